/** Decides the calls of search (spec section 7): what is sent where, and what comes back. */
import * as v from 'valibot';
import { request } from '../http/request';
import { having } from '../http/tolerant';
import { completions, searchAnswer, suggestions } from './schema';
import type { SearchAnswer, SuggestedProduct, Suggestions } from './schema';

/** Pause before a question and the shortest phrase that is asked about (spec section 9), in ms and characters. */
export const SUGGEST = { delay: 400, minimum: 3 } as const;
export const AUTOCOMPLETE = { delay: 1000, minimum: 3 } as const;
/** Results a page of the site search (spec section 9). */
export const PAGE_SIZE = 25;

/** Cookies and tokens go to the page's own origin; to another one only with `include` (contract: "Details"). */
export type Credentials = 'same-origin' | 'include';

const answers = {
  suggestions: having(['products', 'categories'], suggestions),
  search: having(['products', 'contents'], searchAnswer),
};

/** Without a `url` all of these go to the page's own address. They throw a Failure and nothing else. */
export const askSuggestions = (
  url: string | undefined,
  query: string,
  credentials: Credentials = 'same-origin',
): Promise<Suggestions> => request(answers.suggestions, { url, body: { query }, credentials });

export const askCompletions = async (
  url: string | undefined,
  body: { query: string; index: string; size: number },
): Promise<readonly string[]> => (await request(completions, { url, body })).slice(0, body.size).map(({ key }) => key);

/** Page numbers start at 0. */
export const askSearch = (
  url: string | undefined,
  body: { query: string; productsIndex: number; contentsIndex: number },
): Promise<SearchAnswer> => request(answers.search, { url, body: { ...body, size: PAGE_SIZE } });

/** Adds a product to the page's document. `quantity` is a decimal; a server that does not know it adds its own least one. */
export const addProduct = (url: string | undefined, id: SuggestedProduct['id'], quantity?: string): Promise<unknown> =>
  request(v.unknown(), {
    url,
    // Chosen while the page is already being loaded anew, it is added all the same.
    keepalive: true,
    body: { add_product: id, ...(quantity !== undefined && { add_product_quantity: quantity }) },
  });
