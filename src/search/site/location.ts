/** The displayed part of the results, and its parameters in the page's query. */
import { codeText } from '../../fields/typed-text';
import { PAGE_SIZE } from './api';
import { isFilterName } from '../filter-names';
import { SORTS } from '../schema';
import type { Sort } from '../schema';

export const KINDS = ['products', 'contents'] as const;
export type Kind = (typeof KINDS)[number];

/** Page numbers start at 0, as on the wire. */
export interface SearchLocation {
  readonly query: string;
  readonly kind: Kind;
  /** The last displayed page. */
  readonly page: number;
  /** The first displayed page; less than `page` after "show more". */
  readonly from: number;
  readonly sort: Sort;
  /** Search the phrase exactly as typed, without correction. */
  readonly literal: boolean;
  /** The filter parameters, as in a URL's query. */
  readonly filters: string;
}

/** Maximum number of pages to load when the person returns to them. */
const MAX_PAGES = 8;

const wholeNumber = (text: string | null): number => {
  const page = Number(text ?? 0);
  return Number.isSafeInteger(page) && page > 0 ? page : 0;
};

/** Reads the place from the URL; `query` is the template's phrase, the default. */
export function readLocation(params: URLSearchParams, query = ''): SearchLocation {
  const kind: Kind = params.get('kind') === 'contents' ? 'contents' : 'products';
  const page = wholeNumber(params.get(`${kind}Index`));
  const from = params.has('from') ? wholeNumber(params.get('from')) : page;
  return {
    query: codeText(params.get('query') ?? query),
    kind,
    page,
    from: from <= page && page - from < MAX_PAGES ? from : page,
    sort: SORTS.find((one) => one === params.get('sort')) ?? 'relevance',
    literal: params.get('literal') === '1',
    filters: String(new URLSearchParams([...params].filter(([name, value]) => isFilterName(name) && value !== ''))),
  };
}

/** Writes a place into the URL's parameters, without defaults. */
export function writeLocation(
  { query, kind, page, from, sort, literal, filters }: SearchLocation,
  params: URLSearchParams,
): void {
  const values: Record<string, string | false> = {
    query,
    kind: kind === 'contents' && kind,
    productsIndex: kind === 'products' && page > 0 && String(page),
    contentsIndex: kind === 'contents' && page > 0 && String(page),
    from: from < page && String(from),
    sort: sort !== 'relevance' && sort,
    literal: literal && '1',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  for (const name of new Set(params.keys())) if (isFilterName(name)) params.delete(name);
  for (const [name, value] of new URLSearchParams(filters)) params.append(name, value);
}

/** Page numbers for the body: the hidden kind is at its first page. */
export const pageNumbers = ({ kind }: SearchLocation, page: number) => ({
  productsIndex: kind === 'products' ? page : 0,
  contentsIndex: kind === 'contents' ? page : 0,
});

/** Whether both places belong to the same search. */
export const isSameSearch = (a: SearchLocation, b: SearchLocation): boolean =>
  a.query === b.query && a.sort === b.sort && a.literal === b.literal && a.filters === b.filters;

export const isSameLocation = (a: SearchLocation, b: SearchLocation | undefined): boolean =>
  b !== undefined && isSameSearch(a, b) && a.kind === b.kind && a.page === b.page && a.from === b.from;

/** Whether the response to `requested` contains `place`: it includes the other kind's first page. */
export function containsLocation(requested: SearchLocation, place: SearchLocation): boolean {
  const [page, from] = place.kind === requested.kind ? [requested.page, requested.from] : [0, 0];
  return isSameSearch(requested, place) && place.page === page && place.from === from;
}

/** Whether `place` is the displayed pages plus the next one. */
export const isNextPage = (place: SearchLocation, { kind, page, from }: SearchLocation): boolean =>
  place.kind === kind && place.page === page + 1 && place.from === from;

/** Number of pages for a number of hits. */
export const pagesOf = (total: number): number => Math.ceil(total / PAGE_SIZE);
