/** Decides how the amounts of a column are read: which sign is the decimal one is told by the whole column. */
import { toDecimal } from '../../http/decimal';
import type { Cell, Layout, Sheet } from '../sheet';
import { readAmount } from '../../fields/amount';
import type { Amount } from '../../fields/amount';
import { evidenceOf, isCurrency, isNumeric, isPrice, textOf } from './evidence';
import { wordsOf } from './headings';

type DecimalSign = ',' | '.';

/** So many rows show the sign. */
const ENOUGH = 400;

/** "12.000" and "1,200": thousands or decimals. */
const OPEN = /^[1-9]\d{0,2}[.,]\d{3}$/;

const figuresOf = (cell: Cell): string =>
  typeof cell === 'string' ? (/^\D*?(\d[\d\s.,]*)/.exec(cell)?.[1] ?? '').replace(/\s/g, '').replace(/[.,]$/, '') : '';

/** The sign that can only be the decimal one; "0.500" and "1200.000" are no thousands. */
function signOf(figures: string): DecimalSign | undefined {
  const signs = figures.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined || OPEN.test(figures)) return undefined;
  const isRepeated = signs.indexOf(last) < signs.length - 1;
  // A date, a number of a drawing.
  if (isRepeated && !/^\d{1,3}([.,]\d{3})+$/.test(figures)) return undefined;
  const other = last === '.' ? ',' : '.';
  return isRepeated ? other : last === '.' ? '.' : ',';
}

function signsOf(cells: readonly Cell[]): ReadonlySet<DecimalSign> {
  const signs = new Set<DecimalSign>();
  for (const cell of cells) {
    const sign = signOf(figuresOf(cell));
    if (sign !== undefined) signs.add(sign);
  }
  return signs;
}

/** In a column of 10,000 and 144,000 the noughts may be decimals, whatever the rest of the table shows. */
const isRound = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => !isOpenComma(cell) || figuresOf(cell).endsWith('000'));

const isOpenComma = (cell: Cell): boolean => OPEN.test(figuresOf(cell)) && figuresOf(cell).includes(',');

const ENGLISH: ReadonlySet<string> = new Set(
  'quantity qty quantities pcs pieces units order ordered requested each'.split(' '),
);

/**
 * The reader of a layout's amounts. "1,200" is 1.2 in Poland. Below English headings it is a thousand if the other columns have decimal
 * points; if they do not, or below other headings, it is not read.
 */
export function amountsOf(sheet: Sheet, { first, columns }: Layout): (cell: Cell) => Amount | undefined {
  const quantity = columns.indexOf('quantity');
  const rows = sheet.rows.slice(first);
  const own = rows.map((row) => row[quantity] ?? '');
  const signs = signsOf(own);
  const isEnglish = sheet.rows
    .slice(Math.max(0, first - 2), first)
    .some((row) => wordsOf(textOf(row[quantity])).some((word) => ENGLISH.has(word)));
  const others = signs.size > 0 ? undefined : otherSign(sheet, rows.slice(0, ENOUGH), quantity);
  const sign =
    signs.size === 1
      ? [...signs][0]
      : others === '.' && (!own.some(isOpenComma) || (isEnglish && !isRound(own)))
        ? '.'
        : undefined;
  // With three decimals all amounts have them: "24" beside "1,200" hints at thousands.
  const isMixed = own.some((cell) => /^\d+$/.test(figuresOf(cell)));
  const isCommaOpen = signs.size > 1 || (others !== ',' && (isEnglish || isMixed || others === '.'));
  return (cell) => {
    if (typeof cell !== 'number')
      return isCurrency(cell.trim()) || (sign === undefined && isCommaOpen && isOpenComma(cell))
        ? undefined
        : readAmount(cell, sign);
    // As in files: `0.1`, and also `3.0000000001` from a spreadsheet's sums.
    const amount = toDecimal(Number(cell.toFixed(6)));
    return amount !== undefined && cell > 0 && amount !== '0' ? { quantity: amount, unit: undefined } : undefined;
  };
}

/** The decimal sign of prices and other amounts. */
function otherSign(sheet: Sheet, rows: Sheet['rows'], quantity: number): DecimalSign | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const signs = new Set<DecimalSign>();
  for (let at = 0; at < width; at += 1) {
    if (at === quantity || sheet.hiddenColumns.has(at)) continue;
    const evidence = evidenceOf(rows, at);
    if (isNumeric(evidence) || isPrice(evidence))
      for (const sign of signsOf(rows.map((row) => row[at] ?? ''))) signs.add(sign);
  }
  return signs.size === 1 ? [...signs][0] : undefined;
}
