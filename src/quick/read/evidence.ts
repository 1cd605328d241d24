/** Decides what the cells of one column look like, whatever its heading says. */
import type { Cell, Column } from '../sheet';
import { readGtin } from './gtin';
import { isUnit } from '../../fields/units';

/** How many of the filled cells are of a kind; a cell may be of several. */
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
  /** Signs in the shortest cell, and in all. */
  readonly minLength: number;
  readonly totalLength: number;
  /** Cells of several words. */
  readonly words: number;
  /** 1, 2, 3 … */
  readonly isCounting: boolean;
}

const NUMBER = /^[x×]?\s*(\d[\d\s.,]*)\s*[x×]?\s*(\p{L}\D*[23]?)?$/iu;
const CURRENCY = /z[\u0142l](otych)?$|(^|[\d\s])(pln|eur|euro|usd|gbp)$|[€$£]|^(pln|eur|usd)\s/iu;

/** Nobody orders so many: a bar code, or a code of the shop, also among codes with letters. */
const BAR_CODE = /^\d{8,}$/;

export const isCurrency = (text: string): boolean => CURRENCY.test(text);

export const textOf = (cell: Cell | undefined): string => (cell === undefined ? '' : String(cell).trim());

/** "12", "12,5", "12 szt." */
export function isNumber(cell: Cell | undefined): boolean {
  if (typeof cell === 'number') return true;
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

/** What each column means. */
export interface Columns {
  readonly columns: readonly (Column | undefined)[];
  /** No other reading fits as well. */
  readonly isSure: boolean;
}

type Kind = 'numbers' | 'prices' | 'rounds' | 'currencies' | 'gtins' | 'units' | 'codes' | 'texts';

export const shareOf = (evidence: Evidence, kind: Kind): number =>
  evidence.filled === 0 ? 0 : evidence[kind] / evidence.filled;

export const isNumeric = (one: Evidence): boolean => shareOf(one, 'numbers') > 0.6;

/** Amounts are printed with two decimals too, but prices are hardly ever all round. */
export const isPrice = (one: Evidence): boolean =>
  shareOf(one, 'prices') > 0.6 && (shareOf(one, 'rounds') < 0.7 || shareOf(one, 'currencies') > 0.3);

/** Words with digits, hardly ever the same: a code, or a number that may be one. */
export const isCode = (one: Evidence): boolean =>
  shareOf(one, 'codes') > 0.7 && !one.isCounting && (one.filled < 3 || one.distinct > one.filled / 2);
