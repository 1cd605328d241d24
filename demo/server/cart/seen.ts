/** The revision of a cart, and whether an order matches the cart that its buyer saw. */
import { createHash } from 'node:crypto';
import { orderedPart } from '../../../src/cart/wire/ordered';
import type { SeenCart } from '../../../src/cart/wire/seen';
import { toDecimal } from '../../../src/http/decimal';

/** A digest of what the buyer sees and orders. A reverted change restores the digest. */
export const revisionOf = (cart: object): string =>
  createHash('sha256')
    .update(JSON.stringify(orderedPart(cart)))
    .digest('base64url')
    .slice(0, 22);

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
