/** Converts the typed text of a further field to the value sent, and validates it before the server does. */
import { fieldText } from '../../fields/text';
import { typedNumber } from '../../fields/amount';
import { codeText, seenText } from '../../fields/typed-text';
import { email, formatEmail, formatPhone, phone } from '../../fields/validators';
import { isLess, toDecimal } from '../../http/decimal';
import { readDay } from '../../page/day';
import type { ExtraField } from '../wire/extra';
import { text } from '../text';

/** The range of valid days; it excludes a year that is still being typed. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '9999-12-31';

const formats: Partial<Record<ExtraField['type'], (raw: string) => string | undefined>> = {
  number(raw) {
    const [, sign = '', size = ''] = /^(-?)(.*)$/s.exec(codeText(raw)) ?? [];
    const number = typedNumber(size);
    return number === undefined ? undefined : toDecimal(sign + number);
  },
  date(raw) {
    const day = readDay(raw);
    return day !== undefined && day >= FIRST_DAY ? day : undefined;
  },
  select: (raw) => raw,
  email: formatEmail,
  tel: formatPhone,
};

/** The value that is sent: numbers with a decimal point, days as `2026-11-30`. Undefined for an unreadable text. */
export function sentValue({ type }: ExtraField, raw: string): string | undefined {
  return raw.trim() === '' ? '' : (formats[type] ?? seenText)(raw);
}

export function fieldError(field: ExtraField, raw: string): string | undefined {
  const { type, max } = field;
  const value = sentValue(field, raw);
  if (type === 'date') return value === undefined ? text.extra.day : undefined;
  if (type === 'email') return email(raw) ? undefined : fieldText.invalid;
  if (type === 'tel') return phone(raw) ? undefined : fieldText.invalid;
  if (type === 'number') {
    const number = toDecimal(value);
    if (number === undefined) return text.extra.number;
    return max !== undefined && isLess(max, number) ? text.extra.most(max) : undefined;
  }
  return type === 'text' && max !== undefined && [...raw].length > Number(max) ? text.extra.longest(max) : undefined;
}
