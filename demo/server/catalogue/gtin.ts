/** The bar code of a product: of the shop's own range, made of its id, so that a scanner and an invoice find it. */

/** The range of the shop's own labels: Poland's prefix and a company's number. */
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

/** The product's id, where the code is one of the shop's own: as it is, or with the zeros of a GTIN-14 before it. */
export function idOfGtin(code: string): number | undefined {
  const digits = code.replace(/\D/g, '').replace(/^0+/, '');
  const id = Number(digits.slice(RANGE.length, -1));
  return digits.startsWith(RANGE) && id > 0 && gtinOf(id) === digits ? id : undefined;
}
