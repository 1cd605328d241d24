/** Decides how a cart whose payment has begun is tried: every action is refused and changes nothing. */
import type { Cart } from '../../cart/wire/cart';
import { linesOf } from '../cart-parts';
import type { Probe } from '../probe';

export async function checkLocked(probe: Probe, cart: Cart): Promise<void> {
  const [line] = linesOf(cart);
  const [carrier] = cart.availableCarriers;
  const [payment] = cart.availablePayments;
  const bodies = [
    line && { quantity: { [String(line.item.id)]: Number(line.item.quantity) + 1 }, cartToUpdate: line.cartId },
    line && { remove: { id: line.item.id, cartId: line.cartId } },
    carrier && { carrier: { id: carrier.id } },
    payment && { payment: { id: payment.id } },
    { client_comments: 'shop-elements conform' },
    { confirm: true },
  ];
  for (const body of bodies) if (body !== undefined) await probe.refuses('locked', body, 'payment_init');
}
