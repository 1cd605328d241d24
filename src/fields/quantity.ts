/** Computes a quantity: bounds, multiples of the step, presses of plus and minus (rules Q1, Q2). */

export interface QuantityRules {
  /** Defaults to 1. */
  min?: number | undefined;
  max?: number | undefined;
  /** Defaults to 1. */
  step?: number | undefined;
  /** Nothing can be ordered: the other rules are for quantities already in the cart. */
  unorderable?: boolean | undefined;
}

/** Anything missing, fractional or below 1 counts as 1. */
const orOne = (step = 1): number => (Number.isSafeInteger(step) && step > 1 ? step : 1);
const minOf = ({ min }: QuantityRules): number => orOne(min);
const stepOf = ({ step }: QuantityRules): number => orOne(step);
/** Nothing can be ordered: the maximum is 0, or below the minimum. */
export const isUnorderable = (rules: QuantityRules): boolean =>
  rules.unorderable === true || (rules.max !== undefined && Math.floor(rules.max) < minOf(rules));

/** The rules for a line in the cart: if its product cannot be ordered, its quantity can be lowered, but not raised. */
export const rulesInCart = (quantity: number, rules: QuantityRules): QuantityRules =>
  isUnorderable(rules) ? { step: rules.step, max: quantity, unorderable: true } : rules;

/** A maximum below the minimum is ignored, as in `bounded` of the form control: it means that nothing can be ordered. */
const maxOf = (rules: QuantityRules): number =>
  rules.max !== undefined && rules.max >= minOf(rules) ? Math.floor(rules.max) : Number.MAX_SAFE_INTEGER;

/** No order is larger; a longer number is a bar code in the wrong field. */
export const LARGEST = 999_999_999;

/** A whole quantity within the bounds; below 1, or no number at all, becomes the minimum. Not rounded to the step. */
export function clamp(value: number, rules: QuantityRules = {}): number {
  const whole = Number.isFinite(value) ? Math.floor(value) : 1;
  return Math.min(Math.max(whole, minOf(rules)), maxOf(rules));
}

/** The effective bounds, and the first and last multiple of the step within them; first exceeds last if nothing can be ordered. */
export function boundsOf(rules: QuantityRules) {
  const [min, max, step] = [minOf(rules), maxOf(rules), stepOf(rules)];
  return { min, max, step, lowest: Math.ceil(min / step) * step, highest: Math.floor(max / step) * step };
}

/** One press of plus or minus: the next orderable quantity in that direction, in bounds and on the step; undefined if there is none. */
export function stepQuantity(value: number, direction: 1 | -1, rules: QuantityRules = {}): number | undefined {
  if (direction === 1 && isUnorderable(rules)) return undefined;
  const { step, lowest, highest } = boundsOf(rules);
  const next =
    direction === 1
      ? Math.max((Math.floor(value / step) + 1) * step, lowest)
      : Math.min((Math.ceil(value / step) - 1) * step, highest);
  return next >= lowest && next <= highest ? next : undefined;
}

/** The multiples of the step around a value that is not one, within the bounds: [18, 24] for 20 by 6; empty if the value is a multiple. */
export function nearestMultiples(value: number, rules: QuantityRules = {}): readonly number[] {
  const step = stepOf(rules);
  if (value % step === 0) return [];
  const below = Math.floor(value / step) * step;
  return [below, below + step].filter((multiple) => multiple >= minOf(rules) && multiple <= maxOf(rules));
}
