/** Decides how a further field's value is written: numbers and days as its field has them. */
import { toDecimal } from '../../http/decimal';
import { readDay } from '../../page/day';
import { fieldNumber } from '../../ui/money';
import type { ExtraField } from '../wire/extra';

/** A value of the server's as its field shows it: the opposite of `typed`. */
export function shown({ type }: ExtraField, value: string): string {
  if (type === 'date') return readDay(value) ?? value;
  return type === 'number' && toDecimal(value) !== undefined ? fieldNumber(value) : value;
}
