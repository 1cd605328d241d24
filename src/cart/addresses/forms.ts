/** Validates the fields of the new-address form (rules A5, A10). */
import type { NewAddress } from '../wire/actions/new-address';
import { lengthBetween, maxLength, minLength, nip } from '../../fields/validators';
import { addressLimits, type Limit } from '../../http/limits';
import { defaultCountry } from '../../fields/country';
import { check, type Rules } from '../../fields/validate';
import { defaultVoivodeship } from '../../fields/voivodeships';
import { companyText } from '../company/text';
import { text } from '../text';
import { formText } from '../later/text';

const words = formText;

/** The contract's length limits, with the form's error messages. */
const named = ({ min = 0, max }: Limit) => {
  const isLongEnough = check(minLength(min), () => words.min3);
  const isShortEnough = check(maxLength(max), () => text.extra.longest(max));
  return (value: string) => isLongEnough(value) ?? isShortEnough(value);
};
const { house_no, flat_no, zip_code } = addressLimits;
const region = named(addressLimits.region);

/** All fields of the form, including those that the server does not take. */
export type AddressValues = Readonly<Record<Exclude<keyof NewAddress, 'purpose'>, string>>;

/** An empty form: country PL, first voivodeship (rule A6). */
export const blankAddress: AddressValues = {
  nip: '',
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

/** In the order of the form. `region` is a select of voivodeships for PL, so only other countries validate it. */
export const addressRules: Rules<AddressValues> = {
  nip: check(
    (value) => value === '' || nip(value),
    () => companyText.wrong,
  ),
  name: named(addressLimits.name),
  street: named(addressLimits.street),
  house_no: check(lengthBetween(house_no.min, house_no.max), () => words.houseNo),
  flat_no: check(maxLength(flat_no.max), () => words.flatNo),
  zip_code: check(
    (value) => zip_code.pattern.test(value.trim()),
    () => words.zipCode,
  ),
  city: named(addressLimits.city),
  post: named(addressLimits.post),
  region: (value, { country }) => (country === defaultCountry ? undefined : region(value)),
};
