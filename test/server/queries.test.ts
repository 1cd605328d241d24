/** Counts the statements that an action on the cart sends to the database: at most 8, as many for 50 lines as for eight. */
import { sql } from 'drizzle-orm';
import { PgliteSession } from 'drizzle-orm/pglite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { loadCart, SessionEnded } from '../../demo/server/cart/load';
import { products } from '../../demo/server/db/schema/catalogue';
import { workerShop } from '../fixtures/open-shop';
import { Visit, type WireCart } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await workerShop()), 60_000);

/** Begin and commit of the one transaction: PGlite sends them itself. */
const TRANSACTION = 2;

/** The statements of one post. */
async function statementsOf(who: Visit, body: object): Promise<number> {
  const made = vi.spyOn(PgliteSession.prototype, 'prepareQuery');
  const { status } = await who.post(body);
  const count = made.mock.calls.length;
  made.mockRestore();
  expect(status).toBe(200);
  return count + TRANSACTION;
}

it('a value of a prepared statement never runs as SQL, whatever its characters', async () => {
  await expect(loadCart(shop.db, `x' or true --\\'`)).rejects.toThrow(SessionEnded);
  if (!shop.engine.startsWith('PGlite')) return;
  const { rows } = (await shop.db.execute(sql`select name from pg_prepared_statements order by name`)) as {
    rows: { name: string }[];
  };
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['shop_company', 'shop_held_cart', 'shop_open_cart', 'shop_prototype_cart']),
  );
});

describe('an action on the cart', () => {
  it.each([
    ['loads', () => ({})],
    ['changes a quantity', ({ id, items: [line] }: WireCart) => ({ quantity: { [line.id]: 48 }, cartToUpdate: id })],
    ['removes a line', ({ id, items: [line] }: WireCart) => ({ remove: { id: line.id, cartId: id } })],
    ['chooses a carrier', () => ({ carrier: { id: 1 } })],
    ['writes a comment', () => ({ client_comments: 'Proszę dzwonić' })],
  ])('%s with at most 8 statements', async (_, bodyOf) => {
    const who = await new Visit(shop).as('kupujacy');
    const { cart } = await who.post({});
    expect(await statementsOf(who, bodyOf(cart))).toBeLessThanOrEqual(8);
  });

  it('an action needs as many queries for 50 lines as for eight', async () => {
    const who = await new Visit(shop).as('kupujacy');
    await who.post({});
    const few = await statementsOf(who, { carrier: { id: 1 } });
    const more = await shop.db.select({ id: products.id }).from(products).limit(60);
    for (const { id } of more) await who.post({ add_product: id });
    const { cart } = await who.post({});
    expect(cart.items.length).toBeGreaterThan(45);
    expect(await statementsOf(who, { carrier: { id: 3 } })).toBe(few);
  });
});
