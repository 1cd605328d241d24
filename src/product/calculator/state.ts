/** State of the calculator while the person types (rules K1, K2). */
import { isPositive, isZero, wholeOf, type Decimal } from '../../http/decimal';
import { clamp, stepQuantity, type QuantityRules } from '../../fields/quantity';
import type { PriceStep } from '../../http/price-notes';
import type { Prices } from '../../page/currency';
import type { Unit } from '../schema';
import {
  added,
  areaOf,
  EMPTY_ROOM,
  isMismeasured,
  isWrong,
  readMain,
  readSpare,
  readUnit,
  displayedAmount,
  type Room,
  type Units,
} from './amounts';

/** Percentage of cutting waste (rule K4). */
const DEFAULT_SPARE = 10;

/** Cutting waste by laying pattern, in per cent. */
export const PATTERNS = { straight: DEFAULT_SPARE, diagonal: 15, herringbone: 20 } as const;

export interface CalculatorSettings extends QuantityRules {
  /** The unit of sale, usually a package. */
  readonly mainUnit: Unit | undefined;
  /** The unit of the needed amount, usually m²; without it (or `unitValue`) there is only the field for units of sale. */
  readonly unit: Unit | undefined;
  /** How many of `unit` one unit of sale holds. */
  readonly unitValue: Decimal | undefined;
  /** The price of one unit of sale. */
  readonly pricePack: Decimal | undefined;
  /** In per cent. If set, `pricePack` is net and the displayed value is gross. */
  readonly vatRate: Decimal | undefined;
  /** From a step on its price replaces `pricePack`: net with `vatRate`, else in the kind of `prices`. */
  readonly priceSteps?: readonly PriceStep[] | undefined;
  readonly prices?: Prices;
  /** How many units of sale an outer package holds. */
  readonly unitsInOuter: number | undefined;
}

/** At most one of `unitText` and `mainText` is filled: typing in one clears the other. */
export interface CalculatorState {
  /** The last source of the amount. */
  readonly source: 'page' | 'unit' | 'main' | 'rooms';
  readonly unitText: string;
  /** The exact amount of `unitText`: a calculated area may have more decimals than displayed. */
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

/** Matches the names that shops use for square metres. */
export const isArea = (unit: Unit | undefined): boolean => /^m(2|²|\^2|kw\.?)$/i.test(unit?.short_name.trim() ?? '');

export const typeUnit = (state: CalculatorState, text: string, settings: CalculatorSettings): CalculatorState => ({
  ...state,
  source: 'unit',
  unitText: text,
  needed: readUnit(text, settings),
  mainText: '',
});

export const typeMain = (state: CalculatorState, text: string): CalculatorState => ({
  ...state,
  source: 'main',
  unitText: '',
  needed: undefined,
  mainText: text,
});

export const isUnmeasured = ({ rooms, spareText }: CalculatorState): boolean =>
  readSpare(spareText) === undefined || rooms.some(isMismeasured);

/** Whether the needed amount is zero. */
export const isNothingNeeded = (state: CalculatorState): boolean =>
  isZero(state.needed) || (state.source === 'rooms' && isZero(measuredArea(state)));

/** Whether a text that the amount depends on is not a number above zero: then there is no result. */
export const isUnread = (state: CalculatorState, settings: Units = {}): boolean =>
  (state.source === 'unit' && isWrong(state.unitText, state.needed)) ||
  isWrong(state.mainText, readMain(state.mainText, settings)) ||
  (state.source === 'rooms' && isUnmeasured(state)) ||
  isNothingNeeded(state);

/** Moves from the ordered amount to the next multiple of the step. */
export function stepMain(state: CalculatorState, direction: 1 | -1, settings: CalculatorSettings): CalculatorState {
  const next = stepQuantity(amountOf(state, settings), direction, settings);
  return next === undefined ? state : typeMain(state, String(next));
}

/** Clamps the amount in units of sale on blur; an empty amount becomes the minimum, unless the result uses another amount. */
export const settleMain = (state: CalculatorState, settings: CalculatorSettings): CalculatorState =>
  state.needed !== undefined || isUnread(state, settings)
    ? state
    : { ...state, mainText: String(amountOf(state, settings)) };

/** Whether a measured area is the amount in `unit`. */
export const isAreaUnit = ({ unit, unitValue }: CalculatorSettings): boolean => isArea(unit) && unitValue !== undefined;

/**
 * Applies rooms and spare: their area becomes the amount if the unit is m², or if the product itself is sold by m². Without an
 * area the amount stays, unless it came from rooms: those rooms have changed.
 */
export function applyRooms(
  state: CalculatorState,
  change: Partial<Pick<CalculatorState, 'rooms' | 'spareText'>>,
  settings: CalculatorSettings,
): CalculatorState {
  const { unit, mainUnit } = settings;
  const next = { ...state, ...change };
  if (!isAreaUnit(settings) && !isArea(mainUnit)) return next;
  const area = measuredArea(next);
  if (area === undefined && !isUnmeasured(next) && state.source !== 'rooms') return next;
  const measured: CalculatorState = { ...next, source: 'rooms', unitText: '', needed: undefined, mainText: '' };
  if (area === undefined) return measured;
  const whole = wholeOf(area, '1' as Decimal);
  if (!isAreaUnit(settings) && isZero(area)) return measured;
  if (!isAreaUnit(settings)) return settleMain({ ...measured, mainText: whole }, settings);
  const needed = unit?.decimals === 0 ? whole : area;
  return { ...measured, unitText: displayedAmount(needed), needed };
}

/** Area of all rooms with the spare; undefined until one is measured, and while any text is not a number. */
export const measuredArea = (state: CalculatorState): Decimal | undefined =>
  isUnmeasured(state) ? undefined : areaOf(state.rooms, readSpare(state.spareText) ?? 0);

/** The ordered units of sale, within the bounds: enough for the needed amount, else the main amount, else 1. */
export function amountOf({ needed, mainText }: CalculatorState, settings: CalculatorSettings): number {
  const { unitValue } = settings;
  const isNeeded = needed !== undefined && unitValue !== undefined && isPositive(needed);
  const units = isNeeded ? wholeOf(needed, unitValue) : readMain(mainText, settings);
  return clamp(Number(units ?? 1), settings);
}
