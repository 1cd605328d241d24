/** Converts a cart line to its wire format. */
import { inSteps } from '../catalogue/price-steps';
import { priceNotesOf, reductionOf, unitPriceOf } from '../catalogue/price-notes';
import { grossOf, toAmount, toGrosze } from '../money/grosze';
import { toWire } from '../money/rate';
import { maxQuantityOf, type Line } from './lines';
import { dayOf } from '../pages/days';
import { isSent } from '../held/process';
import type { LoadedCart } from './load';
import { depositOf, linePrices } from './amounts';
import { lineDuties } from './duties';
import { inParts, isTogether } from './parts';
import { text } from './text';

/** A line, followed by its deposit as a separate line. */
export const wireLines = (cart: LoadedCart, line: Line) => [
  wireLine(cart, line),
  ...(line.deposit === null ? [] : [wireDeposit(line, line.deposit)]),
];

function wireDeposit(line: Line, deposit: string) {
  const total = toAmount(depositOf([line]));
  return {
    id: `kaucja-${line.id}`,
    kind: 'deposit',
    belongs_to: line.id,
    product_name: text.deposit(line.name),
    unit: line.unit,
    quantity: line.quantity,
    prices: { net: deposit, gross: deposit, total_net: total, total_gross: total },
  };
}

/** A trader's price is no reduction that the shop announces. */
export const lineNotes = (line: Line) => ({
  ...(!line.isAgreed && reductionOf(line)),
  ...unitPriceOf(line, linePrices(line)),
});

/** Packed goods count packages in `frontQuantity` and their content in `quantity`; prices are for one package. */
function wireLine(cart: LoadedCart, line: Line) {
  const prices = linePrices(line);
  const content =
    line.packSize === null ? undefined : (Math.round(Number(line.packSize) * 1000) * line.quantity) / 1000;
  return {
    id: line.id,
    index: line.sku,
    ...(line.buyerCode !== null && { buyer_code: line.buyerCode }),
    url: `/produkt/${line.slug}`,
    image: `/obrazki/${line.sku}.svg`,
    product_name: line.name,
    category_name: line.category,
    brand_name: line.brand,
    unit: line.unit,
    quantity: content === undefined ? line.quantity : content.toFixed(2),
    ...(content === undefined ? {} : { frontQuantity: line.quantity }),
    min: line.minQuantity,
    max: Math.max(maxQuantityOf(line), line.minQuantity),
    step: line.stepQuantity,
    is_package: line.isPackage,
    ...(Object.keys(line.extraFields).length > 0 && { extra_fields: line.extraFields }),
    onRequestAvailableToOrder: line.onRequest,
    vat_rate: toWire(line.vat),
    ...(line.onRequest
      ? {}
      : { availability: { quantity: Math.max(line.inStock, 0), ...inParts(line, line.quantity, isTogether(cart)) } }),
    ...lineNotes(line),
    // A price that a trader has set does not follow the quantity.
    ...(!line.isAgreed && inSteps(line)),
    ...(line.priceDays !== null && { price_until: dayOf(new Date(), line.priceDays) }),
    ...(cart.client.userType !== 'company' && lineDuties(line)),
    ...wasOf(cart, line),
    ...(line.wishedNet !== null && { wished_net: line.wishedNet }),
    alternatives: (cart.alternatives.get(line.id) ?? []).map((one) => ({
      id: one.id,
      index: one.sku,
      title: one.name,
      link: `/produkt/${one.slug}`,
      unit: one.unit,
      price_net: one.priceNet,
      price_gross: toAmount(grossOf(toGrosze(one.priceNet), one.vat)),
      ...priceNotesOf(one),
    })),
    prices: {
      oryginal_net: line.originalNet,
      net: line.priceNet,
      gross: toAmount(prices.gross),
      total_net: toAmount(prices.totalNet),
      total_gross: toAmount(prices.totalGross),
      minimal_price_net: line.minimalPriceNet,
    },
  };
}

/** The values of the line as it was sent that differ from today's; empty for a cart that its owner edits again. */
function wasOf(cart: LoadedCart, line: Line) {
  if (line.wasQuantity === null || !isSent(cart)) return {};
  const was = {
    ...(line.wasNet !== line.priceNet && { net: line.wasNet }),
    ...(line.wasQuantity !== line.quantity && { quantity: line.wasQuantity }),
    ...(line.wasName !== line.name && { name: line.wasName }),
  };
  return Object.keys(was).length === 0 ? {} : { was };
}
