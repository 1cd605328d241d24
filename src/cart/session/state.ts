/** Decides what the page knows about one cart, and what a reply makes of that. */
import type { Failure } from '../../http/failure';
import { share } from '../../http/share';
import { sameId } from '../../http/tolerant';
import type { CartPost, CartReply } from '../wire/api';
import type { Cart } from '../wire/cart';
import type { Messages } from '../../http/messages';
import { mergeChanges, type Change } from './changes';
import { overlayOf, type Pending } from './pending';
import { deliversToInvoiceAddress, hasError, isLocked, isLockerCarrier, isPickup } from './rules';

/**
 * How far the order is.
 *
 *     idle -> flushing -> sent -> leaving          the redirect is followed
 *      ^         |         | \-> lost -> unknown   the answer was lost; the cart is looked at; it may have been ordered or not
 *      \---------+---------+---------------/       refused; not what was on the screen; the next answered action
 *
 * From `flushing` to `lost` the cart is closed to changes and to a second order.
 */
export type OrderState = 'idle' | 'flushing' | 'sent' | 'leaving' | 'lost' | 'unknown';

/** One cart of the page. */
export interface CartState {
  /** `failed`: no cart could be loaded yet. Once there is a cart, it stays `ready`, whatever fails later. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Null until the first answer; a server that answers `cart: null` to `load` has status `ready` and no cart. */
  readonly cart: Cart | null;
  readonly messages: Messages;
  /** What is no longer as the person had seen it, until they put it away. */
  readonly changes: readonly Change[];
  /** The last failure, until the next answer that succeeds. */
  readonly failure: Failure | undefined;
  /** The person's changes that no answer has settled, oldest first; `overlayOf` says what they lay over the cart. */
  readonly pending: readonly Pending[];
  /** The code of a locker that no longer operates: whatever the server's cart says, it is not chosen. */
  readonly closedLocker: string | undefined;
  /** 'inny' is chosen, and no address yet. */
  readonly otherAddress: boolean;
  readonly order: OrderState;
}

const NOTHING: readonly never[] = [];

export const newCart: CartState = {
  status: 'loading',
  cart: null,
  messages: new Map(),
  changes: NOTHING,
  failure: undefined,
  pending: NOTHING,
  closedLocker: undefined,
  otherAddress: false,
  order: 'idle',
};

/** From the press until the outcome is known; also while the browser follows the redirect. */
export const isOrdering = ({ order }: CartState): boolean => order !== 'idle' && order !== 'unknown';

/** The order may or may not have been placed. */
export const isOrderUnknown = ({ order }: CartState): boolean => order === 'lost' || order === 'unknown';

export const isSaving = ({ pending }: CartState): boolean => pending.some(({ stage }) => stage === 'saving');

/** What the server makes of the person's changes is still to come: its sums are those before. */
export const isStale = ({ pending }: CartState): boolean => pending.some(({ stage }) => stage !== 'unsaved');

/** The cart without a locker that no longer operates. */
export const withoutLocker = <Shown extends Cart | null | undefined>(cart: Shown, closed: string | undefined): Shown =>
  cart && closed !== undefined && cart.inpost_point_code === closed ? { ...cart, inpost_point_code: undefined } : cart;

/** Who chose 'inny' means another address: without one the order would silently go to the invoice address. */
export const lacksAddress = ({ cart, otherAddress, pending }: CartState): boolean =>
  cart !== null &&
  otherAddress &&
  overlayOf({ pending }).choices.delivery_address === undefined &&
  deliversToInvoiceAddress(cart) &&
  !isLockerCarrier(cart.carrier) &&
  !isPickup(cart.carrier);

/** The one place where a reply becomes state (rule C1): cart and messages in one step, what did not change keeps its identity. */
export function withReply(
  state: CartState,
  post: CartPost,
  reply: CartReply,
  next: Pick<CartState, 'messages' | 'pending' | 'changes'>,
): CartState {
  const cart = isGone(reply) ? null : share(state.cart, reply.answer?.cart ?? state.cart);
  const done = reply.answer !== undefined && reply.failure === undefined;
  const leaving = reply.failure?.code === 'leaving';
  const isOver =
    cart === null || isLocked(cart) || (reply.answer?.cart && !deliversToInvoiceAddress(reply.answer.cart));
  return {
    status: cart !== null || done ? 'ready' : leaving ? state.status : 'failed',
    cart,
    messages: leaving ? state.messages : next.messages,
    changes: sameId(state.cart?.id, cart?.id) ? mergeChanges(state.changes, next.changes) : NOTHING,
    failure: leaving ? state.failure : reply.failure,
    pending: next.pending,
    closedLocker: state.closedLocker,
    otherAddress: state.otherAddress && !isOver,
    order: done ? orderAfter(state.order, post) : state.order,
  };
}

/** After a lost answer the button stays locked until the cart has been looked at; what was not known is over with the next action. */
function orderAfter(order: OrderState, { cause }: CartPost): OrderState {
  if (order !== 'lost' && order !== 'unknown') return order;
  return cause === 'load' ? 'unknown' : 'idle';
}

/** A success whose cart is null: its last line went, it was ordered, or cleared. A refusal says nothing of the cart. */
const isGone = ({ answer, failure }: CartReply): boolean =>
  failure === undefined && answer?.cart === null && !hasError(answer.messages);
