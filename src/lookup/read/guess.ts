/** Guesses the layout of a sheet: the first row with goods, and the meaning of its columns. */
import type { Cell, Layout, Sheet } from '../sheet';
import { byContent } from './by-content';
import { byHeadings } from './by-headings';
import { evidenceOf, textOf } from './evidence';
import { MAX_COLUMNS } from './grid';
import { headOf } from './head';
import { headingOf } from './headings';

export interface Guess {
  readonly layout: Layout;
  readonly isSure: boolean;
}

/** Number of rows to inspect. */
const ENOUGH = 400;

const REFERENCE = /^(references?(\(s\))?|designators?|ref ?des|refs?|parts)$/i;
const VALUE = /^(value|val|comment)$/i;

/** In a bill of material references are no codes, and the value names the part. */
function labelsOf(labels: readonly string[]): readonly string[] {
  const has = (heading: RegExp) => labels.some((label) => heading.test(label.trim()));
  const isBill = has(REFERENCE) && (has(VALUE) || has(/^(footprint|libpart)$/i));
  return isBill
    ? labels.map((label) => (REFERENCE.test(label.trim()) ? 'Pos' : VALUE.test(label.trim()) ? 'Name' : label))
    : labels;
}

/** Equal headings are repeated on each page. */
export const isSame = (row: readonly Cell[], labels: readonly Cell[] | undefined): boolean =>
  labels !== undefined && row.length > 0 && row.every((cell, at) => textOf(cell) === textOf(labels[at]));

/** The index of the next row with other headings, where another table begins. */
export function endOf({ rows, columns }: Sheet, first: number): number {
  const at = columns
    ? -1
    : rows.findIndex((row, index) => index >= first && hasHeadings(row) && !isSame(row, rows[first - 1]));
  return at < 0 ? rows.length : at;
}

/** `from`: the first row of the table, if others are above it. */
export function layoutOf(sheet: Sheet, sheetIndex: number, from = 0): Guess {
  if (sheet.columns) return { layout: { sheet: sheetIndex, first: 0, columns: sheet.columns }, isSure: true };
  const head = headOf(sheet.rows.slice(from));
  const first = from + head.first;
  const end = endOf(sheet, first);
  const rows: (readonly Cell[])[] = [];
  let width = head.labels.length;
  for (let at = first; at < end && rows.length < ENOUGH; at += 1) {
    const row = sheet.rows[at] ?? [];
    // Includes hidden rows, because line numbers count them.
    const isOut = sheet.loose?.has(at) || sheet.damaged?.has(at) || isSame(row, sheet.rows[first - 1]);
    if (isOut || !row.some((cell) => textOf(cell) !== '')) continue;
    rows.push(row);
    width = Math.max(width, row.length);
  }
  const evidence = [...Array(Math.min(width, MAX_COLUMNS)).keys()].map((column) =>
    sheet.hiddenColumns.has(column) ? undefined : evidenceOf(rows, column),
  );
  const { columns, isSure } = head.at === undefined ? byContent(evidence) : byHeadings(labelsOf(head.labels), evidence);
  const isBill = labelsOf(head.labels) !== head.labels;
  return { layout: { sheet: sheetIndex, first, columns }, isSure: isSure && !isBill && end === sheet.rows.length };
}

/** Whether a row among the goods has headings. */
function hasHeadings(row: readonly Cell[]): boolean {
  let filled = 0;
  let isOfGoods = false;
  for (const cell of row) {
    if (textOf(cell) === '') continue;
    // Most rows fail at their code: SKU-001 is no heading.
    if (typeof cell !== 'string' || /\d/.test(cell) || !headingOf(cell).isKnown) return false;
    const { means } = headingOf(cell);
    isOfGoods ||= means.has('code') || means.has('gtin') || means.has('name');
    filled += 1;
  }
  return filled > 1 && isOfGoods;
}
