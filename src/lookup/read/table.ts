/** Reads the ordered rows of a table by a guessed or chosen layout. */
import { MAX_ENTRIES, OPEN } from '../entry';
import type { DroppedRow, Entry, ReadRows } from '../entry';
import { leftOutOf } from '../sheet';
import type { Cell, Column, Layout, LeftOutReason, Sheet } from '../sheet';
import { spend } from './budget';
import { amountsOf } from './decimals';
import type { Amount } from '../../fields/amount';
import { textOf } from './evidence';
import { isSameUnit } from '../../fields/units';
import { readCode } from './codes';
import { endOf, isSame, layoutOf } from './guess';
import type { Guess } from './guess';
import { unitIn } from './headings';
import { isTotal } from './totals';

type Cells = Readonly<Partial<Record<Column, Cell>>>;
type Rows = Required<Pick<ReadRows, 'entries' | 'leftOut' | 'dropped'>>;

/** Reads by a layout that the person chose. */
export const readLayout = (sheets: readonly Sheet[], layout: Layout): ReadRows => ({
  ...rowsOf(sheets[layout.sheet], layout),
  table: { sheets, layout, isSure: true },
});

/** Reads the first sheet with ordered rows, else the best one, and counts the ordered rows of the others. */
export function readSheets(sheets: readonly Sheet[]): ReadRows {
  const all = sheets.map((sheet, index): Read => {
    const guess = layoutOf(sheet, index);
    const rows = rowsOf(sheet, guess.layout);
    return { ...guess, rows, ordered: rows.entries.filter(({ quantity }) => quantity !== undefined).length };
  });
  const topWorth = Math.max(...all.map(worthOf));
  const at = all.findIndex((sheet) => worthOf(sheet) === topWorth);
  const one = all[at];
  if (one === undefined) return { entries: [], leftOut: [] };
  const elsewhere = all.reduce((sum, other) => sum + (other === one ? 0 : other.ordered), 0);
  const { entries, leftOut, dropped } = one.rows;
  const nameless = dropped.filter(({ reason }) => reason === 'total').length;
  // A sheet before it may hold the goods; many rows without a product have it elsewhere.
  const isSure =
    one.isSure && nameless <= 1 + entries.length / 5 && !all.slice(0, at).some((other) => worthOf(other) > 1);
  return {
    entries,
    leftOut: [...leftOut, ...leftOutOf({ sheet: elsewhere })],
    dropped,
    ...(sheets[one.layout.sheet]?.columns === undefined && { table: { sheets, layout: one.layout, isSure } }),
  };
}

interface Read extends Guess {
  readonly rows: Rows;
  readonly ordered: number;
}

/** Rank of a sheet: sheets with instructions have rows, but no quantities. */
function worthOf({ rows, ordered, layout }: Read): number {
  if (ordered > 0) return 4;
  if (rows.entries.some(({ wrong }) => wrong !== undefined)) return 3;
  return rows.entries.length === 0 ? 0 : layout.columns.length > 1 ? 2 : 1;
}

/** Empty text or a line of characters. */
const RULE = /^[-–=_:|+]*$/;

function rowsOf(sheet: Sheet | undefined, layout: Layout): Rows {
  if (sheet === undefined) return { entries: [], leftOut: [], dropped: [] };
  const entries: Entry[] = [];
  const dropped: DroppedRow[] = [];
  const counts: Partial<Record<LeftOutReason, number>> = {};
  let first = layout.first;
  let { columns } = layout;
  // Headings further down begin another table.
  while (first < sheet.rows.length) {
    const end = endOf(sheet, first);
    const table = { ...sheet, rows: sheet.rows.slice(0, end) };
    const isOrder = first === layout.first || columns.includes('quantity');
    for (const { at, entry, reason } of tableRows(table, { ...layout, first, columns }, entries)) {
      const why = isOrder ? reason : 'table';
      if (why === undefined) entries.push(entry);
      else if (why !== 'aside') counts[why] = (counts[why] ?? 0) + 1;
      if (why !== undefined && why !== 'full')
        dropped.push({ number: at + 1, text: lineOf(sheet.rows[at]), reason: why, entry });
    }
    if (end === sheet.rows.length) break;
    ({ first, columns } = layoutOf(sheet, layout.sheet, end).layout);
  }
  return { entries, leftOut: leftOutOf(counts), dropped };
}

const lineOf = (row: readonly Cell[] = []): string =>
  row
    .map(textOf)
    .filter((text) => text !== '' && text !== OPEN)
    .join(' · ');

