/** Decides what counts as a bar code: 8, 12, 13 or 14 digits with the right check digit. */

/** The digits, or undefined. A code of this shape with a wrong check digit was misread. */
export function readGtin(text: string | undefined): string | undefined {
  const digits = (text ?? '').replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return undefined;
  let sum = 0;
  for (let nth = 0; nth < digits.length; nth += 1)
    sum += Number(digits[nth]) * ((digits.length - nth) % 2 === 0 ? 3 : 1);
  return sum % 10 === 0 ? digits : undefined;
}
