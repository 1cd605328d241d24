/** Decides the error shown for a further field's value before the server judges it. */
import { isLess, toDecimal } from '../../http/decimal';
import { fieldText } from '../../fields/text';
import { email, phone } from '../../fields/validators';
import type { ExtraField } from '../wire/extra';
import { text } from '../text';

/** The value as it is sent: numbers get a decimal point, as on the wire. */
export function typed({ type }: ExtraField, said: string): string {
  return type === 'number' ? (toDecimal(said.replaceAll(/\s/g, '').replace(',', '.')) ?? said) : said;
}

export function faultOf(field: ExtraField, said: string): string | undefined {
  const { type, max } = field;
  if (type === 'email') return email(said) ? undefined : fieldText.invalid;
  if (type === 'tel') return phone(said) ? undefined : fieldText.invalid;
  if (type === 'number') {
    const number = toDecimal(typed(field, said));
    if (number === undefined) return text.extra.number;
    return max !== undefined && isLess(max, number) ? text.extra.most(max) : undefined;
  }
  return type === 'text' && max !== undefined && [...said].length > Number(max) ? text.extra.longest(max) : undefined;
}
