/** The frame of a step: title, way back, content, and a second column where there is room. */
import type { Elements } from '../../ui/content';

export interface StepFrameProps {
  title: string;
  /** The way back, next to the title. */
  back: Elements;
  /** Above the columns. */
  lead?: Elements;
  children: Elements;
  side: Elements;
  /** Suffix of the columns' class. */
  variant?: string;
}

export const StepFrame = ({ title, back, lead, children, side, variant = '' }: StepFrameProps) => (
  <>
    <div className="cart__head">
      <h2 className="cart__title" part="heading" tabIndex={-1} data-step-title>
        {title}
      </h2>
      {back}
    </div>
    {lead}
    <div className={`cart__columns${variant}`}>
      {/* Browsers scroll to a field's caret but ignore its scroll margins, so the bar may cover the field. On the summary, scrolls to the whole line. */}
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
