/** Reasons that block an order on the server, in the slot where the buyer can correct them. */
import { brokenOrder } from '../../../src/shop/order';
import { toGrosze } from '../money/grosze';
import { goodsOf } from './amounts';
import type { LoadedCart } from './load';
import { inMemory } from './memory';
import { refuseBroken, type WireMessages } from './messages';
import { carrierPrice, dueOf, minimumValueOf } from './prices';

/** The cart with a started payment: this one or a child. It blocks all changes. */
export function lockedBy(cart: LoadedCart): string | undefined {
  return [cart.own, ...cart.children].find((row) => row.paymentInit)?.name;
}

/** Only the town is required, because villages have no streets. */
export const hasAddress = (client: LoadedCart['client']): boolean => client.city !== '';

/** Slots whose errors are corrected on the first step; the confirm message redirects the buyer there. */
const FIRST_STEP = ['quantity', 'add_discount', 'inpost', 'payment_id', '0'] as const;

/** The errors that block the order; empty if there are none. An instant payment needs no method: the operator's page offers it. */
export function orderFaults(cart: LoadedCart): WireMessages {
  const { client } = cart;
  const broken = brokenOrder(inMemory(cart), {
    isTest: client.isTest,
    isBlocked: client.isPurchaseBlocked,
    overdue: toGrosze(client.amountAfterDeadline ?? '0'),
    goods: goodsOf(cart, cart.lines).net,
    minimum: minimumValueOf(cart),
    delivery: carrierPrice(cart).net,
    due: dueOf(cart),
    credit: client.limitFactoring || client.limitRemaining === null ? undefined : toGrosze(client.limitRemaining),
    hasAddress: hasAddress(client),
  });
  const fault = refuseBroken(broken);
  const isFirst = FIRST_STEP.some((slot) => fault[slot] !== undefined);
  return isFirst ? { ...fault, confirm: { messages: [], status: 'error', goToStep: true } } : fault;
}
