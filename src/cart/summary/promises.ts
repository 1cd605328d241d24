/** The chosen carrier's promise and the chosen payment's terms, for the summary and the printed sheet. */
import { sameId } from '../../http/tolerant';
import { promiseText } from '../../ui/promise';
import { limitOf, termsOf } from '../payment/payments';
import { text } from '../text';
import type { Cart } from '../wire/cart';

export const promiseIn = ({ carrier, availableCarriers: all }: Cart): string | undefined =>
  promiseText(carrier?.delivery ?? all.find(({ id }) => sameId(id, carrier?.id))?.delivery);

export function termsIn({ payment, availablePayments: all }: Cart, currency: string): string[] {
  const chosen = all.find(({ id }) => sameId(id, payment?.id));
  const free = chosen?.limit_left && limitOf(chosen, currency)?.free;
  return [chosen && termsOf(chosen), free && `${text.payment.freeLimit}: ${free}`].filter(
    (one) => typeof one === 'string',
  );
}
