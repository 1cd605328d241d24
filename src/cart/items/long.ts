/** Decides when a cart is long, and a figure. */

/** Fewer lines than this are looked over faster than searched. */
export const SEARCHED_FROM = 20;

/** From a million on: wider than a column is made for. */
export const isLongFigure = (amount: string): boolean => /^[^.]{7}/.test(amount);
