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

/** 'Wolny limit' as money, or with factoring a sentence: whom to ask. */
export type ShownLimit =
  { readonly free: string; readonly sentence?: undefined } | { readonly free?: undefined; readonly sentence: string };

/** Undefined for other payments, and where the server gave no limit: a detail that is there describes its radio. */
export function limitOf({ hook_name, merchantLimit }: Payment, currency: string): ShownLimit | undefined {
  if (merchantLimit === undefined || hook_name !== 'manual_wire') return undefined;
  const { factoring, bank_name: bank, remaining_amount: left } = merchantLimit;
  // "S.A." ends in the sentence's own full stop.
  if (factoring)
    return { sentence: bank ? text.payment.factoringBank(bank.replace(/\.$/, '')) : text.payment.factoring };
  return left === undefined ? undefined : { free: formatMoney(left, currency) };
}
