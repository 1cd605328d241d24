/** The action `quantity`: one request for all quantities of a cart, with the newest value of each line. */
import * as v from 'valibot';
import { id } from '../../../http/tolerant';
import { lineKey, quantityKey } from '../keys';
import { isDecided } from '../reply';
import { action } from './action';

export const quantity = action({
  body: v.object({ quantity: v.record(v.string(), v.pipe(v.number(), v.minValue(0))), cartToUpdate: id }),
  samples: {
    good: { quantity: { 103: 3, 104: 6 }, cartToUpdate: 102 },
    wrong: { quantity: { 103: 99 }, cartToUpdate: 102 },
  },
  mayChange: ['line'],
  trialBody: ({ line }) => line && { quantity: { [String(line.id)]: line.quantity }, cartToUpdate: line.cartId },
  slot: 'quantity',
  keys: ({ quantity: all, cartToUpdate }) => Object.keys(all).map((one) => quantityKey(lineKey(cartToUpdate, one))),
  queued: ({ cartToUpdate }) => `quantity@${cartToUpdate}`,
  merge: (waiting, next) => ({ ...next, quantity: { ...waiting.quantity, ...next.quantity } }),
  part({ quantity: all, cartToUpdate }, isOmitted) {
    const left = Object.entries(all).filter(([one]) => !isOmitted(quantityKey(lineKey(cartToUpdate, one))));
    return left[0] && { quantity: Object.fromEntries(left), cartToUpdate };
  },
  endsWith: isDecided,
  apply({ quantities }, { quantity: all, cartToUpdate }) {
    for (const [one, count] of Object.entries(all)) quantities[lineKey(cartToUpdate, one)] = count;
  },
});
