/** The idempotency key of an order: equal for equal carts in all tabs, kept while the outcome is unknown. */
import { jsonText } from '../../http/json';
import { lastAddition } from '../../page/last-addition';
import { browserTexts, tabTexts } from '../../page/storage';
import { newUuid } from '../../page/uuid';
import { fieldTexts } from './fields';
import { linesOf, notesOf } from './rules';
import type { CartActionName } from '../wire/actions';
import type { Cart } from '../wire/cart';

/** Storage key of the seed, which all tabs share until the cart is gone. Every order key of the cart derives from it. */
const seedKey = (url: string): string => `shop-elements.confirm ${url}`;
/** Storage key of an order with an unknown outcome: its idempotency key, its cart's id, and a hash of the action if it is no plain order. */
const unknownKey = (url: string): string => `shop-elements.unknown ${url}`;

/** The length of a UUID, and of its last group, which holds the fingerprint of the cart. */
const UUID = 36;
const DIGITS = 12;

/** The stored text may come from the page or another release. */
const isKey = (text = ''): boolean => /^[\da-f-]{36}$/.test(text);

/** How long a cart keeps its key after an unknown outcome, in seconds. By then even slow shops have emptied the cart. */
const UNKNOWN_SECONDS = 600;

/**
 * The `Idempotency-Key` for ordering this cart as it is: the same on every repetition, in another tab and after the order (the
 * shop may still show the cart), a new one as soon as anything ordered differs. While an order's outcome is unknown, the cart
 * keeps that order's key whatever changes: the order may have been placed. Approving, rejecting … have keys of their own, each message another.
 */
export function confirmKey(url: string, cart: Cart, deed: Deed = { action: 'confirm' }): string {
  const unknown = browserTexts.get(unknownKey(url)) ?? '';
  const key = unknown.slice(0, UUID);
  if (isKey(key) && unknown.slice(UUID + 1) === subjectOf(cart, deed)) return key;
  prepareConfirmKey(url);
  return (browserTexts.get(seedKey(url)) ?? '').slice(0, -DIGITS) + fingerprint(orderText(cart) + textOf(deed));
}

/** An order, or an action of approval and quotes with its message and wishes. */
interface Deed {
  readonly action: CartActionName;
  readonly note?: string | undefined;
  readonly wishes?: readonly object[] | undefined;
}

const textOf = ({ action, note = '', wishes }: Deed): string =>
  action === 'confirm' ? '' : jsonText([action, note, wishes]);

/** Another message is another action: under the first one's key it would count as carried out, and be lost. */
const subjectOf = ({ id }: Cart, deed: Deed): string =>
  deed.action === 'confirm' ? String(id) : `${id} ${fingerprint(textOf(deed))}`;

/** Storage key of the time at which the order of this seed was placed. */
const placedKey = (url: string): string => `shop-elements.placed ${url}`;
export const notePlaced = (url: string): void => browserTexts.set(placedKey(url), String(Date.now()));

/**
 * Called as soon as there is a cart: two tabs that order at the same moment have no time to agree on a seed. The shop may still show a
 * placed cart, whose repetition is the same order, but not once a product was added after it. The tab keeps the seed too, because a page may clear one storage.
 */
export function prepareConfirmKey(url: string): void {
  const placed = Number(browserTexts.get(placedKey(url)) ?? Infinity);
  if (lastAddition() > placed) forgetConfirmKey(url);
  const [shared, own] = [browserTexts, tabTexts].map((texts) => texts.get(seedKey(url)));
  const seed = [shared, own].find(isKey) ?? newUuid();
  if (shared !== seed) browserTexts.set(seedKey(url), seed);
  if (own !== seed) tabTexts.set(seedKey(url), seed);
}

/** Stores the key before an order is sent, because the order's outcome is unknown until the response. */
export const storeUnknownKey = (url: string, cart: Cart, key: string, deed: Deed = { action: 'confirm' }): void =>
  browserTexts.set(unknownKey(url), `${key} ${subjectOf(cart, deed)}`, UNKNOWN_SECONDS);

export const forgetUnknownKey = (url: string): void => browserTexts.remove(unknownKey(url));

/** Call it when the cart is gone: ordering the same products again is a new order. */
export function forgetConfirmKey(url: string): void {
  forgetUnknownKey(url);
  browserTexts.remove(placedKey(url));
  for (const texts of [browserTexts, tabTexts]) texts.remove(seedKey(url));
}

/**
 * The ordered data as text: carts with equal texts are the same order. Other data are omitted: an image URL that the server signs
 * anew with each answer makes no new order.
 */
export const orderText = (cart: Cart): string =>
  jsonText([
    [cart.id, cart.revision],
    linesOf(cart).map(({ id, product_name, quantity, prices }) => [id, product_name, quantity, prices]),
    [cart.prices, cart.voucher, cart.carrier, cart.payment, cart.payment_params, cart.project?.id],
    [cart.invoice_address, cart.delivery_address, cart.inpost_point_code, cart.inpost_email, cart.inpost_phone_number],
    notesOf(cart),
    // Further fields, and the child of each line. An ordinary cart has neither, so its key does not depend on them.
    ...fieldTexts(cart),
    ...(cart.is_master ? [cart.childCarts.map(({ id, items }) => [id, items.length])] : []),
  ]);

/** The cart's text without its revision, which a server may change for data that no buyer sees. */
export const seenText = (cart: Cart): string => orderText({ ...cart, revision: undefined });

/** A 48-bit hash of the text (cyrb53) in hexadecimal. It distinguishes the states of one cart; it is not for security. */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (0xffff & low) + (high >>> 0)).toString(16).padStart(DIGITS, '0');
}
