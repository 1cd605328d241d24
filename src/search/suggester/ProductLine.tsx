/** A suggested product: picture, code, title, availability, prices. */
import type { Prices } from '../../page/currency';
import { linkUrl } from '../../page/safe-url';
import { MarkedTitle } from '../MarkedTitle';
import { ProductPrices, StockLine } from '../ProductFacts';
import type { SuggestedProduct } from '../schema';
import { boxText } from '../text';

interface ProductLineProps {
  readonly product: SuggestedProduct;
  readonly query: string;
  readonly currency: string;
  readonly prices: Prices;
}

/** Hides the browser's broken image after a failure. */
const hide = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => (currentTarget.style.display = 'none');

export function ProductLine({ product, query, currency, prices }: ProductLineProps) {
  const image = linkUrl(product.image);
  return (
    <>
      <span className="entry__picture">
        {/* Keyed by URL, so that the last product's picture does not stay while this one loads. */}
        {image !== undefined && (
          <img key={image} src={image} alt="" width={48} height={48} decoding="async" onError={hide} />
        )}
      </span>
      <span className="entry__main">
        {product.index && (
          <span className="code" part="code">
            {product.index}
          </span>
        )}
        <span className="entry__title">
          <MarkedTitle html={product.title} phrase={query} />
        </span>
        <StockLine availability={product.availability} unit={product.unit} />
        {(product.isOnDemand || product.isOnRequest) && (
          <span className="entry__marks">
            {product.isOnDemand && <span className="entry__mark">{boxText.onDemand}</span>}
            {product.isOnRequest && <span className="entry__mark">{boxText.onRequest}</span>}
          </span>
        )}
      </span>
      {product.hasPrice && (
        <ProductPrices
          net={product.priceNet ?? product.price_net}
          gross={product.priceGross ?? product.price_gross}
          unit={product.unit}
          currency={currency}
          prices={prices}
          notes={product}
        />
      )}
    </>
  );
}
