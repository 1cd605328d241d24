/** Decides what the calculator knows while it is typed in, and what is ordered (rules K1, K2). */
import { isLess, isPositive, minus, times, toDecimal, wholeOf, type Decimal } from '../../http/decimal';
import { present } from '../../page/present';
import { clamp, stepQuantity, type QuantityRules } from '../../fields/quantity';
import type { Unit } from '../schema';
import {
  added,
  areaOf,
  EMPTY_ROOM,
  exact,
  measuresOf,
  isWrong,
  shownAmount,
  typedDecimal,
  typedWhole,
  type Room,
} from './amounts';

/** In per cent (rule K4). */
export const DEFAULT_SPARE = 10;

/** How much is cut off, by how it is laid, in per cent. */
export const PATTERNS = { straight: DEFAULT_SPARE, diagonal: 15, herringbone: 20 } as const;

export interface CalculatorSettings extends QuantityRules {
  /** The unit of sale: a package as a rule. */
  readonly mainUnit: Unit | undefined;
  /** What the amount is needed in, m² as a rule; without it (or its value) only the unit of sale is asked for. */
  readonly unit: Unit | undefined;
  /** How many of `unit` one unit of sale holds. */
  readonly unitValue: Decimal | undefined;
  /** Of one unit of sale. */
  readonly pricePack: Decimal | undefined;
  /** How many units of sale an outer package holds. */
  readonly unitsInOuter: number | undefined;
}

/** One of `unitText` and `mainText` is empty: typing in one clears the other. */
export interface CalculatorState {
  /** What the amount was made from last. */
  readonly source: 'page' | 'unit' | 'main' | 'rooms';
  readonly unitText: string;
  /** What `unitText` stands for; a calculated area may have more decimals than are shown. */
  readonly needed: Decimal | undefined;
  readonly mainText: string;
  readonly rooms: readonly Room[];
  readonly spareText: string;
}

export const startWith = (main: number): CalculatorState => ({
  source: 'page',
  unitText: '',
  needed: undefined,
  mainText: String(main),
  rooms: added([], EMPTY_ROOM),
  spareText: String(DEFAULT_SPARE),
});

/** Square metres under the names that shops give them. */
export const isArea = (unit: Unit | undefined): boolean => /^m(2|²|\^2|kw\.?)$/i.test(unit?.short_name.trim() ?? '');

export const typeUnit = (state: CalculatorState, text: string, { unit }: CalculatorSettings): CalculatorState => {
  const unitText = typedDecimal(text, unit?.decimals ?? 0);
  return { ...state, source: 'unit', unitText, needed: exact(unitText), mainText: '' };
};

export const typeMain = (state: CalculatorState, text: string): CalculatorState => ({
  ...state,
  source: 'main',
  unitText: '',
  needed: undefined,
  mainText: typedWhole(text),
});

const isMismeasured = ({ rooms, spareText }: CalculatorState): boolean =>
  isWrong(spareText) || rooms.flatMap(measuresOf).some(isWrong);

/** Something that the amount would be made from is no number: nothing is said of the amount until it is. */
export const isUnread = (state: CalculatorState): boolean =>
  isWrong(state.unitText) || isWrong(state.mainText) || (state.source === 'rooms' && isMismeasured(state));

/** Plus or minus: the next multiple of the step from what would be ordered now. */
export function stepMain(state: CalculatorState, direction: 1 | -1, settings: CalculatorSettings): CalculatorState {
  const next = stepQuantity(amountOf(state, settings), direction, settings);
  return next === undefined ? state : typeMain(state, String(next));
}

/** On blur: an amount of the unit of sale goes into its bounds; an emptied one becomes the least, unless another amount counts. */
export const settleMain = (state: CalculatorState, settings: CalculatorSettings): CalculatorState =>
  state.needed !== undefined || isUnread(state) ? state : { ...state, mainText: String(amountOf(state, settings)) };

/** Whether a measured area is the amount in `unit`. */
export const feedsUnit = ({ unit, unitValue }: CalculatorSettings): boolean => isArea(unit) && unitValue !== undefined;

