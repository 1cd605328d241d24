/** Decides what the cells of a table mean: by its headings, in any order, else by their content. */
import { fold } from '../../fields/fold';
import { toDecimal } from '../../http/decimal';
import { MOST_ENTRIES } from '../entry';
import type { Entry, ReadRows } from '../entry';
import { readAmount } from '../../fields/amount';
import { leftOutOf } from '../sheet';
import type { Cell, Column, Layout, Sheet } from '../sheet';
import { readCode } from './codes';
import { readGtin } from './gtin';
import { isUnit } from '../../fields/units';

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
  const coded = readCode(textOf(cells.code));
  const barred = readCode(textOf(cells.gtin));
  const gtin = barred.gtin ?? coded.gtin;
  // A bar code with a wrong digit stays visible as the code, so that the person can fix it.
  const code = coded.code ?? (barred.gtin === undefined ? barred.code : undefined);
  const name = textOf(cells.name);
  const said = cells.quantity ?? '';
  const amount = said === '' ? undefined : amountOf(said);
  if (code === undefined && gtin === undefined && name === '') return undefined;
  return {
    ...(code !== undefined && { code }),
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

/** Reads by a layout that was guessed or chosen. Rows of a table with quantities are left out if theirs is 0 or empty. */
export function readLayout(sheets: readonly Sheet[], layout: Layout): ReadRows {
  return { ...rowsOf(sheets, layout), table: { sheets, layout, isSure: true } };
}

/** Guesses what the columns mean, and reads by that. */
export function readSheets(sheets: readonly Sheet[]): ReadRows {
  const rows = sheets[0]?.rows ?? [];
  const top = rows.slice(0, 15).findIndex(isHeading);
  if (top >= 0)
    return readLayout(sheets, { sheet: 0, first: top + 1, columns: rows[top]?.map(headingOf).map(onlyFirst) ?? [] });
  const columns = columnsByPlace(rows[0] ?? []);
  const layout = { sheet: 0, first: 0, columns };
  return { ...rowsOf(sheets, layout, byPlace), table: { sheets, layout, isSure: false } };
}

const onlyFirst = (
  column: Column | undefined,
  nth: number,
  all: readonly (Column | undefined)[],
): Column | undefined => (all.indexOf(column) === nth ? column : undefined);

function columnsByPlace(row: readonly Cell[]): readonly (Column | undefined)[] {
  const found = Object.entries(byPlace(row));
  return row.map((cell) => found.find(([, one]) => one === cell)?.[0] as Column | undefined).map(onlyFirst);
}

type Cells = Readonly<Partial<Record<Column, Cell>>>;

function rowsOf(
  sheets: readonly Sheet[],
  { sheet: nth, first, columns }: Layout,
  cellsIn: (row: readonly Cell[]) => Cells = (row) =>
    Object.fromEntries(columns.flatMap((column, at) => (column === undefined ? [] : [[column, row[at] ?? '']]))),
): Pick<ReadRows, 'entries' | 'leftOut'> {
  const sheet = sheets[nth];
  const body = (sheet?.rows ?? []).flatMap((row, at) =>
    at < first ? [] : [{ cells: cellsIn(row), isHidden: sheet?.hiddenRows.has(at) ?? false }],
  );
  const hasQuantities = first > 0 && body.some(({ cells }) => amountOf(cells.quantity ?? ''));
  const entries: Entry[] = [];
  const counts = { hidden: 0, quantity: 0, full: 0 };
  for (const { cells, isHidden } of body) {
    const entry = entryOf(cells);
    if (entry === undefined) continue;
    const isUnwanted = entry.quantity === undefined && /^(0([.,]0+)?|-?)$/.test(textOf(cells.quantity));
    if (isHidden) counts.hidden += 1;
    else if (hasQuantities && isUnwanted) counts.quantity += 1;
    else if (entries.length === MOST_ENTRIES) counts.full += 1;
    else entries.push(entry);
  }
  return { entries, leftOut: leftOutOf(counts) };
}
