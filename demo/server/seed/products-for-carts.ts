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
  readonly isReduced: boolean;
  readonly isNew: boolean;
  readonly isPackage: boolean;
  readonly category: string;
}

const DUTIES: readonly ((one: SeededProduct) => boolean)[] = [
  ({ isReduced, isNew }) => isReduced && !isNew,
  ({ isReduced, isNew }) => isReduced && isNew,
  ({ isPackage, isReduced }) => isPackage && !isReduced,
  ({ hasDeposit }) => hasDeposit,
  ({ category }) => category === 'Elektronarzędzia',
  ({ category }) => category === 'Silikony i piany',
];

/** One product of each kind: reduced, reduced and new, with a unit price, with a deposit, with a guarantee, with a warning. */
export const withDuties = (shelf: readonly SeededProduct[]): SeededProduct[] =>
  DUTIES.flatMap((isOne) => shelf.find(isOne) ?? []);

/** Products in stock, one category after the other, so that small carts are varied. */
export async function productsForCarts(db: Db, random: Random): Promise<SeededProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      priceNet: products.priceNet,
      step: products.stepQuantity,
      min: products.minQuantity,
      shelf: products.categoryId,
      category: categories.name,
      hasDeposit: sql<boolean>`${products.deposit} is not null`,
      isReduced: sql<boolean>`${products.lowestNet} is not null`,
      isNew: products.isNew,
      isPackage: products.isPackage,
    })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .groupBy(products.id, categories.id)
    .having(gt(sql`sum(${stock.quantity})`, 200))
    .orderBy(asc(products.id));
  const shelves = new Map<number, SeededProduct[]>();
  for (const { shelf, ...ware } of rows) shelves.set(shelf, [...(shelves.get(shelf) ?? []), ware]);
  const order = random.shuffle([...shelves.values()]);
  const mixed: SeededProduct[] = [];
  for (let row = 0; mixed.length < rows.length; row += 1)
    for (const shelf of order) mixed.push(...shelf.slice(row, row + 1));
  return mixed;
}
