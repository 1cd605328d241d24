/** Decides how a table of faults is written: a name that says what is wrong, and what causes it. */
import { factsOf, isCartAction } from '../../../cart/wire/actions';
import type { Fault } from '../fault';
import type { Guard } from '../guard';
import { master } from '../scenarios';
import type { Loose } from '../state';

export type Faults = Readonly<Record<string, Fault>>;

/** Some actions are of a master cart alone. */
export const where = (action: string): Fault =>
  isCartAction(action) && factsOf(action).samples.by === 'master' ? master : {};

/** Guards that do not check. */
export const blind = (...guards: Guard[]): Fault => ({ blind: guards });

/** The cart is printed wrong. */
export const printing = (change: NonNullable<Fault['cart']>): Fault => ({ cart: change });

/** As `printing`, for each line. */
export const lines = (change: (line: Loose, cart: Loose) => void): Fault =>
  printing((cart) => cart['items'].forEach((line: Loose) => change(line, cart)));

export const grosze = (amount: string): number => Math.round(Number(amount) * 100);
export const amount = (whole: number): string => (whole / 100).toFixed(2);
/** An amount raised by so many grosze. */
export const more = (text: string, by: number): string => amount(grosze(text) + by);
