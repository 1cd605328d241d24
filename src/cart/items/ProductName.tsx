/** A line's product: picture, muted index, bold name, and facts that distinguish similar products. */
import type { Id } from '../../http/tolerant';
import { linkUrl } from '../../page/safe-url';
import { codesOf } from '../../ui/codes/codes';
import { PriceNotes } from '../../ui/PriceNotes';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { text } from '../text';
import { isDeposit, type CartItem } from '../wire/item';
import { LineDuties } from '../duties/LineDuties';
import { LineFields } from '../extra/LineFields';
import { alternativePrice, alternativeRemarks, factsOf } from './figures';

interface ProductNameProps {
  item: CartItem;
  cartId: Id;
  locked: boolean;
  /** True on the summary, which shows no price per other unit and no alternatives. */
  isOrder: boolean;
  isFilled: boolean;
}

export function ProductName({ item, cartId, locked, isOrder, isFilled }: ProductNameProps) {
  const { prices } = useCartSettings();
  const currency = useCurrency();
  const buyer = useCart((cart) => cart.buyer);
  const href = linkUrl(item.url);
  const image = linkUrl(item.image);
  const codes = codesOf(item);
  return (
    <div className="product">
      {image ? (
        <img className="product__image" src={image} alt="" width="64" height="64" loading="lazy" decoding="async" />
      ) : (
        <span className="product__image" aria-hidden="true" />
      )}
      <div className="product__text">
        {codes && <span className="product__index">{codes}</span>}
        {item.brand_name && <span className="product__brand">{item.brand_name}</span>}
        {item.onRequestAvailableToOrder && <span className="badge">{text.items.onRequest}</span>}
        {!isDeposit(item) && <LineFields item={item} cartId={cartId} locked={locked} />}
        {href ? (
          <a className="product__name" href={href} title={item.product_name}>
            {item.product_name}
          </a>
        ) : (
          <span className="product__name" title={item.product_name}>
            {item.product_name}
          </span>
        )}
        <PriceNotes
          of={factsOf(isOrder ? { ...item, unit_price: undefined } : item, prices, currency, buyer)}
          className="product__fact"
        />
        <LineDuties item={item} />
        {isFilled && <slot name={`line-${item.id}`} />}
        {!isOrder && item.alternatives.length > 0 && <Alternatives item={item} />}
      </div>
    </div>
  );
}

function Alternatives({ item }: { item: CartItem }) {
  const { prices } = useCartSettings();
  const currency = useCurrency();
  const isConsumer = useCart(({ buyer }) => buyer === 'consumer');
  return (
    <details className="product__alternatives only-screen">
      <summary>{text.items.alternatives}</summary>
      <ul>
        {item.alternatives.map((one) => {
          const [href, price] = [linkUrl(one.link), alternativePrice(one, prices, currency)];
          return (
            <li key={one.id}>
              {href ? <a href={href}>{one.title}</a> : <span>{one.title}</span>}
              {price && <span className="number">{price}</span>}
              {alternativeRemarks(one, item, prices, currency, isConsumer).map((remark) => (
                <span key={remark}>{remark}</span>
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
