/** Decides what the panel of found products and categories shows, and that nothing was found. */
import { memo } from 'react';
import type { MouseEvent } from 'react';
import { linkUrl } from '../../page/safe-url';
import type { ListProps } from '../combobox/Combobox';
import { MarkedTitle } from '../MarkedTitle';
import type { SuggestedCategory, SuggestedProduct, Suggestions } from '../schema';
import { boxText } from '../text';
import { ProductLine } from './ProductLine';

/** What was chosen: one of the two. */
export interface Picked {
  readonly product?: SuggestedProduct;
  readonly category?: SuggestedCategory;
}

type Pick = (event: MouseEvent, picked: Picked) => void;

interface ListSetup extends ListProps<Suggestions> {
  readonly currency: string;
  readonly pick: Pick;
}

/** Entries are keyed by their place: an answer changes texts in the list that is there, and renders nothing anew. */
export function SuggestionList({ answer: { products, categories }, query, active, listId, currency, pick }: ListSetup) {
  if (products.length + categories.length === 0) return <NothingFound />;
  return (
    <div role="listbox" id={listId} aria-label={boxText.found} part="suggestions">
      {products.length > 0 && (
        <div role="group" aria-labelledby={`${listId}-products`}>
          <PanelHead id={`${listId}-products`}>{boxText.found}</PanelHead>
          {products.map((product, index) => (
            <ProductOption
              key={index}
              id={`${listId}-${index}`}
              product={product}
              query={query}
              currency={currency}
              isActive={active === index}
              pick={pick}
            />
          ))}
        </div>
      )}
      {categories.length > 0 && (
        <div role="group" aria-labelledby={`${listId}-categories`}>
          <PanelHead id={`${listId}-categories`}>{boxText.categories}</PanelHead>
          {categories.map((category, index) => (
            <CategoryOption
              key={index}
              id={`${listId}-${products.length + index}`}
              category={category}
              query={query}
              isActive={active === products.length + index}
              pick={pick}
            />
          ))}
        </div>
      )}
    </div>
  );
}

export const PanelHead = ({ id, children }: { id?: string; children: string }) => (
  <div className="panel__head" part="head" role="presentation" id={id}>
    {children}
  </div>
);

export const NothingFound = () => (
  <>
    <PanelHead>{boxText.found}</PanelHead>
    <p className="panel__empty" part="empty">
      {boxText.none}
    </p>
  </>
);

interface OptionProps {
  readonly id: string;
  readonly query: string;
  readonly isActive: boolean;
  readonly pick: Pick;
}

const ProductOption = memo(
  ({ id, product, query, currency, isActive, pick }: OptionProps & { product: SuggestedProduct; currency: string }) => (
    <a
      role="option"
      id={id}
      className="entry"
      part="suggestion"
      href={linkUrl(product.link)}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={(event) => pick(event, { product })}
    >
      <ProductLine product={product} query={query} currency={currency} />
    </a>
  ),
);

const CategoryOption = memo(
  ({ id, category, query, isActive, pick }: OptionProps & { category: SuggestedCategory }) => (
    <a
      role="option"
      id={id}
      className="entry entry--category"
      part="suggestion category"
      href={linkUrl(category.link)}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={(event) => pick(event, { category })}
    >
      <span className="entry__title">
        <MarkedTitle html={category.name} phrase={query} />
      </span>
    </a>
  ),
);
