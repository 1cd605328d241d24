/** Decides how the order is placed: locked from the click until the outcome is known, sent once, never resent by itself. */
import { followUrl } from '../page/safe-url';
import { confirmKey, forgetConfirmKey, isOutcomeUnknown } from './confirm-key';
import { error } from './run';
import type { ConfirmOutcome } from './session';
import { IGNORED, type CartSync, type CartWorld, type Settled } from './sync';
import { text } from './text';

/**
 *     click   click        answer
 *     |lock   |ignored     |cart and messages committed, events told, lock released or redirect followed
 *     |flush->|confirm --->|
 *                          x answer lost: lock kept, the cart is loaded instead; its answer releases the lock
 */
export async function confirmOrder(
  url: string,
  world: CartWorld,
  sync: CartSync,
  origins: readonly string[] | undefined,
): Promise<ConfirmOutcome> {
  if (sync.isBlocked() || world.read().cart === null) return outcome(IGNORED);
  // Synchronous: the second click of a double click already finds it.
  sync.update({ confirming: true, unknownOutcome: false });

  const total = world.read().cart?.prices?.total_gross;
  const saved = await sync.flush();
  const { cart, messages } = world.read();
  const sameTotal = cart?.prices?.total_gross === total;
  if (!sameTotal) say(sync, world, error(text.summary.totalChanged));
  if (cart === null || !saved || !sameTotal) {
    sync.update({ confirming: false });
    return outcome({ ok: false, messages: sameTotal ? messages : world.read().messages });
  }

  const settled = await sync.send({ cause: 'confirm', body: { confirm: true }, idempotencyKey: confirmKey(url, cart) });
  if (settled.ok) {
    forgetConfirmKey(url);
    sync.update({ confirming: follow(settled) });
  } else if (settled.reply?.failure && !settled.reply.answer && isOutcomeUnknown(settled.reply.failure)) {
    sync.update({ unknownOutcome: true });
    void sync.send({ cause: 'load', body: {} });
    return { ...outcome(settled), unknown: true };
  } else sync.update({ confirming: false });
  return outcome(settled);

  /** Goes where the server says; true while the page is being left. */
  function follow({ messages }: Settled): boolean {
    const raw = messages.get('confirm')?.redirect_url;
    if (raw === undefined) return false;
    const target = followUrl(raw, { origins });
    if (target !== undefined) return world.leaveTo(target);
    say(sync, world, { ...error(text.summary.redirectRefused(raw)), status: 'success' });
    return false;
  }
}

const say = (sync: CartSync, world: CartWorld, message: ReturnType<typeof error>): void =>
  sync.update({ messages: new Map(world.read().messages).set('confirm', message) });

const outcome = ({ ok, messages }: Settled): ConfirmOutcome => ({
  ok,
  messages,
  goToStart: messages.get('confirm')?.goToStep ?? false,
  unknown: false,
});
