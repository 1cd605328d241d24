/** Decides what the form of a locker's contact data accepts (rule D3). */
import { check, type Rules } from '../../fields/validate';
import { minLength } from '../../fields/validators';
import { text } from '../text';
import type { InpostContact } from '../wire/delivery';
import { contactLimits } from '../wire/limits';

const atLeast3 = check(minLength(contactLimits.email.min), () => text.validation.min3);
const isEmail = check(
  (one) => /\S@\S/.test(one),
  () => text.validation.email,
);
// Rejects only text that cannot be a phone number: the server knows the carrier's own rules.
const isPhone = check(
  (one) => one.replaceAll(/\D/g, '').length >= 3,
  () => text.validation.phone,
);

/** E-mail and phone are both required, at least 3 characters; longer values must look like an e-mail or a phone number. */
export const contactRules: Rules<InpostContact> = {
  email: (value) => atLeast3(value) ?? isEmail(value),
  phone: (value) => atLeast3(value) ?? isPhone(value),
};
