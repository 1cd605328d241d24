/** Describes an order's payment: its state in one sentence, and whether it can be paid now. */
import type { Decimal } from '../../http/decimal';
import { formatMoment } from '../../ui/moment';
import type { NoticeStatus } from '../../ui/Notice';
import type { EarlierOrder, OrderPayment } from '../schema';
import { text } from '../text';

/** A failed payment counts as awaited: the buyer pays it the same way (rule P8). */
export const isAwaited = ({ state }: OrderPayment): boolean => state === 'due' || state === 'failed';

/** The amount to pay: the whole order, unless the server states less. */
export const amountOf = ({ payment, total_gross }: EarlierOrder): Decimal | undefined => payment?.amount ?? total_gross;

const sentences: Readonly<Record<string, readonly [status: NoticeStatus, sentence: string]>> = {
  due: ['warning', text.payment.due],
  failed: ['error', text.payment.failed],
  expired: ['error', text.payment.expired],
  paid: ['success', text.payment.paid],
  deferred: ['success', text.payment.deferred],
};

/** Undefined for a state that the contract does not define. */
export function paymentText({ state, transfer, until }: OrderPayment): (typeof sentences)[string] | undefined {
  if (state !== 'due' || transfer === undefined) return Object.hasOwn(sentences, state) ? sentences[state] : undefined;
  return ['warning', until ? text.payment.transferUntil(formatMoment(until)) : text.payment.transferDue];
}
