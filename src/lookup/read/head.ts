/** Finds the row with the headings in a sheet, adjacent rows that belong to them, and the first row with goods. */
import type { Cell, Column, Sheet } from '../sheet';
import { isNumber, textOf } from './evidence';
import { headingOf } from './headings';
import type { Heading } from './headings';

export interface Head {
  /** The row of the headings; undefined if the sheet has none. */
  readonly at: number | undefined;
  /** The first row with goods. */
  readonly first: number;
  /** The heading of each column, joined from up to three rows. */
  readonly labels: readonly string[];
}

type Row = readonly Cell[];

/** Number of rows to search: a table may begin below a letter head. */
const DEEPEST = 60;

const filledOf = (row: Row | undefined): readonly number[] =>
  (row ?? []).flatMap((cell, at) => (textOf(cell) === '' ? [] : [at]));

const best = ({ means }: Heading): Column | undefined =>
  [...means].toSorted(([, one], [, other]) => other - one)[0]?.[0];

const isYear = (cell: Cell | undefined): boolean => typeof cell === 'number' && cell > 1990 && cell < 2100;

/** Score of a row as headings, or 0. Numbers, codes and texts that repeat below indicate a row of goods. */
function scoreOf(row: Row, below: Row | undefined, isNarrow: boolean): number {
  const filled = filledOf(row);
  const isGoods = (at: number): boolean =>
    (isNumber(row[at]) && !isYear(row[at])) ||
    textOf(row[at]) === textOf(below?.[at]) ||
    (/^\S*\d\S*$/.test(textOf(row[at])) && !headingOf(row[at]).isKnown);
  const names = filled.filter((at) => !isGoods(at));
  const headings = names.map((at) => headingOf(row[at]));
  const meanings = new Set(headings.map(best).filter((column) => column !== undefined)).size;
  const knownCount = headings.filter(({ isKnown }) => isKnown).length;
  const goods = filled.length - names.length;
  if (meanings === 0 || goods >= knownCount || (goods > 0 && meanings < 3)) return 0;
  if (knownCount < 2 && !(isNarrow && filled.length === 1 && knownCount === 1)) return 0;
  return 2 * meanings + knownCount - 2 * goods - (names.length - knownCount) / 2;
}

/** Whether words are above numbers: unknown headings. */
function isContrast(rows: readonly Row[], at: number): boolean {
  const row = rows[at] ?? [];
  const filled = filledOf(row);
  if (filled.length < 2 || filled.some((column) => isNumber(row[column]) || /\d/.test(textOf(row[column]))))
    return false;
  const below = rows.slice(at + 1, at + 30).filter((one) => filledOf(one).length >= filled.length / 2);
  const share = (is: (cell: Cell | undefined) => boolean, column: number) =>
    below.filter((one) => is(one[column])).length / Math.max(1, below.length);
  const isCode = (cell: Cell | undefined) => /^\S*\d\S*$/.test(textOf(cell)) && !isNumber(cell);
  return (
    filled.some((column) => share(isNumber, column) > 0.7) &&
    (filled.some((column) => share(isCode, column) > 0.7) ||
      filled.filter((column) => share(isNumber, column) > 0.7).length > 1)
  );
}

/** Whether a row numbers the columns, as forms do below the headings: 1 | 2 | 3 | 4. */
function isNumbering(row: Row | undefined): boolean {
  const filled = filledOf(row);
  return filled.length > 2 && filled.every((at, index) => textOf(row?.[at]).replace(/[.)]$/, '') === String(index + 1));
}

/** Repeats the heading of a column group, which is only above its first column. */
function spread(row: Row, width: number): readonly string[] {
  let last = '';
  return [...Array(width).keys()].map((at) => (last = textOf(row[at]) || last));
}

const isWords = (row: Row): boolean =>
  filledOf(row).every((at) => headingOf(row[at]).isKnown && !/\d/.test(textOf(row[at])));

/** Whether the row above has group headings: it begins further right than the headings, or has several texts. */
const isGroups = (row: Row | undefined): row is Row =>
  row !== undefined && filledOf(row).length > 0 && (filledOf(row).length > 1 || textOf(row[0]) === '') && isWords(row);

/** Whether the row below continues some headings, but none of a code or a name. */
const isMore = (row: Row | undefined, headings: Row): row is Row =>
  row !== undefined &&
  filledOf(row).length > 0 &&
  isWords(row) &&
  filledOf(row).every((at) => !['code', 'gtin', 'name'].includes(best(headingOf(headings[at])) ?? ''));

export function headOf(rows: Sheet['rows']): Head {
  const upper = rows.slice(0, DEEPEST);
  const isNarrow = upper.filter((row) => filledOf(row).length > 1).length === 0;
  let at = -1;
  let bestScore = 0;
  // The first table counts; others below start anew.
  let isTable = false;
  upper.forEach((row, index) => {
    const score = isTable ? 0 : scoreOf(row, upper[index + 1], isNarrow);
    if (score > bestScore) [at, bestScore] = [index, score];
    isTable ||=
      index > at && row.some((cell, column) => isNumber(cell) && best(headingOf(rows[at]?.[column])) === 'quantity');
  });
  if (at < 0) at = upper.slice(0, 15).findIndex((_, index) => isContrast(upper, index));
  if (at < 0) return { at: undefined, first: 0, labels: [] };
  const row = rows[at] ?? [];
  const labels = row.map(textOf);
  let first = at + 1;
  const above = rows[at - 1];
  if (isGroups(above))
    spread(above, labels.length).forEach((group, index) => {
      const own = headingOf(labels[index]);
      if (group !== '' && labels[index] && (own.means.has('quantity') || own.means.size === 0))
        labels[index] = `${group} ${labels[index]}`;
    });
  const below = rows[first];
  if (isMore(below, row)) {
    const upperTexts = spread(row, Math.max(row.length, below.length));
    for (const index of filledOf(below)) labels[index] = `${upperTexts[index]} ${textOf(below[index])}`;
    first += 1;
  }
  if (isNumbering(rows[first])) first += 1;
  return { at, first, labels };
}
