/** Decides how a further field's value is written: numbers and days as its field has them; and what folded fields say. */
import { toDecimal } from '../../http/decimal';
import { readDay } from '../../page/day';
import { fieldNumber } from '../../ui/money';
import { labelOf, readableValue } from '../session/fields';
import { text } from '../text';
import type { ExtraField } from '../wire/extra';

/** A value of the server's as its field shows it: the opposite of `typed`. */
export function displayValue({ type }: ExtraField, value: string): string {
  if (type === 'date') return readDay(value) ?? value;
  return type === 'number' && toDecimal(value) !== undefined ? fieldNumber(value) : value;
}

/** All that is said in these fields, in one line. */
export const joinedValues = (fields: readonly ExtraField[], valueOf: (field: ExtraField) => string): string =>
  fields
    .map((field) => readableValue(field, valueOf(field)))
    .filter((one) => one.trim() !== '')
    .join(', ');

/** A field called `note` is the line's note; any other is added by its label. */
export const foldLabel = (fields: readonly ExtraField[]): string => {
  const [first] = fields;
  return first === undefined || first.name === 'note' ? text.extra.addNote : text.extra.add(labelOf(first));
};
