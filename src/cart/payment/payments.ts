/** Decides what a payment is to the buyer: its kind, its methods, and what a wire transfer says of the limit (rule P4). */
import { formatMoney } from '../../ui/money';
import { text } from '../text';
import type { Payment, PaymentMethod } from '../wire/payment';

export const methodsOf = (payment: Payment): readonly PaymentMethod[] => payment.additional_data?.payment_methods ?? [];

export type PaymentKind = 'instant' | 'wire' | 'upfront' | 'other';

export function paymentKind(payment: Payment): PaymentKind {
  if (methodsOf(payment).length > 0) return 'instant';
  if (payment.hook_name === 'upfront_manual_wire') return 'upfront';
  return payment.hook_name === 'manual_wire' ? 'wire' : 'other';
}

/** 'Wolny limit' as money; with factoring a sentence that names the bank to ask. */
export type DisplayedLimit =
  { readonly free: string; readonly sentence?: undefined } | { readonly free?: undefined; readonly sentence: string };

/** Undefined for other payments, and if the server sends no limit: any detail becomes the radio's description. */
export function limitOf({ hook_name, merchantLimit }: Payment, currency: string): DisplayedLimit | undefined {
  if (merchantLimit === undefined || hook_name !== 'manual_wire') return undefined;
  const { factoring, bank_name: bank, remaining_amount: left } = merchantLimit;
  // Drop the final dot of "S.A.": the sentence ends with its own.
  if (factoring)
    return { sentence: bank ? text.payment.factoringBank(bank.replace(/\.$/, '')) : text.payment.factoring };
  return left === undefined ? undefined : { free: formatMoney(left, currency) };
}
