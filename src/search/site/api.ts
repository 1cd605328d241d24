/** The request of the search page, and the hits of its response. */
import type * as v from 'valibot';
import { resolverOf } from '../../http/call-url';
import { request } from '../../http/request';
import { searchAnswer } from '../schema';
import type { SearchAnswer, searchBody, SearchResult } from '../schema';

/** Results per page (rule S8). */
export const PAGE_SIZE = 25;

/** One page of a kind, and the total number of hits. */
export interface Hits {
  readonly results: readonly SearchResult[];
  readonly total: number;
}
type Kinds = 'products' | 'contents';
/** `corrected`: the phrase searched instead; `filters` and `values` are about the products. */
export interface SearchResults
  extends Readonly<Record<Kinds, Hits>>, Pick<SearchAnswer, 'corrected' | 'filters' | 'values'> {}

/** The total is at least the number of received hits plus those on earlier pages. */
function hitsOf(kind: SearchAnswer[Kinds], page: number, resolve: ReturnType<typeof resolverOf>): Hits {
  const { results: answered = [], total } = kind?.original ?? {};
  const results = answered.map((one) => ({
    ...one,
    image: resolve(one.image),
    links: one.links.map((link) => ({ url: resolve(link.url) })),
  }));
  const minTotal = results.length === 0 ? 0 : page * PAGE_SIZE + results.length;
  return { results, total: Math.max(total?.value ?? 0, minTotal) };
}

/** Page numbers start at 0. */
export async function fetchSearch(
  url: string | undefined,
  body: Omit<v.InferOutput<typeof searchBody>, 'size'>,
): Promise<SearchResults> {
  const { corrected, filters, values, ...answer } = await request(searchAnswer, {
    url,
    body: { ...body, size: PAGE_SIZE },
  });
  const resolve = resolverOf(url);
  return {
    corrected,
    filters,
    values,
    products: hitsOf(answer.products, body.productsIndex, resolve),
    contents: hitsOf(answer.contents, body.contentsIndex, resolve),
  };
}
