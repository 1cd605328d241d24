/** Decides the action `remove`: a line leaves the cart; while the removal can be taken back, it only looks removed. */
import * as v from 'valibot';
import { id } from '../../../http/tolerant';
import { lineKey, removalKey, type LinePlace } from '../keys';
import { action } from './action';

const keyOf = ({ cartId, id: line }: LinePlace): string => lineKey(cartId, line);

export const remove = action({
  body: v.object({ remove: v.object({ id, cartId: id }) }),
  samples: { good: { remove: { id: 103, cartId: 102 } }, refusedTo: 'locked' },
  mayChange: ['line'],
  tried: ({ line }) => line && { remove: { id: line.id, cartId: line.cartId } },
  keys: (body) => [removalKey(keyOf(body.remove))],
  once: true,
  lay({ removed }, body, isHeld) {
    if (isHeld) removed.add(keyOf(body.remove));
  },
  asks: (body, { kind, cartId, id: line }) =>
    kind === 'item_removed' && cartId !== undefined && keyOf({ cartId, id: line }) === keyOf(body.remove),
});
