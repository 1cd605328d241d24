/** Finds the concern of an account that cannot order, or exceeds its limit, and who helps it. */
import type { Cart, CartClient } from '../wire/cart';
import { limitGap } from './limit';
import { isLocked } from './rules';
import { accountStop, type AccountStop } from './submit-blockers';

/** An exceeded limit does not block the order. */
export type Concern = AccountStop | 'limit';

/** The subject of the notice above the cart. A locked cart has LockNotice instead of this notice. */
export const concernOf = (cart: Cart, client: CartClient | undefined, brand: string): Concern | undefined =>
  isLocked(cart) ? undefined : (accountStop(cart, client, brand) ?? (limitGap(cart) && 'limit'));

/** Concerns that only a call or a payment resolves; until then the cart cannot be ordered (rule U7). */
export const isHeld = (concern: Concern | undefined): concern is 'purchase_blocked' | 'amount_after_deadline' =>
  concern === 'purchase_blocked' || concern === 'amount_after_deadline';

/** Whether the notice names a contact of the shop. */
export const hasHelper = (concern: Concern | undefined): boolean => isHeld(concern) || concern === 'no_payments';

interface Ways {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** The adviser from the page's settings, else the cart's branch (rule U9). */
export function helperOf(cart: Cart, contact: Ways | undefined): (Ways & { readonly isBranch: boolean }) | undefined {
  if (contact && (contact.name || contact.phone || contact.email)) return { ...contact, isBranch: false };
  const { department_name: name, department_phone: phone } = cart;
  return name || phone ? { name, phone, isBranch: true } : undefined;
}
