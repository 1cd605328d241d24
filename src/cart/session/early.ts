/** Decides that a cart which the template did not bring is requested while React loads; that request is the session's first load. */
import { shop } from '../../store/store';
import type { CartAnswer } from '../wire/cart';
import { postCart, type PostCart } from '../wire/api';
import type { CartReply } from '../wire/reply';

interface Asked {
  readonly reply: Promise<CartReply>;
  answer?: CartAnswer | undefined;
}

const asked = new Map<string, Asked>();

/** The answer for the cart at that absolute URL; undefined if it failed, or if the page already has a session for this cart. */
export async function askEarly(url: string): Promise<CartAnswer | undefined> {
  if (shop.cartSessions?.has(url)) return undefined;
  let one = asked.get(url);
  if (one === undefined) {
    one = { reply: postCart(url, { cause: 'load', body: {} }) };
    asked.set(url, one);
  }
  const { answer, failure } = await one.reply;
  return (one.answer = failure ? undefined : answer);
}

/** The answer to the early request, if it has arrived. */
export const answeredEarly = (url: string): CartAnswer | undefined => asked.get(url)?.answer;

/** Like `postCart`, but the first plain load takes the early reply. Any other action discards it: it is older than that action. */
export const postOrTakeEarly: PostCart = (url, post) => {
  const one = asked.get(url);
  asked.delete(url);
  return one && post.cause === 'load' && post.why === undefined ? one.reply : postCart(url, post);
};
