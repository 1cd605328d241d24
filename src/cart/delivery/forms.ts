/** Decides what the form of a locker's contact data accepts (rule D3). */
import { check, type Rules } from '../../fields/validate';
import { minLength } from '../../fields/validators';
import { text } from '../text';
import type { InpostContact } from '../wire/delivery';

const atLeast3 = check(minLength(3), () => text.validation.min3);
const isEmail = check(
  (one) => /\S@\S/.test(one),
  () => text.validation.email,
);
// Only what can be neither: the carrier's own rules are the server's business.
const isPhone = check(
  (one) => one.replaceAll(/\D/g, '').length >= 3,
  () => text.validation.phone,
);

/** E-mail and phone are both required, at least 3 characters; what is longer is to be one. */
export const contactRules: Rules<InpostContact> = {
  email: (value) => atLeast3(value) ?? isEmail(value),
  phone: (value) => atLeast3(value) ?? isPhone(value),
};
