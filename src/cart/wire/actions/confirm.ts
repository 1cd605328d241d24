/** The action `confirm`: places the order, with the cart state that the buyer has seen. */
import * as v from 'valibot';
import { seenCart } from '../seen';
import { action } from './action';

export const confirm = action({
  body: v.object({ confirm: v.literal(true), seen: v.optional(seenCart) }),
  // The contract puts the revision of its cart here; another one is refused.
  samples: { good: { confirm: true, seen: { cart_id: 102, revision: '41', total_gross: '58.49' } } },
  // What comes after an order is another cart.
  mayChange: ['lines', 'notes', 'contact', 'locker', 'project', 'delivery', 'invoice', 'carrier', 'payment', 'fields'],
  trialBody: ({ seen }) => ({ confirm: true as const, seen }),
  slot: 'confirm',
  once: true,
  isSingle: true,
});
