/** Decides the frame of a step: title and way back, its content, and what stands beside it where there is room. */
import type { Elements } from '../../ui/content';

export interface StepFrameProps {
  title: string;
  /** The link to the previous page, next to the title. */
  back: Elements;
  children: Elements;
  side: Elements;
  /** Added to the class of the columns. */
  variant?: string;
}

export const StepFrame = ({ title, back, children, side, variant = '' }: StepFrameProps) => (
  <>
    <div className="cart__head">
      <h2 className="cart__title" part="heading" tabIndex={-1} data-step-title>
        {title}
      </h2>
      {back}
    </div>
    <div className={`cart__columns${variant}`}>
      {/* Browsers scroll to a field's caret but ignore its scroll margins, so the bar may cover the field; of a line to order all is shown. */}
      <div
        className="cart__main stack stack--wide"
        onFocus={({ target }) =>
          target.matches(':focus-visible') &&
          (target.closest('.order .items__row') ?? target).scrollIntoView({ block: 'nearest' })
        }
      >
        {children}
      </div>
      {side}
    </div>
  </>
);
