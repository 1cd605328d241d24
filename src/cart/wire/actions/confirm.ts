/** The action `confirm`: places the order, with the cart state that the buyer has seen. */
import * as v from 'valibot';
import { seenCart } from '../seen';
import { action } from './action';

export const confirm = action({
  body: v.object({ confirm: v.literal(true), seen: v.optional(seenCart) }),
  // The contract inserts the revision of its cart here; the shop refuses any other.
  samples: { good: { confirm: true, seen: { cart_id: 102, revision: '41', total_gross: '58.49' } } },
  // An order is followed by a new cart.
  mayChange: ['lines', 'notes', 'contact', 'locker', 'project', 'delivery', 'invoice', 'carrier', 'payment', 'fields'],
  trialBody: ({ seen }) => ({ confirm: true as const, seen }),
  slot: 'confirm',
  once: true,
  isSingle: true,
  isSealed: true,
});
