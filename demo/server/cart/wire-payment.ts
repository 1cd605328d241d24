/** Converts payments to their wire format: methods, the client's limit, and the URL of a started payment. */
import { PROVIDER_PATH } from '../configurator/app';
import { toAmount, toGrosze } from '../money/grosze';
import { TERM } from '../orders/invoice';
import { today } from '../pages/days';
import { isSplit, sellerAccount } from './duties';
import type { CartRow, LoadedCart } from './load';
import { dueOf } from './prices';
import { text } from './text';

/** The deferred-payment provider is on another origin; every other payment continues in the shop. */
export function paymentUrl(cart: LoadedCart, row: CartRow, origin: string | undefined): string | undefined {
  const payment = cart.payments.find((one) => one.id === cart.own.paymentId);
  if (payment?.hookName !== 'deferred_payment') return `/platnosc/${row.id}`;
  return origin && `${origin}${PROVIDER_PATH}/${row.id}`;
}

export function wirePayment(cart: LoadedCart, one: LoadedCart['payments'][number], totalGross: number) {
  const { client } = cart;
  const limited = one.hookName === 'manual_wire' || one.hookName === 'upfront_manual_wire';
  const limit =
    limited && client.limitRemaining !== null
      ? {
          factoring: client.limitFactoring,
          bank_name: client.limitBankName,
          remaining_amount: client.limitRemaining,
          amount_after_deadline: client.limitAfterDeadline,
        }
      : undefined;
  const rest = client.limitRemaining === null ? 0 : toGrosze(client.limitRemaining) - dueOf(cart);
  const methods = cart.methods.filter((method) => method.paymentId === one.id);
  return {
    id: one.id,
    name: one.name,
    hook_name: one.hookName,
    is_instant_transfer_payment: one.isInstant,
    additional_data: {
      payment_methods: methods.map(({ id, name }) => ({ id, name, imgUrl: `/obrazki/platnosci/${id}.svg` })),
    },
    // Only buyers who get an invoice with VAT pay by split payment or check an account.
    ...(one.hookName === 'upfront_manual_wire' &&
      client.userType !== 'consumer' && {
        seller_account: sellerAccount,
        split_payment: isSplit(totalGross),
      }),
    ...(limit === undefined ? {} : { merchantLimit: limit }),
    ...(one.hookName === 'manual_wire' && {
      until: today(TERM),
      ...(limit?.factoring === false && rest >= 0 && { limit_left: toAmount(rest) }),
    }),
    ...(one.hookName === 'upfront_manual_wire' && { text: text.afterTransfer }),
  };
}
