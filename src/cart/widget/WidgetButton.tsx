/** The cart dropdown's button, or the template's link if the carts cannot be read. This component only serves to generate the drawing. */
import type { shopCartWidget } from '../../../elements/shop-cart-widget';
import type { PropsOf } from '../../element/declare';
import { ShoppingCart } from '../../ui/icons';
import { uiStyles } from '../../ui/styles';
import { text } from './text';
import widget from './widget.css?inline';

export const styles = [...uiStyles, widget];

interface WidgetButtonProps extends Pick<PropsOf<typeof shopCartWidget>, 'count'> {
  /** Undefined until the carts are loaded. */
  label?: string;
  /** The displayed count: a badge has room for two digits. */
  badge?: string;
  isOpen?: boolean;
  isGivenUp?: boolean;
}

export default function WidgetButton({ count, label, badge, isOpen = false, isGivenUp = false }: WidgetButtonProps) {
  if (isGivenUp) return <slot />;
  return (
    <div className="widget">
      <button
        type="button"
        className="widget__button"
        part="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls="panel"
      >
        <ShoppingCart size={22} aria-hidden="true" />
        <span className="widget__title">{`${text.title} `}</span>
        <span className="widget__count number" data-count={count} part="count">
          {badge}
        </span>
      </button>
    </div>
  );
}
