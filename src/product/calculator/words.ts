/** Sentences about the calculator's amounts, and about invalid, too large or too small ones. */
import { isZero, type Decimal } from '../../http/decimal';
import { unreadableReason } from '../../fields/quantity-words';
import { formatNumber } from '../../ui/money';
import type { Unit } from '../schema';
import { text } from '../text';
import { isWrong, lengthOf, readMain, readSpare, readUnit, roundedAmount, type Units } from './amounts';
import type { Outcome } from './outcome';
import { isNothingNeeded, isUnread, type CalculatorState } from './state';

const words = text.calculator;

type Named = Pick<Unit, 'short_name'> & Partial<Unit>;

/** An exact amount with its unit, formatted. */
export const inUnit = (exact: Decimal, unit: Named | undefined): string =>
  `${formatNumber(roundedAmount(exact, unit?.decimals))}\u00A0${unit?.short_name ?? ''}`;

/** A number of units of sale, formatted. */
export const inMain = (amount: number, mainUnit: Named | undefined): string =>
  `${formatNumber(String(amount))}\u00A0${mainUnit?.short_name ?? ''}`;

const wrong = (typed: string, read: Decimal | undefined, unit: Named | undefined, other: string) =>
  isWrong(typed, read) ? (unreadableReason(typed, unit?.short_name) ?? other) : undefined;

export const lengthError = (typed: string): string | undefined =>
  wrong(typed, lengthOf(typed), { short_name: words.metres }, words.notDecimal);
export const spareError = (typed: string): string | undefined =>
  readSpare(typed) === undefined ? words.notWhole : undefined;
export function unitError(typed: string, settings: Units): string | undefined {
  const { unit } = settings;
  const read = readUnit(typed, settings);
  return isZero(read) ? words.aboveZero : wrong(typed, read, unit, unit?.decimals ? words.notDecimal : words.notWhole);
}
const notMain = (typed: string, settings: Units): string | undefined =>
  wrong(typed, readMain(typed, settings), settings.mainUnit, words.notWhole);

/** Reason why there is no result, unless an always visible field shows it. */
export function problemOf(state: CalculatorState, settings: Units): string | undefined {
  const isOfRooms = state.source === 'rooms' && isUnread(state, settings);
  return (
    notMain(state.mainText, settings) ??
    (isOfRooms ? (isNothingNeeded(state) ? words.aboveZero : words.notMeasured) : undefined)
  );
}

interface Bounds {
  readonly stock: number | undefined;
  readonly unit: Unit | undefined;
  readonly mainUnit: Unit | undefined;
}

/** Warnings about a result from the person's input. */
export function warningsOf({ amount, missing }: Outcome, { stock, unit, mainUnit }: Bounds): readonly string[] {
  const exceedsStock = stock !== undefined && amount > stock;
  return [
    ...(missing ? [words.short(inUnit(missing, unit))] : []),
    ...(exceedsStock ? [words.overStock(inMain(amount - stock, mainUnit), inMain(stock, mainUnit))] : []),
  ];
}
