/** The wire format of a product in search results, including its ordering data. */
import { and, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type { availability } from '../../../src/http/availability';
import type { suggestedProduct } from '../../../src/search/schema';
import { maxQuantityOf } from '../cart/lines';
import { inParts } from '../cart/parts';
import { priceNotesOf } from '../catalogue/price-notes';
import { inSteps } from '../catalogue/price-steps';
import type { Priced } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { branches, stock } from '../db/schema/catalogue';
import { stockText } from './text';

interface Here {
  readonly quantity: number;
  readonly branch: string;
}

/** The stock of these products in the buyer's branch. */
export async function stockHere(
  db: Db,
  cards: readonly Priced[],
  branchId: number,
): Promise<ReadonlyMap<number, Here>> {
  if (cards.length === 0 || branchId === 0) return new Map();
  const ids = cards.map(({ id }) => id);
  const rows = await db
    .select({ id: stock.productId, quantity: stock.quantity, branch: branches.name })
    .from(stock)
    .innerJoin(branches, eq(branches.id, stock.branchId))
    .where(and(eq(stock.branchId, branchId), inArray(stock.productId, ids)));
  return new Map(rows.map(({ id, ...here }) => [id, here]));
}

function availabilityOf(card: Priced, here: Here | undefined): v.InferInput<typeof availability> {
  if (card.onRequest) return { text: stockText.onRequest };
  if (card.inStock === 0) return { quantity: 0, text: stockText.none };
  if (card.later > 0) return { quantity: card.inStock, ...inParts(card, card.inStock) };
  return here !== undefined && here.quantity > 0 ? here : { quantity: card.inStock };
}

export const factsOf = (card: Priced, here?: Here) => ({
  id: card.id,
  index: card.sku,
  image: `/obrazki/${card.sku}.svg`,
  unit: card.unit,
  price_net: card.priceNet,
  price_gross: card.priceGross,
  ...priceNotesOf(card),
  ...inSteps(card),
  availability: availabilityOf(card, here),
  min: card.minQuantity,
  max: maxQuantityOf(card),
  step: card.stepQuantity,
});

export const linkOf = ({ slug }: Priced): string => `/produkt/${slug}`;

export const suggested = (card: Priced, here?: Here) =>
  ({
    ...factsOf(card, here),
    title: card.name,
    link: linkOf(card),
    hasPrice: true,
    isOnDemand: false,
    isOnRequest: card.onRequest,
    priceGross: card.priceGross,
    priceNet: card.priceNet,
  }) satisfies v.InferInput<typeof suggestedProduct>;
