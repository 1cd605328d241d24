/** The revision of a cart, and whether an order matches the cart that its buyer saw. */
import { createHash } from 'node:crypto';
import type { SeenCart } from '../../../src/cart/wire/seen';
import { toDecimal } from '../../../src/http/decimal';

/**
 * Available options are not part of the seen cart: another saved address, another limit or more stock does not change the order.
 * An exceeded budget does, because it is a reason for an approval.
 */
const OFFERED: readonly string[] = [
  'availableCarriers',
  'availablePayments',
  'addresses',
  'availability',
  'alternatives',
  'limits',
];

/** A digest of the whole cart in the response. Every change is covered, and a reverted change restores the digest. */
export function revisionOf(cart: object): string {
  const own = JSON.stringify(cart, (key, value: unknown) => (OFFERED.includes(key) ? undefined : value));
  return createHash('sha256').update(own).digest('base64url').slice(0, 22);
}

interface DisplayedCart {
  readonly id: number;
  readonly revision: string;
  readonly prices: { readonly total_gross: string };
  readonly delivery_address: { readonly id: number } | null;
}

/** Compares only the values that the buyer's page has sent. */
export function isAsSeen(seen: SeenCart, cart: DisplayedCart): boolean {
  const now: Required<Record<keyof Omit<SeenCart, 'consents'>, unknown>> = {
    cart_id: cart.id,
    revision: cart.revision,
    total_gross: toDecimal(cart.prices.total_gross),
    delivery_address_id: cart.delivery_address?.id,
  };
  return Object.entries(now).every(([name, value]) => {
    const seenValue = seen[name as keyof typeof now];
    return seenValue === undefined || String(seenValue) === String(value);
  });
}
