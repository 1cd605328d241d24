/** Decides what the form of a locker's contact data accepts (spec section 5). */
import { check, type Rules } from '../../fields/validate';
import { minLength } from '../../fields/validators';
import { text } from '../text';
import type { InpostContact } from './schema';

const atLeast3 = check(minLength(3), () => text.validation.min3);

/** E-mail and phone are both required, at least 3 characters. */
export const contactRules: Rules<InpostContact> = { email: atLeast3, phone: atLeast3 };
