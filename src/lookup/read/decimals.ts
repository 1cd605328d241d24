/** Reads the amounts of a column. The whole column determines its decimal separator. */
import { toDecimal } from '../../http/decimal';
import type { Cell, Layout, Sheet } from '../sheet';
import { readAmount } from '../../fields/amount';
import type { Amount } from '../../fields/amount';
import { isFromExcel } from './codes';
import { evidenceOf, isCurrency, isNumeric, isPrice, textOf } from './evidence';
import { wordsOf } from './headings';
import { isTotal } from './totals';

type DecimalSeparator = ',' | '.';

/** Number of rows to inspect for the separator. */
const ENOUGH = 400;

/** "12.000" and "1,200": thousands or decimals. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

const figuresOf = (cell: Cell): string =>
  typeof cell === 'string' ? (/^\D*?(\d[\d\s.,]*)/.exec(cell)?.[1] ?? '').replace(/\s/g, '').replace(/[.,]$/, '') : '';

/** The decimal separator, if it is unambiguous; "0.500" and "1200.000" have no thousands. */
function separatorOf(figures: string): DecimalSeparator | undefined {
  const separators = figures.replace(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined || AMBIGUOUS.test(figures)) return undefined;
  const isRepeated = separators.indexOf(last) < separators.length - 1;
  // The separators do not group three digits: a date, for example, or the number of a drawing.
  if (isRepeated && !/^\d{1,3}([.,]\d{3})+$/.test(figures)) return undefined;
  const other = last === '.' ? ',' : '.';
  return isRepeated ? other : last === '.' ? '.' : ',';
}

function separatorsOf(cells: readonly Cell[]): ReadonlySet<DecimalSeparator> {
  const separators = new Set<DecimalSeparator>();
  for (const cell of cells) {
    const separator = separatorOf(figuresOf(cell));
    if (separator !== undefined) separators.add(separator);
  }
  return separators;
}

const isAmbiguous = (cell: Cell, separator: DecimalSeparator): boolean =>
  AMBIGUOUS.test(figuresOf(cell)) && figuresOf(cell).includes(separator);

const ENGLISH: ReadonlySet<string> = new Set(
  'quantity qty quantities pcs pieces units order ordered requested each'.split(' '),
);

/** Returns the reader of a layout's amounts. It reads "1,200" and "1.200" only if the rest of the table resolves them. */
export function amountsOf(sheet: Sheet, layout: Layout): (cell: Cell) => Amount | undefined {
  const at = layout.columns.indexOf('quantity');
  const code = layout.columns.indexOf('code');
  const rows = sheet.rows.slice(layout.first);
  const own = rows.flatMap((row) => {
    const cell = row[at];
    return typeof cell === 'string' && /[.,]/.test(cell) && !isTotal(row, row[code]) ? [cell] : [];
  });
  const hasPlain = rows.some((row) => /^\d{1,3}$/.test(figuresOf(row[at] ?? '')));
  const separator = own.length === 0 ? undefined : separatorFor(own, hasPlain, sheet, layout, at);
  return (cell) => {
    if (typeof cell !== 'number')
      return isCurrency(cell.trim()) ||
        isFromExcel(cell) ||
        /^\d[\d.,]*e[+-]?\d/i.test(cell) ||
        (separator === 'ambiguous' && AMBIGUOUS.test(figuresOf(cell)))
        ? undefined
        : readAmount(cell, separator === 'ambiguous' ? undefined : separator);
    // Rounds sums of spreadsheets such as `3.0000000001`.
    const amount = toDecimal(Number(cell.toFixed(6)));
    return amount !== undefined && cell > 0 && amount !== '0' ? { quantity: amount, unit: undefined } : undefined;
  };
}

/** `ambiguous`: numbers like "1.200" are not read. Undefined: Polish notation. */
function separatorFor(
  own: readonly string[],
  hasPlain: boolean,
  sheet: Sheet,
  layout: Layout,
  at: number,
): DecimalSeparator | 'ambiguous' | undefined {
  const [hasCommas, hasPoints] = [
    own.some((cell) => isAmbiguous(cell, ',')),
    own.some((cell) => isAmbiguous(cell, '.')),
  ];
  const separators = separatorsOf(own);
  const [separator] = separators;
  if (separators.size > 1) return 'ambiguous';
  if (separator !== undefined) {
    // Thousands come with smaller numbers: one "0,5" does not make every other "12.000" a thousand.
    const isBesides = separator === '.' ? hasCommas : hasPoints;
    const hasGroups = own.some((cell) => /\d[.,]\d{3}[.,]/.test(figuresOf(cell)));
    return isBesides && !hasPlain && !hasGroups ? 'ambiguous' : separator;
  }
  if (hasCommas && hasPoints) return 'ambiguous';
  if (!hasCommas && !hasPoints) return undefined;
  const others = separatorElsewhere(sheet, sheet.rows.slice(layout.first, layout.first + ENOUGH), at);
  if (hasPoints) return others === '.' && !hasPlain ? '.' : 'ambiguous';
  if (others === ',') return undefined;
  const isEnglish = sheet.rows
    .slice(Math.max(0, layout.first - 2), layout.first)
    .some((row) => wordsOf(textOf(row[at])).some((word) => ENGLISH.has(word)));
  // In a column of 10,000 and 144,000 the zeros may be decimals, whatever the rest of the table shows.
  const isRound = own.every((cell) => !isAmbiguous(cell, ',') || figuresOf(cell).endsWith('000'));
  if (isEnglish && others === '.' && !isRound) return '.';
  return isEnglish || hasPlain || others === '.' ? 'ambiguous' : undefined;
}

/** The decimal separator of prices and other amounts. */
function separatorElsewhere(sheet: Sheet, rows: Sheet['rows'], quantity: number): DecimalSeparator | undefined {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const separators = new Set<DecimalSeparator>();
  for (let at = 0; at < width; at += 1) {
    if (at === quantity || sheet.hiddenColumns.has(at)) continue;
    const evidence = evidenceOf(rows, at);
    if (isNumeric(evidence) || isPrice(evidence))
      for (const separator of separatorsOf(rows.map((row) => row[at] ?? ''))) separators.add(separator);
  }
  return separators.size === 1 ? [...separators][0] : undefined;
}
