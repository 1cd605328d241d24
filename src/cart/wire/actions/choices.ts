/** The actions that choose one of the cart's options. */
import * as v from 'valibot';
import { id, sameId, type Id } from '../../../http/tolerant';
import { action } from './action';

const chosen = () => v.object({ id });

interface Choosable {
  readonly id: Id;
}
/** The first option that is not chosen, else the first. */
const another = (all: readonly Choosable[], now: Choosable | undefined): Choosable | undefined => {
  const one = all.find((other) => !sameId(other.id, now?.id)) ?? all[0];
  return one && { id: one.id };
};

export const carrier = action({
  body: v.object({ carrier: chosen() }),
  samples: { good: { carrier: { id: 1 } }, wrong: { carrier: { id: 9 } } },
  // The fields may depend on the carrier.
  mayChange: ['carrier', 'payment', 'locker', 'contact', 'fields'],
  trialBody({ cart }) {
    const one = another(cart.availableCarriers, cart.carrier);
    return one && { carrier: one };
  },
  apply: ({ choices }, body) => void (choices.carrier = body.carrier.id),
});

export const payment = action({
  body: v.object({ payment: chosen() }),
  samples: { good: { payment: { id: 2 } }, wrong: { payment: { id: 9 } } },
  mayChange: ['payment'],
  trialBody({ cart }) {
    const one = another(cart.availablePayments, cart.payment);
    return one && { payment: one };
  },
  apply: ({ choices }, body) => void (choices.payment = body.payment.id),
});

export const payment_method = action({
  body: v.object({ payment_method: v.object({ payment_id: id, method_id: id }) }),
  samples: {
    good: { payment_method: { payment_id: 1, method_id: 'blik' } },
    wrong: { payment_method: { payment_id: 1, method_id: 'czek' } },
  },
  mayChange: ['payment'],
  trialBody({ cart }) {
    const [method] = cart.availablePayments.flatMap(({ id: payment_id, additional_data }) =>
      (additional_data?.payment_methods ?? []).map((one) => ({ payment_id, method_id: one.id })),
    );
    return method && { payment_method: method };
  },
  apply: ({ choices }, body) => void (choices.payment_method = body.payment_method.method_id),
});

export const project = action({
  body: v.object({ project: chosen() }),
  samples: { good: { project: { id: 5 } }, by: 'specialist', refusedTo: 'buyer' },
  mayChange: ['project'],
  trialBody: (offered) => ({ project: { id: offered.project ?? 1 } }),
  apply: ({ choices }, body) => void (choices.project = body.project.id),
});

export const delivery_address = action({
  body: v.object({ delivery_address: v.object({ id: v.nullable(id) }) }),
  samples: { good: { delivery_address: { id: 105 } }, wrong: { delivery_address: { id: 4711 } } },
  mayChange: ['delivery'],
  trialBody: ({ cart }) => ({ delivery_address: { id: cart.addresses.at(-1)?.id ?? null } }),
  apply: ({ choices }, body) => void (choices.delivery_address = body.delivery_address.id),
});

export const invoice_address = action({
  body: v.object({ invoice_address: chosen() }),
  samples: { good: { invoice_address: { id: 105 } }, wrong: { invoice_address: { id: 4711 } } },
  mayChange: ['invoice'],
  // Unlike a delivery address, it is never null.
  trialBody: ({ cart }) => ({ invoice_address: { id: cart.addresses.at(-1)?.id ?? 1 } }),
  apply: ({ choices }, body) => void (choices.invoice_address = body.invoice_address.id),
});
