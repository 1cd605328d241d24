/** Wire format of suggestions, autocompletion and site search. */
import * as v from 'valibot';
import { availability } from '../http/availability';
import { decimal } from '../http/decimal';
import { priceNotes } from '../http/price-notes';
import { count, flag, having, id, list, maybe, text } from '../http/tolerant';
import { wire, type Reads } from '../http/wire';
import { filters, filterValues } from './filters/schema';

/** Sort orders of the results; the first is the server's own. */
export const SORTS = ['relevance', 'price_asc', 'price_desc', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** Searches the query exactly as typed, without correction. */
const literal = v.optional(v.boolean());

/** Bodies of the search calls. The search's page numbers start at 0 (rule S8). */
export const suggestBody = v.object({ query: v.string(), literal });
export const autocompleteBody = v.object({ query: v.string(), index: v.string(), size: v.number() });
/** Adds a suggested product to the cart, order or offer that the page edits. Only pasted rows send a quantity, a decimal. */
export const addProductBody = v.object({ add_product: id, add_product_quantity: maybe(decimal) });

/** Optional facts of a product; prices and quantity bounds are per `unit`. */
const productFacts = {
  index: maybe(text),
  image: maybe(text),
  unit: maybe(text),
  price_net: maybe(decimal),
  price_gross: maybe(decimal),
  ...priceNotes,
  availability: maybe(availability),
  min: maybe(decimal),
  max: maybe(decimal),
  step: maybe(decimal),
};

/** A suggested product; the add-product box uses the same without `link`. `title` may be HTML. `index` is the SKU, if sent. */
export const suggestedProduct = v.object({
  id,
  title: text,
  link: maybe(text),
  ...productFacts,
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

/** A list. Rejects unrelated JSON, which would otherwise display as no results. */
const nothingBut = <S extends v.GenericSchema>(isSound: (raw: unknown) => boolean, entry: S, what: string) =>
  v.pipe(
    v.unknown() as Reads<v.InferInput<ReturnType<typeof list<S>>>>,
    wire({ listOf: entry }),
    v.check(isSound, 'a list was expected'),
    list(entry, what),
  );

/** A list as of `nothingBut`, for a field that may be missing or null. */
const listField = <S extends v.GenericSchema>(entry: S, what: string) =>
  v.optional(
    nothingBut((raw) => raw === null || isListLike(raw), entry, what),
    [],
  );

/**
 * Response of a suggester URL. `total`: hits of the full search, `corrected`: the phrase searched instead. Unreadable categories hide no
 * products.
 */
export const suggestions = v.object({
  products: listField(suggestedProduct, 'suggested product'),
  categories: list(suggestedCategory, 'suggested category'),
  total: maybe(count),
  corrected: maybe(text),
});
export type Suggestions = v.InferOutput<typeof suggestions>;
/** The response of the URL: rejects unrelated JSON, which would otherwise display as no results. */
export const offeredSuggestions = having(['products', 'categories'], suggestions);

/** Response of a `popular-url` to GET: entries before any typing. */
export const popular = v.object({
  queries: list(v.object({ text, link: maybe(text) }), 'popular query'),
  products: list(suggestedProduct, 'popular product'),
});
export type Popular = v.InferOutput<typeof popular>;

/** Response of an autocomplete URL: `[{"key": "…"}]`. */
export const completions = nothingBut(isListLike, v.object({ key: text }), 'completion');

/** One hit, product or content. Its first link is used; title and description may be HTML. With `id` it can be ordered. */
export const searchResult = v.object({
  id: maybe(id),
  title: text,
  ...productFacts,
  description: maybe(text),
  links: list(v.object({ url: text }), 'link'),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

const totalHits = v.object({ value: count });

/** With `rest_total_hits_as_int` Elasticsearch sends only the number. */
const total = v.pipe(
  v.unknown() as Reads<v.InferInput<typeof totalHits>>,
  wire({ as: totalHits }),
  v.transform((raw) => (typeof raw === 'object' ? raw : { value: raw })),
  totalHits,
);

/** One page of hits and their total. */
const hits = v.object({
  original: v.object({ results: listField(searchResult, 'search result'), total: maybe(total) }),
});

/** PHP prints an empty list for no hits. */
const kind = v.optional(
  v.nullable(
    v.pipe(
      v.unknown() as Reads<v.InferInput<typeof hits>>,
      wire({ as: hits }),
      v.transform((raw) => (Array.isArray(raw) && raw.length === 0 ? { original: {} } : raw)),
      hits,
    ),
  ),
);

/** `filters` are the chosen ones (rule S9); their `query` is ignored. */
export const searchBody = v.object({
  query: v.string(),
  productsIndex: v.number(),
  contentsIndex: v.number(),
  size: v.number(),
  literal,
  sort: v.optional(v.picklist(SORTS)),
  filters: v.optional(filterValues),
});

/**
 * Response of a search URL. A missing kind has no hits; without a readable kind the response is invalid. `filters` and `values` are
 * about the products, like the attributes of a listing's filters.
 */
export const searchAnswer = v.pipe(
  v.object({
    products: kind,
    contents: kind,
    corrected: maybe(text),
    filters: maybe(filters),
    values: maybe(filterValues),
  }),
  v.check(({ products, contents }) => (products ?? contents) != null, 'neither products nor contents'),
);
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;
