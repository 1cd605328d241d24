/** Thresholds for a long cart and a long figure. */

import { canMoveLines, linesOf } from '../session/rules';
import type { Cart } from '../wire/cart';

/** Below this many lines, scanning is faster than searching. */
const SEARCHED_FROM = 20;

/** Whether search and tools are displayed above the lines: the cart is long, or lines can be moved. */
export const hasLineBar = (cart: Cart): boolean => linesOf(cart).length >= SEARCHED_FROM || canMoveLines(cart);

/** Amounts from a million are wider than their column. */
export const isLongFigure = (amount: string): boolean => /^[^.]{7}/.test(amount);
