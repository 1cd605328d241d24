/** Selects payments and their methods. */
import { eq } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { sameId } from '../../../src/http/tolerant';
import { toGrosze } from '../money/grosze';
import { carts } from '../db/schema/carts';
import type { LoadedCart } from './load';
import { refuse } from './messages';
import type { Action } from './outcome';
import { text } from './text';

/** The error for a forbidden payment (rule P3). */
export function paymentFault(cart: LoadedCart, id: number | string): string | undefined {
  const chosen = cart.payments.find((one) => sameId(one.id, id));
  if (chosen === undefined) return text.unknownPayment;
  const overdue = cart.client.limitAfterDeadline;
  if (chosen.hookName === 'upfront_manual_wire' && overdue !== null && toGrosze(overdue) > 0) return text.overLimit;
  return undefined;
}

export const choosePayment: Action<CartActionBody<'payment'>> = async (tx, cart, { payment }) => {
  const fault = paymentFault(cart, payment.id);
  if (fault !== undefined) return refuse('payment_id', fault);
  const paymentId = Number(payment.id);
  if (paymentId !== cart.own.paymentId)
    await tx.update(carts).set({ paymentId, paymentMethodId: null }).where(eq(carts.id, cart.own.id));
  return {};
};

/** Choosing a method chooses its payment too. */
export const choosePaymentMethod: Action<CartActionBody<'payment_method'>> = async (
  tx,
  cart,
  { payment_method: chosen },
) => {
  const fault = paymentFault(cart, chosen.payment_id);
  if (fault !== undefined) return refuse('payment_id', fault);
  const method = cart.methods.find(
    (one) => sameId(one.id, chosen.method_id) && sameId(one.paymentId, chosen.payment_id),
  );
  if (method === undefined) return refuse('payment_id', text.unknownMethod);
  await tx
    .update(carts)
    .set({ paymentId: method.paymentId, paymentMethodId: method.id })
    .where(eq(carts.id, cart.own.id));
  return {};
};
