/** Decides what the new-address and locker-contact forms accept, field by field (spec section 5). */
import type { NewAddress } from './schema';
import type { InpostContact } from '../delivery/schema';
import { lengthBetween, maxLength, minLength, postCode } from '../../fields/validators';
import { VOIVODESHIPS } from '../../fields/voivodeships';
import { text } from '../text';

const { min3, houseNo, flatNo, zipCode } = text.validation;
const atLeast3 = (value: string) => (minLength(3)(value.trim()) ? undefined : min3);

/** A fresh form: country PL, first voivodeship (spec section 9). */
export const blankAddress: NewAddress = {
  name: '',
  street: '',
  house_no: '',
  flat_no: '',
  city: '',
  zip_code: '',
  post: '',
  country: 'PL',
  region: VOIVODESHIPS[0],
};

/** One message or none per field; a field depends on the others only through the country. */
export const addressRules: { [Field in keyof NewAddress]: (value: string, form: NewAddress) => string | undefined } = {
  name: atLeast3,
  street: atLeast3,
  house_no: (value) => (lengthBetween(1, 10)(value.trim()) ? undefined : houseNo),
  flat_no: (value) => (maxLength(10)(value.trim()) ? undefined : flatNo),
  city: atLeast3,
  zip_code: (value) => (postCode(value.trim()) ? undefined : zipCode),
  post: atLeast3,
  country: () => undefined,
  region: (value, form) => (form.country === 'PL' ? undefined : atLeast3(value)),
};

export const blankContact: InpostContact = { email: '', phone: '' };

/** E-mail and phone are both required, at least 3 characters. */
export const contactRules: { [Field in keyof InpostContact]: (value: string) => string | undefined } = {
  email: atLeast3,
  phone: atLeast3,
};
