/** Requests a cart that the template did not bring while React loads. The session's first load takes the response. */
import { shop } from '../../store/store';
import type { CartAnswer } from '../wire/cart';
import { postCart, type PostCart } from '../wire/api';
import type { CartReply } from '../wire/reply';

interface Prefetch {
  readonly reply: Promise<CartReply>;
  answer?: CartAnswer | undefined;
}

const prefetches = new Map<string, Prefetch>();

/** The cart's response; `url` is absolute. Undefined if the request failed, or if the page already has a session for this cart. */
export async function prefetchCart(url: string): Promise<CartAnswer | undefined> {
  if (shop.cartSessions?.has(url)) return undefined;
  let one = prefetches.get(url);
  if (one === undefined) {
    one = { reply: postCart(url, { cause: 'load', body: {} }) };
    prefetches.set(url, one);
  }
  const { answer, failure } = await one.reply;
  return (one.answer = failure ? undefined : answer);
}

/** The prefetched response, if it has arrived. */
export const prefetchedAnswer = (url: string): CartAnswer | undefined => prefetches.get(url)?.answer;

/** Like `postCart`, but the first plain load takes the prefetched reply. Any other action discards it, because it is older than the action. */
export const postOrTakePrefetched: PostCart = (url, post) => {
  const one = prefetches.get(url);
  prefetches.delete(url);
  return one && post.cause === 'load' && post.why === undefined ? one.reply : postCart(url, post);
};
