/** The actions of approval and quotes. The caller has checked that the process allows the action and that the displayed cart is current. */
import { eq } from 'drizzle-orm';
import { kindOf } from '../../../src/cart/session/kinds';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { seenText } from '../../../src/fields/typed-text';
import { brokenIn } from '../../../src/shop/rule';
import { wishChecks } from '../../../src/shop/wishes';
import { confirmCart } from '../cart/confirm';
import type { LoadedCart } from '../cart/load';
import { inMemory } from '../cart/memory';
import { failed, message, refuse, refuseBroken, type WireMessages } from '../cart/messages';
import type { Action } from '../cart/outcome';
import { chosenCarrier, dueOf } from '../cart/prices';
import { promisedText } from '../cart/promise';
import { orderFaults } from '../cart/rules';
import type { Db } from '../db/open';
import type { HeldKind } from '../db/schema/company';
import { orders } from '../db/schema/orders';
import { toAmount, toPolish } from '../money/grosze';
import { dayText, today } from '../pages/days';
import { sendMail } from './mail';
import { deciding, namesOf, needOf } from './need';
import { heldOf, processesOf, type HeldRow } from './process';
import { claim, hold, record, storeWishes } from './store';
import { text } from './text';

/** Days until a pending request expires. */
const REQUEST_DAYS = 7;

const urlOf = ({ own }: LoadedCart): string => `/koszyk/${own.id}`;

/** Thrown for a simultaneous second decision: it waits for the row lock, and finds the process changed. */
const overtaken = (): WireMessages => refuse('confirm', text.unseen);

function heldNow(cart: LoadedCart, kind: HeldKind): HeldRow {
  const held = heldOf(cart, kind);
  if (held === undefined) throw new Error(`cart ${cart.own.id} has no ${kind}`);
  return held;
}

type Request = Pick<HeldRow, 'number' | 'until'> & { readonly by: string; readonly note: string };

/** Mails the approvers the reasons of the request, and the day until which they decide. */
const mailApprovers = (tx: Db, cart: LoadedCart, { number, until, by, note }: Request, who: readonly number[]) => {
  const subject = text.mail.approve(number, toPolish(toAmount(dueOf(cart))), by);
  const sentences = [note, ...needOf(cart).reasons, until === null ? '' : text.mail.until(dayText(until))];
  const body = sentences.filter(Boolean).join('\n');
  return sendMail(tx, { space: cart.space ?? '', subject, text: body, url: urlOf(cart) }, who);
};

const mailOwner = (tx: Db, cart: LoadedCart, held: HeldRow, subject: string, note: string) =>
  sendMail(tx, { space: held.space, subject, text: note || subject, url: urlOf(cart) }, [held.ownerId]);

/** Mails the owner what was ordered: numbers, sum, approver and delivery. */
async function mailOrdered(tx: Db, cart: LoadedCart, held: HeldRow, note: string): Promise<void> {
  const placed = await tx.select({ number: orders.number }).from(orders).where(eq(orders.cartId, cart.own.id));
  const numbers = [held.number, ...placed.map(({ number }) => number)].join(' → ');
  const carrier = chosenCarrier(cart);
  const sentences = [
    note,
    text.mail.approvedBy(cart.me?.name ?? ''),
    carrier === undefined ? '' : text.mail.delivery(carrier.name, promisedText(kindOf(carrier).name)),
  ];
  const subject = text.mail.approved(numbers, toPolish(toAmount(dueOf(cart))));
  await mailOwner(tx, cart, held, subject, sentences.filter(Boolean).join('\n'));
}

/** Mails those who wait for this person: the next approvers or the last one, the seller of a quote, else the cart's owner. */
async function mailOthers(tx: Db, cart: LoadedCart, held: HeldRow, subject: string, note = ''): Promise<void> {
  if (held.ownerId !== cart.me?.id) return mailOwner(tx, cart, held, subject, note);
  const isQuote = held.kind === 'quote';
  const url = isQuote ? `/oferty/${cart.own.id}` : urlOf(cart);
  const step = held.steps[Math.min(held.step, held.steps.length - 1)];
  const who = step === undefined ? [] : step.by === undefined ? deciding(cart, step) : [step.by];
  await sendMail(tx, { space: held.space, subject, text: note || subject, url }, isQuote ? 'trader' : who);
}

export const sendForApproval: Action<CartActionBody<'send_for_approval'>> = async (
  tx,
  cart,
  { send_for_approval: { note } },
) => {
  const faults = orderFaults(cart);
  if (failed(faults)) return faults;
  const { steps } = needOf(cart);
  const who = steps[0]?.who ?? [];
  const until = today(REQUEST_DAYS);
  const number = await hold(tx, cart, 'approval', { state: 'waiting', until, steps });
  await record(tx, cart, { kind: 'approval', what: 'sent', text: note });
  await mailApprovers(tx, cart, { number, until, by: cart.me?.name ?? '', note }, who);
  return {
    confirm: { messages: [text.sent(namesOf(cart, who).join(', '))], status: 'success', redirect_url: urlOf(cart) },
  };
};

