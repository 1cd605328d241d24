/** The price of a product at a quantity, among those that the server sent, and whether a cheaper one is in reach. */
import { isLess, plus, toDecimal, type Decimal } from '../../http/decimal';
import type { PriceStep } from '../../http/price-notes';
import type { Prices } from '../../page/currency';
import { nextStepText, type Stepped } from './steps';

/** The last step that the quantity has reached. */
export function reachedStep({ price_steps = [] }: Stepped, quantity: string | number): PriceStep | undefined {
  const present = toDecimal(quantity);
  return present && price_steps.findLast(({ from }) => !isLess(present, from));
}

interface Priced extends Stepped {
  readonly price_net?: Decimal | undefined;
  readonly price_gross?: Decimal | undefined;
}

/** The product with its prices at this quantity; without steps the product itself. */
export function pricedAt<P extends Priced>(product: P, quantity: string | undefined): P {
  const step = quantity === undefined ? undefined : reachedStep(product, quantity);
  return step ? { ...product, price_net: step.net, price_gross: step.gross } : product;
}

/** The line of a list of many products: a step is in reach if no more are missing than are ordered. */
export function nearStepText(of: Stepped, quantity: Decimal, prices: Prices, currency: string): string | undefined {
  const reach = plus(quantity, quantity);
  return nextStepText({ ...of, max: of.max && isLess(of.max, reach) ? of.max : reach }, quantity, prices, currency);
}
