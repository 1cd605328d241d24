/** Wire schemas of payments, their methods and the merchant limit. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { flag, id, list, maybe, text } from '../../http/tolerant';

/** One way to pay at an instant-payment operator, for example BLIK. */
export const paymentMethod = v.object({ id, name: text, imgUrl: maybe(text) });
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** The client's limit for a wire transfer; with factoring only the bank knows the balance. */
export const merchantLimit = v.object({
  factoring: flag,
  bank_name: maybe(text),
  remaining_amount: maybe(decimal),
  amount_after_deadline: maybe(decimal),
});
export type MerchantLimit = v.InferOutput<typeof merchantLimit>;

/** A payment that can be chosen. `hook_name` is manual_wire, upfront_manual_wire or the server's own word. */
export const payment = v.object({
  id,
  name: text,
  hook_name: maybe(text),
  is_instant_transfer_payment: flag,
  additional_data: maybe(v.object({ payment_methods: list(paymentMethod, 'payment method') })),
  merchantLimit: maybe(merchantLimit),
});
export type Payment = v.InferOutput<typeof payment>;

/** The chosen payment. */
export const chosenPayment = v.object({ id, name: maybe(text), is_instant_transfer_payment: flag });

/** `payment_params`: which method of the chosen instant payment is taken. */
export const paymentParams = v.object({
  payment_method: maybe(v.object({ payment_id: maybe(id), method_id: id })),
});
