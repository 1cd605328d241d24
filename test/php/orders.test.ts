/** Tests that the PHP shop places only seen, deliverable and payable orders, once; without a browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type PostOptions } from '../../src/tools/conform/client';
import { hasPhp } from './serve';
import { startFreshPhp } from '../e2e/php';

interface Cart {
  id: number;
  revision: string;
  items: { id: number; quantity: number; prices: { net: string } }[];
  prices: { total_gross: string };
  addresses: { id: number }[];
  delivery_address: { id: number } | null;
  invoice_address: unknown;
}
interface Answer {
  status: number;
  cart: Cart;
  messages: Record<string, { messages: string[]; status: string; goToStep?: boolean; redirect_url?: string }>;
}

describe.skipIf(!hasPhp)('the PHP shop', () => {
  let shop: Awaited<ReturnType<typeof startFreshPhp>>;
  beforeAll(async () => void (shop = await startFreshPhp()));
  afterAll(() => shop.stop());

  /** A new visitor; `as` is one of demo/php/visitor.php. */
  async function visit(as?: string) {
    const client = new Client({ url: `${shop.url}/koszyk` });
    await client.open();
    let cookies = client.cookies;
    if (as !== undefined) cookies = await become(cookies, as);
    const visitor = as === undefined ? client : new Client({ url: `${shop.url}/koszyk`, cookie: cookies });
    const post = async (body: unknown, options?: PostOptions): Promise<Answer> => {
      const { status, text } = await visitor.post(body, options);
      return { status, ...(JSON.parse(text) as Omit<Answer, 'status'>) };
    };
    return { post, client: visitor, cart: async () => (await post({})).cart };
  }

  async function become(cookie: string, kto: string): Promise<string> {
    const _token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
    const answer = await fetch(`${shop.url}/kto`, {
      method: 'POST',
      body: new URLSearchParams({ _token, kto }),
      headers: { cookie },
      redirect: 'manual',
    });
    const given = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]!);
    return given.length === 0 ? cookie : given.join('; ');
  }

  /** Courier and payment on delivery. */
  async function ready(as?: string) {
    const who = await visit(as);
    await who.post({ carrier: { id: 1 } });
    await who.post({ payment: { id: 3 } });
    return who;
  }

  const sql = (statement: string) => JSON.parse(shop.sql(statement)) as unknown[][];
  const ordersOf = ({ id }: Cart) => sql(`SELECT count(*) FROM shop_orders WHERE cart_id = ${id}`)[0]![0];
  const once = (): PostOptions => ({ idempotencyKey: crypto.randomUUID() });
  const seenOf = ({ id, revision, prices, delivery_address }: Cart) => ({
    cart_id: id,
    revision,
    total_gross: prices.total_gross,
    ...(delivery_address && { delivery_address_id: delivery_address.id }),
  });
  const address = (name: string) => ({
    new_address: {
      ...{ name, street: 'Polna', house_no: '1', flat_no: '', city: 'Łódź' },
      ...{ zip_code: '90-001', post: 'Łódź', country: 'PL', region: 'łódzkie' },
    },
  });
  const CHANGED = 'Koszyk zmienił się w innym oknie. Sprawdź zmiany i zamów ponownie.';
  const OTHER = 'To samo żądanie przyszło z inną treścią. Odśwież stronę i spróbuj ponownie.';

  const changes: [what: string, as: string | undefined, body: (cart: Cart) => unknown][] = [
    ['a quantity', undefined, ({ id, items }) => ({ quantity: { [items[0]!.id]: 7 }, cartToUpdate: id })],
    ['a line that goes', undefined, ({ id, items }) => ({ remove: { id: items[0]!.id, cartId: id } })],
    ['a line that comes', undefined, () => ({ add_product: 4 })],
    ['the carrier', undefined, () => ({ carrier: { id: 3 } })],
    ['the payment', undefined, () => ({ payment: { id: 2 } })],
    ['its method', undefined, () => ({ payment_method: { payment_id: 1, method_id: 'blik' } })],
    ['the delivery address', undefined, () => ({ delivery_address: { id: 1 } })],
    ['the invoice address', undefined, () => ({ invoice_address: { id: 1 } })],
    ['the contact', undefined, () => ({ inpost_contact: { email: 'a@example.com', phone: '601234567' } })],
    ['the notes', undefined, () => ({ client_comments: 'Brama B' })],
    ['the project', undefined, () => ({ project: { id: 2 } })],
    [
      'a price',
      'handlowiec',
      ({ id, items }) => ({ add_discount: { id: items[0]!.id, cartId: id, discount_price: '41.00' } }),
    ],
    ['a delivery’s price', 'handlowiec', () => ({ add_carrier_discount: { id: 1, discount_price: '7.77' } })],
  ];
  it.each(changes)(
    'changes the revision after a change of %s, and refuses an order with the old one',
    async (_, as, body) => {
      const who = await ready(as);
      const before = await who.cart();
      const after = await who.post(body(before));
      expect(after.status).toBe(200);
      expect(before.revision).toMatch(/^\S{16,}$/);
      expect(after.cart.revision).not.toBe(before.revision);
      expect((await who.cart()).revision).toBe(after.cart.revision);
      const refused = await who.post({ confirm: true, seen: { revision: before.revision } }, once());
      expect([refused.status, refused.cart]).toEqual([409, after.cart]);
      expect(refused.messages).toEqual({ confirm: { messages: [CHANGED], status: 'error', scroll: true } });
      expect(ordersOf(before)).toBe(0);
    },
  );

  it('settles an order once at the payment provider’s stand-in, also after a refusal [P12]', async () => {
    const who = await visit();
    await who.post({ carrier: { id: 1 } });
    await who.post({ payment_method: { payment_id: 1, method_id: 'blik' } });
    const url = (await who.post({ confirm: true }, once())).messages['confirm']?.redirect_url ?? '';
    const call = (path: string, outcome?: string) =>
      fetch(shop.url + url + path, {
        headers: { cookie: who.client.cookies },
        redirect: 'manual',
        ...(outcome !== undefined && {
          method: 'POST',
          body: new URLSearchParams({
            _token: decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(who.client.cookies)?.[1] ?? ''),
            outcome,
          }),
        }),
      });
    const text = async (path = '') => (await call(path)).text();
    expect(await text()).toMatch(/Zamówienie przyjęte, do zapłaty[^]*Zapłać do \d/);
    expect(await text('/zaplac')).toMatch(/Zapłać[^]*Odrzuć płatność[^]*Wróć do sklepu bez płacenia/);
    await call('/zaplac', 'failed');
    expect(await text()).toContain('Płatność się nie powiodła. Zamówienie czeka, spróbuj ponownie.');
    await Promise.all([call('/zaplac', 'paid'), call('/zaplac', 'paid'), call('/zaplac', 'failed')]);
    expect(await text()).toContain('Opłacone');
    const again = await call('/zaplac');
    expect([again.status, again.headers.get('location')]).toEqual([303, url]);
  });

  it('changes the revision if a used address or a product’s price changes', async () => {
    const who = await ready();
    await who.post(address('Budowa'));
    const { addresses } = await who.cart();
    const id = addresses.at(-1)!.id;
    await who.post({ delivery_address: { id } });
    const seen = [(await who.cart()).revision];
    sql(`UPDATE shop_addresses SET house_no = '99' WHERE id = ${id}`);
    seen.push((await who.cart()).revision);
    sql('UPDATE shop_lines SET net = net + 1');
    seen.push((await who.cart()).revision);
    expect(new Set(seen).size).toBe(3);
  });

  it('orders the seen cart, compares only the sent fields, and repeats its first response', async () => {
    const who = await ready();
    await who.post({ delivery_address: { id: 1 } });
    const cart = await who.cart();
    for (const untrue of [{ cart_id: 1e6 }, { total_gross: '0.01' }, { delivery_address_id: 9 }, { revision: 'x' }])
      expect((await who.post({ confirm: true, seen: { ...seenOf(cart), ...untrue } }, once())).status).toBe(409);
    const same = once();
    const seen = { cart_id: String(cart.id), total_gross: Number(cart.prices.total_gross), delivery_address_id: '1' };
    const first = await who.post({ confirm: true, seen }, same);
    expect([first.status, first.cart.items]).toEqual([200, []]);
    expect(await who.post({ confirm: true, seen }, same)).toEqual(first);
    expect(ordersOf(cart)).toBe(1);
  });

  it('lets no change happen between check and order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const who = await ready();
      const cart = await who.cart();
      const change = () => who.post({ quantity: { [cart.items[0]!.id]: 7 }, cartToUpdate: cart.id });
      const order = () => who.post({ confirm: true, seen: seenOf(cart) }, once());
      const [one, two] = await Promise.all(round % 2 ? [order(), change()] : [change(), order()]);
      const { status } = round % 2 ? one! : two!;
      const [row] = sql(`SELECT cart FROM shop_orders WHERE cart_id = ${cart.id}`);
      const ordered = row && (JSON.parse(row[0] as string) as Cart).prices.total_gross;
      expect([status, ordered]).toEqual(status === 200 ? [200, cart.prices.total_gross] : [409, undefined]);
    }
  });

  it('separates the keys of addresses and orders, and treats an empty key as missing', async () => {
    const who = await ready();
    const same = once();
    await who.post(address('Budowa'), same);
    expect((await who.post({ confirm: true }, same)).messages.confirm?.redirect_url).toMatch(/^\/zamowienie\//);
    const another = await ready();
    const none = { idempotencyKey: '' };
    const first = await another.post({ confirm: true }, none);
    await another.post({ add_product: 4 });
    await another.post({ carrier: { id: 1 } });
    await another.post({ payment: { id: 3 } });
    const second = await another.post({ confirm: true }, none);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.messages.confirm?.redirect_url).not.toBe(first.messages.confirm?.redirect_url);
  });

  it('treats a different request under a known key as new', async () => {
    const who = await ready();
    const same = once();
    const { cart } = await who.post(address('Budowa'), same);
    expect((await who.post(address('Budowa'), same)).cart).toEqual(cart);
    const other = await who.post(address('Magazyn'), same);
    expect([other.status, other.messages.new_address?.messages, other.cart]).toEqual([422, [OTHER], cart]);
    const key = once();
    await who.post({ confirm: true, seen: seenOf(cart) }, key);
    const next = await who.post({ add_product: 4 });
    const wrong = await who.post({ confirm: true, seen: { cart_id: next.cart.id } }, key);
    expect([wrong.status, wrong.messages.confirm?.messages, wrong.cart]).toEqual([422, [OTHER], next.cart]);
  });

  it('rejects confirm combined with another action and performs neither', async () => {
    const who = await ready();
    const cart = await who.cart();
    const remove = { id: cart.items[0]!.id, cartId: cart.id };
    for (const body of [
      { remove, confirm: true },
      { confirm: true, remove },
      { confirm: 1 },
      { confirm: true, seen: 'all' },
    ])
      expect([body, (await who.post(body, once())).status]).toEqual([body, 400]);
    expect([ordersOf(cart), await who.cart()]).toEqual([0, cart]);
  });

  it('requires an address for delivery only, not for a branch or a locker', async () => {
    const who = await ready('bez-adresu');
    const refused = await who.post({ confirm: true }, once());
    expect([refused.status, refused.messages, refused.cart.invoice_address]).toEqual([
      422,
      { confirm: { messages: ['Podaj adres dostawy.'], status: 'error', scroll: true } },
      null,
    ]);
    await who.post({ carrier: { id: 3 } });
    expect((await who.post({ confirm: true }, once())).status).toBe(200);
    const other = await ready('bez-adresu');
    await other.post({ delivery_address: { id: 1 } });
    const placed = await other.post({ confirm: true }, once());
    expect(placed.status).toBe(200);
    const page = await fetch(shop.url + placed.messages.confirm!.redirect_url!, {
      headers: { cookie: other.client.cookies },
    });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Jabłoniowa')]);
  });

  it('requires a payment that the merchant limit covers', async () => {
    const who = await visit();
    await who.post({ carrier: { id: 1 } });
    const go = { messages: [], status: 'error', goToStep: true };
    const none = await who.post({ confirm: true }, once());
    expect([none.status, none.messages]).toEqual([
      422,
      { payment_id: { messages: ['Wybierz formę płatności.'], status: 'error', scroll: true }, confirm: go },
    ]);
    await who.post({ payment: { id: 2 } });
    const { id, items } = await who.cart();
    await who.post({ quantity: { [items[1]!.id]: 60 }, cartToUpdate: id });
    const over = await who.post({ confirm: true }, once());
    expect([over.status, over.messages.payment_id?.messages[0], over.messages.confirm]).toEqual([
      422,
      expect.stringMatching(
        /^Wolny limit kupiecki to 5\u00a0000,00\u00a0zł, a zamówienie ma wartość 9\u00a0\d{3},\d\d\u00a0zł\. Wybierz inną formę płatności\.$/,
      ),
      go,
    ]);
    await who.post({ quantity: { [items[1]!.id]: 1 }, cartToUpdate: id });
    expect((await who.post({ confirm: true }, once())).status).toBe(200);
  });

  it('hides its version, forbids guessing and storing, and exposes the CSRF token to scripts', async () => {
    for (const path of ['/', '/koszyk', '/api/koszyki', '/api/points', '/static/znak.svg', '/obrazki/A.svg', '/nic']) {
      const { headers } = await fetch(shop.url + path);
      expect([path, headers.get('x-content-type-options'), headers.get('x-powered-by')]).toEqual([
        path,
        'nosniff',
        null,
      ]);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'strict-origin-when-cross-origin']);
      for (const cookie of headers.getSetCookie())
        expect([cookie, /httponly/i.test(cookie)]).toEqual([cookie, !cookie.startsWith('XSRF-TOKEN=')]);
    }
    const { client } = await visit();
    const answers = [
      await client.post({}),
      await client.post({}, { token: null }),
      await client.post('nothing'),
      await client.post({ carrier: { id: 99 } }),
      await client.call('/api/koszyki'),
      await client.open(),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 419, 400, 422, 200, 200]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });

  it('stores no cart for visits without a change, and removes old ones', async () => {
    const rows = () => sql('SELECT count(*) FROM shop_carts')[0]![0] as number;
    const before = rows();
    for (const path of ['/', '/nic', '/api/koszyki', '/zamowienie/1']) await fetch(shop.url + path);
    expect(rows()).toBe(before);
    const widget = await (await fetch(`${shop.url}/api/koszyki`)).json();
    // The last added line comes first.
    expect(widget).toMatchObject({ count: 3, carts: [{ items: [{ quantity: 5 }, { quantity: 1 }, { quantity: 1 }] }] });
    const who = await visit();
    const { id } = await who.cart();
    sql(`UPDATE shop_carts SET begun_at = '2020-01-01' WHERE id = ${id}`);
    await visit();
    expect(sql(`SELECT count(*) FROM shop_carts WHERE id = ${id}`)).toEqual([[0]]);
    expect(sql(`SELECT count(*) FROM shop_lines WHERE cart_id = ${id}`)).toEqual([[0]]);
  });

  it('gives a visitor who becomes a trader a new session, and ends the old one', async () => {
    const { client, cart } = await visit();
    const before = client.cookies;
    const { id } = await cart();
    const after = await become(before, 'handlowiec');
    const page = async (cookie: string) => (await fetch(`${shop.url}/koszyk`, { headers: { cookie } })).text();
    expect(await page(after)).toMatch(/<shop-cart[^>]* trader/);
    expect(await page(after)).toContain(`"id":${id},`);
    expect(await page(before)).not.toMatch(/<shop-cart[^>]* trader/);
    const tokens = [before, after].map((one) => /XSRF-TOKEN=([^;]+)/.exec(one)?.[1]);
    expect(tokens[0]).not.toBe(tokens[1]);
  });

  it('lists the returns of an order on its page, also without scripts', async () => {
    const { client, post, cart } = await ready();
    const { messages } = await post({ confirm: true, seen: seenOf(await cart()) }, once());
    const path = messages['confirm']!.redirect_url!;
    const [[id] = []] = sql(`SELECT id FROM shop_orders WHERE guid = '${path.split('/').at(-1)}'`);
    const order = `/api/zamowienia/${String(id)}`;
    const { lines } = JSON.parse((await client.call(order)).text) as { lines: { id: number; name: string }[] };
    const returned = lines.map((one) => ({ id: one.id, quantity: 1, fields: { reason: 'damaged' }, photos: [] }));
    const body = { action: 'return', return: { lines: returned, fields: {}, note: 'Paleta <stała> w deszczu' } };
    expect((await client.call(order, body)).status).toBe(200);
    const page = await (await fetch(shop.url + path, { headers: { cookie: client.cookies } })).text();
    expect(page).toMatch(
      /<dt>Zwrot lub reklamacja R\/\d{4}\/\d{3}<\/dt><dd class="prewrap">Wysłane, \d\d\.\d\d\.\d{4}/,
    );
    expect(page).toContain(`${lines[0]!.name}: 1 `);
    expect(page).toContain('Paleta &lt;stała&gt; w deszczu');
  });

  it('logs no PHP error', () => {
    expect(shop.faults).toEqual([]);
  });
});
