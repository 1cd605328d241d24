/** Counts and numbers the positions of a cart: its lines without deposits. */
import { isDeposit, type CartItem } from '../wire/item';

/** The number of positions: a deposit is none. */
export const positionsOf = (lines: readonly CartItem[]): number =>
  lines.reduce((count, line) => (isDeposit(line) ? count : count + 1), 0);

/** The number of each position. */
export const numbersOf = (lines: readonly CartItem[]): ReadonlyMap<CartItem, number> =>
  new Map(lines.filter((line) => !isDeposit(line)).map((line, at) => [line, at + 1]));
