/** The carts in the open dropdown. This component only serves to generate the drawing. */
import { linkUrl } from '../../page/safe-url';
import type { Prices } from '../../page/currency';
import { Check } from '../../ui/icons';
import { LinkButton } from '../../ui/LinkButton';
import { amountOf, headOf, remarksOf, restOf, firstItems, sumsOf, valueOf } from './lines';
import type { WidgetAnswer, WidgetCart } from './schema';
import { text } from './text';

interface ViewOptions {
  readonly before: WidgetAnswer | undefined;
  readonly prices: Prices;
  readonly currency: string;
}

export function WidgetCarts({ carts, ...options }: ViewOptions & { carts: readonly WidgetCart[] }) {
  return (
    <ul className="widget__carts">
      {carts.map((cart) => (
        <li key={cart.id} className="widget__cart" part="cart">
          <CartHead cart={cart} prices={options.prices} />
          {cart.is_master ? (
            cart.childCarts.map((child) => (
              <div key={child.id} className="widget__child">
                <CartHead cart={child} prices={options.prices} href={linkUrl(child.url)} />
                <Items cart={child} {...options} />
              </div>
            ))
          ) : (
            <Items cart={cart} {...options} />
          )}
          <Sums cart={cart} {...options} />
          {linkUrl(cart.url) && (
            <div className="widget__part">
              <LinkButton href={linkUrl(cart.url)} variant="primary" wide>
                {text.toCart}
              </LinkButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type OneCart = Pick<WidgetCart, 'id' | 'name' | 'departmentName' | 'items'>;

function CartHead({ cart, prices, href }: { cart: OneCart; prices: Prices; href?: string | undefined }) {
  const name = cart.name ?? text.title;
  return (
    <p className="widget__head">
      <strong>{href ? <a href={href}>{name}</a> : name}</strong>
      <span className="muted">{headOf(cart, prices)}</span>
      {cart.departmentName && <span className="widget__branch muted">{cart.departmentName}</span>}
    </p>
  );
}

function Items({ cart, before, prices, currency }: ViewOptions & { cart: OneCart }) {
  const rest = restOf(cart.items);
  return (
    <ul className="widget__items">
      {firstItems(cart, before).map((item, index) => {
        const [image, value] = [linkUrl(item.image), valueOf(item, prices, currency)];
        const remarks = remarksOf(item, prices, currency);
        return (
          // The dropdown's lines have no id. Lines are read-only here, so the index is a sufficient key.
          <li key={index} className={item.isNew ? 'widget__item widget__item--new' : 'widget__item'}>
            {image ? (
              <img src={image} alt="" width="40" height="40" loading="lazy" />
            ) : (
              <span className="widget__no-image" aria-hidden="true" />
            )}
            <span className="widget__name">
              {item.isNew && (
                <span className="widget__new">
                  <Check size={14} aria-hidden="true" />
                  <span>{text.justAdded}</span>
                </span>
              )}
              <span>{item.name}</span>
              <span className="muted number">{amountOf(item, prices, currency)}</span>
              {remarks && <span>{remarks}</span>}
            </span>
            {value && <strong className="number">{value}</strong>}
          </li>
        );
      })}
      {rest && <li className="widget__part muted">{rest}</li>}
    </ul>
  );
}

function Sums({ cart, prices, currency }: Omit<ViewOptions, 'before'> & { cart: WidgetCart }) {
  const sums = sumsOf(cart, prices, currency);
  return (
    sums.length > 0 && (
      <dl className="widget__sums">
        {sums.map(({ isNet, sum }) => (
          <div key={String(isNet)}>
            <dt>{isNet ? text.total.net : text.total.gross}</dt>
            <dd className="number">{sum}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
