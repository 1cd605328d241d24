/** A product's row in the results: picture, code, name, stock, price, and order form. */
import { lazy, memo, Suspense } from 'react';
import type { ReactElement } from 'react';
import { linkUrl } from '../../page/safe-url';
import { docsUrl } from '../../page/docs-url';
import { partsOf } from '../../ui/stock/parts';
import { ProductPrices, StockLine } from '../ProductFacts';
import type { SearchResult } from '../schema';
import { ResultText, ResultTitle } from './ResultText';
import type { RowSetup } from './ResultText';

/** Whether the hit has product facts. */
export const isProduct = ({ image, index, price_net, price_gross, availability }: SearchResult): boolean =>
  [image, index, price_net, price_gross, availability].some((fact) => fact !== undefined);

interface RowProps extends RowSetup {
  readonly product: SearchResult;
  readonly phrase: string;
}

/** The order form loads only if a product can be ordered; if it fails to load, the row still links to the product. */
const Buy = lazy(() =>
  import('./BuyForm').catch((error: unknown) => {
    console.error('shop-elements: what orders could not be loaded.', error, docsUrl('load'));
    return { default: (): ReactElement => <></> };
  }),
);

export const ProductRow = memo(({ product, phrase, addUrl, ...setup }: RowProps) => {
  const { id, index, image, unit, price_net, price_gross, availability } = product;
  const picture = linkUrl(image);
  const inParts = availability?.quantity && partsOf(availability, availability.quantity, unit);
  const isForSale = addUrl !== undefined && id !== undefined;
  return (
    <li className="result result--product" part="result">
      <span className="result__picture">
        {picture !== undefined && (
          <img
            src={picture}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
            onError={({ currentTarget }) => (currentTarget.style.display = 'none')}
          />
        )}
      </span>
      <div className="result__main">
        {index && (
          <span className="code" part="code">
            {index}
          </span>
        )}
        <ResultTitle result={product} phrase={phrase} />
        <ResultText result={product} phrase={phrase} />
        <StockLine availability={availability && { ...availability, text: inParts || availability.text }} unit={unit} />
      </div>
      <ProductPrices net={price_net} gross={price_gross} unit={unit} notes={product} {...setup} />
      {isForSale && (
        <div className="result__buy">
          <Suspense>
            <Buy product={product} id={String(id)} addUrl={addUrl} {...setup} />
          </Suspense>
        </div>
      )}
    </li>
  );
});
