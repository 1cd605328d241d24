/** Stores changes that are under way when the page is left. The tab's next page sends them again. */
import { jsonText } from '../../http/json';
import { tabTexts } from '../../page/storage';
import { factsOf, isCartAction } from '../wire/actions';
import type { CartPost } from '../wire/api';
import { orderText } from './confirm-key';
import type { Cart } from '../wire/cart';
import type { CartState } from './state';

const storageKey = (url: string): string => `shop-elements.unanswered ${url}`;

/** In seconds. A later page is no reload: by then the changes have arrived or never will. */
const SECONDS = 60;

/** Another release, or the page, may have stored it; whether the values are right the server says. */
const isPost = (raw: unknown): raw is CartPost => {
  const { cause = '', body } = Object(raw) as { readonly cause?: string; readonly body?: unknown };
  if (!isCartAction(cause) || factsOf(cause).isSingle) return false;
  const value = (Object(body) as Record<string, unknown>)[cause];
  return value instanceof Object
    ? cause !== 'move' || Array.isArray((value as { ids?: unknown }).ids)
    : typeof value === 'string';
};

export const forgetPending = (url: string): void => tabTexts.remove(storageKey(url));

/** Stores what the page showed, and the changes not yet in it. */
export function storePending(url: string, { cart, pending }: Pick<CartState, 'cart' | 'pending'>): void {
  // Leaving the page sends a held removal: the next page does not hold it again.
  const posts = pending.flatMap(({ post }) =>
    factsOf(post.cause).isSingle || post.isDeclared ? [] : [{ ...post, hold: undefined }],
  );
  if (cart === null || posts.length === 0) forgetPending(url);
  else tabTexts.set(storageKey(url), jsonText([orderText(cart), posts]), SECONDS);
}

/**
 *     page 1    quantity 15 ---->|reload                     (sent with keepalive; no page is left to get the answer)
 *     page 2                     |load ----> 4 |quantity 15 ---->
 *     server                             4        15    15
 *
 * Returns the changes to send again, once, if the new page's first cart still equals the left page's. A different cart already
 * contains them, or was changed elsewhere since.
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
