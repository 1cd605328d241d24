/** The action `remove`: removes a line. While it can be undone, the line only looks removed. */
import * as v from 'valibot';
import { id } from '../../../http/tolerant';
import { placeKey, removalKey } from '../keys';
import { action } from './action';

export const remove = action({
  body: v.object({ remove: v.object({ id, cartId: id }) }),
  samples: { good: { remove: { id: 103, cartId: 102 } }, refusedTo: 'locked' },
  mayChange: ['line'],
  trialBody: ({ line }) => line && { remove: { id: line.id, cartId: line.cartId } },
  keys: (body) => [removalKey(placeKey(body.remove))],
  once: true,
  apply({ removed }, body, isHeld) {
    if (isHeld) removed.add(placeKey(body.remove));
  },
  explains: (body, change) => change.kind === 'item_removed' && placeKey(change) === placeKey(body.remove),
});
