/** Decides what suggestions, autocompletion, site search and filters are on the wire. */
import * as v from 'valibot';
import { decimal } from '../http/decimal';
import { count, flag, having, id, list, maybe, parse, text, type Id } from '../http/tolerant';
import { wire, type Reads } from '../http/wire';

/** Bodies of the searching calls. The page numbers of the search start at 0 (rule S8). */
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

const isListLike = (raw: unknown): boolean =>
  Array.isArray(raw) || (raw !== null && typeof raw === 'object' && Object.keys(raw).every((key) => /^\d+$/.test(key)));

/** A list, and JSON of something else does not pass for an empty one: nobody is told that nothing was found. */
const nothingBut = <S extends v.GenericSchema>(isSound: (raw: unknown) => boolean, entry: S, what: string) =>
  v.pipe(
    v.unknown() as Reads<v.InferInput<ReturnType<typeof list<S>>>>,
    wire({ listOf: entry }),
    v.check(isSound, 'a list was expected'),
    list(entry, what),
  );

/** The same as a field, which may be missing or null. */
const listField = <S extends v.GenericSchema>(entry: S, what: string) =>
  v.optional(
    nothingBut((raw) => raw === null || isListLike(raw), entry, what),
    [],
  );

/** Answer of a suggester URL. The products are worth showing whatever the categories are. */
export const suggestions = v.object({
  products: listField(suggestedProduct, 'suggested product'),
  categories: list(suggestedCategory, 'suggested category'),
});
export type Suggestions = v.InferOutput<typeof suggestions>;
/** As the address gives it: JSON of something else does not pass for nothing found. */
export const offeredSuggestions = having(['products', 'categories'], suggestions);

/** Answer of an autocomplete URL: `[{"key": "…"}]`. */
export const completions = nothingBut(isListLike, v.object({ key: text }), 'completion');

/** One hit, product or content. It leads to the first of its links; title and description may be HTML. */
export const searchResult = v.object({
  title: text,
  description: maybe(text),
  links: list(v.object({ url: text }), 'link'),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

const totalHits = v.object({ value: count });

/** Elasticsearch prints the number alone where it is told `rest_total_hits_as_int`. */
const total = v.pipe(
  v.unknown() as Reads<v.InferInput<typeof totalHits>>,
  wire({ as: totalHits }),
  v.transform((raw) => (typeof raw === 'object' ? raw : { value: raw })),
  totalHits,
);

/** One page of hits and how many there are in all. */
const hits = v.object({
  original: v.object({ results: listField(searchResult, 'search result'), total: maybe(total) }),
});

/** PHP prints an empty list where nothing was found. */
const kind = v.nullish(
  v.pipe(
    v.unknown() as Reads<v.InferInput<typeof hits>>,
    wire({ as: hits }),
    v.transform((raw) => (Array.isArray(raw) && raw.length === 0 ? { original: {} } : raw)),
    hits,
  ),
);

/** Answer of a search URL. A kind that is missing has no hits; where no kind can be read, nobody knows what was found. */
export const searchAnswer = v.pipe(
  v.object({ products: kind, contents: kind }),
  v.check(({ products, contents }) => (products ?? contents) != null, 'neither products nor contents'),
);
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;

const filterValue = v.object({ id, name: text, count: maybe(count) });

/** A property to filter by; the values of a numeric one give its range. */
export const filterProperty = v.object({ id, name: text, is_numeric: flag, values: list(filterValue, 'filter value') });

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

/** What is filtered now: the `values` attribute, named as the query parameters (rule S9). */
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
