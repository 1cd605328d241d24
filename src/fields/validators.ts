/** Decides which texts are valid: pure predicates on strings (rule I3); the required rule handles empty texts. */

/** Length as people count it: a surrogate pair once, surrounding spaces not at all. */
const lengthOf = (text: string): number => [...text.trim()].length;

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
export const postCode = (text: string): boolean => /^\d{2}-\d{3}$/.test(text.trim());

/** Adds the dash to five typed digits; everything else stays unchanged. */
export const formatPostCode = (text: string): string => text.trim().replace(/^(\d{2})[\s-]?(\d{3})$/, '$1-$2');

/** People paste what a page or a card shows: no-break spaces, several of them, dots and dashes between the groups. */
const withPlainGaps = (text: string): string => text.trim().replaceAll(/[\s.\u2010-\u2013-]+/g, ' ');

/** A Polish phone: optional `+` or `00` with a two-digit prefix, then nine digits in groups, or the area format (22) 123-45-67. */
export const phone = (text: string): boolean =>
  /^(?:(?:\+|00)[ -]?\d{2}[ -]?)?(?:\d{3}[ -]?\d{3}[ -]?\d{3}|(?:\(0?\d{2}\)|\d{2})[ -]?\d{3}[ -]?\d{2}[ -]?\d{2})$/.test(
    withPlainGaps(text),
  );

/** An e-mail address as shops accept it: one @, a dotted host, no spaces, at most 254 characters. */
export const email = (text: string): boolean => {
  const address = text.trim();
  return (
    address.length <= 254 &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}]{2,63}$/u.test(
      address,
    ) &&
    address.indexOf('@') <= 64
  );
};

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A Polish tax number, with a valid checksum: 1234563218, 123-456-32-18 or 123-45-63-218, also with PL before it; not ten equal digits. */
export const nip = (text: string): boolean => {
  const groups = withPlainGaps(text).replace(/^PL ?/i, '');
  if (!/^(?:\d{10}|\d{3} \d{3} \d{2} \d{2}|\d{3} \d{2} \d{2} \d{3})$/.test(groups)) return false;
  const digits = [...groups.replaceAll(' ', '')].map(Number);
  if (new Set(digits).size === 1) return false;
  // A remainder of 10 is never a digit, so it never equals the last one.
  return NIP_WEIGHTS.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0) % 11 === digits[9];
};
