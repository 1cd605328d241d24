/** The table of approval and quotes: the sentence of each state, and the button of each word in `can` (rule J7). */
import { isOver } from '../../page/day';
import type { Prices } from '../../page/currency';
import { formatDay } from '../../ui/day';
import { priceText } from '../../ui/price';
import { approvalSentence } from '../parts/reasons';
import { allows, isAllowedByProcess, processesOf, type CanWord } from '../session/process';
import { text as cartText } from '../text';
import type { Cart } from '../wire/cart';
import type { Process } from '../wire/process';
import { processText as text } from './text';

export type Kind = 'approval' | 'quote';
export interface ProcessOfKind {
  readonly kind: Kind;
  readonly process: Process;
}

export const kindsOf = (cart: Cart): readonly ProcessOfKind[] =>
  processesOf(cart).map((process) => ({ kind: process === cart.approval ? 'approval' : 'quote', process }));

/** The person and time of the last action. */
export function lastOf(process: Process, what: string): { readonly who: string; readonly text: string } {
  const event = process.history.filter((one) => one.what === what).at(-1);
  return {
    who: [event?.by, event?.at && formatDay(event.at, 'short')].filter(Boolean).join(', '),
    text: event?.text ?? '',
  };
}

/** Whether this person decides about another's request. */
export const decides = (process: Process): boolean => allows(process, 'approve') || allows(process, 'reject');

const number = (process: Process): string => process.number ?? '';
const until = (process: Process): string => (process.until ? formatDay(process.until, 'short') : '');

/** The state, as other people see it, of a request that its owner has taken back. */
const withdrawn = (process: Process): string | undefined => {
  const { who } = lastOf(process, 'withdrawn');
  return who && process.locked ? text.withdrawn(who) : undefined;
};

type Sentence = (process: Process, cart: Cart) => string | undefined;
const sentences: Readonly<Record<Kind, Readonly<Record<string, Sentence>>>> = {
  approval: {
    required: (one, cart) => approvalSentence(cart) ?? withdrawn(one),
    waiting: (one) =>
      allows(one, 'approve') && one.by ? text.asks(one.by) : text.waiting(number(one), one.to.join(', ')),
    rejected: (one) => {
      const { who, text: reason } = lastOf(one, 'rejected');
      return text.rejected(who, reason);
    },
    approved: (one) => text.approved(lastOf(one, 'approved').who),
    expired: (one) => text.requestExpired(until(one)),
  },
  quote: {
    offered: withdrawn,
    asked: (one) => text.asked(number(one)),
    answered: (one) => (one.until ? text.answered(number(one), until(one)) : text.ready(number(one))),
    declined: (one) => text.declined(number(one)),
    ordered: (one) => text.ordered(number(one)),
    expired: (one) => text.quoteExpired(until(one)),
  },
};

/** Removes the remains of missing values: `()`, a space or a colon before a full stop, a colon at the end. */
const tidied = (sentence: string): string =>
  sentence
    .replaceAll(/ ?\(\)/g, '')
    .replaceAll(/[ \u00A0]{2,}/g, ' ')
    .replaceAll(/:? *([.:])/g, '$1')
    .replace(/: *$/, '.');

/** An open request or offer is over after its last day, even before the server says so. */
const stateOf = ({ state = '', until: last }: Process): string =>
  (state === 'waiting' || state === 'answered') && isOver(last) ? 'expired' : state;

/** The sentence of the state; undefined for an unknown state. */
export function sentenceOf({ kind, process }: ProcessOfKind, cart: Cart): string | undefined {
  const state = stateOf(process);
  const sentence = Object.hasOwn(sentences[kind], state) ? sentences[kind][state]?.(process, cart) : undefined;
  return sentence && tidied(sentence);
}

/** The sentence above the steps; undefined for an order that was not sent yet, whose sentence is beside the totals. */
export const newsOf = (one: ProcessOfKind, cart: Cart): string | undefined =>
  one.process.state === 'required' && !one.process.locked ? undefined : sentenceOf(one, cart);

/** „Oszczędzasz 120,00 zł netto”, in the kind of the page's prices. */
export function savingOf({ saved }: Process, currency: string, prices: Prices = 'gross'): string | undefined {
  const { netShort, grossShort } = cartText.items;
  const amount = saved?.[prices];
  return amount && text.saved(priceText(amount, currency, { word: prices === 'net' ? netShort : grossShort }));
}

/** The owner may edit a rejected or expired request again. */
export const adviceOf = ({ process }: ProcessOfKind): string | undefined =>
  allows(process, 'send') && process.state !== 'required' ? text.correct : undefined;

/** Fields of a dialog's form. `required`: the error for an empty message. */
export interface FormTexts {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: string;
  readonly submit: string;
  /** Further fields above the message. */
  readonly scope?: 'quote';
}

interface Look {
  readonly label: (process: Process) => string | undefined;
  /** Whether it may be the primary button. The others are secondary buttons below. */
  readonly isMain?: true;
  readonly form?: () => FormTexts;
}

export type ButtonWord = Exclude<CanWord, 'note'>;

/** By priority. The page's own label of the order button is kept. */
export const looks: Readonly<Record<ButtonWord, Look>> = {
  order: { isMain: true, label: () => undefined },
  send: { isMain: true, label: () => text.send },
  approve: { isMain: true, label: ({ places_order }) => (places_order ? text.approveOrder : text.approve) },
  reject: {
    label: () => text.reject,
    form: () => ({
      title: text.rejectOrder,
      label: text.reason,
      hint: text.reasonMissing,
      required: text.reasonMissing,
      submit: text.rejectOrder,
    }),
  },
  withdraw: { label: () => text.withdraw },
  ask: {
    label: ({ state }) => (state === 'expired' || state === 'declined' ? text.askAgain : text.ask),
    form: () => ({
      title: text.ask,
      label: text.wish,
      hint: text.wishHint,
      submit: text.sendQuestion,
      scope: 'quote',
    }),
  },
  decline: {
    label: () => text.decline,
    form: () => ({ title: text.decline, label: text.message, submit: text.decline }),
  },
};

export interface ButtonOf {
  readonly word: ButtonWord;
  readonly process: Process;
}

/** One button for each known word in a process's `can`; the order button only if all processes allow it. */
export function buttonsOf(cart: Cart): readonly ButtonOf[] {
  const all = processesOf(cart);
  return (Object.keys(looks) as ButtonWord[]).flatMap((word) => {
    const process = all.find((one) => allows(one, word));
    return process && (word !== 'order' || isAllowedByProcess(cart, 'confirm') === true) ? [{ word, process }] : [];
  });
}
