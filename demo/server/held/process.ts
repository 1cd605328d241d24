/** The processes of a cart on the wire: its request for approval and its quote, as seen by the session's member. */
import type * as v from 'valibot';
import type { process } from '../../../src/cart/wire/process';
import { isOrderable, ofQuote, ofRequest } from '../../../src/shop/process';
import { goodsOf, totalsOf } from '../cart/amounts';
import type { LoadedCart } from '../cart/load';
import type { HeldKind, HeldState } from '../db/schema/company';
import { toAmount, toGrosze } from '../money/grosze';
import { today } from '../pages/days';
import { deciding, namesOf, needOf } from './need';
import { text } from './text';

type Wire = v.InferInput<typeof process> & { readonly can: string[]; readonly to: string[] };
export interface Processes {
  readonly approval?: Wire;
  readonly quote?: Wire;
}
export type HeldRow = LoadedCart['held'][number];

export const heldOf = ({ held }: LoadedCart, kind: HeldKind): HeldRow | undefined =>
  held.find((one) => one.kind === kind);

/** Whether the session's member owns this process; their own open cart belongs to them. */
export const isOwnProcess = ({ held, me }: LoadedCart): boolean => held.every(({ ownerId }) => ownerId === me?.id);

/** The state, `expired` after its last day. No row is written for it. */
export function stateOf(held: HeldRow): HeldState | 'expired' {
  const isOpen = held.state === 'waiting' || held.state === 'answered';
  return isOpen && held.until !== null && held.until < today() ? 'expired' : held.state;
}

/** Whether the owner may not edit: somebody else decides about the lines or has changed them. */
export const isSent = ({ held }: LoadedCart): boolean =>
  held.some(({ state }) => ['waiting', 'approved', 'answered', 'ordered'].includes(state));

/** Empty for clients without members. */
export function processesOf(cart: LoadedCart): Processes {
  if (cart.me === undefined) return {};
  const [approval, quote] = [approvalOf(cart), quoteOf(cart)];
  return { ...(approval && { approval }), ...(quote && { quote }) };
}

const iso = (at: Date | string): string => new Date(at).toISOString();

/** Fields that both held processes have. */
function common(cart: LoadedCart, held: HeldRow) {
  const [placed] = cart.placed;
  return {
    number: held.number,
    by: namesOf(cart, [held.ownerId])[0] ?? null,
    at: iso(held.sentAt),
    until: held.until,
    history: cart.events
      .filter(({ kind }) => kind === held.kind)
      .map(({ at, by, what, text: note }) => ({
        at: iso(at),
        by,
        what: what === 'declined' ? text.declinedEvent : what,
        text: note,
      })),
    ...(placed && { order: { number: placed.number, url: `/zamowienie/${placed.guid}` } }),
  };
}

function approvalOf(cart: LoadedCart): Wire | undefined {
  const held = heldOf(cart, 'approval');
  const quoted = heldOf(cart, 'quote');
  const quote = quoted && stateOf(quoted);
  const state = held === undefined ? 'required' : stateOf(held);
  const need = needOf(cart);
  if (held === undefined && (need.steps.length === 0 || cart.own.status === 'ordered' || !isOrderable(quote)))
    return undefined;
  const isWaiting = state === 'waiting';
  const isDone = state === 'approved' || state === 'ordered';
  const isPossible = need.steps.every(({ who }) => who.length > 0);
  const next = (isWaiting ? held?.steps[held.step] : need.steps[0]) ?? { who: [], allowsOwn: false };
  const who = isWaiting ? deciding(cart, next) : isDone || !isPossible ? [] : next.who;
  const id = cart.me?.id ?? 0;
  const permission = ofRequest({
    state,
    isOwner: isOwnProcess(cart),
    isNeeded: need.steps.length > 0,
    isPossible,
    isHeld: held !== undefined,
    isNext: isWaiting && who.includes(id),
    isNamed: held?.steps.some((one) => one.who.includes(id)) === true,
    quote,
  });
  return {
    state,
    ...permission,
    ...(isWaiting && { places_order: held?.step === (held?.steps.length ?? 0) - 1 }),
    to: namesOf(cart, who),
    ...(isDone ? {} : { reasons: [...need.reasons], limits: [...need.limits] }),
    steps:
      held === undefined
        ? need.steps.map((one) => ({ label: one.label, who: namesOf(cart, one.who) }))
        : stepsOf(cart, held),
    ...(held && common(cart, held)),
  };
}

const stepsOf = (cart: LoadedCart, held: HeldRow) =>
  (held.state === 'ordered' ? [] : held.steps).map(({ label, who, by, at }, index) => ({
    label,
    who: namesOf(cart, by === undefined ? who : [by]),
    state: by === undefined ? 'waiting' : held.state === 'rejected' && index === held.step ? 'rejected' : 'approved',
    at: at ?? null,
  }));

function minimumValueOf(cart: LoadedCart) {
  const net = toGrosze(cart.client.quoteFrom ?? '0');
  const missing = Math.max(net - goodsOf(cart, cart.lines).net, 0);
  return { net: toAmount(net), missing: toAmount(missing) };
}

/** What the offered prices save against those of the request, for the offered quantities. */
function savedOf({ lines }: LoadedCart) {
  const [was, now] = [lines.map((one) => ({ ...one, priceNet: one.wasNet ?? one.priceNet })), lines].map(totalsOf);
  const saved = { net: was!.net - now!.net, gross: was!.gross - now!.gross };
  return saved.net > 0 && { saved: { net: toAmount(saved.net), gross: toAmount(saved.gross) } };
}

function quoteOf(cart: LoadedCart): Wire | undefined {
  const held = heldOf(cart, 'quote');
  const approval = heldOf(cart, 'approval');
  if (held === undefined && (cart.client.quoteFrom === null || cart.lines.length === 0 || cart.own.status !== 'open'))
    return undefined;
  const state = held === undefined ? 'offered' : stateOf(held);
  const minimum = minimumValueOf(cart);
  const isEnough = minimum.missing === '0.00';
  const permission = ofQuote({
    state,
    isOwner: held === undefined || held.ownerId === cart.me?.id,
    isEnough,
    approval: approval && stateOf(approval),
  });
  return {
    state,
    ...permission,
    ...(permission.can.includes('ask') && { wishes: true }),
    to: [],
    ...(state === 'answered' && savedOf(cart)),
    ...(state === 'offered' || (isEnough && ['declined', 'expired'].includes(state)) ? { minimum } : {}),
    ...(held && common(cart, held)),
  };
}
