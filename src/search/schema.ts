/** Decides what suggestions, autocompletion, site search and filters are on the wire (spec sections 3 and 7). */
import * as v from 'valibot';
import { decimal } from '../http/decimal';
import { count, flag, id, list, maybe, parse, text, type Id } from '../http/tolerant';
import { wire, type Reads } from '../http/wire';

/** Bodies of the searching calls. The page numbers of the search start at 0 (contract: "Decisions"). */
export const suggestBody = v.object({ query: v.string() });
export const autocompleteBody = v.object({ query: v.string(), index: v.string(), size: v.number() });
export const searchBody = v.object({
  query: v.string(),
  productsIndex: v.number(),
  contentsIndex: v.number(),
  size: v.number(),
});
/** Adds a suggested product to the page's document; what comes back is not read. The quantity, a decimal, is there for pasted rows only. */
export const addProductBody = v.object({ add_product: id, add_product_quantity: maybe(decimal) });

/** A suggested product; the add-product box reads the same without `link`. `title` may be HTML. `index` is its SKU, where a server says it. */
export const suggestedProduct = v.object({
  id,
  index: maybe(text),
  title: text,
  link: maybe(text),
  image: maybe(text),
  hasPrice: flag,
  isOnDemand: flag,
  isOnRequest: flag,
  priceGross: maybe(decimal),
  priceNet: maybe(decimal),
});
export type SuggestedProduct = v.InferOutput<typeof suggestedProduct>;

export const suggestedCategory = v.object({ name: text, link: maybe(text) });
export type SuggestedCategory = v.InferOutput<typeof suggestedCategory>;

/** Answer of a suggester URL. */
export const suggestions = v.object({
  products: list(suggestedProduct, 'suggested product'),
  categories: list(suggestedCategory, 'suggested category'),
});
export type Suggestions = v.InferOutput<typeof suggestions>;

const isListLike = (raw: unknown): boolean =>
  Array.isArray(raw) || (raw !== null && typeof raw === 'object' && Object.keys(raw).every((key) => /^\d+$/.test(key)));

const completion = v.object({ key: text });

/** Answer of an autocomplete URL: `[{"key": "…"}]`. JSON of something else is not an empty list. */
export const completions = v.pipe(
  v.unknown(),
  wire({ listOf: completion }),
  v.check(isListLike, 'a list was expected'),
  list(completion, 'completion'),
);

/** One hit, product or content. It leads to the first of its links; title and description may be HTML. */
export const searchResult = v.object({
  title: text,
  description: maybe(text),
  links: list(v.object({ url: text }), 'link'),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

/** One page of hits and how many there are in all. */
const hits = v.object({
  original: v.object({ results: list(searchResult, 'search result'), total: v.object({ value: count }) }),
});

/** Answer of a search URL. A kind that is missing has no hits. */
export const searchAnswer = v.object({ products: maybe(hits), contents: maybe(hits) });
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;

const filterValue = v.object({ id, name: text, count: maybe(count) });

/** A property to filter by; the values of a numeric one give its range. */
export const filterProperty = v.object({ id, name: text, is_numeric: flag, values: list(filterValue, 'filter value') });
export type FilterProperty = v.InferOutput<typeof filterProperty>;

/** How many products each flag leaves. */
const flagCounts = v.object({
  bestseller: maybe(count),
  is_new: maybe(count),
  on_sale: maybe(count),
  promotion: maybe(count),
});

/** What can be filtered: the `filters` attribute. `aggs` counts with the current filters, `noFilteredAggs` without any. */
export const filters = v.object({
  brands: list(filterValue, 'brand'),
  properties: list(filterProperty, 'filter property'),
  aggs: maybe(flagCounts),
  noFilteredAggs: maybe(flagCounts),
});
export type Filters = v.InferOutput<typeof filters>;

const range = v.object({ min: maybe(decimal), max: maybe(decimal) });

/** A list of chosen ids, or the range of a numeric property; PHP prints a list with gaps as an object. */
const chosenValues = v.pipe(
  v.unknown() as Reads<readonly Id[] | { readonly [place: string]: Id } | v.InferInput<typeof range> | null>,
  v.transform((raw) =>
    raw !== null && typeof raw === 'object' && ('min' in raw || 'max' in raw)
      ? (parse(range, raw, 'chosen range').output as v.InferOutput<typeof range>)
      : v.parse(list(id, 'chosen value'), raw),
  ),
);

/** What is filtered now: the `values` attribute, named as the query parameters of spec section 3. */
export const filterValues = v.object({
  query: maybe(text),
  br: list(id, 'chosen brand'),
  c: maybe(range),
  pr: v.optional(v.fallback(v.record(v.string(), chosenValues), {}), {}),
  only_available_in_my_department: flag,
  only_available_in_other_departments: flag,
  on_request: flag,
  show_unavailable_products: flag,
  bestseller: flag,
  is_new: flag,
  on_sale: flag,
  promotion: flag,
});
export type FilterValues = v.InferOutput<typeof filterValues>;
