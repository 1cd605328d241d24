/** Decides how a table that was brought from outside is described: its sheets, what each column means, and what was left out of it. */

/** A spreadsheet's number as it is, anything else as the text that stands in the cell. */
export type Cell = string | number;

/** Prices, values and stocks have no column, because an order does not need them. */
export type Column = 'code' | 'gtin' | 'name' | 'quantity' | 'unit';

export interface Sheet {
  /** Empty for a text file or pasted text. */
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Indexes in `rows`, and of columns, that a spreadsheet does not show. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** Indexes of rows that were cut or shifted, so that their cells may stand in other columns: they are left out. */
  readonly damaged?: ReadonlySet<number>;
  /** Indexes of rows that were written beside the table: a code and an amount, in the first two cells. */
  readonly loose?: ReadonlySet<number>;
}

/** A sheet that shows all its rows and columns. */
export const sheetOf = (rows: Sheet['rows'], name = ''): Sheet => ({
  name,
  rows,
  hiddenRows: new Set(),
  hiddenColumns: new Set(),
});

/** How one sheet is understood. The person can change each part of it. */
export interface Layout {
  /** The index of the sheet that is read. */
  readonly sheet: number;
  /** The index of the first row with goods; what stands above is a title or the headings. */
  readonly first: number;
  /** The meaning of each column, by index; undefined is ignored. At most one column has each meaning. */
  readonly columns: readonly (Column | undefined)[];
}

/** Why rows are not in the list. `sheet`: the number of rows on sheets that were not read. */
const REASONS = ['quantity', 'hidden', 'total', 'return', 'full', 'sheet', 'damaged'] as const;
export type LeftOutReason = (typeof REASONS)[number];

export interface LeftOut {
  readonly reason: LeftOutReason;
  readonly count: number;
}

/** The reasons that occurred. */
export const leftOutOf = (counts: Readonly<Partial<Record<LeftOutReason, number>>>): readonly LeftOut[] =>
  REASONS.flatMap((reason) => {
    const count = counts[reason] ?? 0;
    return count > 0 ? [{ reason, count }] : [];
  });

/** A table as it was read: kept while the person may still correct how it is understood. */
export interface Table {
  readonly sheets: readonly Sheet[];
  readonly layout: Layout;
  /** False where the evidence for the layout is thin: the preview opens by itself. */
  readonly isSure: boolean;
}
