/** The rules of the form that asks for the link to an order. The shop compares the values with its orders. */
import { fieldText } from '../../fields/text';
import type { Rules } from '../../fields/validate';
import { email, maxLength } from '../../fields/validators';
import { orderFindLimits } from '../../http/limits';
import type { OrderFindBody } from './schema';
import { findText } from './text';

const isShort = maxLength(orderFindLimits.number.max);
/** A phone may be of any country, in any notation. */
const isPhone = (text: string): boolean => /^[\d\s()+./-]{7,40}$/.test(text) && /(\D*\d){7}/.test(text);

export const findRules: Rules<OrderFindBody> = {
  number: (value) => (value.trim() === '' ? fieldText.empty : isShort(value) ? undefined : fieldText.invalid),
  contact: (value) =>
    value.trim() === '' ? fieldText.empty : email(value) || isPhone(value.trim()) ? undefined : findText.notContact,
};
