/** Validates the form of a locker's contact data (rule D3). */
import { check, type Rules } from '../../fields/validate';
import { maxLength, minLength } from '../../fields/validators';
import { text } from '../text';
import { formText } from '../later/text';
import type { InpostContact } from '../wire/actions/inpost';
import { contactLimits, type Limit } from '../../http/limits';

const ofLength = ({ min, max }: Limit) => {
  const isLongEnough = check(minLength(min ?? 0), () => formText.min3);
  const isShortEnough = check(maxLength(max), () => text.extra.longest(max));
  return (value: string) => isLongEnough(value) ?? isShortEnough(value);
};
const [email, phone] = [ofLength(contactLimits.email), ofLength(contactLimits.phone)];
const isEmail = check(
  (one) => /\S@\S/.test(one),
  () => formText.email,
);
// Rejects only texts that cannot be a phone number: the server knows the carrier's rules.
const isPhone = check(
  (one) => one.replaceAll(/\D/g, '').length >= 3,
  () => formText.phone,
);

/** E-mail and phone are required, with at least 3 characters, and must look like an e-mail and a phone number. */
export const contactRules: Rules<InpostContact> = {
  email: (value) => email(value) ?? isEmail(value),
  phone: (value) => phone(value) ?? isPhone(value),
};
