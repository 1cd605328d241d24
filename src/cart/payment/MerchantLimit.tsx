/** Decides what a wire transfer says of the client's limit: 'Wolny limit', or with factoring whom to ask (spec section 6). */
import { formatMoney } from '../../ui/money';
import { useCurrency } from '../CartContext';
import { text } from '../text';
import type { Payment } from './schema';

/** Nothing for other payments, and nothing where the server gave no limit. */
export function MerchantLimit({ payment: { hook_name, merchantLimit } }: { payment: Payment }) {
  const currency = useCurrency();
  if (merchantLimit === undefined || hook_name !== 'manual_wire') return null;
  const { factoring, bank_name: bank } = merchantLimit;
  if (factoring) return bank ? text.payment.factoringBank(bank) : text.payment.factoring;
  if (merchantLimit.remaining_amount === undefined) return null;
  return (
    <span>
      {text.payment.freeLimit}: <span className="number">{formatMoney(merchantLimit.remaining_amount, currency)}</span>
    </span>
  );
}
