/** Decides what becomes of changes that were on their way when the page was left: the next page of the tab sends them again. */
import { jsonText } from '../../http/json';
import { tabTexts } from '../../page/storage';
import type { CartPost } from '../wire/api';
import { orderText } from './confirm-key';
import type { Cart } from '../wire/cart';
import type { CartState } from './state';

const place = (url: string): string => `shop-elements.unanswered ${url}`;

/** A page that comes later than this, in seconds, is no reload: what was on its way has arrived, or never will. */
const SECONDS = 60;

/** All of these say what is to be in the end, not what is to be added: sent twice they do no harm. */
const REPEATABLE: ReadonlySet<CartPost['cause']> = new Set([
  'quantity',
  'remove',
  'move',
  'carrier',
  'payment',
  'payment_method',
  'project',
  'delivery_address',
  'invoice_address',
  'client_comments',
  'extra_field',
  'inpost_data',
  'inpost_contact',
]);

export const forgetUnanswered = (url: string): void => tabTexts.remove(place(url));

/** What the page showed, and the changes that are not in it. */
export function keepUnanswered(url: string, { cart, pending }: Pick<CartState, 'cart' | 'pending'>): void {
  // A held removal is sent by leaving: on the next page it waits for nobody.
  const kept = pending.flatMap(({ post }) => (REPEATABLE.has(post.cause) ? [{ ...post, hold: undefined }] : []));
  if (cart === null || kept.length === 0) forgetUnanswered(url);
  else tabTexts.set(place(url), jsonText([orderText(cart), kept]), SECONDS);
}

/**
 *     page 1    quantity 15 ---->|reload                     (travels with keepalive, and the answer has nobody to go to)
 *     page 2                     |load ----> 4 |quantity 15 ---->
 *     server                             4        15    15
 *
 * To be sent again, once, where the first cart of the new page is still the one of the page that was left. Another cart has them, or
 * somebody has changed it since.
 */
export function takeUnanswered(url: string, cart: Cart): readonly CartPost[] {
  const kept = tabTexts.get(place(url));
  if (kept === undefined) return [];
  forgetUnanswered(url);
  const [shown, posts] = JSON.parse(kept) as [shown: string, posts: readonly CartPost[]];
  return shown === orderText(cart) ? posts : [];
}
