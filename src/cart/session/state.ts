/** Decides what the page knows about one cart, and how an answer, a failure or a typed value changes that. */
import type { Failure } from '../../http/failure';
import { share } from '../../http/share';
import { sameId, type Id } from '../../http/tolerant';
import { isJudged, type CartPost, type CartReply } from '../wire/api';
import { mergeChanges, type Change } from './changes';
import { deliversToInvoiceAddress, hasError, isLocked, isLockerCarrier, isPickup, linesOf } from './rules';
import type { Cart, Messages } from '../wire/cart';

/** What is chosen with one click; the name of the action is the name of the choice. */
export type Choice = 'carrier' | 'payment' | 'payment_method' | 'project' | 'delivery_address' | 'invoice_address';

/**
 * What the person has typed or clicked and no answer has judged yet, to be laid over the cart that is shown:
 * a quantity by item id, the order notes, a choice by its action's name (its id; for `payment_method` the method's).
 */
export interface CartEdits {
  readonly quantities: Readonly<Record<string, number>>;
  readonly comments: string | undefined;
  readonly choices: Readonly<Partial<Record<Choice, Id | null>>>;
  /** By item id: lines whose removal is held or on its way, and can be taken back while it is held. */
  readonly removed: Readonly<Record<string, boolean>>;
  /** 'inny' is chosen, and no address yet. */
  readonly otherAddress: boolean;
}

/** One cart of the page (spec section 4: the server's answers replace cart and messages). */
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
  /** What waits or is under way: 'quantity:12', 'remove:12', 'carrier', 'client_comments', 'new_address', 'confirm' … */
  readonly saving: ReadonlySet<string>;
  readonly edits: CartEdits;
  /** From the click on the order button until the outcome is known; stays true while the browser follows the redirect. */
  readonly confirming: boolean;
  /** The order may or may not have been placed: the answer to `confirm` was lost. The next answer to an action ends it. */
  readonly unknownOutcome: boolean;
}

/** What the server makes of the person's changes is still to come: its sums are those before. */
export const isStale = ({ saving, edits }: CartState): boolean =>
  saving.size > 0 || Object.keys(edits.removed).length > 0;

const NO_CHANGES: readonly Change[] = [];
const NO_EDITS: CartEdits = {
  quantities: {},
  comments: undefined,
  choices: {},
  removed: {},
  otherAddress: false,
};

export const newCart: CartState = {
  status: 'loading',
  cart: null,
  messages: new Map(),
  changes: NO_CHANGES,
  failure: undefined,
  saving: new Set(),
  edits: NO_EDITS,
  confirming: false,
  unknownOutcome: false,
};

/** What the person wants, shown at once. */
export function withEdit(edits: CartEdits, post: CartPost): CartEdits {
  switch (post.cause) {
    case 'quantity':
      return { ...edits, quantities: { ...edits.quantities, ...post.body.quantity } };
    case 'client_comments':
      return { ...edits, comments: post.body.client_comments };
    case 'remove':
      if (post.hold === undefined) return edits;
      return { ...edits, removed: { ...edits.removed, [post.body.remove.id]: true } };
    default: {
      const choice = choiceOf(post);
      return choice ? { ...edits, choices: { ...edits.choices, [choice[0]]: choice[1] } } : edits;
    }
  }
}

/**
 * What is still to be laid over the cart once `post` has been replied to. `again` names what is already on its way anew
 * (`savingKeys`): that stays. A choice and a removal end with their reply. A quantity ends when the server has judged it, notes when they
 * were accepted; where nobody judged them (no connection, session over), they stay and go out again with the next action.
 */
export function withoutEdit(edits: CartEdits, post: CartPost, reply: CartReply, again: ReadonlySet<string>): CartEdits {
  const cart = reply.answer?.cart;
  const known = cart ? new Set(linesOf(cart).map((line) => `quantity:${line.id}`)) : undefined;
  const judged = post.cause === 'quantity' && isJudged(reply) ? new Set(Object.keys(post.body.quantity)) : undefined;
  const quantities = Object.entries(edits.quantities).filter(([id]) => {
    const key = `quantity:${id}`;
    return again.has(key) || !(judged?.has(id) || (known && !known.has(key)));
  });
  const accepted = post.cause === 'client_comments' && reply.answer && !reply.failure && !again.has('client_comments');
  const choices = Object.entries(edits.choices).filter(([what]) => what !== post.cause || again.has(what));
  const answered = post.cause === 'remove' ? String(post.body.remove.id) : undefined;
  const removed = Object.entries(edits.removed).filter(
    ([id]) => id !== answered && !(known && !known.has(`quantity:${id}`)),
  );
  return share(edits, {
    quantities: Object.fromEntries(quantities),
    comments: accepted ? undefined : edits.comments,
    choices: Object.fromEntries(choices),
    removed: Object.fromEntries(removed),
    otherAddress: edits.otherAddress && (!cart || deliversToInvoiceAddress(cart)),
  });
}

/** Who chose 'inny' means another address: without one the order would silently go to the invoice address. */
export const lacksAddress = ({ cart, edits }: CartState): boolean =>
  cart !== null &&
  edits.otherAddress &&
  edits.choices.delivery_address === undefined &&
  deliversToInvoiceAddress(cart) &&
  !isLockerCarrier(cart.carrier) &&
  !isPickup(cart.carrier);

/** The one place where a reply becomes state (spec section 4): cart and messages in one step, what did not change keeps its identity. */
export function withReply(
  state: CartState,
  post: CartPost,
  reply: CartReply,
  next: Pick<CartState, 'messages' | 'edits' | 'saving' | 'changes'>,
): CartState {
  const cart = isGone(reply) ? null : share(state.cart, reply.answer?.cart ?? state.cart);
  const done = reply.answer !== undefined && reply.failure === undefined;
  const leaving = reply.failure?.code === 'leaving';
  return {
    ...state,
    status: cart !== null || done ? 'ready' : leaving ? state.status : 'failed',
    cart,
    messages: leaving ? state.messages : next.messages,
    changes: sameId(state.cart?.id, cart?.id) ? mergeChanges(state.changes, next.changes) : NO_CHANGES,
    failure: leaving ? state.failure : reply.failure,
    saving: next.saving,
    edits: cart === null || isLocked(cart) ? NO_EDITS : next.edits,
    // After a lost answer the button stays locked until the cart has been looked at.
    confirming: state.confirming && !(state.unknownOutcome && done),
    unknownOutcome: state.unknownOutcome && (post.cause === 'load' || !done),
  };
}

/** A success whose cart is null: its last line went, it was ordered, or cleared. A refusal says nothing of the cart. */
const isGone = ({ answer, failure }: CartReply): boolean =>
  failure === undefined && answer?.cart === null && !hasError(answer.messages);

function choiceOf(post: CartPost): [Choice, Id | null] | undefined {
  switch (post.cause) {
    case 'carrier':
      return ['carrier', post.body.carrier.id];
    case 'payment':
      return ['payment', post.body.payment.id];
    case 'payment_method':
      return ['payment_method', post.body.payment_method.method_id];
    case 'project':
      return ['project', post.body.project.id];
    case 'delivery_address':
      return ['delivery_address', post.body.delivery_address.id];
    case 'invoice_address':
      return ['invoice_address', post.body.invoice_address.id];
    default:
      return undefined;
  }
}
