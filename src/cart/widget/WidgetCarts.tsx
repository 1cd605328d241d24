/** Decides how a cart stands in the dropdown: its name and branch, its first lines, and the link to the whole of it, to a child cart by its name. */
import { linkUrl } from '../../page/safe-url';
import { formatMoney, formatNumber } from '../../ui/money';
import { LinkButton } from '../../ui/LinkButton';
import type { WidgetCart, WidgetItem } from './schema';
import { text } from './text';

/** A glance, not the cart: the rest is counted. */
const SHOWN = 4;

export function WidgetCarts({ carts, currency }: { carts: readonly WidgetCart[]; currency: string }) {
  return (
    <ul className="widget__carts">
      {carts.map((cart) => (
        <li key={cart.id} className="widget__cart" part="cart">
          <CartHead cart={cart} />
          {cart.is_master ? (
            cart.childCarts.map((child) => (
              <div key={child.id} className="widget__child">
                <CartHead cart={child} href={linkUrl(child.url)} />
                <Items items={child.items} currency={currency} />
              </div>
            ))
          ) : (
            <Items items={cart.items} currency={currency} />
          )}
          {linkUrl(cart.url) && (
            <LinkButton href={linkUrl(cart.url)} variant="primary" wide>
              {text.toCart}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CartHeadProps {
  readonly cart: Pick<WidgetCart, 'name' | 'departmentName'>;
  readonly href?: string | undefined;
}

function CartHead({ cart, href }: CartHeadProps) {
  const name = cart.name ?? text.title;
  return (
    <p className="widget__head">
      <strong>{href ? <a href={href}>{name}</a> : name}</strong>
      {cart.departmentName && <span className="muted">{cart.departmentName}</span>}
    </p>
  );
}

function Items({ items, currency }: { items: readonly WidgetItem[]; currency: string }) {
  const rest = items.length - SHOWN;
  return (
    <ul className="widget__items">
      {items.slice(0, SHOWN).map((item, index) => (
        // The server gives lines of the dropdown no id, and they are only read.
        <Item key={index} item={item} currency={currency} />
      ))}
      {rest > 0 && <li className="muted">{text.more(text.lines(rest))}</li>}
    </ul>
  );
}

function Item({ item, currency }: { item: WidgetItem; currency: string }) {
  const image = linkUrl(item.image);
  const packages = item.isPackage && item.packageQuantity && text.packages(formatNumber(item.packageQuantity));
  return (
    <li className="widget__item">
      {image ? (
        <img src={image} alt="" width="40" height="40" loading="lazy" />
      ) : (
        <span className="widget__no-image" aria-hidden="true" />
      )}
      <span className="widget__name">
        {item.name}
        <span className="muted number">
          {[`× ${formatNumber(item.quantity)}`, packages].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="widget__price number">
        {item.totalPriceGross && <strong>{formatMoney(item.totalPriceGross, currency)}</strong>}
        {item.totalPriceNet && (
          <span className="muted">
            {formatMoney(item.totalPriceNet, currency)} {text.net}
          </span>
        )}
      </span>
    </li>
  );
}
