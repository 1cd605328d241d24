/** Decides the sentences about the calculator's amounts, and about those that are no numbers, too large or too small. */
import type { Decimal } from '../../http/decimal';
import { formatNumber } from '../../ui/money';
import type { Unit } from '../schema';
import { text } from '../text';
import { isWrong, roundedAmount } from './amounts';
import { isUnread, type CalculatorState, type Outcome } from './state';

const words = text.calculator;

type Named = Pick<Unit, 'short_name'> & Partial<Unit>;

/** An exact amount with its unit, formatted. */
export const inUnit = (exact: Decimal, unit: Named | undefined): string =>
  `${formatNumber(roundedAmount(exact, unit?.decimals))}\u00A0${unit?.short_name ?? ''}`;

/** A number of units of sale, formatted. */
export const inMain = (amount: number, mainUnit: Named | undefined): string =>
  `${formatNumber(String(amount))}\u00A0${mainUnit?.short_name ?? ''}`;

export const notDecimal = (typed: string): string | undefined => (isWrong(typed) ? words.notDecimal : undefined);
export const notWhole = (typed: string): string | undefined => (isWrong(typed) ? words.notWhole : undefined);

/** Why there is no result, unless a field that is always visible says so. */
export const problemOf = (state: CalculatorState): string | undefined =>
  notWhole(state.mainText) ?? (state.source === 'rooms' && isUnread(state) ? words.notMeasured : undefined);

interface Bounds {
  readonly stock: number | undefined;
  readonly unit: Unit | undefined;
  readonly mainUnit: Unit | undefined;
}

/** Warnings about a result that the person asked for. */
export function warningsOf({ amount, missing }: Outcome, { stock, unit, mainUnit }: Bounds): readonly string[] {
  const isOver = stock !== undefined && amount > stock;
  return [
    ...(missing ? [words.short(inUnit(missing, unit))] : []),
    ...(isOver ? [words.overStock(inMain(amount - stock, mainUnit), inMain(stock, mainUnit))] : []),
  ];
}
