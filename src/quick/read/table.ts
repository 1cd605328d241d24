/** Decides what the cells of a table mean: by its headings, in any order, else by their content. */
import { fold } from '../../fields/fold';
import { toDecimal } from '../../http/decimal';
import { MOST_ENTRIES } from '../entry';
import type { Entry, ReadRows } from '../entry';
import { readAmount } from '../../fields/amount';
import { readGtin } from './gtin';
import { isUnit } from '../../fields/units';

type Column = 'code' | 'gtin' | 'name' | 'quantity' | 'unit';

/** A cell from a file: numbers are taken as they are, texts are parsed as typed by people. */
export type Cell = string | number;

/** The first match counts. Prices and values have no column, because an order does not need them. */
const HEADINGS: readonly (readonly [Column | undefined, RegExp])[] = [
  [undefined, /cena|wartosc|kwota|netto|brutto|vat|rabat|price|value|total|^(lp|l\.p|nr|no|#)\.?$/],
  ['gtin', /\b(ean|gtin)|kod kreskowy|barcode/],
  ['quantity', /^(ilosc|il\.?|liczba|quantity|qty|szt\.?|sztuk|zamawiana|zamowienie)\b|^ilosc|do zamowienia/],
  ['unit', /^(j\.? ?m\.?|jm\.?|jednostka|miara|unit|uom)/],
  ['code', /\b(sku|symbol|indeks|index|kod|code|nr kat|numer|katalogow)|^(nr|numer) (art|prod|kat)/],
  ['name', /nazwa|opis|towar|produkt|asortyment|name|description|product|item/],
];

const headingOf = (cell: Cell): Column | undefined =>
  typeof cell === 'number' ? undefined : HEADINGS.find(([, pattern]) => pattern.test(fold(cell).trim()))?.[0];

const isHeading = (row: readonly Cell[]): boolean => {
  const texts = row.filter((cell) => cell !== '');
  const known = texts.map(headingOf).filter(Boolean);
  return (
    known.length > 0 &&
    new Set(known).size >= Math.min(2, texts.length) &&
    texts.every((cell) => typeof cell === 'string' && readAmount(cell) === undefined && !/\d{3}/.test(cell))
  );
};

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

/** Decimals as in files: `0.1`, and also `3.0000000001` from a spreadsheet's sums. */
const amountOf = (cell: Cell) => {
  if (typeof cell !== 'number') return readAmount(cell);
  const quantity = toDecimal(Number(cell.toFixed(6)));
  return quantity !== undefined && cell > 0 && quantity !== '0' ? { quantity, unit: undefined } : undefined;
};

function entryOf(cells: Readonly<Partial<Record<Column, Cell>>>): Entry | undefined {
  // A bar code with a wrong digit stays visible as the code, so that the person can fix it.
  const code = textOf(cells.code) || (readGtin(textOf(cells.gtin)) === undefined ? textOf(cells.gtin) : '');
  const name = textOf(cells.name);
  const gtin = readGtin(textOf(cells.gtin)) ?? readGtin(code);
  const said = cells.quantity ?? '';
  const amount = said === '' ? undefined : amountOf(said);
  if (code === '' && gtin === undefined && name === '') return undefined;
  return {
    ...(code !== '' && code.replace(/[\s-]/g, '') !== gtin && { code }),
    ...(gtin !== undefined && { gtin }),
    ...(name !== '' && { name }),
    ...(amount && { quantity: amount.quantity }),
    ...((textOf(cells.unit) || amount?.unit) && { unit: textOf(cells.unit) || amount?.unit }),
    ...(said !== '' && amount === undefined && { wrong: textOf(said) }),
  };
}

/** Without headings: the code comes first, the first amount after it is the quantity; a lone unit; the longest other text is the name. */
function byPlace(row: readonly Cell[]): Readonly<Partial<Record<Column, Cell>>> {
  const filled = row.filter((cell) => textOf(cell) !== '');
  const [first, ...others] = filled;
  if (first === undefined) return {};
  // "1 | A-1 | 4": skip the line number.
  const isNumbered = others.length >= 2 && /^\d{1,4}[.)]?$/.test(textOf(first)) && !readAmount(textOf(others[0]));
  const [code = '', ...rest] = isNumbered ? others : filled;
  const gtin = rest.find((cell) => readGtin(textOf(cell)) !== undefined);
  const unit = rest.find((cell) => typeof cell === 'string' && isUnit(cell));
  const left = rest.filter((cell) => cell !== gtin && cell !== unit);
  const amount = left.find((cell) => amountOf(cell) !== undefined);
  // "A-1 | many": without an amount, the last cell stands in its place.
  const quantity = amount ?? left.at(-1);
  const name = left
    .filter((cell) => cell !== quantity && /\p{L}{2}/u.test(textOf(cell)))
    .toSorted((a, b) => textOf(b).length - textOf(a).length)[0];
  return {
    code,
    ...(quantity !== undefined && { quantity }),
    ...(gtin !== undefined && { gtin }),
    ...(unit !== undefined && { unit }),
    ...(name !== undefined && { name }),
  };
}

/** In a table with headings and quantities, rows with a quantity of 0 or none are unwanted: they are skipped and counted. */
export function readTable(rows: readonly (readonly Cell[])[]): ReadRows {
  const top = rows.slice(0, 15).findIndex(isHeading);
  const columns = rows[top]?.map(headingOf);
  const body = top < 0 ? rows : rows.slice(top + 1);
  const hasQuantities =
    columns !== undefined &&
    body.some((row) => columns.some((column, nth) => column === 'quantity' && amountOf(row[nth] ?? '')));
  const entries: Entry[] = [];
  let skipped = 0;
  for (const row of body) {
    const cells: Partial<Record<Column, Cell>> = {};
    if (columns === undefined) Object.assign(cells, byPlace(row));
    else
      columns.forEach((column, nth) => {
        if (column !== undefined && textOf(cells[column]) === '' && row[nth] !== undefined) cells[column] = row[nth];
      });
    const entry = entryOf(cells);
    const isUnwanted = entry?.quantity === undefined && /^(0([.,]0+)?|-?)$/.test(textOf(cells.quantity));
    if (entry === undefined) continue;
    if ((columns !== undefined && hasQuantities && isUnwanted) || entries.length === MOST_ENTRIES) skipped += 1;
    else entries.push(entry);
  }
  return { entries, skipped };
}
