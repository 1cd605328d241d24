/** Decides which part of the results is shown, and how that stands in the page's query. */
import { PAGE_SIZE } from '../api';

export const KINDS = ['products', 'contents'] as const;
export type Kind = (typeof KINDS)[number];

/** Pages count from 0, as on the wire. */
export interface Place {
  readonly query: string;
  readonly kind: Kind;
  readonly page: number;
}

/** Where the address says one is; `query` is the template's own, which a phrase in the address replaces. */
export function readPlace(params: URLSearchParams, query = ''): Place {
  const kind: Kind = params.get('kind') === 'contents' ? 'contents' : 'products';
  const page = Number(params.get(`${kind}Index`) ?? 0);
  return {
    query: (params.get('query') ?? query).trim(),
    kind,
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  };
}

/** The parameters of a place; what is usual is left out, so that addresses stay short. */
export const placeParams = ({ query, kind, page }: Place): Record<string, string | undefined> => ({
  query: query || undefined,
  kind: kind === 'contents' ? kind : undefined,
  productsIndex: kind === 'products' && page > 0 ? String(page) : undefined,
  contentsIndex: kind === 'contents' && page > 0 ? String(page) : undefined,
});

/** The body's page numbers: the kind that is not shown is at its first page. */
export const placeBody = ({ query, kind, page }: Place) => ({
  query,
  productsIndex: kind === 'products' ? page : 0,
  contentsIndex: kind === 'contents' ? page : 0,
});

export const isSamePlace = (a: Place, b: Place | undefined): boolean =>
  a.query === b?.query && a.kind === b.kind && a.page === b.page;

/** Whether the answer to `asked` has what stands at `place`: the other kind's first page comes along. */
export const holdsPlace = (asked: Place, { query, kind, page }: Place): boolean =>
  query === asked.query && page === (kind === asked.kind ? asked.page : 0);

/** How many pages so many hits fill. */
export const pagesOf = (total: number): number => Math.ceil(total / PAGE_SIZE);

/** First, last and the neighbours of the current page, counted from 0; a gap is undefined. */
export function pagesAround(current: number, pages: number): readonly (number | undefined)[] {
  const near = [0, current - 1, current, current + 1, pages - 1].filter((page) => page >= 0 && page < pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((page, nth) => (page - (shown[nth - 1] ?? page) > 1 ? [undefined, page] : [page]));
}
