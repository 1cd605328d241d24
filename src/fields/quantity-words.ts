/** Decides in which words a quantity field says how it changed what was typed, and why plus or minus is inactive. */
import { formatNumber } from '../ui/money';
import { boundsOf, digitsOnly, isUnorderable, type QuantityRules } from './quantity';
import { fieldText } from './text';

const written = (value: number, unit: string | undefined): string =>
  [formatNumber(String(value)), unit].filter(Boolean).join('\u00A0');

/** Avoids a double full stop after a unit such as "kpl.". */
const sentence = (said: string): string => said.replace(/\.\.$/, '.');

/** Why the quantity differs from the typed one; undefined if it does not. `typed` is the field's text, or the refused text. */
export function changedNote(
  typed: string,
  now: number,
  rules: QuantityRules,
  unit: string | undefined,
): string | undefined {
  const figure = typed.replaceAll(/\s|[.,]0{1,2}\s*$/g, '');
  const digits = digitsOnly(typed);
  const value = written(now, unit);
  const { min, max } = boundsOf(rules);
  if (digits === '') {
    const why = sentence(fieldText.least(written(min, unit)));
    return figure === '' ? fieldText.noneTyped(why) : fieldText.notTyped(figure, why);
  }
  if (Number(figure) === now) return undefined;
  const why =
    Number(digits) < min
      ? fieldText.least(written(min, unit))
      : Number(digits) > max
        ? isUnorderable(rules)
          ? fieldText.unorderable
          : fieldText.most(written(max, unit))
        : /[.,]\d{1,2}$/.test(figure)
          ? fieldText.whole(value)
          : fieldText.taken(value);
  return sentence(fieldText.typed(figure === digits ? formatNumber(digits) : typed.trim(), why));
}

/** After a typed 0 whose question stayed unanswered. */
export const keptNote = (value: number, unit: string | undefined): string =>
  sentence(fieldText.typed('0', fieldText.kept(written(value, unit))));

/** Why plus or minus does nothing. */
export function restingReason(direction: 1 | -1, rules: QuantityRules, unit?: string): string {
  if (direction === 1 && isUnorderable(rules)) return fieldText.unorderable;
  const { min, max, step, least, most } = boundsOf(rules);
  const onStep = step > 1 && least <= most;
  if (direction === 1)
    return sentence(onStep ? fieldText.mostBy(step, written(most, unit)) : fieldText.most(written(max, unit)));
  return sentence(onStep ? fieldText.leastBy(step, written(least, unit)) : fieldText.least(written(min, unit)));
}
