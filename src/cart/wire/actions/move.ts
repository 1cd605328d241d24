/** The action `move`: moves lines of a master cart into one of its children. */
import * as v from 'valibot';
import { id, sameId } from '../../../http/tolerant';
import { action } from './action';

export const move = action({
  body: v.object({ move: v.object({ ids: v.array(id), cartId: id }) }),
  samples: {
    good: { move: { ids: [103], cartId: 102002 } },
    wrong: { move: { ids: [103], cartId: 102009 } },
    by: 'master',
  },
  mayChange: ['lines'],
  trialBody({ cart }) {
    const from = cart.childCarts.find(({ items }) => items.length > 0);
    const to = cart.childCarts.find((one) => one !== from);
    const line = from?.items[0];
    return cart.can_move_lines && line && to ? { move: { ids: [line.id], cartId: to.id } } : undefined;
  },
  slot: 'quantity',
  queued: (body) => `move ${JSON.stringify(body)}`,
  explains: (body, { kind, id: line }) => kind === 'item_removed' && body.move.ids.some((one) => sameId(one, line)),
});
