/** Compares an order with the limit of its payment. */
import { isLess, minus, type Decimal } from '../../http/decimal';
import { sameId } from '../../http/tolerant';
import type { Cart } from '../wire/cart';
import type { Payment } from '../wire/payment';
import { isUpfront, totalGross } from './rules';

/** The payment whose limit counts: the chosen one, else the transfer that can be paid later. */
const limitedPayment = ({ availablePayments: all, payment }: Cart): Payment | undefined =>
  payment ? all.find(({ id }) => sameId(id, payment.id)) : all.find(({ hook_name }) => hook_name === 'manual_wire');

/** The remaining limit, and the amount by which the total exceeds it. Undefined if the limit is sufficient or unknown. */
export function limitGap(cart: Cart): { left: Decimal; lacking: Decimal } | undefined {
  const limited = limitedPayment(cart);
  const left =
    limited && !isUpfront(limited) && !limited.merchantLimit?.factoring && limited.merchantLimit?.remaining_amount;
  const total = totalGross(cart);
  return left && total && isLess(left, total) ? { left, lacking: minus(total, left) } : undefined;
}
