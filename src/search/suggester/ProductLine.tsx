/** Decides what is seen of a suggested product: picture, title, how it can be had, prices. */
import { linkUrl } from '../../page/safe-url';
import { formatMoney } from '../../ui/money';
import { MarkedTitle } from '../MarkedTitle';
import type { SuggestedProduct } from '../schema';
import { boxText } from '../text';

interface ProductLineProps {
  readonly product: SuggestedProduct;
  readonly query: string;
  readonly currency: string;
}

export function ProductLine({ product, query, currency }: ProductLineProps) {
  const image = linkUrl(product.image);
  return (
    <>
      <span className="entry__picture">
        {/* By its address: another product's picture must not stand here until the right one has come. */}
        {image !== undefined && (
          <img
            key={image}
            src={image}
            alt=""
            width={48}
            height={48}
            decoding="async"
            // It does not come: better nothing than the browser's torn one.
            onError={({ currentTarget }) => (currentTarget.style.display = 'none')}
          />
        )}
      </span>
      <span className="entry__main">
        <span className="entry__title">
          <MarkedTitle html={product.title} phrase={query} />
        </span>
        {(product.isOnDemand || product.isOnRequest) && (
          <span className="entry__marks">
            {product.isOnDemand && <span className="entry__mark">{boxText.onDemand}</span>}
            {product.isOnRequest && <span className="entry__mark">{boxText.onRequest}</span>}
          </span>
        )}
      </span>
      {product.hasPrice && (
        <span className="entry__prices" part="prices">
          {product.priceGross !== undefined && (
            <span className="entry__gross number">
              {`${formatMoney(product.priceGross, currency)} `}
              <small>{boxText.gross}</small>
            </span>
          )}
          {product.priceNet !== undefined && (
            <span className="entry__net number">
              {`${formatMoney(product.priceNet, currency)} `}
              <small>{boxText.net}</small>
            </span>
          )}
        </span>
      )}
    </>
  );
}
