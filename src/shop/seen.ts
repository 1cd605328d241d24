/** Whether an order matches the cart that its buyer saw: compares only the values that the buyer's page has sent. */
import type { SeenCart } from '../cart/wire/seen';
import { toDecimal } from '../http/decimal';
import type { Field } from './cart';
import { brokenIn, type Check } from './rule';

interface DisplayedCart {
  readonly id: number;
  readonly revision: string;
  readonly prices?: { readonly total_gross: string };
  readonly delivery_address: { readonly id: number } | null;
}

export function* seenChecks(seen: SeenCart, cart: DisplayedCart): Generator<Check> {
  const isSame = (mine: unknown, now: unknown) => mine === undefined || String(mine) === String(now);
  const total = toDecimal(cart.prices?.total_gross);
  yield ['seen-cart_id', isSame(seen.cart_id, cart.id)];
  yield ['seen-revision', isSame(seen.revision, cart.revision)];
  yield ['seen-total_gross', seen.total_gross === undefined || toDecimal(seen.total_gross) === total];
  yield ['seen-delivery_address_id', isSame(seen.delivery_address_id, cart.delivery_address?.id)];
}

export const isAsSeen = (seen: SeenCart, cart: DisplayedCart): boolean => brokenIn(seenChecks(seen, cart)).length === 0;

/** Consents whose wording has changed since the buyer read it. */
export const consentChecks = (fields: readonly Field[], seen: SeenCart['consents'] = {}): Check[] =>
  Object.entries(seen).map(([name, version]) => {
    const field = fields.find((one) => one.name === name && one.type === 'consent');
    return ['seen-consents', field?.version === version, { label: field?.label ?? name }];
  });
