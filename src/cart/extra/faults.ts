/** Decides what is sent of a further field's typed text, and the error shown before the server judges it. */
import { fieldText } from '../../fields/text';
import { typedNumber } from '../../fields/amount';
import { codeText, seenText } from '../../fields/typed-text';
import { email, formatEmail, formatPhone, phone } from '../../fields/validators';
import { isLess, toDecimal } from '../../http/decimal';
import { readDay } from '../../page/day';
import type { ExtraField } from '../wire/extra';
import { text } from '../text';

/** The days that an order can name: a year that is still being typed is none of them. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '9999-12-31';

const formats: Partial<Record<ExtraField['type'], (said: string) => string | undefined>> = {
  number(said) {
    const [, sign = '', size = ''] = /^(-?)(.*)$/s.exec(codeText(said)) ?? [];
    const number = typedNumber(size);
    return number === undefined ? undefined : toDecimal(sign + number);
  },
  date(said) {
    const day = readDay(said);
    return day !== undefined && day >= FIRST_DAY ? day : undefined;
  },
  select: (said) => said,
  email: formatEmail,
  tel: formatPhone,
};

/** The value as it is sent: numbers with a decimal point, days as `2026-11-30`; undefined for a text that is none. */
export function typed({ type }: ExtraField, said: string): string | undefined {
  return said.trim() === '' ? '' : (formats[type] ?? seenText)(said);
}

export function faultOf(field: ExtraField, said: string): string | undefined {
  const { type, max } = field;
  const value = typed(field, said);
  if (type === 'date') return value === undefined ? text.extra.day : undefined;
  if (type === 'email') return email(said) ? undefined : fieldText.invalid;
  if (type === 'tel') return phone(said) ? undefined : fieldText.invalid;
  if (type === 'number') {
    const number = toDecimal(value);
    if (number === undefined) return text.extra.number;
    return max !== undefined && isLess(max, number) ? text.extra.most(max) : undefined;
  }
  return type === 'text' && max !== undefined && [...said].length > Number(max) ? text.extra.longest(max) : undefined;
}
