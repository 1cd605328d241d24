/** Requests of the boxes with a list: suggestions, popular entries, completions. */
import { resolverOf } from '../http/call-url';
import { request } from '../http/request';
import { completions, offeredSuggestions, popular } from './schema';
import type { Popular, SuggestedProduct, Suggestions } from './schema';

/** Pause before a request in ms, and minimum length of a phrase (rules S1, S6). */
export const SUGGEST = { delay: 400, minimum: 3 } as const;
export const AUTOCOMPLETE = { delay: 1000, minimum: 3 } as const;

/** Cookies and tokens go to the page's own origin; to other origins only with `include` (rule N3). */
export type Credentials = 'same-origin' | 'include';

/** Maximum number of entries per kind. Rendering a thousand blocked typing for a second. */
const MAX_LISTED = 50;

/** The part of a response that is listed, counted and announced. */
export const listed = ({ products, categories, ...more }: Suggestions): Suggestions => ({
  ...more,
  products: products.slice(0, MAX_LISTED),
  categories: categories.slice(0, MAX_LISTED),
});

const withUrls = (resolve: ReturnType<typeof resolverOf>) => (one: SuggestedProduct) => ({
  ...one,
  link: resolve(one.link),
  image: resolve(one.image),
});

/** Without `url` the requests go to the page's URL. They reject only with a Failure. */
export async function fetchSuggestions(
  url: string | undefined,
  query: string,
  { credentials = 'same-origin', literal = false }: { credentials?: Credentials; literal?: boolean } = {},
): Promise<Suggestions> {
  const body = { query, ...(literal && { literal }) };
  const { products, categories, ...more } = await request(offeredSuggestions, { url, body, credentials });
  const resolve = resolverOf(url);
  return {
    ...more,
    products: products.map(withUrls(resolve)),
    categories: categories.map((one) => ({ ...one, link: resolve(one.link) })),
  };
}

export async function fetchPopular(url: string, credentials: Credentials): Promise<Popular> {
  const { queries, products } = await request(popular, { url, method: 'GET', credentials });
  const resolve = resolverOf(url);
  return {
    queries: queries.map((one) => ({ ...one, link: resolve(one.link) })),
    products: products.map(withUrls(resolve)),
  };
}

export const fetchCompletions = async (
  url: string | undefined,
  body: { query: string; index: string; size: number },
): Promise<readonly string[]> => (await request(completions, { url, body })).slice(0, body.size).map(({ key }) => key);
