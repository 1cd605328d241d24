/** Reads pasted lines as SKU and quantity: from a spreadsheet, a CSV file or an e-mail. */
import { typedNumber } from '../../fields/amount';
import { codeText } from '../../fields/typed-text';
import { isPositive } from '../../http/decimal';

export interface PastedRow {
  readonly sku: string;
  /** A decimal with a point; undefined if none was pasted. */
  readonly quantity: string | undefined;
  /** Text in the quantity column that is not a quantity. */
  readonly wrong?: string;
}

/** "1 200,5" → "1200.5"; undefined unless it is a number above zero. */
export function readQuantity(text: string): string | undefined {
  const quantity = typedNumber(text);
  return isPositive(quantity) ? quantity : undefined;
}

const unquoted = (cell: string): string =>
  codeText(cell)
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();

/** Splits at tabs, else semicolons, else the first comma, because quantities contain commas; else the last number is the quantity. */
function cellsOf(line: string): readonly string[] {
  const separator = ['\t', ';'].find((one) => line.includes(one));
  if (separator !== undefined) return line.split(separator).map(unquoted);
  const [, sku, rest = ''] =
    /^([^,]+),(.*)$/.exec(line) ?? /^(.*[^ \u00a0])[ \u00a0]+([\d.,]+)$/.exec(line.trim()) ?? [];
  return sku === undefined ? [unquoted(line)] : [unquoted(sku), unquoted(rest)];
}

const HEADING = /^(sku|symbol|indeks|index|kod|nr|numer|produkt|towar)\b/i;

/** Skips empty lines and a heading line. The first cell is the SKU, the last non-empty one the quantity. */
export function readRows(text: string): readonly PastedRow[] {
  const lines = text.split(/\r\n|\r|\n/).map(cellsOf);
  return lines.flatMap((cells, index): PastedRow[] => {
    const [sku = '', ...others] = cells;
    const last = others.findLast((cell) => cell !== '');
    if (sku === '') return [];
    const quantity = last === undefined ? undefined : readQuantity(last);
    if (index === 0 && quantity === undefined && HEADING.test(sku)) return [];
    return [last !== undefined && quantity === undefined ? { sku, quantity, wrong: last } : { sku, quantity }];
  });
}

/** Several lines, or one with a quantity: a table, not a phrase. src/element/island.ts has the same test. */
export const isTable = (text: string): boolean => /[\r\n\t;]/.test(text.trim());
