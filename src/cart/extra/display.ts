/** Formats the value of a further field, and the summary line of folded fields. */
import { toDecimal } from '../../http/decimal';
import { readDay } from '../../page/day';
import { fieldNumber } from '../../ui/money';
import { labelOf, readableValue } from '../session/fields';
import { text } from '../text';
import type { ExtraField } from '../wire/extra';

/** The server's value as its field displays it: the inverse of `sentValue`. */
export function displayValue({ type }: ExtraField, value: string): string {
  if (type === 'date') return readDay(value) ?? value;
  return type === 'number' && toDecimal(value) !== undefined ? fieldNumber(value) : value;
}

/** The values of all filled fields, in one line. */
export const joinedValues = (fields: readonly ExtraField[], valueOf: (field: ExtraField) => string): string =>
  fields
    .map((field) => readableValue(field, valueOf(field)))
    .filter((one) => one.trim() !== '')
    .join(', ');

/** A field called `note` is the line's note; the text for any other field contains its label. */
export const foldLabel = (fields: readonly ExtraField[]): string => {
  const [first] = fields;
  return first === undefined || first.name === 'note' ? text.extra.addNote : text.extra.add(labelOf(first));
};
