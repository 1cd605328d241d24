/** Decides how cart lines are read together with their products, in the order they were added. */
import { asc, eq, inArray } from 'drizzle-orm';
import { inStock } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { brands, categories, products, units } from '../db/schema/catalogue';
import { cartItems } from '../db/schema/carts';

const columns = {
  id: cartItems.id,
  cartId: cartItems.cartId,
  productId: cartItems.productId,
  quantity: cartItems.quantity,
  originalNet: cartItems.originalNet,
  priceNet: cartItems.priceNet,
  sku: products.sku,
  slug: products.slug,
  name: products.name,
  vat: products.vat,
  isPackage: products.isPackage,
  packSize: products.packSize,
  minimalPriceNet: products.minimalPriceNet,
  minQuantity: products.minQuantity,
  stepQuantity: products.stepQuantity,
  onRequest: products.onRequest,
  category: categories.name,
  brand: brands.name,
  unit: units.shortName,
  inStock,
};

const selectLines = (db: Db) =>
  db
    .select(columns)
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(units, eq(units.id, products.unitId));

/** A line with what is known of its product; `quantity` counts units of sale (packages where the product is packed). */
export type Line = Awaited<ReturnType<typeof linesOf>>[number];

export const linesOf = (db: Db, cartIds: readonly number[]) =>
  selectLines(db)
    .where(inArray(cartItems.cartId, [...cartIds]))
    .orderBy(asc(cartItems.id));

/** The largest quantity that can be ordered: what is in stock, or any reasonable number of what is brought on request. */
export const mostOf = (line: { onRequest: boolean; inStock: number; stepQuantity: number }): number =>
  line.onRequest ? 9999 : Math.floor(line.inStock / line.stepQuantity) * line.stepQuantity;
