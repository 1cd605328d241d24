/** Decides how pasted lines are read as SKU and quantity: from a spreadsheet, a CSV file or an e-mail. */

export interface PastedRow {
  readonly sku: string;
  /** A decimal with a point; undefined where none was pasted. */
  readonly quantity: string | undefined;
  /** What stood in the quantity's place, when that is no quantity. */
  readonly wrong?: string;
}

/** "1 200,5" → "1200.5"; undefined where the text is no amount above zero. Spaces group thousands, comma and point are both decimal. */
export function readQuantity(text: string): string | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) && Number(plain) > 0 ? plain.replace(/^0+(?=\d)/, '') : undefined;
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();

/** A tab wins over a semicolon, that over a comma, because quantities have commas; without any, the last word is the quantity. */
function cellsOf(line: string): readonly string[] {
  const separator = ['\t', ';'].find((one) => line.includes(one));
  if (separator !== undefined) return line.split(separator).map(unquoted);
  const [, sku, rest = ''] =
    /^([^,]+),(.*)$/.exec(line) ?? /^(.*[^ \u00a0])[ \u00a0]+([\d.,]+)$/.exec(line.trim()) ?? [];
  return sku === undefined ? [unquoted(line)] : [unquoted(sku), unquoted(rest)];
}

const HEADING = /^(sku|symbol|indeks|index|kod|nr|numer|produkt|towar)\b/i;

/** Empty lines and a first line with headings are left out. The first cell is the SKU, the last filled one the quantity. */
export function readRows(text: string): readonly PastedRow[] {
  const lines = text.split(/\r\n|\r|\n/).map(cellsOf);
  return lines.flatMap((cells, nth): PastedRow[] => {
    const [sku = '', ...others] = cells;
    const last = others.findLast((cell) => cell !== '');
    if (sku === '') return [];
    const quantity = last === undefined ? undefined : readQuantity(last);
    if (nth === 0 && quantity === undefined && HEADING.test(sku)) return [];
    return [last !== undefined && quantity === undefined ? { sku, quantity, wrong: last } : { sku, quantity }];
  });
}

/** Several lines, or one that names a quantity: not a phrase to search for. The resting box asks the same (src/element/island.ts). */
export const isTable = (text: string): boolean => /[\r\n\t;]/.test(text.trim());
