/** Shows that the reference shop keeps every rule of the conformance kit, for every visitor. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { products, stock } from '../../demo/server/db/schema/catalogue';
import { Client } from '../../src/tools/conform/client';
import type { RuleName } from '../../src/tools/conform/rules';
import { conform, type ConformOptions } from '../../src/tools/conform/run';
import { openShop } from '../fixtures/open-shop';
import { processFaults } from './reference-processes';

const origin = 'http://sklep.example';

describe('npx shop-elements conform on the reference shop', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const transport = async (url: string, init: RequestInit) => shop.app.request(url, init);

  /** The cookies of a session after the demo's own form has switched its visitor. */
  async function cookiesOf(slug: string): Promise<string> {
    const client = new Client({ url: `${origin}/koszyk`, transport });
    await client.open();
    const body = new URLSearchParams({ kto: slug, _token: client.tokens['X-XSRF-TOKEN']!, back: '/koszyk' });
    const switched = await transport(`${origin}/kto`, { method: 'POST', body, headers: { Cookie: client.cookies } });
    expect(switched.status).toBe(303);
    const given = switched.headers.getSetCookie();
    return given.map((one) => one.split(';', 1)[0]).join('; ');
  }

  /** All pieces are in one branch. */
  const set = {
    stock: async (pieces: string) => {
      const first = sql`(select min(branch_id) from stock where product_id = 1)`;
      const quantity = sql`case when branch_id = ${first} then ${Number(pieces)} else 0 end`;
      await shop.db.update(stock).set({ quantity }).where(eq(stock.productId, 1));
    },
    price: async (priceNet: string) => shop.db.update(products).set({ priceNet }).where(eq(products.id, 1)),
  };

  async function faults(options: Pick<ConformOptions, 'cookie' | 'locker' | 'order' | 'only' | 'others'>) {
    const results = await conform({
      url: `${origin}/koszyk`,
      transport,
      product: '1',
      set,
      others: {
        widget: '/api/koszyki',
        suggest: '/api/suggest',
        autocomplete: '/api/autocomplete',
        search: '/api/search',
        favourites: '/ajax/modules/favourites',
        company: '/api/firma',
        withdrawal: '/odstapienie',
        find: '/znajdz-zamowienie',
      },
      ...options,
    });
    return {
      faults: results.filter(({ verdict }) => verdict === 'broken' || verdict === 'warned'),
      passed: results.filter(({ verdict }) => verdict === 'kept').map(({ rule }) => rule),
    };
  }

  it('the reference shop passes all rules as a buyer', async () => {
    const points = await transport(`${origin}/api/points?per_page=200`, {});
    const { items } = (await points.json()) as { items: { name: string; status: string; type: string[] }[] };
    const locker = items.find(({ status, type }) => status === 'Operating' && type.includes('parcel_locker'))?.name;
    const { faults: broken, passed } = await faults({ locker });
    expect(broken).toEqual([]);
    expect(passed).toEqual(
      expect.arrayContaining([
        'csrf',
        'csrf-cookie',
        'locker',
        'order-seen',
        'order',
        'order-once',
        'order-repeat',
        'order-again',
        'order-stock',
        'order-price',
        'widget-lines',
        'cors',
        'get',
        'one-action',
        'company',
        'withdrawal',
        'order-find',
      ]),
    );
  }, 90_000);

  it('the reference shop passes the rules of approval and quotes with a buyer with a limit', async () => {
    expect(await processFaults(shop)).toEqual([]);
  }, 120_000);

  /** Each visitor has its own carts and rules; `order` is false for those who may not order. */
  const everyone: [slug: string, order: boolean, ...tried: RuleName[]][] = [
    ['handlowiec', true, 'discount-low', 'quantity'],
    ['platnosc-rozpoczeta', true, 'locked'],
    ['koszyk-glowny', true, 'additions', 'quantity'],
    ['zaleglosci', true, 'order-incomplete'],
    ['testowy', false, 'carrier'],
    ['pusty-koszyk', true, 'carrier'],
    ['nowa-firma', false, 'invoice-data'],
  ];
  it.each(everyone)(
    'passes for the visitor %s',
    async (slug, order, ...tried) => {
      // The visitors before have bought from it.
      await shop.db.update(stock).set({ quantity: 1000 });
      // The tests above have already tried foreign visitors.
      const { faults: broken, passed } = await faults({
        cookie: await cookiesOf(slug),
        order,
        only: ['actions', ...tried],
      });
      expect(broken).toEqual([]);
      expect(passed).toEqual(expect.arrayContaining(tried));
    },
    90_000,
  );

  it('a regular client’s orders take messages and returns, each once', async () => {
    const only: readonly RuleName[] = ['order-actions', 'order-return'];
    const result = await faults({
      cookie: await cookiesOf('staly-klient'),
      only,
      others: { orders: '/api/zamowienia' },
    });
    expect(result).toEqual({ faults: [], passed: expect.arrayContaining([...only]) });
  }, 90_000);
});
