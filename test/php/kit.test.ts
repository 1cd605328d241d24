/** Tests the PHP shop with the conformance kit, which places some 400 orders. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../src/tools/conform/client';
import { processes } from '../../src/tools/conform/rules/processes';
import { conform } from '../../src/tools/conform/run';
import { startFreshPhp } from '../e2e/php';
import { hasPhp, isOfProcesses, OTHERS } from './serve';

describe.skipIf(!hasPhp)('the PHP shop', () => {
  let shop: Awaited<ReturnType<typeof startFreshPhp>>;
  beforeAll(async () => void (shop = await startFreshPhp()));
  afterAll(() => shop.stop());

  /** A session with a started payment. */
  async function lockedSession(): Promise<string> {
    const client = new Client({ url: `${shop.url}/koszyk` });
    await client.open();
    await client.post({});
    shop.sql('UPDATE shop_carts SET payment_begun = 1 WHERE is_open = 1');
    return client.cookies;
  }

  it('keeps every rule of the conformance kit', async () => {
    const others = { widget: '/api/koszyki', orders: '/api/zamowienia' };
    const set = {
      stock: (pieces: string) => Promise.resolve(shop.sql(`UPDATE shop_products SET stock = ${pieces} WHERE id = 4`)),
      price: (net: string) =>
        Promise.resolve(shop.sql(`UPDATE shop_products SET net = round(${net} * 100) WHERE id = 4`)),
    };
    const means = { project: '1', product: '4', locker: 'WAW12A', others, set };
    const results = await conform({ url: `${shop.url}/koszyk`, ...means });
    const notKept = results
      .filter((one) => one.verdict !== 'kept' && !isOfProcesses(one))
      .map(({ rule, verdict }) => `${rule} ${verdict}`);
    // This shop has no such rows and calls, and no blocked visitors; the lock is tested below, withdrawal in PHP's own tests.
    const left = [
      'invoice-data',
      'deposit',
      'reduction',
      'locked',
      'order-role',
      'suggest-price',
      'suggest',
      'autocomplete',
      'search',
      'lookup',
      'buyer-code',
      'deliveries',
      'lists',
      'company',
      'withdrawal',
      'order-find',
      'favourite',
      'percent',
    ];
    expect(notKept).toEqual(left.map((rule) => `${rule} skipped`));
    const locked = await conform({ url: `${shop.url}/koszyk`, cookie: await lockedSession(), only: ['locked'] });
    expect(locked.find(({ rule }) => rule === 'locked')?.verdict).toBe('kept');
  });

  it('keeps the kit’s rules of approval and quotes, with a buyer, an approver and a seller', async () => {
    const visit = async (kto: string, firma = ''): Promise<string> => {
      const client = new Client({ url: `${shop.url}/koszyk` });
      await client.open();
      const _token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(client.cookies)?.[1] ?? '');
      const body = new URLSearchParams({ _token, kto, firma });
      const headers = { cookie: client.cookies };
      const answer = await fetch(`${shop.url}/kto`, { method: 'POST', body, headers, redirect: 'manual' });
      return answer.headers
        .getSetCookie()
        .map((one) => one.split(';', 1)[0])
        .join('; ');
    };
    const page = async (cookie: string, path: string) => (await fetch(shop.url + path, { headers: { cookie } })).text();
    const cookie = await visit('z-limitem');
    const code = /<code>(\w{32})/.exec(await page(cookie, '/zamowienia'))?.[1];
    const [approver, seller] = [await visit('akceptujaca', code), await visit('handlowiec', code)];
    const answer = async (number: string) => {
      const form = (await page(seller, '/oferty')).split('<form').find((one) => one.includes(number)) ?? '';
      const fields = [...form.matchAll(/name="((?:_token|id|net\[\d+\]))" value="([^"]*)"/g)];
      const prices = fields.map(([, name = '', value = '']) => [name, name.startsWith('net') ? '9,99' : value]);
      const body = new URLSearchParams([...prices, ['until', '2999-12-31']]);
      await fetch(`${shop.url}/oferty`, { method: 'POST', body, headers: { cookie: seller }, redirect: 'manual' });
    };
    const expire = (number: string) =>
      Promise.resolve(shop.sql(`UPDATE shop_held SET valid_until = '2026-01-02' WHERE number = '${number}'`));
    shop.sql('UPDATE shop_products SET stock = NULL');
    const set = { answer, expire };
    const as = { approver };
    const means = { product: '2', others: { orders: OTHERS.orders }, set, only: Object.keys(processes) };
    const results = await conform({ url: `${shop.url}/koszyk`, cookie, as, ...means });
    const verdicts = results.filter(isOfProcesses).map(({ rule, verdict }) => `${rule} ${verdict}`);
    expect(verdicts.length).toBeGreaterThan(12);
    expect(verdicts.filter((one) => !one.endsWith(' kept'))).toEqual([]);
  });

  it('logs no PHP error', () => {
    expect(shop.faults).toEqual([]);
  });
});
