/** Validates the fields of the new-address form (rules A5, A10). */
import type { NewAddress } from '../wire/actions/new-address';
import { countries } from '../../fields/countries';
import { postCodeFormat, postCodeOf, taxNumberFormat, taxNumberOf } from './by-country';
import { fieldText } from '../../fields/text';
import { seenText } from '../../fields/typed-text';
import type { Tidy } from '../../fields/useFields';
import { lengthBetween, maxLength, minLength } from '../../fields/validators';
import { addressLimits, houseNumberMax, type Limit } from '../../http/limits';
import { defaultCountry } from '../../fields/country';
import { check, type Rules } from '../../fields/validate';
import { defaultVoivodeship, voivodeships } from '../../fields/voivodeships';
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
const region = named(addressLimits.region);
const phone = named(addressLimits.phone);
/** Rejects a value that its select does not offer: register data. */
const oneOf = (values: readonly string[]) => (value: string) =>
  values.includes(value) ? undefined : fieldText.notOffered(value);

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
  phone: '',
  driver_note: '',
};

/** Post code and tax number as their country writes them. */
export const addressTidy = {
  zip_code: (value, { country }) => postCodeOf(country, value) ?? seenText(value),
  nip: (value, { country }) => taxNumberOf(country, value) ?? seenText(value),
} satisfies Tidy<AddressValues>;

/**
 * In the order of the form, for tidied values. `region` is a select of voivodeships for PL, and a text for other countries.
 * `longestNumber`: of a house, from the cart.
 */
export const addressRules = (longestNumber: number): Rules<AddressValues> => ({
  nip: (value, { country }) => {
    if (value === '' || taxNumberOf(country, value) !== undefined) return undefined;
    return country === defaultCountry ? companyText.wrong : companyText.wrongAbroad(taxNumberFormat(country));
  },
  zip_code: (value, { country }) => {
    if (postCodeOf(country, value) === value.trim()) return undefined;
    return country === defaultCountry ? words.zipCode : words.postCode(postCodeFormat(country));
  },
  city: named(addressLimits.city),
  post: named(addressLimits.post),
  street: named(addressLimits.street),
  house_no: check(lengthBetween(addressLimits.house_no.min, longestNumber), () =>
    longestNumber === houseNumberMax ? words.houseNo : words.longHouseNo(longestNumber),
  ),
  flat_no: check(maxLength(addressLimits.flat_no.max), () => words.flatNo),
  name: named(addressLimits.name),
  country: (value) => oneOf(countries().map(({ code }) => code))(value),
  region: (value, { country }) => (country === defaultCountry ? oneOf(voivodeships) : region)(value),
  phone: (value) => phone(value) ?? (addressLimits.phone.pattern.test(value.trim()) ? undefined : words.phone),
  driver_note: named(addressLimits.driver_note),
});
