/** The products of the prototype carts. */
import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { categories, products, stock } from '../db/schema/catalogue';
import { toAmount, toGrosze } from '../money/grosze';
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

const plainOf = (shelf: readonly SeededProduct[]) =>
  shelf.filter((one) => one.step === 1 && one.min === 1 && !one.hasDeposit && !one.isReduced);

/** Pieces at hand, and pieces that come after this many days. */
const AT_HAND = 4;
const LATER = 60;
const DAYS = 8;

/** Products of which clients have symbols and terms, which no other small cart has. */
export const productsWithTerms = (shelf: readonly SeededProduct[]) => plainOf(shelf).slice(-8, -4);

/** Moves most of the stock of two products, which no other small cart has, to a place that needs some days. */
export async function stockInParts(db: Db, shelf: readonly SeededProduct[]): Promise<SeededProduct[]> {
  const moved = plainOf(shelf).slice(-2);
  for (const { id } of moved) {
    await db.update(stock).set({ quantity: 0 }).where(eq(stock.productId, id));
    for (const [branchId, quantity, leadDays] of [
      [1, AT_HAND, null],
      [2, LATER, DAYS],
    ] as const)
      await db
        .insert(stock)
        .values({ productId: id, branchId, quantity, leadDays })
        .onConflictDoUpdate({ target: [stock.productId, stock.branchId], set: { quantity, leadDays } });
  }
  return moved;
}

/** From how many on, and the hundredths of the list price. */
const STEPS = [
  [10, 95],
  [20, 90],
] as const;

/** Two other products are cheaper from a quantity on. */
export async function pricesInSteps(db: Db, shelf: readonly SeededProduct[]): Promise<SeededProduct[]> {
  const cheaper = plainOf(shelf).slice(-4, -2);
  for (const { id, priceNet } of cheaper) {
    const priceSteps = STEPS.map(([from, part]) => ({
      from,
      net: toAmount(Math.round((toGrosze(priceNet) * part) / 100)),
    }));
    await db.update(products).set({ priceSteps }).where(eq(products.id, id));
  }
  return cheaper;
}
