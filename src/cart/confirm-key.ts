/** Decides how an order is placed at most once: one key per state of the cart, and what makes the outcome unknown. */
import { jsonText } from '../http/json';
import type { Failure } from '../http/failure';
import { tabTexts } from '../page/storage';
import { newUuid } from '../page/uuid';
import { linesOf, notesOf } from './rules';
import type { Cart } from './schema';

const place = (url: string): string => `shop-elements.confirm ${url}`;

/**
 * The `Idempotency-Key` for ordering this cart as it is: the same on every repetition, also after a reload of the page (the
 * answer was lost, the person tries again), a new one as soon as anything that is ordered differs.
 */
export function confirmKey(url: string, cart: Cart): string {
  const revision = fingerprint(jsonText(ordered(cart)));
  const [known, key] = tabTexts.get(place(url))?.split(' ') ?? [];
  if (known === revision && key !== undefined) return key;
  const fresh = newUuid();
  tabTexts.set(place(url), `${revision} ${fresh}`);
  return fresh;
}

/** Not the rest of the cart: a picture's address that the server signs anew with each answer makes no other order. */
const ordered = (cart: Cart): unknown[] => [
  cart.id,
  linesOf(cart).map(({ id, quantity, prices }) => [id, quantity, prices]),
  [cart.prices, cart.voucher, cart.carrier, cart.payment, cart.payment_params, cart.project?.id],
  [cart.invoice_address, cart.delivery_address, cart.inpost_point_code, cart.inpost_email, cart.inpost_phone_number],
  notesOf(cart),
];

/** After the order has been placed: the same products bought again are another order. */
export const forgetConfirmKey = (url: string): void => tabTexts.remove(place(url));

/**
 * Whether the order may have been placed although we were not told. Refusals (4xx) are certain. An answer that got lost or
 * cannot be read is not, nor is a proxy's 502 in the place of the shop's answer, nor a conflict with an earlier `confirm`.
 */
export function isOutcomeUnknown({ code, status = 0 }: Failure): boolean {
  switch (code) {
    case 'http':
      return status >= 500 || status === 408 || status === 409;
    case 'session':
      return status < 400;
    case 'csrf':
      return false;
    default:
      return true;
  }
}

/** 53 bits of the text (cyrb53). Two states of one cart must differ here, nothing more: it is no protection. */
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
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
