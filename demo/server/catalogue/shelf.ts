/** Finds products for pages: by category and filter, sorted and paged. */
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open';
import { brands, categories, products, units } from '../db/schema/catalogue';
import { reductionOf } from './price-notes';
import { grossOf, toAmount, toGrosze } from '../money/grosze';

export const PAGE_SIZE = 24;

const content = alias(units, 'content_unit');

/** Quantities available in all branches together. */
export const inStock =
  sql<number>`coalesce((select sum(quantity) from stock where stock.product_id = ${products.id}), 0)`.mapWith(Number);

/** The part of the stock that comes later, and the days that it needs. */
export const laterStock = {
  later:
    sql<number>`coalesce((select sum(quantity) from stock where stock.product_id = ${products.id} and stock.lead_days is not null), 0)`.mapWith(
      Number,
    ),
  leadDays: sql<
    number | null
  >`(select max(lead_days) from stock where stock.product_id = ${products.id} and stock.quantity > 0)`,
};

/** The data of a product card. */
const cardColumns = {
  id: products.id,
  sku: products.sku,
  slug: products.slug,
  name: products.name,
  priceNet: products.priceNet,
  priceSteps: products.priceSteps,
  beforeNet: products.beforeNet,
  lowestNet: products.lowestNet,
  vat: products.vat,
  unit: units.shortName,
  contentUnit: content.shortName,
  packSize: products.packSize,
  minQuantity: products.minQuantity,
  stepQuantity: products.stepQuantity,
  onRequest: products.onRequest,
  bestseller: products.bestseller,
  isNew: products.isNew,
  promotion: products.promotion,
  brand: brands.name,
  category: categories.name,
  categorySlug: categories.slug,
  inStock,
  ...laterStock,
};

export const selectCards = (db: Db) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(units, eq(units.id, products.unitId))
    .leftJoin(content, eq(content.id, products.contentUnitId));

export type Card = Awaited<ReturnType<typeof selectCards>>[number];

export interface Wish {
  readonly categoryIds?: readonly number[];
  /** Further conditions for the products. */
  readonly filter?: SQL;
}

export const matches = ({ categoryIds, filter }: Wish): SQL | undefined =>
  and(categoryIds === undefined ? undefined : inArray(products.categoryId, [...categoryIds]), filter);

export const SORTS = {
  popularnosc: ['Najpopularniejsze', [desc(products.popularity)]],
  'cena-rosnaco': ['Cena rosnąco', [asc(products.priceNet)]],
  'cena-malejaco': ['Cena malejąco', [desc(products.priceNet)]],
  nazwa: ['Nazwa A–Z', [asc(products.name)]],
} as const satisfies Record<string, readonly [string, readonly SQL[]]>;

export type Sort = keyof typeof SORTS;

export const readSort = (raw: string | undefined): Sort =>
  raw !== undefined && Object.hasOwn(SORTS, raw) ? (raw as Sort) : 'popularnosc';

export async function findCards(db: Db, wish: Wish, sort: Sort, page: number) {
  const where = matches(wish);
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(products)
    .where(where);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  const cards = await selectCards(db)
    .where(where)
    .orderBy(...SORTS[sort][1], asc(products.id))
    .limit(PAGE_SIZE)
    .offset((current - 1) * PAGE_SIZE);
  return { cards: cards.map(priced), total, pages, current };
}

/** A card with its formatted prices; if packages differ, the price of one content unit is rounded to grosze. */
export function priced(card: Card) {
  const net = toGrosze(card.priceNet);
  const gross = grossOf(net, card.vat);
  const perContent = (price: number) =>
    card.packSize === null
      ? undefined
      : toAmount(Math.round((price * 1000) / Math.round(Number(card.packSize) * 1000)));
  return {
    ...card,
    perContent: perContent(net),
    perContentGross: perContent(gross),
    priceGross: toAmount(gross),
    reduction: reductionOf(card),
  };
}

export type Priced = ReturnType<typeof priced>;
