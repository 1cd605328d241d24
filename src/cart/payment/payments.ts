/** Kind, methods, terms and limit of a payment (rule P4). */
import { digitsOf } from '../../ui/promise';
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

/** The due day, and the shop's own sentence. */
export const termsOf = ({ until, text: own }: Payment): string | undefined =>
  [until && text.payment.until(digitsOf(until)), own].filter(Boolean).join(' · ') || undefined;

/** 'Wolny limit' as money, before and after this order; with factoring a sentence that names the bank. */
export type DisplayedLimit =
  | { readonly free: string; readonly sentence?: undefined }
  | { readonly free?: undefined; readonly sentence: string };

/** Undefined for other payments, and without a limit: any detail becomes the radio button's description. */
export function limitOf(
  { hook_name, merchantLimit, limit_left: rest }: Payment,
  currency: string,
): DisplayedLimit | undefined {
  if (merchantLimit === undefined || hook_name !== 'manual_wire') return undefined;
  const { factoring, bank_name: bank, remaining_amount: left } = merchantLimit;
  // Removes the final dot of "S.A.": the sentence ends with a dot.
  if (factoring)
    return { sentence: bank ? text.payment.factoringBank(bank.replace(/\.$/, '')) : text.payment.factoring };
  const after = rest && ` · ${text.process.after(formatMoney(rest, currency))}`;
  return left === undefined ? undefined : { free: formatMoney(left, currency) + (after ?? '') };
}
