/** The list of the add-product box: a grid of products, each with a button. */
import { memo } from 'react';
import type { Prices } from '../../page/currency';
import { plusGlyph } from '../../ui/glyph';
import { plainText } from '../../ui/safe-html';
import type { ListProps } from '../combobox/Combobox';
import type { SuggestedProduct, Suggestions } from '../schema';
import { NoResults, PanelHead } from '../suggester/SuggestionList';
import { ProductLine } from '../suggester/ProductLine';
import { boxText } from '../text';

interface RowsSetup extends ListProps<Suggestions> {
  readonly currency: string;
  readonly prices: Prices;
  readonly add: (product: SuggestedProduct) => void;
}

/** A grid instead of a listbox, because an option must not contain a button. */
export function ProductRows({ answer: { products }, query, active, listId, currency, prices, add }: RowsSetup) {
  if (products.length === 0) return <NoResults />;
  return (
    <>
      <PanelHead>{boxText.found}</PanelHead>
      <div role="grid" id={listId} aria-label={boxText.found} part="suggestions">
        {products.map((product, index) => (
          <ProductRow
            key={index}
            id={`${listId}-${index}`}
            product={product}
            query={query}
            currency={currency}
            prices={prices}
            isActive={active === index}
            add={add}
          />
        ))}
      </div>
    </>
  );
}

interface RowProps {
  readonly id: string;
  readonly product: SuggestedProduct;
  readonly query: string;
  readonly currency: string;
  readonly prices: Prices;
  readonly isActive: boolean;
  readonly add: (product: SuggestedProduct) => void;
}

const ProductRow = memo(({ id, product, query, currency, prices, isActive, add }: RowProps) => (
  <div role="row" id={id} className="row" part="suggestion" aria-selected={isActive} onClick={() => add(product)}>
    <div role="gridcell" className="entry row__product">
      <ProductLine product={product} query={query} currency={currency} prices={prices} />
    </div>
    <div role="gridcell" className="row__add">
      {/* The row handles the click. */}
      <button
        type="button"
        className="button button--secondary button--small"
        part="button"
        tabIndex={-1}
        aria-label={boxText.addTitled(plainText(product.title))}
      >
        <span className="button__face">
          {plusGlyph}
          <span>{boxText.add}</span>
        </span>
      </button>
    </div>
  </div>
));
