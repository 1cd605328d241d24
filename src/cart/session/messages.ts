/** Decides which messages stay on the screen when several actions are answered in one go. */
import { share } from '../../http/share';
import { failureText } from '../../http/text';
import type { CartActionName } from '../wire/actions';
import type { CartReply } from '../wire/api';
import type { SlotName } from '../wire/slots';
import { isOutcomeUnknown } from './confirm-key';
import { hasError } from './rules';
import type { Messages, SlotMessages } from '../../http/messages';
import { text } from '../text';

/** The slot that tells of this action alone. What stands in other slots is about the cart as it is now. */
const OWN_SLOT: Partial<Record<CartActionName, SlotName>> = {
  quantity: 'quantity',
  move: 'quantity',
  add_discount: 'add_discount',
  add_carrier_discount: 'add_carrier_discount',
  inpost_data: 'inpost',
  inpost_contact: 'inpost_contact',
  new_address: 'new_address',
  confirm: 'confirm',
};

/** What one reply says: the server's messages, or a sentence of ours where the server could not say anything. */
export function messagesOf(cause: CartActionName, { answer, failure }: CartReply): Messages {
  const said = answer?.messages ?? new Map<string, SlotMessages>();
  if (failure === undefined || failure.code === 'leaving') return said;
  if (cause === 'confirm' && isOutcomeUnknown(failure, answer !== undefined))
    return new Map([...said, ['confirm', error(...(said.get('confirm')?.messages ?? []), text.summary.unknown)]]);
  if (said.size > 0) return said;
  if (cause !== 'confirm') return new Map([['0', error(failureText(failure))]]);
  // The cart in the answer is no longer the one that was to be ordered.
  return new Map([['confirm', error(answer?.cart ? text.summary.cartChanged : failureText(failure))]]);
}

/** Whether the action has been carried out: an answer without an error in the action's own slot, and for an order in any. */
function isDone(cause: CartActionName, { answer, failure }: CartReply): boolean {
  if (answer === undefined || failure !== undefined) return false;
  const { messages } = answer;
  const own = messages.get(OWN_SLOT[cause] ?? '');
  if (cause !== 'confirm') return own?.status !== 'error';
  // A redirect or a status left out (which reads as error) on `confirm`: the address to go to decides.
  return own?.redirect_url !== undefined || !hasError(messages);
}

/** What became of one action. `ok: false` with no messages: it was ignored, the cart is locked or being ordered. */
export interface Outcome {
  readonly ok: boolean;
  /** What this reply said; the screen may show more (`CartState.messages`). */
  readonly messages: Messages;
}

export interface Settled extends Outcome {
  /** Absent where the action was ignored. */
  readonly reply?: CartReply;
}

export const IGNORED: Settled = { ok: false, messages: new Map() };

export const settledBy = (cause: CartActionName, reply: CartReply): Settled => ({
  ok: isDone(cause, reply),
  messages: messagesOf(cause, reply),
  reply,
});

const brought = (slot: string): string => `brought ${slot}`;

interface Run {
  /** The person's first action after a rest: what was told before is old. */
  begin(): void;
  /** Messages that no server will send a second time: they outlive the answers until then, or until their slot's own action. */
  bring(messages: Messages): void;
  /** What is shown with such a message in its slot, and without one. */
  tell(shown: Messages, slot: SlotName, message: SlotMessages): Messages;
  untell(shown: Messages, slot: string): Messages;
  /** What to show after this reply. What says the same as `before` stays the same object, but a refusal is news each time: it is spoken, and scrolled to. */
  add(job: string, cause: CartActionName, reply: CartReply, before: Messages): Messages;
}

/**
 * Each answer replaces the messages (rule M3). But when actions wait for each other, the next answer may come a blink
 * later, and nobody could read why the first was refused:
 *
 *     typed 7, chose a carrier | quantity refused | carrier answered      the refusal stays until the person's next action
 *
 * So bad news about an action itself outlives the answers to other actions of the same run.
 */
export function createRun(): Run {
  const told = new Map<string, readonly [slot: string, message: SlotMessages]>();
  const bring = (messages: Messages) => messages.forEach((message, slot) => told.set(brought(slot), [slot, message]));
  return {
    begin: () => told.clear(),
    bring,
    tell(shown, slot, message) {
      bring(new Map([[slot, message]]));
      return new Map(shown).set(slot, message);
    },
    untell(shown, slot) {
      told.forEach(([place], job) => place === slot && told.delete(job));
      return shown.has(slot) ? new Map([...shown].filter(([name]) => name !== slot)) : shown;
    },
    add(job, cause, reply, before) {
      const latest = messagesOf(cause, reply);
      const shown = new Map(latest);
      told.delete(job);
      told.delete(brought(OWN_SLOT[cause] ?? ''));
      for (const [slot, message] of told.values()) if (!shown.has(slot)) shown.set(slot, message);
      const slot = reply.answer ? OWN_SLOT[cause] : [...latest.keys()][0];
      const own = slot === undefined ? undefined : latest.get(slot);
      if (slot !== undefined && (own?.status === 'error' || own?.status === 'warning')) told.set(job, [slot, own]);
      const same = share(before, shown);
      return reply.failure && cause !== 'load' ? new Map([...same, ...latest]) : same;
    },
  };
}

export const error = (...messages: string[]): SlotMessages => ({
  messages,
  status: 'error',
  scroll: false,
  redirect_url: undefined,
  goToStep: false,
});
