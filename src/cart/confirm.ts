/** Decides how the order is placed: locked from the click until the outcome is known, sent once, never resent by itself. */
import { followUrl } from '../page/safe-url';
import { confirmKey, forgetConfirmKey, isOutcomeUnknown } from './confirm-key';
import { isLocked } from './rules';
import { error } from './run';
import type { ConfirmOutcome } from './session';
import { IGNORED, type CartSync, type CartWorld, type Settled } from './sync';
import { text } from './text';

/**
 *     click   click        answer
 *     |lock   |ignored     |cart and messages committed, events told, lock released or redirect followed
 *     |flush->|confirm --->|
 *                          x answer lost, or a yes that says nothing: lock kept, the cart is loaded instead; its answer releases the lock
 */
export async function confirmOrder(
  url: string,
  world: CartWorld,
  sync: CartSync,
  origins: readonly string[] | undefined,
): Promise<ConfirmOutcome> {
  const seen = world.read().cart;
  if (sync.isBlocked() || seen === null) return outcome(IGNORED);
  // Synchronous: the second click of a double click already finds it.
  sync.update({ confirming: true, unknownOutcome: false });

  const saved = await sync.flush();
  const { cart } = world.read();
  const sameTotal = cart?.prices?.total_gross === seen.prices?.total_gross;
  if (!sameTotal) sync.tell('confirm', error(text.summary.totalChanged));
  if (cart === null || !saved || !sameTotal) {
    sync.update({ confirming: false });
    return outcome({ ok: false, messages: world.read().messages });
  }

  const key = confirmKey(url, cart);
  const settled = await sync.send({ cause: 'confirm', body: { confirm: true }, idempotencyKey: key });
  const isSilent = settled.ok && settled.messages.size === 0 && isStillToOrder();
  const { answer, failure } = settled.reply ?? {};
  if (isSilent || (failure && !answer && isOutcomeUnknown(failure))) {
    if (isSilent) sync.tell('confirm', error(text.summary.unknown));
    sync.update({ unknownOutcome: true });
    void sync.send({ cause: 'load', body: {} });
    return { ...outcome(settled), ok: false, unknown: true };
  }
  if (settled.ok) forgetConfirmKey(url);
  sync.update({ confirming: follow(settled) });
  return outcome(settled);

  /** The cart stands there as it was: another press would order it once more. */
  function isStillToOrder(): boolean {
    const { cart: left } = world.read();
    return left !== null && !isLocked(left) && confirmKey(url, left) === key;
  }

  /** Goes where the server says, after a refusal too; true while the page is being left. */
  function follow({ ok, messages }: Settled): boolean {
    const raw = messages.get('confirm')?.redirect_url;
    if (raw === undefined) return false;
    const target = followUrl(raw, { origins });
    const showAddress = () =>
      ok && sync.tell('confirm', { ...error(text.summary.redirectRefused(raw)), status: 'success' });
    if (target !== undefined) return world.leaveTo(target, () => void stayed(showAddress));
    showAddress();
    return false;
  }

  /** The address was no page to go to, but a file perhaps. Only a cart that knows of the order takes the lock away. */
  async function stayed(showAddress: () => void): Promise<void> {
    if (!(await sync.send({ cause: 'load', body: {} })).ok) return;
    showAddress();
    sync.update({ confirming: false });
  }
}

const outcome = ({ ok, messages }: Settled): ConfirmOutcome => ({
  ok,
  messages,
  goToStart: messages.get('confirm')?.goToStep ?? false,
  unknown: false,
});
