/** Builders for tables of faults, by name. */
import { factsOf, isCartAction } from '../../../cart/wire/actions';
import type { CallContext, Fault } from '../fault';
import type { Guard } from '../guard';
import { master } from '../scenarios';
import type { JsonObject } from '../state';

export type Faults = Readonly<Record<string, Fault>>;

/** Some actions apply only to a master cart. */
export const where = (action: string): Fault =>
  isCartAction(action) && factsOf(action).samples.by === 'master' ? master : {};

/** Faults of disabled checks. */
export const disabled = (...guards: Guard[]): Fault => ({ disabledChecks: guards });

/** Faults of one action: in its body, after its effect, in its response. */
export const sent = (action: string, change: NonNullable<Fault['sent']>): Fault => ({
  sent: (body, at) => void (at.name === action && change(body, at)),
});
export const done = (action: string, change: (at: CallContext) => unknown): Fault => ({
  done: (at) => at.name === action && change(at),
});
export const answered = (action: string, change: NonNullable<Fault['answer']>): Fault => ({
  answer: (answer, at, printed) => at.name === action && change(answer, at, printed),
});

/** Faults of the response to a call besides the cart. */
export const other = (path: string, change: (answer: JsonObject) => unknown): Fault => ({
  other: (answer, pathname) => (pathname.startsWith(path) ? change(answer) : answer),
});

/** Faults of a cart printed wrongly. */
export const printing = (change: NonNullable<Fault['cart']>): Fault => ({ cart: change });

/** Like `printing`, for each line except deposits. */
export const lines = (change: (line: JsonObject, cart: JsonObject) => void): Fault =>
  printing((cart) => cart['items'].forEach((line: JsonObject) => line['kind'] === undefined && change(line, cart)));

export const grosze = (amount: string): number => Math.round(Number(amount) * 100);
export const amount = (whole: number): string => (whole / 100).toFixed(2);
/** An amount raised by this many grosze. */
export const raisedBy = (text: string, by: number): string => amount(grosze(text) + by);
