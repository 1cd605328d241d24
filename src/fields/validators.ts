/** Validates texts: pure predicates on strings (rule I3); the required rule handles empty texts. */
import { codeText, seenText } from './typed-text';

/** Length in characters: a surrogate pair counts once, surrounding spaces do not count. */
const lengthOf = (text: string): number => [...seenText(text).trim()].length;

export const minLength =
  (min: number) =>
  (text: string): boolean =>
    lengthOf(text) >= min;
export const maxLength =
  (max: number) =>
  (text: string): boolean =>
    lengthOf(text) <= max;
export const lengthBetween =
  (min: number, max: number) =>
  (text: string): boolean =>
    minLength(min)(text) && maxLength(max)(text);

/** A Polish post code, 00-000. */
export const postCode = (text: string): boolean => /^\d{2}-\d{3}$/.test(seenText(text).trim());

/** "PL 00–001" and "00001" become 00-001. In other texts only invisible characters are removed. */
export const formatPostCode = (text: string): string => {
  const code = codeText(text).replace(/^(?:PL[ -]*)?(\d{2}) *-? *(\d{3})$/i, '$1-$2');
  return postCode(code) ? code : seenText(text).trim();
};

/** Removes a label before a number, as in a signature or on a card. */
const without =
  (label: RegExp) =>
  (text: string): string =>
    codeText(text).replace(label, '');

/** "NIP: 123/456/32/18" becomes 123-456-32-18; a leading PL stays. */
export const formatNip = (text: string): string => without(/^NIP\b[ .:]*/i)(text).replaceAll('/', '-');
export const formatEmail = without(/^(?:mailto|e-?mail) *: */i);
/** "tel. (+48) 601…" becomes +48 601… */
export const formatPhone = (text: string): string =>
  without(/^(?:tel(?:efon)?|kom|mobile|phone)\b[ .:]*/i)(text).replace(/^\((\+\d{1,3})\)/, '$1');

/** Copied numbers have several spaces, dots and dashes between the groups. */
const withPlainGaps = (text: string): string => text.replaceAll(/[\s.-]+/g, ' ').trim();

/** A Polish phone: optional `+` or `00` with a two-digit prefix, then nine digits in groups, or the area format (22) 123-45-67. */
export const phone = (text: string): boolean =>
  /^(?:(?:\+|00)[ -]?\d{2}[ -]?)?(?:\d{3}[ -]?\d{3}[ -]?\d{3}|(?:\(0?\d{2}\)|\d{2})[ -]?\d{3}[ -]?\d{2}[ -]?\d{2})$/.test(
    withPlainGaps(formatPhone(text)),
  );

/** An e-mail address as shops accept it: one @, a dotted host, no spaces, at most 254 characters. */
export const email = (text: string): boolean => {
  const address = formatEmail(text);
  return (
    address.length <= 254 &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/iu.test(
      address,
    ) &&
    address.indexOf('@') <= 64
  );
};

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** The ten digits of a typed or pasted number, without PL and separators; any other text is returned unchanged. */
export const nipDigits = (text: string): string =>
  withPlainGaps(formatNip(text)).replace(/^PL ?/i, '').replaceAll(' ', '');

/** A Polish tax number with a valid checksum: 1234563218, 123-456-32-18 or 123-45-63-218, optionally after PL; not ten equal digits. */
export const nip = (text: string): boolean => {
  const groups = withPlainGaps(formatNip(text)).replace(/^PL ?/i, '');
  if (!/^(?:\d{10}|\d{3} \d{3} \d{2} \d{2}|\d{3} \d{2} \d{2} \d{3})$/.test(groups)) return false;
  const digits = [...groups.replaceAll(' ', '')].map(Number);
  if (new Set(digits).size === 1) return false;
  // A remainder of 10 is never a digit, so it never equals the last one.
  return NIP_WEIGHTS.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11 === digits[9];
};
