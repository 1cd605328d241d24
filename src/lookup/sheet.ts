/** Types for an imported table: its sheets, the meaning of each column, and the rows left out. */

/** A spreadsheet's number, or the cell's displayed text. */
export type Cell = string | number;

/** Prices, values and stocks have no column, because an order does not need them. */
export type Column = 'code' | 'gtin' | 'name' | 'quantity' | 'unit';

export interface Sheet {
  /** Empty for a text file or pasted text. */
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  /** Indexes of hidden rows and columns. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** Indexes of rows with cut or shifted cells, which are left out. */
  readonly damaged?: ReadonlySet<number>;
  /** Indexes of rows outside the table's format: a code and an amount in the first two cells. */
  readonly loose?: ReadonlySet<number>;
  /** The columns of free text, which need no guess. */
  readonly columns?: Layout['columns'];
  /** Indexes of lines of free text that are no goods, such as greetings. */
  readonly aside?: ReadonlySet<number>;
}

/** A sheet without hidden rows and columns. */
export const sheetOf = (rows: Sheet['rows'], name = ''): Sheet => ({
  name,
  rows,
  hiddenRows: new Set(),
  hiddenColumns: new Set(),
});

/** The reading of one sheet. The person can change each part. */
export interface Layout {
  /** The index of the sheet that is read. */
  readonly sheet: number;
  /** The index of the first row with goods; rows above are a title or headings. */
  readonly first: number;
  /** The meaning of each column, by index; undefined is ignored. At most one column has each meaning. */
  readonly columns: readonly (Column | undefined)[];
}

/** Why rows are not in the list. `sheet`: the number of rows on sheets that were not read; `table`: rows of another table below; `aside`: no goods. */
const REASONS = ['quantity', 'hidden', 'total', 'return', 'full', 'sheet', 'damaged', 'table', 'aside'] as const;
export type LeftOutReason = (typeof REASONS)[number];

export interface OmittedRows {
  readonly reason: LeftOutReason;
  readonly count: number;
}

/** The reasons that occurred. */
export const leftOutOf = (counts: Readonly<Partial<Record<LeftOutReason, number>>>): readonly OmittedRows[] =>
  REASONS.flatMap((reason) => {
    const count = counts[reason] ?? 0;
    return count > 0 ? [{ reason, count }] : [];
  });

/** A table with its layout, stored while the person may correct the layout. */
export interface Table {
  readonly sheets: readonly Sheet[];
  readonly layout: Layout;
  /** False if the layout is uncertain: then the preview opens by itself. */
  readonly isSure: boolean;
}
