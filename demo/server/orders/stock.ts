/** Takes ordered goods from stock, and returns cancelled ones. The last piece is sold once. */
import { asc, inArray, sql } from 'drizzle-orm';
import { maxQuantityOf, type Line } from '../cart/lines';
import { quantityFault } from '../cart/quantity';
import type { Db } from '../db/open';
import { stock } from '../db/schema/catalogue';

/**
 * Takes the quantities of the lines, first from the cart's own branch. Returns a message for each product without enough stock, and then
 * takes nothing. Goods on request take nothing. The rows are locked in one order, which prevents deadlocks; a rollback of the caller's
 * transaction restores the stock.
 */
export async function takeStock(tx: Db, lines: readonly Line[], branchId: number): Promise<string[]> {
  const required = new Map<number, { line: Line; quantity: number }>();
  for (const line of lines) {
    if (line.onRequest) continue;
    required.set(line.productId, { line, quantity: (required.get(line.productId)?.quantity ?? 0) + line.quantity });
  }
  if (required.size === 0) return [];
  const shelves = await tx
    .select()
    .from(stock)
    .where(inArray(stock.productId, [...required.keys()]))
    .orderBy(asc(stock.productId), asc(stock.branchId))
    .for('update');
  // What is at hand first, of the cart's own branch before others.
  const rank = (one: (typeof shelves)[number]) => (one.leadDays === null ? 0 : 2) + Number(one.branchId !== branchId);
  const shelvesOf = (productId: number) =>
    shelves.filter((one) => one.productId === productId && one.quantity > 0).toSorted((a, b) => rank(a) - rank(b));
  const faults: string[] = [];
  const taken: { productId: number; branchId: number; quantity: number }[] = [];
  for (const [productId, { line, quantity }] of required) {
    const inStock = shelvesOf(productId).reduce((sum, one) => sum + one.quantity, 0);
    if (quantity > maxQuantityOf({ ...line, inStock }))
      faults.push(quantityFault({ ...line, inStock }, quantity) ?? line.name);
    let left = quantity;
    for (const shelf of shelvesOf(productId)) {
      const part = Math.min(left, shelf.quantity);
      left -= part;
      if (part > 0) taken.push({ productId, branchId: shelf.branchId, quantity: part });
    }
  }
  if (faults.length > 0) return faults;
  const rows = taken.map((one) => sql`(${one.productId}::int, ${one.branchId}::int, ${one.quantity}::int)`);
  await tx.execute(sql`update stock set quantity = stock.quantity - taken.quantity
    from (values ${sql.join(rows, sql`, `)}) as taken (product_id, branch_id, quantity)
    where stock.product_id = taken.product_id and stock.branch_id = taken.branch_id`);
  return [];
}

/** Returns goods to the branch's stock; a product that is no longer sold, or sold on request alone, has none. */
export async function restock(
  tx: Db,
  branchName: string,
  goods: readonly { readonly productId: number | null; readonly quantity: number }[],
): Promise<void> {
  const rows = goods.flatMap(({ productId, quantity }) =>
    productId === null ? [] : [sql`(${productId}::int, ${quantity}::int)`],
  );
  if (rows.length > 0)
    await tx.execute(sql`update stock set quantity = stock.quantity + goods.quantity
      from (select product_id, sum(quantity)::int as quantity from (values ${sql.join(rows, sql`, `)}) as cancelled (product_id, quantity) group by 1) goods
      join products p on p.id = goods.product_id and not p.on_request join branches b on b.name = ${branchName}
      where stock.product_id = goods.product_id and stock.branch_id = b.id`);
}
