/** The products of the prototype carts. */
import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { categories, products, stock } from '../db/schema/catalogue';
import type { Random } from './random';

export interface SeededProduct {
  readonly id: number;
  readonly priceNet: string;
  readonly step: number;
  readonly min: number;
  readonly hasDeposit: boolean;
}

/** Products in stock, one category after the other, so that small carts are varied. */
export async function productsForCarts(db: Db, random: Random): Promise<SeededProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      priceNet: products.priceNet,
      step: products.stepQuantity,
      min: products.minQuantity,
      category: products.categoryId,
      hasDeposit: sql<boolean>`${products.deposit} is not null`,
    })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .groupBy(products.id)
    .having(gt(sql`sum(${stock.quantity})`, 200))
    .orderBy(asc(products.id));
  const shelves = new Map<number, SeededProduct[]>();
  for (const { category, ...ware } of rows) shelves.set(category, [...(shelves.get(category) ?? []), ware]);
  const order = random.shuffle([...shelves.values()]);
  const mixed: SeededProduct[] = [];
  for (let row = 0; mixed.length < rows.length; row += 1)
    for (const shelf of order) mixed.push(...shelf.slice(row, row + 1));
  return mixed;
}
