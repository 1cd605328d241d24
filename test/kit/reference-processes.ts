/** Runs the kit's rules of approval and quotes on the reference shop, with a buyer, an approver and the seller. */
import { eq, inArray } from 'drizzle-orm';
import type { Shop } from '../../demo/server/app';
import { cartItems, sessions } from '../../demo/server/db/schema/carts';
import { products } from '../../demo/server/db/schema/catalogue';
import { heldCarts } from '../../demo/server/db/schema/company';
import { today } from '../../demo/server/pages/days';
import { Client } from '../../src/tools/conform/client';
import { conform } from '../../src/tools/conform/run';
import { APPROVER, BUYER, TRADER } from '../server/colleagues';

const origin = 'http://sklep.example';
/** A session of this visitor of the demo. */
async function signedIn({ app }: Shop, slug: string): Promise<Client> {
  const transport = async (url: string, init: RequestInit) => app.request(url, init);
  const client = new Client({ url: `${origin}/koszyk`, transport });
  await client.open();
  const _token = client.tokens['X-XSRF-TOKEN']!;
  await client.call('/kto', new URLSearchParams({ kto: slug, _token, back: '/koszyk' }).toString());
  await client.open();
  return client;
}

/** The broken rules, with their details. */
export async function processFaults(shop: Shop): Promise<(readonly [rule: string, details: readonly string[]])[]> {
  const people = [await signedIn(shop, BUYER), await signedIn(shop, APPROVER), await signedIn(shop, TRADER)] as const;
  const [buyer, approver, trader] = people;
  const ids = people.map(({ cookies }) => /shop_session=([^.;]+)/.exec(cookies)?.[1] ?? '');
  await shop.db.update(sessions).set({ space: ids[0]! }).where(inArray(sessions.id, ids));
  const answer = async (number: string) => {
    const [held] = await shop.db.select().from(heldCarts).where(eq(heldCarts.number, number));
    const lines = await shop.db.select().from(cartItems).where(eq(cartItems.cartId, held!.cartId));
    const form = new URLSearchParams({
      until: today(1),
      note: '',
      _token: trader.tokens['X-XSRF-TOKEN']!,
    });
    for (const { id, priceNet, quantity } of lines) {
      form.set(`price[${id}]`, (Number(priceNet) * 0.9).toFixed(2).replace('.', ','));
      form.set(`quantity[${id}]`, String(quantity));
    }
    return trader.call(`/oferty/${held!.cartId}`, form.toString());
  };
  const results = await conform({
    url: `${origin}/koszyk`,
    transport: async (url, init) => shop.app.request(url, init),
    product: '1',
    cookie: buyer.cookies,
    as: { approver: approver.cookies },
    others: { orders: '/api/zamowienia' },
    only: ['processes'],
    set: {
      price: async (priceNet) => shop.db.update(products).set({ priceNet }).where(eq(products.id, 1)),
      answer,
      expire: async (number) =>
        shop.db.update(heldCarts).set({ until: '2026-01-02' }).where(eq(heldCarts.number, number)),
    },
  });
  return results.flatMap(({ rule, verdict, details }) =>
    verdict === 'broken' || verdict === 'warned' ? [[rule, details] as const] : [],
  );
}
