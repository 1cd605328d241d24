/** The state of one cart, and how a response changes it. */
import type { Failure } from '../../http/failure';
import type { Decimal } from '../../http/decimal';
import { reuseUnchanged } from '../../http/reuse-unchanged';
import { sameId } from '../../http/tolerant';
import type { CartPost } from '../wire/api';
import { isAnswered, type CartReply } from '../wire/reply';
import type { Cart } from '../wire/cart';
import type { Messages } from '../../http/messages';
import { mergeChanges, type Change } from './changes';
import { overlayOf, type Pending } from './pending';
import { goesToAddress } from './kinds';
import type { ProcessAction } from './process';
import { deliversToInvoiceAddress, hasError, isLocked, totalGross } from './rules';

/** Actions sent like an order: the order itself, and the actions of approval and quotes. */
export type OrderAction = 'confirm' | ProcessAction;

/**
 * The progress of an order.
 *
 *     idle -> flushing -> sent -> leaving          follows the redirect
 *      ^         |         | \-> lost -> unknown   response lost; loads the cart; it may have been ordered or not
 *      |         |         |      \-> unchecked    the cart could not be loaded either
 *      \---------+---------+---------/------/      refused; cart differs from the screen; response to the next action or load
 *
 * From `flushing` to `lost`, and `unchecked`, the cart is closed to changes and to a second order.
 */
export type OrderState = 'idle' | 'flushing' | 'sent' | 'leaving' | 'lost' | 'unchecked' | 'unknown';

/** One cart of the page. */
export interface CartState {
  /** `failed`: no cart could be loaded yet. Once there is a cart, it stays `ready`, whatever fails later. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Null until the first response, and after a response with `cart: null` (status `ready`). */
  readonly cart: Cart | null;
  readonly messages: Messages;
  /** Changes that the buyer has not dismissed yet. */
  readonly changes: readonly Change[];
  /** The total before the first change; undefined without changes. */
  readonly before: Decimal | undefined;
  /** The summary has unacknowledged changes that the buyer did not make. They block the order. */
  readonly unseen: boolean;
  /** The last failure; the next successful response clears it. */
  readonly failure: Failure | undefined;
  /** The buyer's pending changes, oldest first. `overlayOf` returns the values to display over the cart's. */
  readonly pending: readonly Pending[];
  /** The code of a closed locker: it counts as not chosen, whatever the server's cart contains. */
  readonly closedLocker: string | undefined;
  /** The buyer chose 'inny', but no address yet. */
  readonly otherAddress: boolean;
  readonly order: OrderState;
  /** The action that `order` is about. */
  readonly action: OrderAction;
}

const NOTHING: readonly never[] = [];

export const newCart: CartState = {
  status: 'loading',
  cart: null,
  messages: new Map(),
  changes: NOTHING,
  before: undefined,
  unseen: false,
  failure: undefined,
  pending: NOTHING,
  closedLocker: undefined,
  otherAddress: false,
  order: 'idle',
  action: 'confirm',
};

/** True from the press of the order button until the outcome is known, and while the browser follows the redirect. */
export const isOrdering = ({ order }: CartState): boolean => order !== 'idle' && order !== 'unknown';

/** Something is under way that ends without the buyer. */
export const isPlacing = (state: CartState): boolean => isOrdering(state) && state.order !== 'unchecked';

/** The order may or may not have been placed. */
export const isOrderUnknown = ({ order }: CartState): boolean => UNKNOWN.includes(order);
const UNKNOWN: readonly OrderState[] = ['lost', 'unchecked', 'unknown'];

export const isSaving = ({ pending }: CartState): boolean => pending.some(({ stage }) => stage === 'saving');

/** Some changes have no response yet: the server's sums do not include them. */
export const isStale = ({ pending }: CartState): boolean => pending.some(({ stage }) => stage !== 'unsaved');

/** The cart; without its locker if that locker is closed. */
export const withoutLocker = <MaybeCart extends Cart | null | undefined>(
  cart: MaybeCart,
  closed: string | undefined,
): MaybeCart =>
  cart && closed !== undefined && cart.inpost_point_code === closed ? { ...cart, inpost_point_code: undefined } : cart;

/** The buyer chose 'inny', but no address: the order would silently go to the invoice address. */
export const lacksAddress = ({ cart, otherAddress, pending }: CartState): boolean =>
  cart !== null &&
  otherAddress &&
  overlayOf({ pending }).choices.delivery_address === undefined &&
  deliversToInvoiceAddress(cart) &&
  goesToAddress(cart.carrier);

/** The one place where a reply becomes state (rule C1): cart and messages change in one step, unchanged parts keep their identity. */
export function withReply(
  state: CartState,
  post: CartPost,
  reply: CartReply,
  next: Pick<CartState, 'messages' | 'pending' | 'changes' | 'unseen'>,
): CartState {
  const cart = isRemoved(reply) ? null : reuseUnchanged(state.cart, reply.answer?.cart ?? state.cart);
  const done = isAnswered(reply);
  const leaving = reply.failure?.code === 'leaving';
  const isObsolete =
    cart === null || isLocked(cart) || (reply.answer?.cart && !deliversToInvoiceAddress(reply.answer.cart));
  const isSame = sameId(state.cart?.id, cart?.id);
  const changes = isSame ? mergeChanges(state.changes, next.changes) : next.changes;
  const isFirst = !isSame || state.changes.length === 0;
  return {
    ...state,
    status: cart !== null || done ? 'ready' : leaving ? state.status : 'failed',
    cart,
    changes,
    before: changes.length === 0 ? undefined : isFirst ? state.cart?.prices && totalGross(state.cart) : state.before,
    unseen: changes.length > 0 && (state.unseen || next.unseen),
    ...(!leaving && { messages: next.messages, failure: reply.failure }),
    pending: next.pending,
    otherAddress: state.otherAddress && !isObsolete,
    order: orderAfter(state, post, done),
  };
}

/** After a lost response the button stays locked until the cart has been loaded. The next action or load ends the unknown outcome. */
function orderAfter(state: CartState, { why }: CartPost, done: boolean): OrderState {
  if (!isOrderUnknown(state)) return state.order;
  if (!done) return state.order === 'lost' ? 'unchecked' : state.order;
  return why === 'lost' ? 'unknown' : 'idle';
}

/** A success with a null cart: the last line was removed, or the cart was ordered or cleared. In a refusal a null cart has no meaning. */
const isRemoved = (reply: CartReply): boolean =>
  isAnswered(reply) && reply.answer.cart === null && !hasError(reply.answer.messages);
