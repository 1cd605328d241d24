/** Tests that a payment by Przelewy24 makes one order, also after repeated, forged, late and missing notifications. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from '../../src/tools/conform/client';
import { freePort } from '../fixtures/free-port';
import { API_KEY, CRC, MERCHANT, Przelewy24 } from './przelewy24';
import { hasPhp, serve, type Served } from './serve';
import { install, SHOP } from './shops';

interface Answer {
  readonly cart: { id: number; revision: string; items: object[]; payment_init: boolean; paymentUrl?: string };
  readonly messages: Record<string, { messages: string[]; status: string; redirect_url?: string }>;
}

/** The README's code, with the keys and the URL of the stand-in. */
const PROVIDER =
  /^\$shop = new Shop\([^\n]*provider: .*?^\)\);$/ms.exec(readFileSync('src/php/README.md', 'utf8'))?.[0] ?? '';

describe.skipIf(!hasPhp)('a shop that is paid by Przelewy24', { timeout: 60_000 }, () => {
  const p24 = new Przelewy24();
  let folder = '';
  let shop: Served;
  let url = '';

  beforeAll(async () => {
    await p24.listen();
    folder = mkdtempSync(join(tmpdir(), 'php-payment-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('.'), join(folder, 'node_modules/shop-elements'));
    install(folder);
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    const provider = PROVIDER.replaceAll('12345', String(MERCHANT))
      .replace('Przelewy24::SANDBOX', `'${p24.url}'`)
      .replace('https://sklep.example', url);
    const code = SHOP.replace(/^\$shop = .*$/m, () => provider)
      .replace('PdoCarts, PdoKeys', 'PdoCarts, PdoHistory, PdoKeys')
      .replace('use ShopElements\\Shop\\Shop;', 'use ShopElements\\Shop\\Shop;\nuse ShopElements\\Payment\\Przelewy24;')
      .replace(
        'random_bytes(16)));',
        "random_bytes(16)), client: isset($_COOKIE['gosc']) ? [] : ['email' => 'anna@nowak.example']);",
      )
      .replace(
        "(name) VALUES ('Przy odbiorze')",
        "(name, hook) VALUES ('Przelewy24', 'przelewy24'), ('Przy odbiorze', NULL)",
      )
      .replace('(sku, name, unit, net)', '(sku, name, unit, net, stock)')
      .replace("'worek', 4290)", "'worek', 4290, 500)")
      .replace("'szt.', 2190)", "'szt.', 2190, 1)");
    writeFileSync(join(folder, 'shop.php'), code);
    const env = { P24_CRC: CRC, P24_KEY: API_KEY };
    shop = await serve({ cwd: folder, script: 'shop.php', port, env, workers: 4 });
    expect((await fetch(`${url}/`)).status, shop.faults().join('\n')).toBe(200);
  }, 30_000);
  afterAll(() => {
    shop?.stop();
    p24.close();
    if (folder !== '') rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    p24.down = undefined;
    p24.transactions.clear();
    sql('DELETE FROM shop_orders');
    sql('UPDATE shop_products SET stock = 500, net = 4290 WHERE id = 1');
  });

  const sql = (text: string): unknown[] => {
    const run = `echo json_encode((new PDO("sqlite:${folder}/shop.sqlite"))->query($argv[1])->fetchAll(PDO::FETCH_COLUMN));`;
    return JSON.parse(execFileSync('php', ['-r', run, text], { encoding: 'utf8' })) as unknown[];
  };
  const orders = (): unknown => sql('SELECT COUNT(*) FROM shop_orders')[0];

  async function buyer(cookie = 'gosc2=1'): Promise<Client> {
    const client = new Client({ url: `${url}/koszyk`, page: `${url}/`, cookie });
    await client.open();
    for (const body of [{ add_product: 1 }, { carrier: { id: 1 } }, { payment: { id: 1 } }]) await client.post(body);
    return client;
  }
  async function post(client: Client, body: object, idempotencyKey?: string): Promise<Answer & { status: number }> {
    const { text, status } = await client.post(body, { idempotencyKey });
    return { ...(JSON.parse(text) as Answer), status };
  }
  /** Orders, and resolves with the token of the payment page. */
  async function begin(client: Client, key = 'k1'): Promise<string> {
    const { status, messages, cart } = await post(client, { confirm: true }, key);
    const target = messages['confirm']?.redirect_url ?? '';
    expect([status, cart.payment_init, cart.paymentUrl, target.startsWith(`${p24.url}/trnRequest/`)]).toEqual([
      ...[200, true, target, true],
    ]);
    return target.split('/').at(-1) ?? '';
  }

  it('sends the buyer to the provider, and orders once however often the payment is notified', async () => {
    const client = await buyer();
    const token = await begin(client);
    expect(p24.transactions.get(token)?.registered).toMatchObject({
      amount: 5277,
      currency: 'PLN',
      email: 'anna@nowak.example',
    });
    // Repeats the press, and opens the return page before the payment.
    expect(await begin(client)).toBe(token);
    const early = await client.call('/api/platnosc');
    expect([early.status, early.text.includes(`/trnRequest/${token}`), orders()]).toEqual([200, true, 0]);
    p24.pay(token);
    expect(await Promise.all([1, 2, 3].map(() => p24.notify(token)))).toEqual([200, 200, 200]);
    expect([await p24.notify(token), orders(), p24.verified]).toEqual([200, 1, 1]);
    const back = await client.call('/api/platnosc');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/zamowienie\/[\da-f-]{36}$/),
    ]);
    expect((await post(client, {})).cart.items).toEqual([]);
    expect(sql('SELECT stock FROM shop_products WHERE id = 1')).toEqual([499]);
  });

  it('refuses notifications with a forged signature, another sum or currency, or unreadable text', async () => {
    const token = await begin(await buyer());
    p24.pay(token);
    const forged = [
      p24.notify(token, {}, 'guessed'),
      p24.notify(token, { amount: 1 }),
      p24.notify(token, { currency: 'EUR' }),
    ];
    expect(await Promise.all(forged)).toEqual([503, 503, 503]);
    for (const body of ['', 'null', '[]', '{"sign":[]}', '{"sign":"","sessionId":{"a":1}}']) {
      const { status } = await fetch(`${url}/api/platnosc`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(status).toBe(503);
    }
    expect([orders(), p24.verified]).toEqual([0, 0]);
    expect([await p24.notify(token), orders()]).toEqual([200, 1]);
  });

  it('takes no money for a partial payment, even if its notification is signed', async () => {
    const token = await begin(await buyer());
    p24.pay(token, 100);
    expect([await p24.notify(token, { amount: 5277 }), orders(), p24.verified]).toEqual([503, 0, 0]);
  });

  it('orders the paid cart, though the shop has raised the price and the buyer has tried to change it', async () => {
    const client = await buyer();
    const token = await begin(client);
    sql('UPDATE shop_products SET net = 9900 WHERE id = 1');
    expect((await post(client, { add_product: 2 })).status).toBe(409);
    p24.pay(token);
    expect([await p24.notify(token), p24.verified]).toEqual([200, 1]);
    const [cart] = sql('SELECT cart FROM shop_orders');
    expect(JSON.parse(String(cart))).toMatchObject({ prices: { total_gross: '52.77' } });
    expect(String(cart)).not.toContain('trnRequest');
  });

  it('unlocks the cart if the buyer gives up, refuses a late payment, and begins a new payment', async () => {
    const client = await buyer();
    const given = await begin(client);
    const form = new URLSearchParams({ _token: Object.values(client.tokens)[0] ?? '' });
    const forged = await client.call('/api/platnosc', 'x=1', 'POST', { 'X-XSRF-TOKEN': 'x' });
    expect([forged.status, (await post(client, {})).cart.payment_init]).toEqual([419, true]);
    expect((await client.call('/api/platnosc', String(form))).status).toBe(303);
    expect((await post(client, { add_product: 1 })).status).toBe(200);
    p24.pay(given);
    expect([await p24.notify(given), orders(), p24.verified]).toEqual([200, 0, 0]);
    const next = await begin(client);
    expect(next).not.toBe(given);
    expect([await p24.notify(given), orders(), p24.verified]).toEqual([200, 0, 0]);
    p24.pay(next);
    expect([await p24.notify(next), orders(), p24.verified]).toEqual([200, 1, 1]);
  });

  it('does not let the buyer give up a deferred payment', async () => {
    const client = await buyer();
    sql("UPDATE shop_payments SET hook = 'deferred_payment' WHERE id = 1");
    await client.post({ confirm: true });
    sql("UPDATE shop_payments SET hook = 'przelewy24' WHERE id = 1");
    const form = new URLSearchParams({ _token: Object.values(client.tokens)[0] ?? '' });
    expect((await client.call('/api/platnosc', String(form))).status).toBe(303);
    expect((await post(client, {})).cart.payment_init).toBe(true);
  });

  it('shows a Polish message in the payment’s slot if the provider does not answer, and loses nothing', async () => {
    const client = await buyer();
    const before = await post(client, {});
    p24.down = 'register';
    const { status, messages, cart } = await post(client, { confirm: true }, 'k1');
    expect([status, messages['payment_id']?.messages]).toEqual([
      422,
      ['Nie udało się połączyć z operatorem płatności. Spróbuj ponownie za chwilę lub wybierz inną formę płatności.'],
    ]);
    expect(cart).toEqual(before.cart);
    p24.down = undefined;
    const token = await begin(client);
    p24.pay(token);
    p24.down = 'verify';
    expect([await p24.notify(token), orders(), (await post(client, {})).cart.payment_init]).toEqual([503, 0, true]);
    expect(sql('SELECT stock FROM shop_products WHERE id = 1')).toEqual([500]);
    p24.down = undefined;
    expect([await p24.notify(token), orders(), p24.verified]).toEqual([200, 1, 1]);
  });

  it('takes no money for goods that were sold meanwhile, and unlocks the cart', async () => {
    const client = await buyer();
    const token = await begin(client);
    sql('UPDATE shop_products SET stock = 0 WHERE id = 1');
    p24.pay(token);
    expect([await p24.notify(token), orders(), p24.verified]).toEqual([200, 0, 0]);
    const { status, messages } = await post(client, { confirm: true }, 'k1');
    expect([status, messages['quantity']?.messages]).toEqual([
      422,
      ['Klej do gresu: produkt jest chwilowo niedostępny.'],
    ]);
  });

  it('asks for a missing e-mail address, and orders without the provider if another payment is chosen', async () => {
    const client = await buyer('gosc=1');
    const { messages } = await post(client, { confirm: true }, 'k1');
    expect(messages['payment_id']?.messages.join()).toContain('potrzebny jest adres e-mail');
    await client.post({ payment: { id: 2 } });
    const { messages: placed } = await post(client, { confirm: true }, 'k2');
    expect([placed['confirm']?.redirect_url, orders()]).toEqual([expect.stringMatching(/^\/zamowienie\//), 1]);
    expect(p24.transactions.size).toBe(0);
    expect(shop.faults()).toEqual([]);
  });
});
