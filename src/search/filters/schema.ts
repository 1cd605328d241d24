/** Wire format of a listing's filters, and of the chosen ones. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { byName, count, flag, id, list, maybe, parse, text, type Id } from '../../http/tolerant';
import type { Reads } from '../../http/wire';

const filterValue = v.object({ id, name: text, count: maybe(count) });

/** A filterable property; a numeric one is a range over its values. */
export const filterProperty = v.object({ id, name: text, is_numeric: flag, values: list(filterValue, 'filter value') });

/** Number of products per flag. */
const flagCounts = v.object({
  bestseller: maybe(count),
  is_new: maybe(count),
  on_sale: maybe(count),
  promotion: maybe(count),
});

/** The available filters: the `filters` attribute. `aggs` counts with the current filters, `noFilteredAggs` without any. */
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

/** The chosen filters: the `values` attribute, named like the query parameters (rule S9). */
export const filterValues = v.object({
  query: maybe(text),
  br: list(id, 'chosen brand'),
  c: maybe(range),
  pr: v.optional(v.fallback(byName(chosenValues), {}), {}),
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
