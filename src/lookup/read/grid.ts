/** Builds a sheet from cells with positions: fills gaps, and repeats a merged value in each of its rows. */
import { FileError } from '../entry';
import type { Cell, Sheet } from '../sheet';
import { cut, spend } from './budget';

/** Columns further to the right are ignored. */
export const MAX_COLUMNS = 256;
const EMPTY: Cell[] = [];

/** The sheets with rows; empty ones only if all are. Throws a FileError if there is none. */
export function filledSheets(sheets: readonly Sheet[]): readonly Sheet[] {
  if (sheets.length === 0) throw new FileError('format');
  const full = sheets.filter(({ rows }) => rows.length > 0);
  return full.length > 0 ? full : sheets;
}

interface Merge {
  readonly row: number;
  readonly column: number;
  /** The number of rows. */
  readonly height: number;
}

export type Grid = ReturnType<typeof gridOf>;

export function gridOf(name: string) {
  const rows: Cell[][] = [];
  const places = new Map<number, number>();
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  const merges: Merge[] = [];
  return {
    /** Begins a row. `number`: the row number in the file, which may skip rows. */
    row(number: number, isHidden: boolean): void {
      places.set(number, rows.length);
      spend(0, 1);
      if (isHidden) hiddenRows.add(rows.length);
      rows.push(EMPTY);
    },
    /** Puts a cell into the last row. */
    put(column: number, cell: Cell): void {
      if (cell === '' || !(column < MAX_COLUMNS) || rows.length === 0) return;
      const row = rows.at(-1) ?? EMPTY;
      const own = row === EMPTY ? [] : row;
      place(own, column, typeof cell === 'string' ? cut(cell) : cell);
      rows[rows.length - 1] = own;
    },
    hideColumns(first: number, last: number): void {
      for (let column = first; column <= Math.min(last, MAX_COLUMNS); column += 1) hiddenColumns.add(column);
    },
    hideRow(number: number): void {
      const at = places.get(number);
      if (at !== undefined) hiddenRows.add(at);
    },
    merge: (merge: Merge): void => void (merge.height > 1 && merge.column < MAX_COLUMNS && merges.push(merge)),
    sheet(): Sheet {
      fill(rows, places, merges);
      while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
      return { name, rows, hiddenRows, hiddenColumns };
    },
  };
}

function place(row: Cell[], column: number, cell: Cell): void {
  spend(0, Math.max(1, column - row.length));
  while (row.length < column) row.push('');
  row[column] = cell;
}

/** Up to five digits, with or without a unit, may be an amount. Longer numbers are codes. */
const isAmount = (cell: Cell): boolean => /^\d{1,5}([.,]\d+)?\s*(\p{L}{1,5}[.²³]?)?$/u.test(String(cell));

/**
 * A merged code or name belongs to each of its rows with other digits (a second row of headings has none). A merged
 * amount may be for all rows together or for each: it becomes a text that is no amount, which the person has to correct.
 */
function fill(rows: Cell[][], places: ReadonlyMap<number, number>, merges: readonly Merge[]): void {
  const hasFigures = rows.map((row) => row.some((cell) => /\d/.test(String(cell))));
  for (const { row, column, height } of merges) {
    const top = places.get(row) ?? rows.length;
    const cell = rows[top]?.[column] ?? '';
    const below: number[] = [];
    for (let more = 1; cell !== '' && more < Math.min(height, rows.length - top); more += 1) {
      spend(0, 1);
      const at = places.get(row + more);
      if (at !== undefined && hasFigures[at]) below.push(at);
    }
    if (below.length === 0) continue;
    for (const at of [top, ...below]) place(rows[at] ?? [], column, isAmount(cell) ? `${cell} ?` : cell);
  }
}
