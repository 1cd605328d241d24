/** An offer and its products, filled by the add-product box of its page. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { selectCards, priced } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { products, units } from '../db/schema/catalogue';
import { offerItems, offers } from '../db/schema/offers';
import { grossOf, toAmount, toGrosze, vatBetween } from '../money/grosze';

const MAX_QUANTITY = 999_999;

/** The session's offer, created on its first use. */
async function offerId(db: Db, sessionId: string): Promise<number> {
  await db.insert(offers).values({ sessionId }).onConflictDoNothing();
  const [offer] = await db.select({ id: offers.id }).from(offers).where(eq(offers.sessionId, sessionId));
  if (offer === undefined) throw new Error('the offer was not stored');
  return offer.id;
}

const thousandths = (quantity: string): number => Math.round(Number(quantity) * 1000);

/** Amounts of a line, rounded to grosze once. */
const lineTotal = (price: number, quantity: string): number => Math.round((price * thousandths(quantity)) / 1000);

export async function readOffer(db: Db, sessionId: string) {
  const rows = await db
    .select({ itemId: offerItems.id, quantity: offerItems.quantity, productId: offerItems.productId })
    .from(offerItems)
    .innerJoin(offers, eq(offers.id, offerItems.offerId))
    .where(eq(offers.sessionId, sessionId))
    .orderBy(asc(offerItems.id));
  const ids = rows.map(({ productId }) => productId);
  const cards = ids.length === 0 ? [] : await selectCards(db).where(inArray(products.id, ids));
  const lines = rows.flatMap((row) => {
    const card = cards.find(({ id }) => id === row.productId);
    if (card === undefined) return [];
    const net = lineTotal(toGrosze(card.priceNet), row.quantity);
    const quantity = String(thousandths(row.quantity) / 1000).replace('.', ',');
    return [{ ...priced(card), itemId: row.itemId, quantity, totalNet: net, totalGross: grossOf(net, card.vat) }];
  });
  const sum = (key: 'totalNet' | 'totalGross') => toAmount(lines.reduce((total, line) => total + line[key], 0));
  const [totalNet, totalGross] = [sum('totalNet'), sum('totalGross')];
  return {
    lines: lines.map((line) => ({ ...line, totalNet: toAmount(line.totalNet), totalGross: toAmount(line.totalGross) })),
    sums: { totalNet, totalGross, vat: vatBetween(totalNet, totalGross) },
  };
}

/** Adds to an existing line. Returns a message if that is not possible. Default quantity: the smallest that is sold. */
export async function addToOffer(
  db: Db,
  sessionId: string,
  productId: number | undefined,
  quantity: string | undefined,
): Promise<string | undefined> {
  if (productId === undefined) return 'Nie ma takiego produktu.';
  const [product] = await db
    .select({ name: products.name, min: products.minQuantity, decimals: units.decimals, unit: units.shortName })
    .from(products)
    .innerJoin(units, eq(units.id, products.unitId))
    .where(eq(products.id, productId));
  if (product === undefined) return 'Nie ma takiego produktu.';
  const wished = quantity ?? String(product.min);
  const offer = await offerId(db, sessionId);
  const [line] = await db
    .select({ quantity: offerItems.quantity })
    .from(offerItems)
    .where(and(eq(offerItems.offerId, offer), eq(offerItems.productId, productId)));
  if (!(Number(wished) > 0) || Number(wished) + Number(line?.quantity ?? 0) > MAX_QUANTITY)
    return `Nieprawidłowa ilość: ${product.name}.`;
  const places = wished.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  if (places > product.decimals) return `${product.name}: ilość w ${product.unit} musi być liczbą całkowitą.`;
  await db
    .insert(offerItems)
    .values({ offerId: offer, productId, quantity: wished })
    .onConflictDoUpdate({
      target: [offerItems.offerId, offerItems.productId],
      set: { quantity: sql`${offerItems.quantity} + ${wished}::numeric` },
    });
  return undefined;
}

export async function removeFromOffer(db: Db, sessionId: string, itemId: number): Promise<void> {
  await db
    .delete(offerItems)
    .where(and(eq(offerItems.id, itemId), eq(offerItems.offerId, await offerId(db, sessionId))));
}

/** The product with this SKU, as submitted by the page's plain form. */
export async function productOfSku(db: Db, sku: string): Promise<number | undefined> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(sql`upper(${products.sku})`, sku.trim().toUpperCase()));
  return product?.id;
}
