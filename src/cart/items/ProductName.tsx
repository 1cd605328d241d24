/** Decides how a line names its product: picture, muted index, strong name, and what sets it apart. */
import { linkUrl } from '../../page/safe-url';
import { text } from '../text';
import type { CartItem } from '../wire/item';

export function ProductName({ item }: { item: CartItem }) {
  const href = linkUrl(item.url);
  const image = linkUrl(item.image);
  return (
    <div className="product">
      {image ? (
        <img className="product__image" src={image} alt="" width="64" height="64" loading="lazy" decoding="async" />
      ) : (
        <span className="product__image" aria-hidden="true" />
      )}
      <div className="product__text">
        {item.index && <span className="product__index">{item.index}</span>}
        {href ? (
          <a className="product__name" href={href}>
            {item.product_name}
          </a>
        ) : (
          <span className="product__name">{item.product_name}</span>
        )}
        {item.brand_name && <span className="product__brand">{item.brand_name}</span>}
        {item.onRequestAvailableToOrder && <span className="badge">{text.items.onRequest}</span>}
      </div>
    </div>
  );
}
