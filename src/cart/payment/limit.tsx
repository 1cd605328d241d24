/** Decides what a wire transfer says of the client's limit: 'Wolny limit', or with factoring whom to ask (rule P4). */
import type { ReactNode } from 'react';
import { formatMoney } from '../../ui/money';
import { text } from '../text';
import type { Payment } from '../wire/payment';

/** Undefined for other payments, and where the server gave no limit: a detail that is there describes its radio. */
export function limitOf({ hook_name, merchantLimit }: Payment, currency: string): ReactNode {
  if (merchantLimit === undefined || hook_name !== 'manual_wire') return undefined;
  const { factoring, bank_name: bank } = merchantLimit;
  // "S.A." ends in the sentence's own full stop.
  if (factoring) return bank ? text.payment.factoringBank(bank.replace(/\.$/, '')) : text.payment.factoring;
  if (merchantLimit.remaining_amount === undefined) return undefined;
  return (
    <span>
      {text.payment.freeLimit}: <span className="number">{formatMoney(merchantLimit.remaining_amount, currency)}</span>
    </span>
  );
}