/** Rolls back to a savepoint of the transaction. */
class Refused extends Error {
  constructor(readonly messages: WireMessages) {
    super('refused');
  }
}

/** Claims the process before placing the order; a refused order undoes both. */
export const approve: Action<CartActionBody<'approve'>> = async (tx, cart, { approve: { note } }) => {
  const faults = orderFaults(cart);
  if (failed(faults)) return faults;
  const held = heldNow(cart, 'approval');
  const isLast = held.step === held.steps.length - 1;
  const change = {
    state: isLast ? ('approved' as const) : held.state,
    step: held.step + 1,
    steps: decided(cart, held),
  };
  try {
    return await tx.transaction(async (part) => {
      if (!(await claim(part, held, change))) throw new Refused(overtaken());
      await record(part, cart, { kind: 'approval', what: 'approved', text: note });
      if (!isLast) return next(part, cart, held, note);
      const ordered = await confirmCart(part, cart);
      if (failed(ordered)) throw new Refused(ordered);
      await mailOrdered(part, cart, held, note);
      return ordered;
    });
  } catch (error) {
    if (error instanceof Refused) return error.messages;
    throw error;
  }
};

async function next(tx: Db, cart: LoadedCart, held: HeldRow, note: string): Promise<WireMessages> {
  const step = held.steps[held.step + 1];
  const who = step === undefined ? [] : deciding(cart, step);
  await mailApprovers(tx, cart, { ...held, by: namesOf(cart, [held.ownerId]).join(), note }, who);
  return message('confirm', 'success', text.sent(namesOf(cart, who).join(', ')));
}

/** Returns the steps with this person's decision. */
const decided = ({ me }: LoadedCart, { steps, step }: HeldRow) =>
  steps.map((one, index) =>
    index === step && me !== undefined ? { ...one, by: me.id, at: new Date().toISOString() } : one,
  );

export const reject: Action<CartActionBody<'reject'>> = async (tx, cart, { reject: { note } }) => {
  if (seenText(note).trim() === '') return refuse('confirm', text.noReason);
  const held = heldNow(cart, 'approval');
  if (!(await claim(tx, held, { state: 'rejected', steps: decided(cart, held) }))) return overtaken();
  await record(tx, cart, { kind: 'approval', what: 'rejected', text: note });
  await mailOwner(tx, cart, held, text.mail.rejected(held.number, cart.me?.name ?? ''), note);
  return {};
};

/** The pending request, otherwise the quote. */
export const withdraw: Action<CartActionBody<'withdraw'>> = async (tx, cart) => {
  const held = heldOf(cart, 'approval')?.state === 'waiting' ? heldNow(cart, 'approval') : heldNow(cart, 'quote');
  const state = held.kind === 'approval' ? ('required' as const) : ('offered' as const);
  if (!(await claim(tx, held, { state, until: null }))) return overtaken();
  await record(tx, cart, { kind: held.kind, what: 'withdrawn' });
  await mailOthers(tx, cart, held, text.mail.withdrawn(held.number, cart.me?.name ?? ''));
  return {};
};

export const askQuote: Action<CartActionBody<'ask_quote'>> = async (tx, cart, { ask_quote: { note, wishes = [] } }) => {
  const broken = brokenIn(wishChecks(inMemory(cart), wishes));
  if (broken.length > 0) return refuseBroken(broken);
  const number = await hold(tx, cart, 'quote', { state: 'asked', until: null });
  await storeWishes(tx, cart, wishes);
  await record(tx, cart, { kind: 'quote', what: 'sent', text: note });
  const subject = text.mail.asked(number, cart.me?.name ?? '');
  const url = `/oferty/${cart.own.id}`;
  await sendMail(tx, { space: cart.space ?? '', subject, text: note || subject, url }, 'trader');
  return { confirm: { messages: [text.quoteSent(number)], status: 'success', redirect_url: urlOf(cart) } };
};

export const declineQuote: Action<CartActionBody<'decline_quote'>> = async (tx, cart, { decline_quote: { note } }) => {
  const held = heldNow(cart, 'quote');
  if (!(await claim(tx, held, { state: 'declined' }))) return overtaken();
  await record(tx, cart, { kind: 'quote', what: 'declined', text: note });
  await mailOthers(tx, cart, held, text.mail.declined(held.number, cart.me?.name ?? ''), note);
  return {};
};

/** Adds the message to the process whose `can` includes it for this person. */
export const writeNote: Action<CartActionBody<'note'>> = async (tx, cart, { note }) => {
  if (seenText(note).trim() === '') return refuse('note', text.noNote);
  const { approval } = processesOf(cart);
  const kind = approval?.can.includes('note') ? 'approval' : 'quote';
  const held = heldNow(cart, kind);
  await record(tx, cart, { kind, what: 'note', text: note });
  await mailOthers(tx, cart, held, text.mail.note(held.number, cart.me?.name ?? ''), note);
  return {};
};
