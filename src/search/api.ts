/** Decides the requests of search: what is sent where, and what comes back. */
import * as v from 'valibot';
import type { Decimal } from '../http/decimal';
import { Failure } from '../http/failure';
import { request } from '../http/request';
import { judged } from '../lookup/added';
import { absoluteUrl, isOwnOrigin } from '../page/address';
import { completions, offeredSuggestions, popular, searchAnswer } from './schema';
import type { Popular, SearchAnswer, searchBody, SearchResult, SuggestedProduct, Suggestions } from './schema';

/** Pause before a request in ms, and minimum length of a phrase (rules S1, S6). */
export const SUGGEST = { delay: 400, minimum: 3 } as const;
export const AUTOCOMPLETE = { delay: 1000, minimum: 3 } as const;
/** Results per page of the site search (rule S8). */
export const PAGE_SIZE = 25;

/** Cookies and tokens go to the page's own origin; to other origins only with `include` (rule N3). */
export type Credentials = 'same-origin' | 'include';

/** Entries per kind below a box. Nobody reads more, and rendering a thousand blocked typing for a second. */
const MOST_SHOWN = 50;

/** The part of an answer that is listed, counted and spoken; the server may have found any number. */
export const listed = ({ products, categories, ...more }: Suggestions): Suggestions => ({
  ...more,
  products: products.slice(0, MOST_SHOWN),
  categories: categories.slice(0, MOST_SHOWN),
});

/** How addresses in an answer are resolved: those from another origin are relative to its URL, not to this page. */
function reader(url: string | undefined): <Address extends string | undefined>(address: Address) => Address {
  if (url === undefined || isOwnOrigin(url)) return (address) => address;
  const base = absoluteUrl(url);
  return (address) =>
    address?.trim() && URL.canParse(address, base) ? (new URL(address, base).href as typeof address) : address;
}

const placedBy = (read: ReturnType<typeof reader>) => (one: SuggestedProduct) => ({
  ...one,
  link: read(one.link),
  image: read(one.image),
});

/** Without `url` the requests go to the page's own address. They reject only with a Failure. */
export async function askSuggestions(
  url: string | undefined,
  query: string,
  { credentials = 'same-origin', literal = false }: { credentials?: Credentials; literal?: boolean } = {},
): Promise<Suggestions> {
  const body = { query, ...(literal && { literal }) };
  const { products, categories, ...more } = await request(offeredSuggestions, { url, body, credentials, typed: true });
  const read = reader(url);
  return {
    ...more,
    products: products.map(placedBy(read)),
    categories: categories.map((one) => ({ ...one, link: read(one.link) })),
  };
}

export async function askPopular(url: string, credentials: Credentials): Promise<Popular> {
  const { queries, products } = await request(popular, { url, method: 'GET', credentials });
  const read = reader(url);
  return {
    queries: queries.map((one) => ({ ...one, link: read(one.link) })),
    products: products.map(placedBy(read)),
  };
}

export const askCompletions = async (
  url: string | undefined,
  body: { query: string; index: string; size: number },
): Promise<readonly string[]> =>
  (await request(completions, { url, body, typed: true })).slice(0, body.size).map(({ key }) => key);

/** One page of a kind, and the total number of hits. */
export interface Hits {
  readonly results: readonly SearchResult[];
  readonly total: number;
}
type Kinds = 'products' | 'contents';
/** `corrected`: the phrase searched instead; `filters` and `values` are about the products. */
export interface Found extends Readonly<Record<Kinds, Hits>>, Pick<SearchAnswer, 'corrected' | 'filters' | 'values'> {}

/** The total is at least the number of hits received, plus those on earlier pages. */
function hitsOf(kind: SearchAnswer[Kinds], page: number, read: ReturnType<typeof reader>): Hits {
  const { results: answered = [], total } = kind?.original ?? {};
  const results = answered.map((one) => ({
    ...one,
    image: read(one.image),
    links: one.links.map((link) => ({ url: read(link.url) })),
  }));
  const least = results.length === 0 ? 0 : page * PAGE_SIZE + results.length;
  return { results, total: Math.max(total?.value ?? 0, least) };
}

/** Page numbers start at 0. */
export async function askSearch(
  url: string | undefined,
  body: Omit<v.InferOutput<typeof searchBody>, 'size'>,
): Promise<Found> {
  const { corrected, filters, values, ...answer } = await request(searchAnswer, {
    url,
    body: { ...body, size: PAGE_SIZE },
  });
  const read = reader(url);
  return {
    corrected,
    filters,
    values,
    products: hitsOf(answer.products, body.productsIndex, read),
    contents: hitsOf(answer.contents, body.contentsIndex, read),
  };
}

const ONE = '1' as Decimal;

/** Adds a product to the page's document. `quantity` is a decimal; a server that ignores it adds its own minimum. Rejects if it was refused. */
export async function addProduct(
  url: string | undefined,
  id: SuggestedProduct['id'],
  quantity?: string,
): Promise<void> {
  const body = await request(v.unknown(), {
    url,
    // A product chosen while the page already reloads must still be added.
    keepalive: true,
    body: { add_product: id, ...(quantity !== undefined && { add_product_quantity: quantity }) },
  });
  // What the document shows is the shop's own: it may be no cart.
  const { refused, errors } = judged({ messages: Object(body).messages }, [{ id, quantity: ONE }]);
  if (refused.size > 0 || errors.length > 0) throw new Failure('refused', { body });
}
