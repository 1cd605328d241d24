/** Decides what the new-address form accepts, field by field (rule A5). */
import type { NewAddress } from '../wire/address';
import { lengthBetween, maxLength, minLength, postCode } from '../../fields/validators';
import { defaultCountry } from '../../fields/countries';
import { check, type Rules } from '../../fields/validate';
import { defaultVoivodeship } from '../../fields/voivodeships';
import { text } from '../text';

const words = text.validation;
const atLeast3 = check(minLength(3), () => words.min3);

/** An empty form: country PL, first voivodeship (rule A6). */
export const blankAddress: NewAddress = {
  name: '',
  street: '',
  house_no: '',
  flat_no: '',
  city: '',
  zip_code: '',
  post: '',
  country: defaultCountry,
  region: defaultVoivodeship,
};

/** In the order of the form. `region` is a select of voivodeships for PL, so it is judged for other countries only. */
export const addressRules: Rules<NewAddress> = {
  name: atLeast3,
  street: atLeast3,
  house_no: check(lengthBetween(1, 10), () => words.houseNo),
  flat_no: check(maxLength(10), () => words.flatNo),
  zip_code: check(postCode, () => words.zipCode),
  city: atLeast3,
  post: atLeast3,
  region: (value, { country }) => (country === defaultCountry ? undefined : atLeast3(value)),
};
