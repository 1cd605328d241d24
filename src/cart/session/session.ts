/** The cart's session: one method per action, callable at any time. */
import type { Failure } from '../../http/failure';
import type { Id } from '../../http/tolerant';
import { reportUncaught } from '../../page/report-uncaught';
import type { CartActionBody, CartActionName } from '../wire/actions';
import type { CartPost } from '../wire/api';
import type { Change } from './changes';
import type { NewAddress } from '../wire/actions/new-address';
import type { SlotName } from '../wire/slots';
import { createAdditions } from './additions';
import { confirmOrder, type ConfirmOutcome, type Sealed } from './confirm';
import { forgetConfirmKey, prepareConfirmKey } from './confirm-key';
import { withNote } from './deed-note';
import type { InpostContact, InpostData } from '../wire/actions/inpost';
import type { LinePlace } from '../wire/keys';
import { isEmpty } from './rules';
import { error, type Outcome } from './messages';
import type { Cart, CartAnswer } from '../wire/cart';
import type { SlotMessages } from '../../http/messages';
import { withoutLocker, type CartState } from './state';
import { createSync, type CartSync } from './sync';
import type { CartEnvironment } from './environment';

/** One response, as the page's events report it. `cause`: the action. `ok: false`: a refusal or failure. */
export interface CartAnswered extends Outcome {
  readonly cause: CartActionName;
  readonly previous: Cart | null;
  readonly cart: Cart | null;
  readonly failure: Failure | undefined;
  /** Changes in this response that the buyer did not make. */
  readonly changes: readonly Change[];
}

/**
 * One cart of the page: `cartSession(url)` of carts.ts, one for all elements with the same URL. Actions resolve when the
 * server has responded, and never reject. All but `load` are ignored while a payment is initiated or the order is being placed.
 */
export interface CartSession extends Pick<CartSync, 'flush' | 'hold' | 'takeBack' | 'review'> {
  /** Absolute. */
  readonly url: string;
  getState(): CartState;
  subscribe(listener: (state: CartState) => void): () => void;
  /** Calls the listener after every response and failure of an action, in order, before a redirect is followed. */
  onAnswer(listener: (answer: CartAnswered) => void): () => void;
  /** Calls the listener before each action of the buyer except `confirm`. A listener that returns false cancels the action. */
  onAction(listener: (post: CartPost) => boolean): () => void;

  /** Displays the cart from the template, unless the server has already responded. */
  begin(answer: CartAnswer): void;
  load(): Promise<Outcome>;
  /** `isStep`: a press of the stepper; the request waits for further presses. */
  setQuantity(cartId: Id, itemId: Id, quantity: number, isStep?: boolean): Promise<Outcome>;
  /** `hold`, in ms: the line looks removed, and the request waits that long for `takeBack`. `flush` and leaving the page send it. */
  remove(cartId: Id, itemId: Id, options?: { hold?: number }): Promise<Outcome>;
  /** Moves lines of a master cart into one of its children, if the cart has `can_move_lines`. */
  move(ids: readonly Id[], cartId: Id): Promise<Outcome>;
  choose(what: 'carrier' | 'payment' | 'project' | 'invoice_address', id: Id): Promise<Outcome>;
  chooseMethod(paymentId: Id, methodId: Id): Promise<Outcome>;
  /** Null: the client data are the invoice address ('Adres z rachunku'). */
  chooseDeliveryAddress(id: Id | null): Promise<Outcome>;
  /** Chooses 'inny', or not. The request follows once an address is picked. */
  wantOtherAddress(wants: boolean): void;
  addAddress(fields: NewAddress): Promise<Outcome>;
  saveContact(contact: InpostContact): Promise<Outcome>;
  chooseLocker(point: InpostData): Promise<Outcome>;
  /** Marks the locker with this code as closed: it counts as not chosen. Returns false if another locker is chosen by now. */
  closeLocker(code: string): boolean;
  /** Saves the order notes, 800 ms after the last key. */
  writeComments(text: string): Promise<Outcome>;
  /** Saves a further field of the order or a line, 800 ms after the last key. */
  writeField(name: string, value: string, line?: LinePlace): Promise<Outcome>;
  /** Saves a consent or a choice at once. `version`: of the displayed wording. */
  setField(name: string, value: string, version?: string): Promise<Outcome>;
  /** `price`: net, two decimals and a point. */
  addDiscount(cartId: Id, itemId: Id, price: string): Promise<Outcome>;
  addCarrierDiscount(carrierId: Id, price: string): Promise<Outcome>;
  /** Places the order once, however often it is called. Follows `redirect_url`; `origins` restricts its targets. */
  confirm(options?: { origins?: readonly string[] | undefined }): Promise<ConfirmOutcome>;
  /** Sends, approves, rejects or withdraws a request, or requests or declines a quote (rule J3), in the same way as `confirm`. */
  process(sealed: Sealed, options?: { origins?: readonly string[] | undefined }): Promise<ConfirmOutcome>;
  /** Adds a message to the history of the request or the quote. */
  writeNote(text: string): Promise<Outcome>;