/**
 * Rooms and spare: their area becomes the amount where the unit is m², or where the product itself is sold by m². Without an area the
 * amount stays, unless it has come from rooms: it would be of rooms that are others now.
 */
export function measure(
  state: CalculatorState,
  change: Partial<Pick<CalculatorState, 'rooms' | 'spareText'>>,
  settings: CalculatorSettings,
): CalculatorState {
  const { unit, mainUnit } = settings;
  const next = { ...state, ...change };
  if (!feedsUnit(settings) && !isArea(mainUnit)) return next;
  const area = measuredArea(next);
  if (area === undefined && !isMismeasured(next) && state.source !== 'rooms') return next;
  const measured: CalculatorState = { ...next, source: 'rooms', unitText: '', needed: undefined, mainText: '' };
  if (area === undefined) return measured;
  const whole = wholeOf(area, '1' as Decimal);
  if (!feedsUnit(settings)) return settleMain({ ...measured, mainText: whole }, settings);
  const needed = unit?.decimals === 0 ? whole : area;
  return { ...measured, unitText: shownAmount(needed), needed };
}

/** Of all rooms, with the spare; undefined until one is measured, and while something of them is no number. */
export const measuredArea = (state: CalculatorState): Decimal | undefined =>
  isMismeasured(state) ? undefined : areaOf(state.rooms, Number(state.spareText || 0));

/** The square metres that somebody has asked for, or the packages of them; undefined where they are none, or nobody has yet. */
export function areaOfOrder(
  { source }: CalculatorState,
  { amount, needed, ordered }: Outcome,
  { unit, mainUnit }: CalculatorSettings,
): Decimal | undefined {
  if (source === 'page') return undefined;
  return isArea(unit) ? (needed ?? ordered) : isArea(mainUnit) ? toDecimal(amount) : undefined;
}

/** What is ordered: the packages that hold the unit amount, or the main amount, or 1; within the bounds. */
export function amountOf({ needed, mainText }: CalculatorState, settings: CalculatorSettings): number {
  const { unitValue } = settings;
  const isNeeded = needed !== undefined && unitValue !== undefined && isPositive(needed);
  const wanted = isNeeded ? wholeOf(needed, unitValue) : mainText || 1;
  return clamp(Number(wanted), settings);
}

/** Everything that is shown and told of an amount. */
export interface Outcome {
  /** Units of sale, a whole number. */
  readonly amount: number;
  /** In `unit`; undefined where that is not known. */
  readonly ordered: Decimal | undefined;
  readonly needed: Decimal | undefined;
  readonly surplus: Decimal | undefined;
  /** What the greatest quantity does not cover of what is needed. */
  readonly missing: Decimal | undefined;
  readonly price: Decimal | undefined;
  /** Full outer packages among them, and single ones besides. */
  readonly outers: Bundles | undefined;
}

/** Full packages of packages, and what is left besides. */
export interface Bundles {
  readonly full: number;
  readonly single: number;
}

/** Undefined where not one of `size` is full, or nobody knows their size. */
export function bundlesOf(amount: number, size: number | undefined): Bundles | undefined {
  const full = size ? Math.floor(amount / size) : 0;
  return size && full > 0 ? { full, single: amount - full * size } : undefined;
}

export function outcomeOf(state: CalculatorState, settings: CalculatorSettings): Outcome {
  const { unit, unitValue, pricePack, unitsInOuter } = settings;
  const amount = amountOf(state, settings);
  const count = present(toDecimal(amount), 'the amount of a calculator');
  const ordered = unit && unitValue && times(count, unitValue);
  const { needed } = state;
  const isShort = ordered !== undefined && needed !== undefined && isLess(ordered, needed);
  return {
    amount,
    ordered,
    needed,
    surplus: ordered && needed && !isShort ? minus(ordered, needed) : undefined,
    missing: isShort ? minus(needed, ordered) : undefined,
    price: pricePack && times(count, pricePack),
    outers: bundlesOf(amount, unitsInOuter),
  };
}
