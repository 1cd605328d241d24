/** Decides when a cart is long, and a figure. */

import { canMoveLines, linesOf } from '../session/rules';
import type { Cart } from '../wire/cart';

/** Fewer lines than this are looked over faster than searched. */
const SEARCHED_FROM = 20;

/** Whether search and tools stand above the lines: there are many, or something can be done with several of them. */
export const hasLineBar = (cart: Cart): boolean => linesOf(cart).length >= SEARCHED_FROM || canMoveLines(cart);

/** From a million on: wider than a column is made for. */
export const isLongFigure = (amount: string): boolean => /^[^.]{7}/.test(amount);
