/** Counts the kinds of cells in one column, regardless of its heading. */
import type { Cell, Column } from '../sheet';
import { spend } from './budget';
import { readGtin } from './gtin';
import { isUnit } from '../../fields/units';

/** Number of filled cells by kind; a cell may have several kinds. */
export interface Evidence {
  readonly filled: number;
  readonly numbers: number;
  readonly wholes: number;
  /** Exactly two decimals, or a currency. */
  readonly prices: number;
  readonly currencies: number;
  /** Two decimals, both 0. */
  readonly rounds: number;
  readonly gtins: number;
  readonly units: number;
  /** One word with a digit. */
  readonly codes: number;
  readonly texts: number;
  readonly distinct: number;
  /** Number of characters in the shortest cell, and in all cells. */
  readonly minLength: number;
  readonly totalLength: number;
  /** Cells of several words. */
  readonly words: number;
  /** 1, 2, 3 … */
  readonly isCounting: boolean;
}

/** Longer texts are no amounts, and slow the patterns down. */
const LONGEST = 60;
const NUMBER = /^[x×]?\s*[-−–]?(\d[\d\s.,]*)\s*[x×]?\s*(\p{L}\D*[23]?)?$/iu;
const CURRENCY = /z[\u0142l](otych)?$|(^|[\d\s])(pln|eur|euro|usd|gbp)$|[€$£]|^(pln|eur|usd)\s/iu;

/** Eight digits or more are too large for a quantity: a bar code or a shop's code. */
const BAR_CODE = /^\d{8,}$/;

export const isCurrency = (text: string): boolean => text.length <= LONGEST && CURRENCY.test(text);

export const textOf = (cell: Cell | undefined): string => (cell === undefined ? '' : String(cell).trim());

/** "12", "12,5", "12 szt." */
export function isNumber(cell: Cell | undefined): boolean {
  if (typeof cell === 'number') return true;
  if ((cell?.length ?? 0) > LONGEST) return false;
  const [, figures = '', unit = ''] = NUMBER.exec(cell?.trim() ?? '') ?? [];
  return (
    figures !== '' && (unit === '' || isUnit(unit)) && !/[.,].*[.,]\d{1,2}[.,]|^\d{1,2}\.\d{1,2}\.\d{4}$/.test(figures)
  );
}

export function evidenceOf(rows: readonly (readonly Cell[])[], column: number): Evidence {
  const count = {
    filled: 0,
    numbers: 0,
    wholes: 0,
    prices: 0,
    currencies: 0,
    rounds: 0,
    gtins: 0,
    units: 0,
    codes: 0,
    texts: 0,
    words: 0,
  };
  const distinct = new Set<string>();
  let minLength = Infinity;
  let totalLength = 0;
  let counted = 0;
  for (const row of rows) {
    const cell = row[column];
    const text = textOf(cell);
    spend();
    if (text === '') continue;
    count.filled += 1;
    distinct.add(text);
    minLength = Math.min(minLength, text.length);
    totalLength += text.length;
    const isMoney = typeof cell === 'string' && isCurrency(text);
    const isAmount = !isMoney && !BAR_CODE.test(text) && isNumber(cell);
    if (isMoney) count.currencies += 1;
    if (isAmount) count.numbers += 1;
    if (/^\d+([.)]|[.,]0+)?$/.test(text)) {
      count.wholes += 1;
      if (Number.parseInt(text, 10) === counted + 1) counted += 1;
    }
    if (isMoney || /^\d[\d\s]*[.,]\d{2}$/.test(text)) count.prices += 1;
    if (/[.,]00$/.test(text)) count.rounds += 1;
    if (readGtin(text) !== undefined) count.gtins += 1;
    if (!isAmount && isUnit(text)) count.units += 1;
    if (/^\S*\d\S*$/.test(text)) count.codes += 1;
    if (!isAmount && /\p{L}/u.test(text)) count.texts += 1;
    if (!isAmount && /\S\s+\S/.test(text)) count.words += 1;
  }
  return {
    ...count,
    distinct: distinct.size,
    minLength,
    totalLength,
    isCounting: counted === count.filled && counted > 0 && count.wholes === counted,
  };
}

/** The meaning of each column. */
export interface Columns {
  readonly columns: readonly (Column | undefined)[];
  /** True if no other assignment of columns fits as well. */
  readonly isSure: boolean;
}

type Kind = 'numbers' | 'prices' | 'rounds' | 'currencies' | 'gtins' | 'units' | 'codes' | 'texts';

export const shareOf = (evidence: Evidence, kind: Kind): number =>
  evidence.filled === 0 ? 0 : evidence[kind] / evidence.filled;

export const isNumeric = (one: Evidence): boolean => shareOf(one, 'numbers') > 0.6;

/** Amounts may have two decimals too, but prices are rarely all round. */
export const isPrice = (one: Evidence): boolean =>
  shareOf(one, 'prices') > 0.6 && (shareOf(one, 'rounds') < 0.7 || shareOf(one, 'currencies') > 0.3);

/** Words with digits that rarely repeat. */
export const isCode = (one: Evidence): boolean =>
  shareOf(one, 'codes') > 0.7 && !one.isCounting && (one.filled < 3 || one.distinct > one.filled / 2);
