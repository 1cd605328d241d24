/** Reasons that block an order on the server: one sentence each, in the slot where the buyer can correct it. */
import { goesToAddress, kindOf } from '../../../src/cart/session/kinds';
import { toAmount, toGrosze, toPolish } from '../money/grosze';
import { priceFault } from './discounts';
import { fieldsFault } from './extra';
import { lacking } from './kinds';
import type { LoadedCart } from './load';
import { refuse, type WireMessages } from './messages';
import { paymentFault } from './payment';
import { goodsOf, totalsOf } from './amounts';
import { carrierPrice, chosenCarrier, dueOf, minimumValueOf } from './prices';
import { quantityFault } from './quantity';
import { text } from './text';

/** The cart with a started payment: this one or a child. It blocks all changes. */
export function lockedBy(cart: LoadedCart): string | undefined {
  return [cart.own, ...cart.children].find((row) => row.paymentInit)?.name;
}

function clientFault({ client }: LoadedCart): WireMessages | undefined {
  if (client.isTest) return refuse('confirm', text.testClient);
  if (client.isPurchaseBlocked) return refuse('confirm', text.blockedClient);
  const overdue = client.amountAfterDeadline;
  if (overdue !== null && toGrosze(overdue) !== 0)
    return refuse('amount_after_deadline', text.afterDeadline(toPolish(overdue)));
  return undefined;
}

function goodsFault(cart: LoadedCart): WireMessages | undefined {
  if (cart.lines.length === 0) return refuse('0', text.emptyCart);
  const faults = cart.lines.map((line) => quantityFault(line, line.quantity)).filter((one) => one !== undefined);
  if (faults.length > 0) return refuse('quantity', ...faults);
  const negative = cart.lines.filter((line) => toGrosze(line.priceNet) < 0);
  if (negative.length > 0) return refuse('0', ...negative.map((line) => text.priceWrong(line.name)));
  // A single line may be free of charge, but not all goods together.
  if (totalsOf(cart.lines).net === 0) return refuse('0', text.noValue);
  // The price limits apply to traders, not to the seller of a quote.
  const isQuote = cart.held.some(({ kind }) => kind === 'quote');
  const agreed = cart.lines
    .filter(({ isAgreed }) => isAgreed && !isQuote)
    .map((line) => priceFault(line, line.priceNet));
  const forbidden = agreed.filter((one) => one !== undefined);
  if (forbidden.length > 0) return refuse('add_discount', ...forbidden);
  const minimum = minimumValueOf(cart);
  const isTooLittle = minimum !== undefined && goodsOf(cart, cart.lines).net < minimum;
  return isTooLittle ? refuse('quantity', text.tooLittle(toPolish(toAmount(minimum)))) : undefined;
}

function deliveryFault(cart: LoadedCart): WireMessages | undefined {
  const carrier = chosenCarrier(cart);
  if (carrier === undefined) return refuse('0', text.noCarrier);
  if (kindOf(carrier).isQuoted && carrierPrice(cart).net === 0) return refuse('delivery_price', text.transportUnpriced);
  const [first] = lacking(carrier, cart.own);
  return first && refuse(first.slot, first.sentence);
}

function payFault(cart: LoadedCart): WireMessages | undefined {
  if (cart.payments.length === 0) return refuse('payment_id', text.noPayments);
  if (cart.own.paymentId === null) return refuse('payment_id', text.noPayment);
  const fault = paymentFault(cart, cart.own.paymentId) ?? limitFault(cart);
  return fault === undefined ? undefined : refuse('payment_id', fault);
}

/** A wire with a later term is credit: at most the client's remaining limit. Only the bank knows the limit of its own credit. */
function limitFault(cart: LoadedCart): string | undefined {
  const { client, own, payments } = cart;
  const { limitRemaining: left, limitFactoring: isBanks } = client;
  const isCredit = payments.find((one) => one.id === own.paymentId)?.hookName === 'manual_wire';
  if (!isCredit || left === null || isBanks) return undefined;
  const total = dueOf(cart);
  return total <= toGrosze(left) ? undefined : text.limitShort(toPolish(left), toPolish(toAmount(total)));
}

/** The branch and the locker have their own addresses. */
function addressFault(cart: LoadedCart): WireMessages | undefined {
  const { client, own } = cart;
  if (!goesToAddress(chosenCarrier(cart))) return undefined;
  const hasOwnAddress = own.deliveryAddressId !== null || own.invoiceAddressId !== null || hasAddress(client);
  return hasOwnAddress ? undefined : refuse('confirm', text.noAddress);
}

/** Only the town is required, because villages have no streets. */
export const hasAddress = (client: LoadedCart['client']): boolean => client.city !== '';

/** Slots whose errors are corrected on the first step; the confirm message redirects the buyer there. */
const FIRST_STEP = ['quantity', 'add_discount', 'inpost', 'payment_id', '0'] as const;

/** The errors that block the order; empty if there are none. An instant payment needs no method: the operator's page offers it. */
export function orderFaults(cart: LoadedCart): WireMessages {
  const fault =
    clientFault(cart) ??
    goodsFault(cart) ??
    deliveryFault(cart) ??
    payFault(cart) ??
    addressFault(cart) ??
    fieldsFault(cart);
  if (fault === undefined) return {};
  const first = FIRST_STEP.some((slot) => fault[slot] !== undefined);
  return first ? { ...fault, confirm: { messages: [], status: 'error', goToStep: true } } : fault;
}
