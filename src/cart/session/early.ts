/** Decides that a cart which the template has not brought is asked for while React comes: one request, which is the session's first load. */
import { shop } from '../../store/store';
import type { CartAnswer } from '../wire/cart';
import { postCart, type CartReply, type PostCart } from '../wire/api';

interface Asked {
  readonly reply: Promise<CartReply>;
  answer?: CartAnswer | undefined;
}

const asked = new Map<string, Asked>();

/** The answer of the cart at that absolute URL; undefined where there is none, or where the page knows this cart already. */
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

/** What has come of that by now. */
export const answeredEarly = (url: string): CartAnswer | undefined => asked.get(url)?.answer;

/** As `postCart`. What was asked for before anything was done is no answer to a later question. */
export const postOrTakeEarly: PostCart = (url, post) => {
  const one = asked.get(url);
  asked.delete(url);
  return one && post.cause === 'load' && post.why === undefined ? one.reply : postCart(url, post);
};
