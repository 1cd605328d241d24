/** Stores the difference between a cart as it was read and as an action left it in memory. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { cartItems, carts } from '../db/schema/carts';
import { addresses } from '../db/schema/clients';
import { prepared } from '../db/statement';
import { keepFiles } from '../uploads/store';
import { extraFieldsOf } from './extra-fields';
import type { LoadedCart } from './load';
import type { CartInMemory } from './memory';
import { hasAddress } from './rules';

const storeQuantity = prepared(
  'shop_store_quantity',
  sql`update ${cartItems} set quantity = ${sql.placeholder('quantity')} where id = ${sql.placeholder('line')}`,
);

/** A line is in another cart, or its price follows its quantity. */
const isPricedAnew = (cart: LoadedCart, after: CartInMemory): boolean =>
  cart.lines.some(({ id, cartId, priceSteps, quantity }) => {
    const now = after.lines.find((line) => line.id === id);
    return now && (now.cartId !== cartId || (priceSteps.length > 0 && now.quantity !== quantity));
  });

/** Whether other rows than those of lines have changed, or the prices of lines: the cart is then read again. */
export async function storeDifference(tx: Db, cart: LoadedCart, after: CartInMemory): Promise<boolean> {
  const isRead = await storeAddress(tx, cart, after);
  const columns = Object.fromEntries(
    Object.entries(after.own).filter(([name, value]) => value !== cart.own[name as keyof typeof cart.own]),
  );
  const hasColumns = Object.keys(columns).length > 0;
  if (hasColumns) await tx.update(carts).set(columns).where(eq(carts.id, cart.own.id));
  if (after.own.extraFields !== cart.own.extraFields)
    await keepFiles(tx, cart, extraFieldsOf(cart), after.own.extraFields);
  await storeLines(tx, cart, after);
  return isRead || hasColumns || isPricedAnew(cart, after);
}

async function storeLines(tx: Db, cart: LoadedCart, after: CartInMemory): Promise<void> {
  const now = new Map(after.lines.map((line) => [line.id, line]));
  for (const was of cart.lines) {
    const { id } = was;
    const is = now.get(id);
    if (is === undefined) await tx.delete(cartItems).where(eq(cartItems.id, id));
    else if (is.quantity !== was.quantity) await storeQuantity(tx, { line: id, quantity: is.quantity });
    else if (is.cartId !== was.cartId)
      await tx.update(cartItems).set({ cartId: is.cartId }).where(eq(cartItems.id, id));
    else if (is.extraFields !== was.extraFields)
      await tx.update(cartItems).set({ extraFields: is.extraFields }).where(eq(cartItems.id, id));
    else if (is.priceNet !== was.priceNet || is.isAgreed !== was.isAgreed)
      await tx.update(cartItems).set({ priceNet: is.priceNet }).where(eq(cartItems.id, id));
  }
}

async function storeAddress(tx: Db, { client, sessionId }: LoadedCart, { added, own }: CartInMemory): Promise<boolean> {
  if (added === undefined) return false;
  const { house_no: houseNo, flat_no: flatNo, zip_code: zipCode, driver_note: driverNote, ...same } = added.address;
  const [saved] = await tx
    .insert(addresses)
    .values({ clientId: client.id, sessionId, ...same, houseNo, flatNo, zipCode, driverNote })
    .returning();
  if (saved !== undefined && added.isForInvoice && !hasAddress(client)) own.invoiceAddressId = saved.id;
  return true;
}
