/** Merges the messages of several responses that arrive in quick succession. */
import { reuseUnchanged } from '../../http/reuse-unchanged';
import { isOutcomeUnknown } from '../../http/once';
import { failureText } from '../../http/text';
import { factsOf, type CartActionName } from '../wire/actions';
import { isAccepted, isAnswered, type CartReply } from '../wire/reply';
import type { CartPost } from '../wire/api';
import type { SlotName } from '../wire/slots';
import { hasError } from './rules';
import { isOrderUnknown, type CartState } from './state';
import { changedText, unknownText } from './sealed-texts';
import type { Messages, SlotMessages } from '../../http/messages';

/** The messages of one reply: the server's, else our own sentence about the failure. */
export function messagesOf(cause: CartActionName, { answer, failure }: CartReply): Messages {
  const received = answer?.messages ?? new Map<string, SlotMessages>();
  if (failure === undefined || failure.code === 'leaving') return received;
  const { isSealed: isOrder, once, slot = '0' } = factsOf(cause);
  if (once && isOutcomeUnknown(failure, answer !== undefined))
    return new Map([...received, [slot, error(...(received.get(slot)?.messages ?? []), unknownText(cause))]]);
  if (received.size > 0) return received;
  // A refusal with a cart means that the ordered cart has changed.
  const why = isOrder && answer?.cart ? changedText(cause) : failureText(failure);
  return new Map([[isOrder ? 'confirm' : '0', error(why)]]);
}

/** Whether the server carried out the action: no error in the action's own slot; for an order, no error in any slot. */
const isDone = (cause: CartActionName, reply: CartReply): boolean =>
  factsOf(cause).isSealed
    ? // A missing status reads as error, so a redirect counts as success whatever the status.
      isAnswered(reply) &&
      (reply.answer.messages.get('confirm')?.redirect_url !== undefined || !hasError(reply.answer.messages))
    : isAccepted(reply, factsOf(cause).slot);

/** The result of one action. `ok: false` with no messages: it was ignored, because the cart is locked or being ordered. */
export interface Outcome {
  readonly ok: boolean;
  /** The messages of this reply; the screen may display more (`CartState.messages`). */
  readonly messages: Messages;
}

export interface Settled extends Outcome {
  /** Absent if the action was ignored. */
  readonly reply?: CartReply;
}

export const IGNORED: Settled = { ok: false, messages: new Map() };

export const settledBy = (cause: CartActionName, reply: CartReply): Settled => ({
  ok: isDone(cause, reply),
  messages: messagesOf(cause, reply),
  reply,
});

const pinKey = (slot: string): string => `brought ${slot}`;

interface Run {
  /** Call it for the buyer's first action while no request is under way: unpins all messages. */
  begin(): void;
  /** Pins messages that no server sends a second time: they survive responses until `begin`, or until the response to the slot's own action. */
  bring(messages: Messages): void;
  /** Adds a pinned message to the displayed ones; `hide` removes a slot's messages. */
  show(displayed: Messages, slot: SlotName, message: SlotMessages): Messages;
  hide(displayed: Messages, slot: string): Messages;
  /**
   * The messages to display after this reply to the state `before`. Messages equal to its own stay the same objects; refusals are new each time,
   * so that they are announced and scrolled to.
   */
  add(job: string, post: CartPost, reply: CartReply, before: CartState): Messages;
}

/**
 * Each response replaces the messages (rule M3). But if actions are queued, the next response may come at once, before the
 * person can read why the first action was refused:
 *
 *     typed 7, chose a carrier | quantity refused | carrier saved      the refusal stays until the buyer's next action
 *
 * So an error or warning about an action survives the responses to other actions of the same run.
 */
export function createRun(): Run {
  const pinned = new Map<string, readonly [slot: string, message: SlotMessages]>();
  const pin = (messages: Messages) => messages.forEach((message, slot) => pinned.set(pinKey(slot), [slot, message]));
  return {
    begin: () => pinned.clear(),
    bring: pin,
    show(displayed, slot, message) {
      pin(new Map([[slot, message]]));
      return new Map(displayed).set(slot, message);
    },
    hide(displayed, slot) {
      pinned.forEach(([place], job) => place === slot && pinned.delete(job));
      return displayed.has(slot) ? new Map([...displayed].filter(([name]) => name !== slot)) : displayed;
    },
    add(job, { cause, why }, reply, state) {
      const { messages: before } = state;
      if (cause === 'load' && isOrderUnknown(state)) {
        // The sentence about the order is the only one; a later load ends it.
        if (reply.failure) return before;
        if (why !== 'lost') pinned.clear();
      }
      const latest = messagesOf(cause, reply);
      const displayed = new Map(latest);
      pinned.delete(job);
      const { slot: ownSlot } = factsOf(cause);
      pinned.delete(pinKey(ownSlot ?? ''));
      for (const [slot, message] of pinned.values()) if (!displayed.has(slot)) displayed.set(slot, message);
      const slot = reply.answer ? ownSlot : [...latest.keys()][0];
      const own = slot === undefined ? undefined : latest.get(slot);
      if (slot !== undefined && (own?.status === 'error' || own?.status === 'warning')) pinned.set(job, [slot, own]);
      const same = reuseUnchanged(before, displayed);
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
