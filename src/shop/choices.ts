/** The actions that choose what the shop offers. */
import { sameId, type Id } from '../http/tolerant';
import { kindOf } from '../cart/session/kinds';
import type { Action } from './action';
import type { Carrier, ShopCart } from './cart';
import type { Check } from './rule';

export const byId = <T extends { readonly id: Id }>(from: readonly T[], id: Id | null): T | undefined =>
  from.find((one) => sameId(one.id, id));

const isKnown = (from: readonly { readonly id: Id }[], id: Id | null): boolean => byId(from, id) !== undefined;

/** Whether its parcels go to a locker. */
export const takesLocker = (one: Carrier | undefined): boolean =>
  one !== undefined && kindOf(one).needs.some(({ slot }) => slot === 'inpost');

/** A new carrier clears the locker, and a payment that it does not accept. */
export const carrier: Action<'carrier'> = {
  rules: (cart, { carrier: { id } }) => [['carrier-known', isKnown(cart.carriers, id)]],
  effect(cart, { carrier: { id } }) {
    const { own } = cart;
    const chosen = byId(cart.carriers, id);
    if (sameId(own.carrierId, id)) return;
    own.carrierId = chosen?.id ?? id;
    if (!takesLocker(chosen)) cart.setLocker(undefined);
    if (chosen !== undefined && own.paymentId !== null && !cart.accepts(chosen))
      Object.assign(own, { paymentId: null, paymentMethodId: null });
  },
};

/** Whether this payment may be chosen, and may still be ordered (rule P3). */
export function* paymentChecks({ payments, isOverdue }: ShopCart, id: Id): Generator<Check> {
  const chosen = byId(payments, id);
  yield ['payment-known', chosen !== undefined];
  yield ['payment-overdue', chosen?.hookName !== 'upfront_manual_wire' || !isOverdue];
}

export const payment: Action<'payment'> = {
  rules: (cart, { payment: { id } }) => paymentChecks(cart, id),
  effect({ own, payments }, { payment: { id } }) {
    if (sameId(own.paymentId, id)) return;
    Object.assign(own, { paymentId: byId(payments, id)?.id ?? id, paymentMethodId: null });
  },
};

/** Choosing a method chooses its payment too. */
export const payment_method: Action<'payment_method'> = {
  *rules(cart, { payment_method: { payment_id, method_id } }) {
    yield* paymentChecks(cart, payment_id);
    const ofPayment = cart.methods.filter((one) => sameId(one.paymentId, payment_id));
    yield ['method-known', isKnown(ofPayment, method_id)];
  },
  effect({ own, payments }, { payment_method: { payment_id, method_id } }) {
    Object.assign(own, { paymentId: byId(payments, payment_id)?.id ?? payment_id, paymentMethodId: method_id });
  },
};

export const project: Action<'project'> = {
  rules: ({ projects }, { project: { id } }) => [['project-known', isKnown(projects, id)]],
  effect: ({ own, projects }, { project: { id } }) => void (own.projectId = byId(projects, id)?.id ?? id),
};

/** Null is "Adres z rachunku": the delivery uses the invoice address. */
export const delivery_address: Action<'delivery_address'> = {
  rules: ({ addresses }, { delivery_address: { id } }) => [['delivery-known', id === null || isKnown(addresses, id)]],
  effect: ({ own, addresses }, { delivery_address: { id } }) =>
    void (own.deliveryAddressId = byId(addresses, id)?.id ?? id),
};

export const invoice_address: Action<'invoice_address'> = {
  rules: ({ addresses }, { invoice_address: { id } }) => [['invoice-known', isKnown(addresses, id)]],
  effect: ({ own, addresses }, { invoice_address: { id } }) =>
    void (own.invoiceAddressId = byId(addresses, id)?.id ?? id),
};
