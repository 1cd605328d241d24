/** Tries moving a line of a master cart to another child, if the cart allows it. */
import { displayedQuantity } from '../../../cart/session/quantities';
import type { Cart } from '../../../cart/wire/cart';
import { sameId, type Id } from '../../../http/tolerant';
import { linesOf, wrongId } from '../cart-parts';
import type { Probe } from '../probe';

const piecesIn = (cart: Cart, id: Id): number =>
  linesOf(cart).reduce((sum, { item, cartId }) => sum + (sameId(cartId, id) ? displayedQuantity(item) : 0), 0);

/** The line is merged with a line of the same product or moved unchanged: the quantity stays, and only one child has it. */
export async function checkMoves(probe: Probe): Promise<void> {
  const cart = await probe.loaded();
  if (!cart?.can_move_lines) return;
  const from = cart.childCarts.find(({ items }) => items.length > 0);
  const to = cart.childCarts.find((one) => one !== from);
  const line = from?.items[0];
  if (from === undefined || to === undefined || line === undefined) return;
  const move = (cartId: Id) => ({ move: { ids: [line.id], cartId } });
  const moved = displayedQuantity(line);
  await probe.does('additions', move(to.id), (after) => {
    const [left, there] = [piecesIn(after, from.id), piecesIn(after, to.id)];
    const expected = [piecesIn(cart, from.id) - moved, piecesIn(cart, to.id) + moved];
    return left === expected[0] && there === expected[1]
      ? undefined
      : `${left} and ${there} pieces in the two carts, ${expected.join(' and ')} were expected`;
  });
  await probe.refuses('additions', move(wrongId(to.id)));
}
