/** Stores changes that are under way when the page is left. The tab's next page sends them again. */
import { jsonText } from '../../http/json';
import { tabTexts } from '../../page/storage';
import { factsOf, isCartAction } from '../wire/actions';
import type { CartPost } from '../wire/api';
import { orderText } from './confirm-key';
import type { Cart } from '../wire/cart';
import type { CartState } from './state';

const storageKey = (url: string): string => `shop-elements.unanswered ${url}`;

/** Lifetime in seconds. After that the changes have arrived, or never will. */
const SECONDS = 60;

/** The stored value may come from the page or another release. The server validates its values. */
const isPost = (raw: unknown): raw is CartPost => {
  const { cause = '', body } = Object(raw) as { readonly cause?: string; readonly body?: unknown };
  if (!isCartAction(cause) || factsOf(cause).isSingle) return false;
  const value = (Object(body) as Record<string, unknown>)[cause];
  return value instanceof Object
    ? cause !== 'move' || Array.isArray((value as { ids?: unknown }).ids)
    : typeof value === 'string';
};

export const forgetPending = (url: string): void => tabTexts.remove(storageKey(url));

/** Stores the displayed cart as text, and its pending changes. */
export function storePending(url: string, { cart, pending }: Pick<CartState, 'cart' | 'pending'>): void {
  // Leaving the page sends a held removal, so the next page does not hold it again.
  const posts = pending.flatMap(({ post }) =>
    factsOf(post.cause).isSingle || post.isDeclared ? [] : [{ ...post, hold: undefined }],
  );
  if (cart === null || posts.length === 0) forgetPending(url);
  else tabTexts.set(storageKey(url), jsonText([orderText(cart), posts]), SECONDS);
}

/**
 *     page 1    quantity 15 ---->|reload                     (sent with keepalive; no page is left to receive the response)
 *     page 2                     |load ----> 4 |quantity 15 ---->
 *     server                             4        15    15
 *
 * Returns the changes to send again, once, if the new page's first cart equals the previous page's. A different cart already
 * contains the changes, or was changed elsewhere.
 */
export function takePending(url: string, cart: Cart): readonly CartPost[] {
  const stored = tabTexts.get(storageKey(url));
  if (stored === undefined) return [];
  forgetPending(url);
  try {
    const [cartText, posts] = JSON.parse(stored) as readonly unknown[];
    return cartText === orderText(cart) && Array.isArray(posts) ? posts.filter(isPost) : [];
  } catch {
    return [];
  }
}
