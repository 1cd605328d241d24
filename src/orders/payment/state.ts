/** Decides what is said of an order's payment: by its state in one sentence, and whether it can be paid now. */
import type { Decimal } from '../../http/decimal';
import { formatMoment } from '../../ui/moment';
import type { NoticeStatus } from '../../ui/Notice';
import type { EarlierOrder, OrderPayment } from '../schema';
import { text } from '../text';

/** A failed one waits as well: it is paid the same way (rule P8). */
export const isAwaited = ({ state }: OrderPayment): boolean => state === 'due' || state === 'failed';

/** What is left to pay; all of the order unless the server says less. */
export const amountOf = ({ payment, total_gross }: EarlierOrder): Decimal | undefined => payment?.amount ?? total_gross;

const sentences: Readonly<Record<string, readonly [status: NoticeStatus, sentence: string]>> = {
  due: ['warning', text.payment.due],
  failed: ['error', text.payment.failed],
  expired: ['error', text.payment.expired],
  paid: ['success', text.payment.paid],
  deferred: ['success', text.payment.deferred],
};

/** Undefined for a state that is none of the contract's: it is not guessed. */
export function paymentText({ state, transfer, until }: OrderPayment): (typeof sentences)[string] | undefined {
  if (state !== 'due' || transfer === undefined) return Object.hasOwn(sentences, state) ? sentences[state] : undefined;
  return ['warning', until ? text.payment.transferUntil(formatMoment(until)) : text.payment.transferDue];
}
