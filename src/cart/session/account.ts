/** Finds the concern of an account that cannot order, or exceeds its limit, and who helps it. */
import type { Cart, CartClient } from '../wire/cart';
import { limitGap } from './limit';
import { accountStop, isLocked, type AccountStop } from './rules';

/** A limit that is too small blocks nothing. */
export type Concern = AccountStop | 'limit';

/** What the notice above the cart is about. A cart that is being paid has a sentence of its own. */
export const concernOf = (cart: Cart, client: CartClient | undefined, brand: string): Concern | undefined =>
  isLocked(cart) ? undefined : (accountStop(cart, client, brand) ?? (limitGap(cart) && 'limit'));

/** Only a call or a payment takes it away; the cart waits meanwhile (rule U7). */
export const isHeld = (concern: Concern | undefined): concern is 'purchase_blocked' | 'amount_after_deadline' =>
  concern === 'purchase_blocked' || concern === 'amount_after_deadline';

/** Whether somebody of the shop can help. */
export const isHelped = (concern: Concern | undefined): boolean => isHeld(concern) || concern === 'no_payments';

interface Ways {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** The adviser that the page names, else the branch that serves the cart (rule U9). */
export function helperOf(cart: Cart, contact: Ways | undefined): (Ways & { readonly isBranch: boolean }) | undefined {
  if (contact && (contact.name || contact.phone || contact.email)) return { ...contact, isBranch: false };
  const { department_name: name, department_phone: phone } = cart;
  return name || phone ? { name, phone, isBranch: true } : undefined;
}
