/** Builds a sheet from cells with positions: fills gaps, and repeats a merged value in each of its rows. */
import type { Cell, Sheet } from '../sheet';

/** Columns further to the right are ignored. */
const MAX_COLUMNS = 256;
const EMPTY: Cell[] = [];

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
      if (isHidden) hiddenRows.add(rows.length);
      rows.push(EMPTY);
    },
    /** Puts a cell into the last row. */
    put(column: number, cell: Cell): void {
      if (cell === '' || column >= MAX_COLUMNS || rows.length === 0) return;
      const row = rows.at(-1) ?? EMPTY;
      const own = row === EMPTY ? [] : row;
      place(own, column, cell);
      rows[rows.length - 1] = own;
    },
    hideColumns(first: number, last: number): void {
      for (let column = first; column <= Math.min(last, MAX_COLUMNS); column += 1) hiddenColumns.add(column);
    },
    hideRow(number: number): void {
      const at = places.get(number);
      if (at !== undefined) hiddenRows.add(at);
    },
    merge: (merge: Merge): void => void (merge.height > 1 && merges.push(merge)),
    sheet(): Sheet {
      fill(rows, places, merges);
      while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
      return { name, rows, hiddenRows, hiddenColumns };
    },
  };
}

function place(row: Cell[], column: number, cell: Cell): void {
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
    const below = [...Array(Math.min(height, rows.length - top)).keys()]
      .map((more) => places.get(row + more))
      .filter((at) => at !== undefined && at > top && hasFigures[at]);
    if (cell === '' || below.length === 0) continue;
    for (const at of [top, ...below])
      if (at !== undefined) {
        const own = rows[at] ?? [];
        place(own, column, isAmount(cell) ? `${cell} ?` : cell);
      }
  }
}
