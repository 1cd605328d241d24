/** The actions that store one text on the cart: a further one is a line here, from which its column, rule, effect and wire follow. */
import type { CartActionName } from '../cart/wire/actions';
import { notesLimit, type Limit } from '../http/limits';
import type { Check } from './rule';
import type { RuleName } from './text';

interface Stored {
  readonly column: string;
  readonly limit: Limit;
  /** The rule of its length. */
  readonly rule: RuleName;
}

const stored = {
  client_comments: { column: 'clientComments', limit: notesLimit, rule: 'notes-long' },
} as const satisfies Partial<Readonly<Record<CartActionName, Stored>>>;

type TextName = keyof typeof stored;
type Texts = { [Name in TextName as (typeof stored)[Name]['column']]: string };
type Sent = Readonly<Record<TextName, string>>;

const names = Object.keys(stored) as TextName[];

export const noTexts = Object.fromEntries(names.map((name) => [stored[name].column, ''])) as Texts;

/** The texts on the wire. */
export const textsOf = (own: Texts): Sent =>
  Object.fromEntries(names.map((name) => [name, own[stored[name].column]])) as Sent;

/** An action of each; `Action` itself is above this file. */
export const textActions = Object.fromEntries(
  names.map((name) => {
    const { column, limit, rule } = stored[name];
    const rules = (_: unknown, { [name]: text }: Sent): Check[] => [[rule, text.length <= limit.max]];
    return [name, { rules, effect: ({ own }: { own: Texts }, body: Sent) => void (own[column] = body[name]) }];
  }),
) as Readonly<
  Record<TextName, { rules(cart: unknown, body: Sent): Check[]; effect(cart: { own: Texts }, body: Sent): void }>
>;
