/** Places an order, or sends, approves or rejects one: locks the cart until the outcome is known, sends once, and only what the screen displayed. */
import { padded } from '../../http/decimal';
import { followUrl } from '../../page/safe-url';
import type { Wish } from '../wire/actions/process';
import type { SeenCart } from '../wire/seen';
import { isOutcomeUnknown } from '../../http/once';
import { confirmKey, forgetUnknownKey, notePlaced, orderText, seenText, storeUnknownKey } from './confirm-key';
import { versionsIn } from '../wire/extra';
import { storeNote } from './note-storage';
import { isHeldByProcess, placesOrder } from './process';
import { allowsAction } from './rules';
import { error, IGNORED, type Outcome, type Settled } from './messages';
import type { Cart } from '../wire/cart';
import type { CartPost } from '../wire/api';
import type { CartState, OrderAction } from './state';
import type { CartSync } from './sync';
import { changedText, unknownText } from './sealed-texts';
import { text } from '../text';
import type { CartEnvironment } from './environment';

/** `goToStart`: the server sends the buyer back to route `/`. `unknown`: the order may have been placed; it was sent once. */
export interface ConfirmOutcome extends Outcome {
  readonly goToStart: boolean;
  readonly unknown: boolean;
}

/** An action that states what the person has seen. `note`: their message; `wishes`: the prices that they propose with it. */
export interface Sealed {
  readonly action: OrderAction;
  readonly note?: string;
  readonly wishes?: readonly Wish[] | undefined;
}

export const hasMessage = ({ action }: Sealed): boolean => action !== 'confirm' && action !== 'withdraw';

const bodyOf = (sealed: Sealed, seen: SeenCart): object => ({
  [sealed.action]: hasMessage(sealed) ? { note: sealed.note ?? '', wishes: sealed.wishes } : true,
  seen,
});

/**
 *     click   click                  response
 *     |lock   |ignored               |cart and messages committed, events dispatched, lock released or redirect followed
 *     |flush->|look->|confirm ------>|
 *                    |               x response lost, or a silent success: lock stays, the cart is loaded; that response releases the lock
 *                    x the cart differs from the screen: the changes are displayed, the lock is released
 *
 * A cart with a `revision` is not loaded before ordering: its server refuses an outdated cart.
 */