  /** Displays our own message in a slot until the buyer's next action. Default: an error that scrolls into view. */
  show(
    slot: SlotName,
    message: { messages: readonly string[]; status?: SlotMessages['status']; scroll?: boolean },
  ): void;
  clear(slot: string): void;
  /** Displays unacknowledged changes of an earlier page of this tab. */
  restoreChanges(stored: Pick<CartState, 'changes' | 'before'>): void;
  /** Clears `CartState.changes`, which the buyer has acknowledged. */
  dismissChanges(): void;
}

/** The value under the action's name in its body. */
type ValueOf<Name extends CartActionName> = Name extends unknown
  ? CartActionBody<Name>[Name & keyof CartActionBody<Name>]
  : never;

/** Creates the session of the cart at `url`. carts.ts passes the browser's environment; tests pass their own. */
export function createCartSession(
  url: string,
  environment: CartEnvironment & { subscribe: CartSession['subscribe'] },
): CartSession {
  const listeners = new Set<(answer: CartAnswered) => void>();
  const guards = new Set<(post: CartPost) => boolean>();
  const sync = createSync(url, environment, {
    allows: (post) => [...guards].every((allows) => allows(post)),
    onReply({ cause }, { ok, messages, reply }, previous, changes) {
      const { cart } = environment.read();
      if (cart !== null && !isEmpty(cart)) prepareConfirmKey(url);
      else if (reply?.failure === undefined) forgetConfirmKey(url);
      const answered = { cause, ok, messages, previous, changes, cart, failure: reply?.failure };
      for (const listener of [...listeners]) {
        try {
          listener(answered);
        } catch (error) {
          // An error in a listener of the page must not stop the cart.
          reportUncaught(error);
        }
      }
    },
  });
  const { send, update } = sync;
  /** Sends an action whose body has only the action's own name. */
  const act = <Name extends CartActionName>(cause: Name, value: ValueOf<Name>, more?: Partial<CartPost>) =>
    send({ ...more, cause, body: { [cause]: value } } as CartPost);

  let loading: Promise<Outcome> | undefined;
  /** Elements that appear at the same time share one load. */
  const load = () => {
    if (environment.read().status === 'failed') update({ status: 'loading' });
    loading ??= send({ cause: 'load', body: {} }).finally(() => {
      loading = undefined;
    });
    return loading;
  };
  const add = createAdditions(environment, sync, load);
  const writeNote = (text: string) => add('note', text);

  return {
    url,
    getState: environment.read,
    subscribe: environment.subscribe,
    onAnswer(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onAction(listener) {
      guards.add(listener);
      return () => guards.delete(listener);
    },
    begin: sync.begin,
    load,
    setQuantity: (cartToUpdate, itemId, quantity, isStep = false) =>
      send({ cause: 'quantity', body: { quantity: { [itemId]: quantity }, cartToUpdate }, isStep }),
    remove: (cartId, id, { hold } = {}) => act('remove', { id, cartId }, { hold }),
    move: (ids, cartId) => act('move', { ids: [...ids], cartId }),
    hold: sync.hold,
    takeBack: sync.takeBack,
    review: sync.review,
    choose: (what, id) => act(what, { id }),
    chooseMethod: (payment_id, method_id) => act('payment_method', { payment_id, method_id }),
    chooseDeliveryAddress: (id) => act('delivery_address', { id }),
    wantOtherAddress(otherAddress) {
      if (!sync.isBlocked()) update({ otherAddress });
    },
    addAddress: (fields) => add('new_address', fields),
    saveContact: (contact) => act('inpost_contact', contact),
    chooseLocker: (point) => act('inpost_data', point),
    closeLocker(closedLocker) {
      const { cart } = environment.read();
      if (cart?.inpost_point_code !== closedLocker || sync.isBlocked()) return false;
      update({ closedLocker, cart: withoutLocker(cart, closedLocker) });
      return true;
    },
    writeComments: (text) => act('client_comments', text),
    writeField: (name, value, line) => act('extra_field', { name, value, ...line }),
    setField: (name, value, version) => act('extra_field', { name, value, version }, { isDeclared: true }),
    addDiscount: (cartId, id, price) => act('add_discount', { id, cartId, discount_price: price }),
    addCarrierDiscount: (id, price) => act('add_carrier_discount', { id, discount_price: price }),
    flush: sync.flush,
    confirm: ({ origins } = {}) => confirmOrder(url, environment, sync, origins),
    process: (sealed, { origins } = {}) =>
      withNote(url, sealed, environment, writeNote, (one) => confirmOrder(url, environment, sync, origins, one)),
    writeNote,
    show: (slot, { messages, status = 'error', scroll = true }) =>
      sync.show(slot, { ...error(...messages), status, scroll }),
    clear: sync.hide,
    restoreChanges: (stored) => update({ ...stored, unseen: true }),
    dismissChanges: () => update({ changes: [], before: undefined, unseen: false }),
  };
}
