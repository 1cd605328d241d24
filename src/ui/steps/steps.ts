/** Where a quantity stands on a product's price steps: „od 10 opak. 11,20 zł/opak. · jeszcze 2”. The server sets every price; only quantities are subtracted. */
import { isLess, minus, toDecimal, type Decimal } from '../../http/decimal';
import type { PriceStep } from '../../http/price-notes';
import type { Prices } from '../../page/currency';
import { formatNumber, withUnit } from '../money';
import { priceText } from '../price';
import { stepTexts } from './text';

/** What has steps. A step above `max` cannot be reached. */
export interface Stepped {
  readonly price_steps?: readonly PriceStep[] | undefined;
  readonly unit?: string | undefined;
  readonly max?: Decimal | undefined;
}

/** The amount and the price of a step; undefined if it has no price of this kind. */
export function stepParts(
  step: PriceStep,
  { unit }: Stepped,
  prices: Prices,
  currency: string,
): readonly [amount: string, price: string] | undefined {
  const by = { unit: step.unit ?? unit };
  const price = step[prices];
  return price && [withUnit(formatNumber(step.from), by.unit), priceText(price, currency, by)];
}

/** The first step above the quantity, and how many are missing. */
export function nextStepText(
  of: Stepped,
  quantity: string | number,
  prices: Prices,
  currency: string,
): string | undefined {
  const present = toDecimal(quantity);
  const next = present && of.price_steps?.find(({ from }) => isLess(present, from));
  const parts = next && stepParts(next, of, prices, currency);
  if (!parts || (of.max && isLess(of.max, next.from))) return undefined;
  return stepTexts.next(...parts, formatNumber(minus(next.from, present)));
}
