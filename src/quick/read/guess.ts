/** Guesses the layout of a sheet: the first row with goods, and the meaning of its columns. */
import type { Cell, Layout, Sheet } from '../sheet';
import { byContent } from './by-content';
import { byHeadings } from './by-headings';
import { evidenceOf, textOf } from './evidence';
import { headOf } from './head';
import { headingOf } from './headings';

export interface Guess {
  readonly layout: Layout;
  readonly isSure: boolean;
}

/** Number of rows to inspect. */
const ENOUGH = 400;
/** Columns further to the right are ignored: a sheet may have formats far to the right. */
const MAX_COLUMNS = 256;

export function layoutOf(sheet: Sheet, sheetIndex: number): Guess {
  if (sheet.columns) return { layout: { sheet: sheetIndex, first: 0, columns: sheet.columns }, isSure: true };
  const head = headOf(sheet);
  const rows: (readonly Cell[])[] = [];
  let width = head.labels.length;
  for (let at = head.first; at < sheet.rows.length && rows.length < ENOUGH; at += 1) {
    const row = sheet.rows[at] ?? [];
    // Includes hidden rows, because line numbers count them.
    const isOut = sheet.loose?.has(at) || sheet.damaged?.has(at);
    if (isOut || !row.some((cell) => textOf(cell) !== '')) continue;
    rows.push(row);
    width = Math.max(width, row.length);
  }
  const evidence = [...Array(Math.min(width, MAX_COLUMNS)).keys()].map((column) =>
    sheet.hiddenColumns.has(column) ? undefined : evidenceOf(rows, column),
  );
  const { columns, isSure } = head.at === undefined ? byContent(evidence) : byHeadings(head.labels, evidence);
  return {
    layout: { sheet: sheetIndex, first: head.first, columns },
    isSure: isSure && !head.isSecond && !rows.some((row) => hasHeadings(row) && !isSame(row, head.labels)),
  };
}

/** Other headings further down may change the columns' meanings; repeated equal headings do not. */
const isSame = (row: readonly Cell[], labels: readonly string[]): boolean =>
  row.every((cell, at) => textOf(cell) === (labels[at] ?? ''));

/** Whether a row among the goods has headings. */
export function hasHeadings(row: readonly Cell[]): boolean {
  let filled = 0;
  for (const cell of row) {
    if (textOf(cell) === '') continue;
    // Most rows fail at their code.
    if (typeof cell !== 'string' || !headingOf(cell).isKnown) return false;
    filled += 1;
  }
  return filled > 2;
}