export async function confirmOrder(
  url: string,
  environment: CartEnvironment,
  sync: CartSync,
  origins: readonly string[] | undefined,
  sealed: Sealed = { action: 'confirm' },
): Promise<ConfirmOutcome> {
  const { action: cause } = sealed;
  const pressed = environment.read();
  if (sync.isBlocked(cause) || pressed.cart === null || pressed.unseen) return outcome(IGNORED);
  // Set synchronously, so that the second click of a double click is ignored.
  sync.update({ order: 'flushing', action: cause });

  const saved = await sync.flush();
  const flushed = environment.read();
  const isChecked = saved && (flushed.cart?.revision !== undefined || (await look()));
  const { cart } = environment.read();
  const doubt = isChecked ? doubtOf(pressed, flushed, cart, changedText(cause)) : undefined;
  if (doubt !== undefined) sync.show('confirm', error(doubt));
  if (!isChecked || cart === null || doubt !== undefined) {
    sync.update({ order: 'idle' });
    return outcome({ ok: false, messages: environment.read().messages });
  }

  let key = '';
  let settled = await sendSeen(cart);
  const refusal = settled.reply;
  // The revision covered more than the buyer sees, such as the stock: what the screen shows is ordered, once more.
  if (cause === 'confirm' && refusal?.failure?.status === 409 && isRevisedOnly(cart, refusal.answer?.cart)) {
    forgetUnknownKey(url);
    sync.hide('confirm');
    settled = await sendSeen(refusal.answer.cart);
  }
  const { answer, failure } = settled.reply ?? {};
  const isSilent = settled.ok && settled.messages.size === 0 && isStillToOrder();
  if (isSilent || (failure && isOutcomeUnknown(failure, answer !== undefined))) {
    if (isSilent) sync.show('confirm', error(unknownText(cause)));
    sync.update({ order: 'lost' });
    void sync.send({ cause: 'load', body: {}, why: 'lost' }).then(clear);
    return { ...outcome(settled), ok: false, unknown: true };
  }
  forgetUnknownKey(url);
  if (settled.ok && placesOrder(cart, cause)) notePlaced(url);
  const isLeaving = follow(settled);
  sync.update({ order: isLeaving ? 'leaving' : 'idle' });
  // The order was accepted, but the response does not contain the next cart.
  if (settled.ok && !isLeaving && answer?.cart === undefined) void sync.send({ cause: 'load', body: {} });
  return outcome(settled);

  function sendSeen(seen: Cart): Promise<Settled> {
    key = confirmKey(url, seen, sealed);
    sync.update({ order: 'sent' });
    // Stored before sending: a tab that is closed before the response cannot store it any more.
    storeUnknownKey(url, seen, key, sealed);
    return sync.send({ cause, body: bodyOf(sealed, seenOf(seen)), idempotencyKey: key } as CartPost);
  }

  /** Loads the server's present cart. A failure is displayed beside the order button. */
  async function look(): Promise<boolean> {
    const { ok, messages } = await sync.send({ cause: 'load', body: {}, why: 'order' });
    if (ok) return true;
    sync.hide('0');
    sync.show('confirm', error(...(messages.get('0')?.messages ?? [])));
    return false;
  }

  /** Ends the unknown outcome of an action on a held cart, once the cart's state reveals it. */
  function clear(): void {
    const { cart: now } = environment.read();
    if (now === null || allowsAction(now, cause) || !(isHeldByProcess(now) || cause === 'withdraw')) return;
    sync.hide('confirm');
    sync.update({ order: 'idle' });
    for (const name of [cause, 'note'] as const) storeNote(url, name, '');
  }

  /** The cart is unchanged after the order, so another press would order it again. */
  function isStillToOrder(): boolean {
    const { cart: left } = environment.read();
    return left !== null && allowsAction(left, cause) && confirmKey(url, left, sealed) === key;
  }

  /** Follows the server's redirect, after a refusal too; returns true while the page is being left. */
  function follow({ ok, messages }: Settled): boolean {
    const raw = messages.get('confirm')?.redirect_url;
    if (raw === undefined) return false;
    const target = followUrl(raw, { origins });
    const showAddress = () =>
      ok &&
      cause === 'confirm' &&
      sync.show('confirm', { ...error(text.summary.redirectRefused(raw)), status: 'success' });
    if (target !== undefined) return environment.leaveTo(target, () => void stayed(showAddress));
    showAddress();
    return false;
  }

  /** The URL opened no page, but perhaps a download. The order stays locked until a fresh cart has arrived. */
  async function stayed(showAddress: () => void): Promise<void> {
    if (!(await sync.send({ cause: 'load', body: {} })).ok) return;
    showAddress();
    sync.update({ order: 'idle' });
  }
}

/** The error if the order would differ from the screen at the press. `flushed`: the state after the buyer's changes were saved. */
function doubtOf(pressed: CartState, flushed: CartState, now: Cart | null, changed: string): string | undefined {
  const before = pressed.cart;
  const after = flushed.cart;
  // A missing cart needs no sentence: the view displays an empty cart.
  if (before === null || after === null || now === null) return undefined;
  if (orderText(after) !== orderText(now)) return changed;
  // Without pending changes, everything must be unchanged. Otherwise the order changes, but not its total, addresses or reported changes.
  if (pressed.pending.length === 0) return orderText(before) === orderText(after) ? undefined : changed;
  if (before.prices?.total_gross !== after.prices?.total_gross) return text.summary.totalChanged;
  const isSame =
    flushed.changes === pressed.changes &&
    before.delivery_address === after.delivery_address &&
    before.invoice_address === after.invoice_address;
  return isSame ? undefined : changed;
}

const isRevisedOnly = (seen: Cart, now: Cart | null | undefined): now is Cart =>
  now != null && ![undefined, now.revision].includes(seen.revision) && seenText(seen) === seenText(now);

/** The displayed values that the order states; absent values are omitted. */
const seenOf = (cart: Cart): SeenCart => {
  const { id, revision, prices, delivery_address } = cart;
  const consents = versionsIn(cart);
  return {
    cart_id: id,
    ...(revision !== undefined && { revision }),
    ...(prices?.total_gross !== undefined && { total_gross: padded(prices.total_gross, 2) }),
    ...(delivery_address?.id !== undefined && { delivery_address_id: delivery_address.id }),
    ...(consents && { consents }),
  };
};

const outcome = ({ ok, messages }: Settled): ConfirmOutcome => ({
  ok,
  messages,
  goToStart: messages.get('confirm')?.goToStep ?? false,
  unknown: false,
});
