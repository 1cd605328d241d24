/** Reads bar codes: 8, 12, 13 or 14 digits with the right check digit. */

function isChecked(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1)
    sum += Number(digits[index]) * ((digits.length - index) % 2 === 0 ? 3 : 1);
  return sum % 10 === 0;
}

/** The twelve digits of a UPC-E code with eight. */
function expanded(digits: string): string {
  const [system, a, b, c, d, e, last = '', check] = digits;
  const body =
    last < '3'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  return `${system}${body}${check}`;
}

/**
 * The digits; undefined for a wrong check digit. Fourteen digits with a leading zero are a
 * single piece, whose code has thirteen. Eight digits that begin with 0 and are no EAN-8 may be a UPC-E.
 */
export function readGtin(text: string | undefined): string | undefined {
  const digits = (text ?? '').replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return undefined;
  if (isChecked(digits)) return digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits;
  const wide = /^0\d{7}$/.test(digits) ? expanded(digits) : '';
  return wide !== '' && isChecked(wide) ? wide : undefined;
}
