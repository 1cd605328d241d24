/** Reads cart lines with their products, in the order they were added. */
import { and, asc, eq, gte, ne, sql, type SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { netAt } from '../catalogue/price-steps';
import { inStock, laterStock } from '../catalogue/shelf';
import { listOf } from '../db/list';
import type { Db } from '../db/open';
import { alias } from 'drizzle-orm/pg-core';
import { brands, categories, products, units } from '../db/schema/catalogue';
import { cartItems } from '../db/schema/carts';

const content = alias(units, 'content_unit');

/** The product's price at the line's quantity, or the kept one if that is lower. */
const listed = netAt(sql`coalesce(${cartItems.originalNet}, ${products.priceNet})`, sql`${cartItems.quantity}`);

/** What the cart's client has agreed on for the product. */
const agreed = <T>(column: 'code' | 'price_days') =>
  sql<T>`(select ${sql.identifier(column)} from client_products where client_products.product_id = ${cartItems.productId}
    and client_products.client_id = (select client_id from carts where carts.id = ${cartItems.cartId}))`;

const columns = {
  id: cartItems.id,
  cartId: cartItems.cartId,
  productId: cartItems.productId,
  quantity: cartItems.quantity,
  originalNet: sql<string>`${listed}::text`,
  priceNet: sql<string>`coalesce(${cartItems.priceNet}, ${listed})::text`,
  priceSteps: products.priceSteps,
  /** A trader has set the price, so it stays when the product's price changes. */
  isAgreed: sql<boolean>`${cartItems.priceNet} is not null`,
  extraFields: cartItems.extraFields,
  wasNet: cartItems.wasNet,
  wasQuantity: cartItems.wasQuantity,
  wasName: cartItems.wasName,
  wishedNet: sql<string | null>`${cartItems.wishedNet}::text`,
  sku: products.sku,
  slug: products.slug,
  name: products.name,
  vat: products.vat,
  beforeNet: products.beforeNet,
  lowestNet: products.lowestNet,
  isNew: products.isNew,
  deposit: products.deposit,
  isPackage: products.isPackage,
  packSize: products.packSize,
  minimalPriceNet: products.minimalPriceNet,
  minQuantity: products.minQuantity,
  stepQuantity: products.stepQuantity,
  onRequest: products.onRequest,
  category: categories.name,
  brand: brands.name,
  unit: units.shortName,
  contentUnit: sql<string | null>`${content.shortName}`,
  categoryId: products.categoryId,
  inStock,
  ...laterStock,
  buyerCode: agreed<string | null>('code'),
  /** Days for which the line keeps its price; null if it has the product's price. */
  priceDays: sql<
    number | null
  >`case when ${cartItems.originalNet} is not null and ${cartItems.priceNet} is null then ${agreed('price_days')} end`,
};

/** A line with the data of its product; `quantity` counts units of sale (packages where the product is packed). */
export type Line = SelectResultFields<typeof columns>;

/** The lines of the carts that fit. */
export const linesIn = (where: SQL | undefined): SQL<Line[]> =>
  listOf(
    columns,
    sql`${cartItems}
      join ${products} on ${products.id} = ${cartItems.productId}
      join ${categories} on ${categories.id} = ${products.categoryId}
      join ${brands} on ${brands.id} = ${products.brandId}
      join ${units} on ${units.id} = ${products.unitId}
      left join ${units} as content_unit on ${content.id} = ${products.contentUnitId}
      where ${where}`,
    cartItems.id,
  );

/** The maximum quantity: the stock, or any reasonable number of a product ordered on request. */
export const maxQuantityOf = (line: { onRequest: boolean; inStock: number; stepQuantity: number }): number =>
  line.onRequest ? 9999 : Math.floor(line.inStock / line.stepQuantity) * line.stepQuantity;

/** Similar products with enough stock for a line that lacks it; the nearest price first. */
export async function alternativesOf(db: Db, lines: readonly Line[]): Promise<ReadonlyMap<number, Alternative[]>> {
  const missing = lines.filter((line) => !line.onRequest && line.inStock < line.quantity);
  const added = missing.map(async (line) => {
    const price = sql`abs(${products.priceNet} - ${line.priceNet})`;
    const rows = await db
      .select(lineColumns)
      .from(products)
      .innerJoin(units, eq(units.id, products.unitId))
      .leftJoin(content, eq(content.id, products.contentUnitId))
      .where(
        and(eq(products.categoryId, line.categoryId), ne(products.id, line.productId), gte(inStock, line.quantity)),
      )
      .orderBy(price, asc(products.id))
      .limit(3);
    return [line.id, rows] as const;
  });
  return new Map(await Promise.all(added));
}

const lineColumns = {
  id: products.id,
  sku: products.sku,
  slug: products.slug,
  name: products.name,
  priceNet: products.priceNet,
  vat: products.vat,
  beforeNet: products.beforeNet,
  lowestNet: products.lowestNet,
  isNew: products.isNew,
  packSize: products.packSize,
  unit: units.shortName,
  contentUnit: content.shortName,
};
export interface Alternative extends Pick<
  typeof products.$inferSelect,
  Exclude<keyof typeof lineColumns, 'unit' | 'contentUnit'>
> {
  readonly unit: string;
  readonly contentUnit: string | null;
}
