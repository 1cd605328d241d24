/** Decides how a cart looks in the dropdown: its name and branch, its first lines, and a link to it (to a child cart by its name). */
import { linkUrl } from '../../page/safe-url';
import type { Prices } from '../../page/currency';
import { LinkButton } from '../../ui/LinkButton';
import { amountOf, restOf, shownOf, valuesOf } from './lines';
import type { WidgetCart, WidgetItem } from './schema';
import { text } from './text';

export function WidgetCarts({
  carts,
  prices,
  currency,
}: {
  carts: readonly WidgetCart[];
  prices: Prices;
  currency: string;
}) {
  return (
    <ul className="widget__carts">
      {carts.map((cart) => (
        <li key={cart.id} className="widget__cart" part="cart">
          <CartHead cart={cart} />
          {cart.is_master ? (
            cart.childCarts.map((child) => (
              <div key={child.id} className="widget__child">
                <CartHead cart={child} href={linkUrl(child.url)} />
                <Items items={child.items} {...{ prices, currency }} />
              </div>
            ))
          ) : (
            <Items items={cart.items} {...{ prices, currency }} />
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

function Items({ items, prices, currency }: { items: readonly WidgetItem[]; prices: Prices; currency: string }) {
  const rest = restOf(items);
  return (
    <ul className="widget__items">
      {shownOf(items).map((item, index) => (
        // The dropdown's lines have no id; as they are read-only, the index will do.
        <Item key={index} item={item} {...{ prices, currency }} />
      ))}
      {rest && <li className="muted">{rest}</li>}
    </ul>
  );
}

function Item({ item, prices, currency }: { item: WidgetItem; prices: Prices; currency: string }) {
  const image = linkUrl(item.image);
  const { first, other } = valuesOf(item, prices, currency);
  return (
    <li className="widget__item">
      {image ? (
        <img src={image} alt="" width="40" height="40" loading="lazy" />
      ) : (
        <span className="widget__no-image" aria-hidden="true" />
      )}
      <span className="widget__name">
        <span>{item.name}</span>
        <span className="muted number">{amountOf(item)}</span>
      </span>
      <span className="widget__price number">
        {first && <strong>{first}</strong>}
        {other && <span className="muted">{other}</span>}
      </span>
    </li>
  );
}
