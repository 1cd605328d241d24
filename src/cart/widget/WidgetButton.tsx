/** Decides how the cart dropdown's button looks, and what stands in its place where no carts can be read. Only drawings are made of it. */
import type { shopCartWidget } from '../../../elements/shop-cart-widget';
import type { PropsOf } from '../../element/declare';
import { ShoppingCart } from '../../ui/icons';
import { uiStyles } from '../../ui/styles';
import { text } from './text';
import widget from './widget.css?inline';

export const styles = [...uiStyles, widget];

interface WidgetButtonProps extends Pick<PropsOf<typeof shopCartWidget>, 'count'> {
  /** Undefined until the carts are read. */
  label?: string;
  /** The count as it is written: a badge has room for two digits. */
  shown?: string;
  isOpen?: boolean;
  isGivenUp?: boolean;
}

export default function WidgetButton({ count, label, shown, isOpen = false, isGivenUp = false }: WidgetButtonProps) {
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
          {shown}
        </span>
      </button>
    </div>
  );
}
