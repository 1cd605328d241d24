/** Names of a table's columns and a sample of its rows, so that the person can check the layout. */
import type { Cell, Layout, Sheet, Table } from '../../lookup/sheet';

/** Number of sample rows with goods, and of rows above them (headings and a title). */
const SAMPLE = 6;
const ABOVE = 2;
const LONGEST = 40;
/** Rows to inspect: candidates for the first row with goods, and evidence of used columns. */
const INSPECTED_ROWS = 50;

const textOf = (cell: Cell | undefined): string =>
  String(cell ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const isFilled = (row: readonly Cell[]): boolean => row.some((cell) => textOf(cell) !== '');
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trim()}…` : text);

/** A, B, … Z, AA, as spreadsheets count. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCodePoint(65 + (column % 26));
}

export const sheetOf = ({ sheets, layout }: Table): Sheet | undefined => sheets[layout.sheet];

/** The visible rows of a sheet, with their index. */
const visibleRows = ({ rows, hiddenRows }: Sheet, from: number, to = rows.length) =>
  rows.slice(from, to).flatMap((cells, index) => {
    const at = from + index;
    return hiddenRows.has(at) || !isFilled(cells) ? [] : [{ at, cells: cells.map(textOf) }];
  });

/** The heading of each column: the row above the goods, unless it is a title, which is the only text in its row. */
export function headingsOf(sheet: Sheet, { first, columns }: Layout): readonly string[] {
  const above = visibleRows(sheet, Math.max(0, first - INSPECTED_ROWS), first).at(-1)?.cells ?? [];
  const isTitle = above.filter((text) => text !== '').length < Math.min(2, columns.filter(Boolean).length);
  return isTitle ? [] : above.map(short);
}

/** The first row and its headings, and the rows below. */
export function sampleOf(sheet: Sheet, { first }: Layout) {
  const above = visibleRows(sheet, Math.max(0, first - INSPECTED_ROWS), first).slice(-ABOVE);
  return [...above, ...visibleRows(sheet, first, first + INSPECTED_ROWS).slice(0, SAMPLE)];
}

/** The columns with content or a meaning. */
export function usedColumns({ rows, hiddenColumns }: Sheet, { first, columns }: Layout): readonly number[] {
  const some = rows.slice(Math.max(0, first - 1), first + INSPECTED_ROWS);
  const width = some.reduce((max, row) => Math.max(max, row.length), columns.length);
  return [...Array(width).keys()].filter(
    (at) => columns[at] !== undefined || (!hiddenColumns.has(at) && some.some((row) => textOf(row[at]) !== '')),
  );
}

/** Sample values by which a person recognises a column. */
export function exampleOf(sheet: Sheet, { first }: Layout, column: number): string {
  const values = visibleRows(sheet, first, first + INSPECTED_ROWS).map(({ cells }) => cells[column] ?? '');
  return short([...new Set(values.filter((text) => text !== ''))].slice(0, 2).join(', '));
}

/** The rows from which the first one with goods is chosen. */
export function firstRows(sheet: Sheet, { first }: Layout) {
  const rows = visibleRows(sheet, 0, Math.max(first + 1, INSPECTED_ROWS));
  return rows.map(({ at, cells }) => ({ at, text: short(cells.filter((text) => text !== '').join(' · ')) }));
}
