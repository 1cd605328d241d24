/** Words the notes of a quantity field: how it changed the typed text, why it rejects it, and why plus or minus is inactive. */
import { formatNumber, withUnit } from '../ui/money';
import { readAmount, typedAmount, typedNumber } from './amount';
import { boundsOf, isUnorderable, LARGEST, type QuantityRules } from './quantity';
import { fieldText } from './text';
import { isUnit } from './units';

const written = (value: number, unit: string | undefined): string => withUnit(formatNumber(String(value)), unit);

/** Avoids a double full stop after a unit such as "kpl.". */
const sentence = (sentence: string): string => sentence.replace(/\.\.$/, '.');

/** Reason why the quantity differs from the typed one; undefined if it does not. */
export function changedNote(
  typed: string,
  now: number,
  rules: QuantityRules,
  unit: string | undefined,
): string | undefined {
  const { min, max } = boundsOf(rules);
  const minText = fieldText.least(written(min, unit));
  if (typed.trim() === '') return sentence(fieldText.noneTyped(minText));
  const number = typedNumber(typed, unit);
  if (number === undefined || Number(number) === now) return undefined;
  const why =
    Number(number) < min
      ? minText
      : Number(number) > max
        ? isUnorderable(rules)
          ? fieldText.unorderable
          : fieldText.most(written(max, unit))
        : fieldText.whole(written(now, unit));
  return sentence(fieldText.typed(formatNumber(number), why));
}

/** Maximum length of a quoted text. */
const LONGEST_QUOTE = 40;

/** Reason why a typed text is not an amount in `unit`; undefined if it is no number at all. */
export function unreadableReason(typed: string, unit: string | undefined): string | undefined {
  const [comma, point] = [readAmount(typed, ',')?.quantity, readAmount(typed, '.')?.quantity];
  const amount = typedAmount(typed);
  if (amount === undefined) return comma && point && fieldText.twoNumbers(formatNumber(comma), formatNumber(point));
  if (Number(amount.quantity) > LARGEST) return fieldText.most(written(LARGEST, unit));
  if (amount.unit === undefined || !isUnit(amount.unit)) return undefined;
  return unit ? fieldText.otherUnit(unit) : fieldText.onlyNumber;
}

/** Reason why a typed text orders nothing. */
export function unreadNote(typed: string, unit: string | undefined): string {
  const text = typed.trim();
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return sentence(fieldText.notTyped(quote, unreadableReason(typed, unit) ?? fieldText.notNumber));
}

/** Note after a typed 0 whose question was not answered. */
export const unchangedNote = (value: number, unit: string | undefined): string =>
  sentence(fieldText.typed('0', fieldText.kept(written(value, unit))));

/** Reason why plus or minus is inactive. */
export function inactiveReason(direction: 1 | -1, rules: QuantityRules, unit?: string): string {
  if (direction === 1 && isUnorderable(rules)) return fieldText.unorderable;
  const { min, max, step, lowest: least, highest: most } = boundsOf(rules);
  const onStep = step > 1 && least <= most;
  if (direction === 1)
    return sentence(onStep ? fieldText.mostBy(step, written(most, unit)) : fieldText.most(written(max, unit)));
  return sentence(onStep ? fieldText.leastBy(step, written(least, unit)) : fieldText.least(written(min, unit)));
}