/** The rows of one table, each with the reason for leaving it out. */
function* tableRows(sheet: Sheet, layout: Layout, entries: readonly Entry[]) {
  const { first, columns } = layout;
  const amountIn = amountsOf(sheet, layout);
  const unit = unitAbove(sheet, layout);
  const places = columns.flatMap((column, at) => (column === undefined ? [] : [[column, at] as const]));
  const cellsOf = (row: readonly Cell[], isLoose: boolean): Cells =>
    isLoose
      ? { code: row[0] ?? '', quantity: row[1] ?? '' }
      : Object.fromEntries(places.map(([column, at]) => [column, row[at] ?? '']));
  for (let at = first; at < sheet.rows.length; at += 1) {
    const row = sheet.rows[at] ?? [];
    spend();
    if (row.every((cell) => RULE.test(textOf(cell))) || isSame(row, sheet.rows[first - 1])) continue;
    const cells = cellsOf(row, sheet.loose?.has(at) ?? false);
    // Rows beyond the maximum are only counted.
    const isFull = entries.length === MAX_ENTRIES;
    const entry = isFull ? named(cells) : entryOf(cells, amountIn, unit);
    const reason = sheet.damaged?.has(at)
      ? 'damaged'
      : sheet.aside?.has(at)
        ? 'aside'
        : reasonOf(row, cells, entry, layout);
    if (entry === undefined && reason === undefined) continue;
    const why = reason ?? (sheet.hiddenRows.has(at) ? ('hidden' as const) : isFull ? ('full' as const) : undefined);
    yield { at, entry: entry ?? { name: lineOf(row) }, reason: why };
  }
}

/** Reason for leaving out a row; undefined for an ordered or empty row. */
function reasonOf(
  row: readonly Cell[],
  { code, quantity = '' }: Cells,
  entry: Entry | undefined,
  { first, columns }: Layout,
): LeftOutReason | undefined {
  if (isTotal(row, code)) return 'total';
  const isEmpty = /^(0([.,]0+)?|[-–]?)$/.test(textOf(quantity));
  // A quantity without a product: a sum without a label.
  if (entry === undefined) return isEmpty ? undefined : 'total';
  if (!isEmpty || !columns.includes('quantity')) return undefined;
  // Without headings a code alone is an item; a greeting is not.
  const isItem = first === 0 && textOf(quantity) === '' && /^\S*\d\S*$/.test(entry.code ?? entry.gtin ?? '');
  return isItem ? undefined : 'quantity';
}

function named({ code, gtin, name }: Cells): Entry | undefined {
  const text = [code, gtin, name].map(textOf).find((one) => one !== '');
  return text === undefined ? undefined : { code: text };
}

/** The unit in the heading of the quantity: "Ilość (op.)". */
const unitAbove = ({ rows }: Sheet, { first, columns }: Layout): string | undefined =>
  rows
    .slice(Math.max(0, first - 3), first)
    .map((row) => unitIn(row[columns.indexOf('quantity')]))
    .findLast((unit) => unit !== undefined);

function entryOf(
  cells: Cells,
  amountIn: (cell: Cell) => Amount | undefined,
  unitOfAll: string | undefined,
): Entry | undefined {
  const coded = readCode(textOf(cells.code));
  const barred = readCode(textOf(cells.gtin));
  // A bar code with a wrong digit stays as the code, so that the person can correct it.
  const code = coded.code ?? (barred.gtin === undefined ? barred.code : undefined);
  const gtin = barred.gtin ?? coded.gtin;
  const name = textOf(cells.name);
  if (code === undefined && gtin === undefined && name === '') return undefined;
  const amountCell = cells.quantity ?? '';
  const amount = amountCell === '' ? undefined : amountIn(amountCell);
  // "Ilość (op.)" outranks the unit column, "Ilość (szt.)" does not.
  const own = textOf(cells.unit);
  const isPieces = isSameUnit(unitOfAll, 'szt');
  const unit = amount?.unit ?? (isPieces && own !== '' ? own : (unitOfAll ?? own));
  // A scanned symbol may contain the quantity.
  const quantity = amountCell === '' ? coded.quantity : amount?.quantity;
  return {
    ...(code !== undefined && { code }),
    ...((coded.doubt ?? barred.doubt) !== undefined && { doubt: 'excel' as const }),
    ...(gtin !== undefined && { gtin }),
    ...(name !== '' && { name }),
    ...(quantity !== undefined && { quantity }),
    ...(unit !== '' && { unit }),
    ...(amountCell !== '' && amount === undefined && { wrong: amountCell === OPEN ? '' : textOf(amountCell) }),
  };
}
