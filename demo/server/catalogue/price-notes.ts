/** The notes on a product's price, equal in every response: former and lowest price, reduction, and the price per unit of content. */
import type * as v from 'valibot';
import type { suggestedProduct } from '../../../src/search/schema';
import { grossOf, toAmount, toGrosze, type Grosze } from '../money/grosze';
import type { Rate } from '../money/rate';

type Wire = v.InferInput<typeof suggestedProduct>;
export type Notes = Pick<Wire, 'lowest_price' | 'price_before' | 'percent' | 'unit_price'>;

interface Reduced {
  readonly vat: Rate;
  readonly priceNet: string;
  readonly beforeNet: string | null;
  readonly lowestNet: string | null;
  readonly isNew: boolean;
}

const pairOf = (net: Grosze, vat: Rate) => ({ net: toAmount(net), gross: toAmount(grossOf(net, vat)) });

/** The percentage refers to the lowest price, not to the former one (C-330/23). */
export function reductionOf({ vat, priceNet, beforeNet, lowestNet, isNew }: Reduced): Notes {
  if (beforeNet === null || lowestNet === null) return {};
  const lowest = toGrosze(lowestNet);
  return {
    price_before: pairOf(toGrosze(beforeNet), vat),
    lowest_price: { ...pairOf(lowest, vat), basis: isNew ? 'since-offer' : '30-days' },
    percent: Math.round((1 - toGrosze(priceNet) / lowest) * 100),
  };
}

/** `net` and `gross` are prices of one package. */
export function unitPriceOf(
  { packSize, contentUnit: unit }: { readonly packSize: string | null; readonly contentUnit: string | null },
  { net, gross }: { readonly net: Grosze; readonly gross: Grosze },
): Notes {
  if (unit === null || packSize === null) return {};
  const one = (amount: Grosze) => toAmount(Math.round(amount / Number(packSize)));
  return { unit_price: { net: one(net), gross: one(gross), unit } };
}

export function priceNotesOf(product: Reduced & { packSize: string | null; contentUnit: string | null }): Notes {
  const net = toGrosze(product.priceNet);
  return { ...reductionOf(product), ...unitPriceOf(product, { net, gross: grossOf(net, product.vat) }) };
}
