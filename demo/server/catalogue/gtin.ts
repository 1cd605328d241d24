/** The bar code of a product, in the shop's own range and derived from its id, so that scanners and invoices match it. */

/** The prefix of the shop's own labels: Poland's prefix and a company number. */
const RANGE = '5904321';

const checkDigit = (digits: string): number =>
  (10 -
    ([...digits].reduceRight((sum, digit, index) => sum + Number(digit) * ((digits.length - index) % 2 ? 3 : 1), 0) %
      10)) %
  10;

/** GTIN-13 of a product. */
export function gtinOf(id: number): string {
  const body = RANGE + String(id).padStart(5, '0');
  return body + checkDigit(body);
}

/** The product's id from one of the shop's own codes: unchanged, or with the leading zeros of a GTIN-14. */
export function idOfGtin(code: string): number | undefined {
  const digits = code.replace(/\D/g, '').replace(/^0+/, '');
  const id = Number(digits.slice(RANGE.length, -1));
  return digits.startsWith(RANGE) && id > 0 && gtinOf(id) === digits ? id : undefined;
}
