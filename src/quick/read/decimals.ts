/** Decides how the amounts of a column are read: which sign is the decimal one is told by the whole column. */
import { toDecimal } from '../../http/decimal';
import type { Cell, Layout, Sheet } from '../sheet';
import { readAmount } from '../../fields/amount';
import type { Amount } from '../../fields/amount';
import { evidenceOf, isCurrency, isNumeric, isPrice, textOf } from './evidence';
import { wordsOf } from './headings';
import { isTotal } from './totals';

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

const isOpen = (cell: Cell, sign: DecimalSign): boolean => OPEN.test(figuresOf(cell)) && figuresOf(cell).includes(sign);

const ENGLISH: ReadonlySet<string> = new Set(
  'quantity qty quantities pcs pieces units order ordered requested each'.split(' '),
);

/** The reader of a layout's amounts. "1,200" and "1.200" are read only if the rest of the table shows what they are. */
export function amountsOf(sheet: Sheet, layout: Layout): (cell: Cell) => Amount | undefined {
  const at = layout.columns.indexOf('quantity');
  const code = layout.columns.indexOf('code');
  const rows = sheet.rows.slice(layout.first);
  const own = rows.flatMap((row) => {
    const cell = row[at];
    return typeof cell === 'string' && /[.,]/.test(cell) && !isTotal(row, row[code]) ? [cell] : [];
  });
  const hasPlain = rows.some((row) => /^\d{1,3}$/.test(figuresOf(row[at] ?? '')));
  const sign = own.length === 0 ? undefined : signFor(own, hasPlain, sheet, layout, at);
  return (cell) => {
    if (typeof cell !== 'number')
      return isCurrency(cell.trim()) ||
        /^\d[\d.,]*e[+-]?\d/i.test(cell) ||
        (sign === 'asked' && OPEN.test(figuresOf(cell)))
        ? undefined
        : readAmount(cell, sign === 'asked' ? undefined : sign);
    // As in files: `0.1`, and also `3.0000000001` from a spreadsheet's sums.
    const amount = toDecimal(Number(cell.toFixed(6)));
    return amount !== undefined && cell > 0 && amount !== '0' ? { quantity: amount, unit: undefined } : undefined;
  };
}

/** `asked`: what may be thousands or decimals is neither. Undefined: as people write in Poland. */
function signFor(
  own: readonly string[],
  hasPlain: boolean,
  sheet: Sheet,
  layout: Layout,
  at: number,
): DecimalSign | 'asked' | undefined {
  const [hasCommas, hasPoints] = [own.some((cell) => isOpen(cell, ',')), own.some((cell) => isOpen(cell, '.'))];
  const signs = signsOf(own);
  const [sign] = signs;
  if (signs.size > 1) return 'asked';
  if (sign !== undefined) {
    // Thousands stand beside smaller numbers; "12.000" in each other row is no thousand because of one "0,5".
    const isBesides = sign === '.' ? hasCommas : hasPoints;
    const hasGroups = own.some((cell) => /\d[.,]\d{3}[.,]/.test(figuresOf(cell)));
    return isBesides && !hasPlain && !hasGroups ? 'asked' : sign;
  }
  if (hasCommas && hasPoints) return 'asked';
  if (!hasCommas && !hasPoints) return undefined;
  const others = otherSign(sheet, sheet.rows.slice(layout.first, layout.first + ENOUGH), at);
  if (hasPoints) return others === '.' && !hasPlain ? '.' : 'asked';
  if (others === ',') return undefined;
  const isEnglish = sheet.rows
    .slice(Math.max(0, layout.first - 2), layout.first)
    .some((row) => wordsOf(textOf(row[at])).some((word) => ENGLISH.has(word)));
  // In a column of 10,000 and 144,000 the noughts may be decimals, whatever the rest of the table shows.
  const isRound = own.every((cell) => !isOpen(cell, ',') || figuresOf(cell).endsWith('000'));
  if (isEnglish && others === '.' && !isRound) return '.';
  return isEnglish || hasPlain || others === '.' ? 'asked' : undefined;
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
