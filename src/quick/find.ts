/** Looks up rows: a hundred per request if the shop has a lookup URL, else one by one through the suggestions. */
import { fetchLookup } from '../lookup/api';
import type { LookedUpProduct } from '../lookup/schema';
import { fetchSuggestions } from '../search/api';
import { bySku } from '../search/add-product/batch';
import type { SuggestedProduct } from '../search/schema';
import type { RowListSetup } from './row-lookup';

const productOf = ({
  id,
  index,
  title,
  image,
  priceNet,
  priceGross,
  price_steps,
}: SuggestedProduct): LookedUpProduct => ({
  id,
  index,
  title,
  image,
  price_net: priceNet,
  price_gross: priceGross,
  unit: undefined,
  min: undefined,
  max: undefined,
  step: undefined,
  availability: undefined,
  price_steps,
});

export function finder(lookupUrl: string | undefined, suggestUrl: string | undefined): RowListSetup['find'] {
  if (lookupUrl !== undefined || suggestUrl === undefined)
    return (rows, onRows) => fetchLookup(lookupUrl, rows, onRows);
  return async (rows, onRows) => {
    for (const [index, { code, gtin, name }] of rows.map((row, at) => [at, row] as const)) {
      const query = code ?? gtin ?? name ?? '';
      const suggested = await fetchSuggestions(suggestUrl, query);
      const sole = code === undefined ? '' : bySku(suggested, code);
      const candidates = suggested.products.slice(0, 8).map(productOf);
      const row =
        typeof sole === 'string'
          ? { product: undefined, candidates, message: undefined }
          : { product: productOf(sole), candidates: [], message: undefined };
      if (!onRows(index, [row])) return;
    }
  };
}
