/** Wire schemas of payments, their methods and the merchant limit. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { flag, id, list, maybe, text } from '../../http/tolerant';
import { sellerAccount } from '../../http/white-list';

/** A method of an instant-payment operator, for example BLIK. */
export const paymentMethod = v.object({ id, name: text, imgUrl: maybe(text) });
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** The client's limit for a wire transfer. With factoring only the bank knows the balance. */
export const merchantLimit = v.object({
  factoring: flag,
  bank_name: maybe(text),
  remaining_amount: maybe(decimal),
  amount_after_deadline: maybe(decimal),
});
export type MerchantLimit = v.InferOutput<typeof merchantLimit>;

/** An offered payment. `hook_name`: manual_wire, upfront_manual_wire or the server's own value. */
export const payment = v.object({
  id,
  name: text,
  hook_name: maybe(text),
  is_instant_transfer_payment: flag,
  additional_data: maybe(v.object({ payment_methods: list(paymentMethod, 'payment method') })),
  merchantLimit: maybe(merchantLimit),
  until: maybe(text),
  limit_left: maybe(decimal),
  text: maybe(text),
  split_payment: flag,
  seller_account: maybe(sellerAccount),
});
export type Payment = v.InferOutput<typeof payment>;

/** The chosen payment. */
export const chosenPayment = v.object({ id, name: maybe(text), is_instant_transfer_payment: flag });

/** `payment_params`: the chosen method of the instant payment. */
export const paymentParams = v.object({
  payment_method: maybe(v.object({ payment_id: maybe(id), method_id: id })),
});
