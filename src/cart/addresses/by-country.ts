/** Reads post codes and tax numbers as their country writes them. */
import { defaultCountry } from '../../fields/country';
import { codeText } from '../../fields/typed-text';
import { formatPostCode, nip, nipDigits } from '../../fields/validators';
import { formatsOf, isPostCode, patternOf } from '../../http/country-formats';

/** Letters and digits alone: separators may be typed anywhere. */
const signsOf = (text: string): string =>
  codeText(text)
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '');

/** The text with the separators of the first format that it fits. */
function fitted(signs: string, formats: readonly string[]): string | undefined {
  const format = formats.find((one) => new RegExp(patternOf([one.replaceAll(/[ -]/g, '')])).test(signs));
  let at = 0;
  return format?.replaceAll(/[^ -]/g, () => signs.charAt(at++));
}

/** "D-10115" is 10115, "1234ab" 1234 AB in the Netherlands; undefined if the country has no such code. */
export function postCodeOf(country: string, text: string): string | undefined {
  const plain = country === defaultCountry ? formatPostCode(text) : codeText(text).toUpperCase();
  const { postCodes } = formatsOf(country);
  // "00-001" is no German code.
  if (
    isPostCode(country, plain) ||
    country === defaultCountry ||
    (/\d-\d/.test(plain) && !/[ -]/.test(postCodes.join()))
  )
    return isPostCode(country, plain) ? plain : undefined;
  const signs = signsOf(plain);
  const codes = [signs, signs.replace(/^[A-Z]{1,2}(?=\d)/, ''), country + signs].map((one) => fitted(one, postCodes));
  return codes.find((one) => one !== undefined);
}

/** With the country's letters, which may be missing in the text. The Polish number is ten digits with a valid checksum. */
export function taxNumberOf(country: string, text: string): string | undefined {
  if (country === defaultCountry) return nip(text) ? nipDigits(text) : undefined;
  const { letters, taxNumbers } = formatsOf(country);
  const signs = signsOf(codeText(text).replace(/^(?:VAT|NIP)\b[\s.:]*/i, ''));
  if (taxNumbers.length === 0) return /^[A-Z0-9]{2,14}$/.test(signs) ? signs : undefined;
  const number = fitted(signs.startsWith(letters) ? signs.slice(letters.length) : signs, taxNumbers);
  return number && letters + number;
}

/** The formats as texts for the buyer. */
export const postCodeFormat = (country: string): string => formatsOf(country).postCodes[0] ?? '';
export function taxNumberFormat(country: string): string {
  const { letters, taxNumbers } = formatsOf(country);
  return letters + (taxNumbers[0] ?? '');
}
