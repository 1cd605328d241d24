/** Computes the ordered and displayed amounts from the calculator's state (rules K1, K2, K8). */
import { isLess, minus, plus, rounded, times, toDecimal, type Decimal } from '../../http/decimal';
import { reachedStep } from '../../ui/steps/priced';
import { assertDefined } from '../../page/assert-defined';
import { amountOf, isArea, type CalculatorSettings, type CalculatorState } from './state';

/** The result for display and for the event. */
export interface Outcome {
  /** Units of sale, a whole number. */
  readonly amount: number;
  /** The ordered quantity in `unit`; undefined if unknown. */
  readonly ordered: Decimal | undefined;
  readonly needed: Decimal | undefined;
  readonly surplus: Decimal | undefined;
  /** The part of the needed amount that the maximum quantity does not cover. */
  readonly missing: Decimal | undefined;
  readonly price: Decimal | undefined;
  /** Full outer packages in the order, and the single units left. */
  readonly outers: Bundles | undefined;
}

/** Full packages, and the units left. */
export interface Bundles {
  readonly full: number;
  readonly single: number;
}

/** Undefined if no package is full, or the size is unknown. */
export function bundlesOf(amount: number, size: number | undefined): Bundles | undefined {
  const full = size ? Math.floor(amount / size) : 0;
  return size && full > 0 ? { full, single: amount - full * size } : undefined;
}

/** Rounds the total once, like invoices and carts: multiples of a rounded unit price differ from it (rule K8). */
const withVat = (net: Decimal, rate: Decimal | undefined): Decimal =>
  rate ? rounded(times(net, times(plus(rate, '100' as Decimal), '0.01' as Decimal)), 2) : net;

export function outcomeOf(state: CalculatorState, settings: CalculatorSettings): Outcome {
  const { unit, unitValue, pricePack, vatRate, unitsInOuter, priceSteps, prices = 'gross' } = settings;
  const amount = amountOf(state, settings);
  const count = assertDefined(toDecimal(amount), 'the amount of a calculator');
  const ordered = unit && unitValue && times(count, unitValue);
  const { needed } = state;
  const price = reachedStep({ price_steps: priceSteps }, amount)?.[vatRate ? 'net' : prices] ?? pricePack;
  const isShort = ordered !== undefined && needed !== undefined && isLess(ordered, needed);
  return {
    amount,
    ordered,
    needed,
    surplus: ordered && needed && !isShort ? minus(ordered, needed) : undefined,
    missing: isShort ? minus(needed, ordered) : undefined,
    price: price && withVat(times(count, price), vatRate),
    outers: bundlesOf(amount, unitsInOuter),
  };
}

/** Needed or ordered square metres; undefined if neither unit is m², or before any input. */
export function areaOfOrder(
  { source }: CalculatorState,
  { amount, needed, ordered }: Outcome,
  { unit, mainUnit }: CalculatorSettings,
): Decimal | undefined {
  if (source === 'page') return undefined;
  return isArea(unit) ? (needed ?? ordered) : isArea(mainUnit) ? toDecimal(amount) : undefined;
}
