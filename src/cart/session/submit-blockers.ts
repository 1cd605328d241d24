/** Why the order cannot be submitted, and why an account cannot order. */
import type { Cart, CartClient } from '../wire/cart';
import { isUnquoted } from './kinds';
import { isHeldByProcess } from './process';
import { hasPayments, isAddressMissing, isAmountAfterDeadline, isBelowMinimum, lacksPayment } from './rules';

/** Why the order cannot be submitted (rule O1). */
export type SubmitBlocker =
  | AccountStop
  | FieldBlocker
  | 'changed'
  | 'loading'
  | 'unread_lines'
  | 'missing_address'
  | 'no_payment'
  | 'minimum_order'
  | 'nobody';
/** A required further field is empty. */
export type FieldBlocker = 'missing_field' | 'missing_line_field' | 'missing_consent';
/** By priority, because only one is displayed (rule U6). Concerns that only the shop can resolve come first. */
const STOPS = [
  'purchase_blocked',
  'amount_after_deadline',
  'no_payments',
  'test_client',
  'unpriced_transport',
] as const;
export type AccountStop = (typeof STOPS)[number];

/** The account's first concern, displayed on all steps. Undefined for an account that can order. */
export function accountStop(cart: Cart, client: CartClient | undefined, brand: string): AccountStop | undefined {
  const is: Record<AccountStop, boolean> = {
    purchase_blocked: client?.is_purchase_blocked ?? false,
    amount_after_deadline: isAmountAfterDeadline(cart),
    no_payments: !hasPayments(cart),
    test_client: client?.is_test ?? false,
    unpriced_transport: isUnquoted(cart.carrier, brand),
  };
  return STOPS.find((one) => is[one]);
}

/** All blockers, each displayed next to the button. Of the account's concerns only the first; none that a held cart cannot resolve. */
export function submitBlockers(
  cart: Cart,
  client: CartClient | undefined,
  { brand, loading }: { brand: string; loading: boolean },
): SubmitBlocker[] {
  const stop = accountStop(cart, client, brand);
  const always = [...(loading ? ['loading' as const] : []), ...(cart.unread > 0 ? ['unread_lines' as const] : [])];
  if (isHeldByProcess(cart)) return always;
  return [
    ...always,
    ...(stop ? [stop] : []),
    ...(isAddressMissing(cart, client) ? ['missing_address' as const] : []),
    ...(lacksPayment(cart) ? ['no_payment' as const] : []),
    ...(isBelowMinimum(cart) ? ['minimum_order' as const] : []),
  ];
}
