/** Shows how requests are distinguished: session, CSRF, headers, visitors. */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { SessionEnded } from '../../demo/server/cart/load';
import { lockCart } from '../../demo/server/cart/lock';
import { carts, sessions } from '../../demo/server/db/schema/carts';
import { addresses } from '../../demo/server/db/schema/clients';
import { orders } from '../../demo/server/db/schema/orders';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

it('each new visitor gets an own cart', async () => {
  const [one, two] = [new Visit(shop), new Visit(shop)];
  await Promise.all([one.send('/koszyk'), two.send('/koszyk')]);
  expect((await one.post({})).cart.id).not.toBe((await two.post({})).cart.id);
});

it.each([
  ['a wrong token', 'x'.repeat(32)],
  ['no token', ''],
])('refuses a POST with %s: 419, in Polish, and the cart stays', async (_, token) => {
  const who = new Visit(shop);
  await who.send('/koszyk');
  const answer = await who.post({ carrier: { id: 1 } }, { 'x-xsrf-token': token });
  expect([answer.status, answer.cart, answer.messages['0']?.messages.length]).toEqual([419, null, 1]);
  expect((await who.post({})).cart.carrier).toBeNull();
});

it('a refused token returns a fresh one, so that one repetition succeeds', async () => {
  const who = new Visit(shop);
  expect((await who.post({})).status).toBe(419);
  expect((await who.post({})).status).toBe(200);
});

it('a form without a token is refused', async () => {
  const who = new Visit(shop);
  await who.send('/');
  expect((await who.send('/kto', { method: 'POST', body: new URLSearchParams({ kto: 'testowy' }) })).status).toBe(419);
});

it('every response sets X-Content-Type-Options', async () => {
  for (const path of ['/koszyk', '/api/koszyki', '/static/znak.svg', '/api/points', '/obrazki/x.svg'])
    expect((await new Visit(shop).send(path)).headers.get('x-content-type-options')).toBe('nosniff');
});

it('carts are not cached, and pages have a strict policy', async () => {
  const page = await new Visit(shop).send('/koszyk');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const policy = page.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/ on[a-z]+="|<style(?! nonce=)| style="|<script(?![^>]*(nonce=|application\/json))/);
});

it('switching the visitor redirects only to own pages', async () => {
  const who = new Visit(shop);
  await who.send('/');
  const away = ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', '/\r\n/evil.example'];
  for (const back of away) {
    const answer = await who.send('/kto', {
      method: 'POST',
      body: new URLSearchParams({ _token: who.token, kto: 'kupujacy', back }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  }
});

it('the language link stays on the page, also for URLs that look like another origin', async () => {
  const page = await (await new Visit(shop).send('http://localhost//evil.example/?a=1&lang=pl')).text();
  expect(/<a href="([^"]*)" lang="en" hreflang="en"/.exec(page)?.[1]).toBe('?a=1&amp;lang=en');
  expect(page).not.toMatch(/(href|action|src)="\/\//);
});

it('switching the visitor creates a fresh cart', async () => {
  const who = await new Visit(shop).as('kupujacy');
  const { cart } = await who.post({});
  await who.post({ remove: { id: cart.items[0].id, cartId: cart.id } });
  expect((await (await who.as('kupujacy')).post({})).cart.items).toHaveLength(8);
});

it.each(['/koszyk', '/api/koszyki', '/', '/kto', '/static/znak.svg/..%2f', '/api/points'])(
  'only the token’s cookie of %s is readable by scripts',
  async (path) => {
    for (const cookie of (await new Visit(shop).send(path)).headers.getSetCookie())
      expect([cookie, /httponly/i.test(cookie)]).toEqual([cookie, !cookie.startsWith('XSRF-TOKEN=')]);
  },
);

it('every cart response is no-store', async () => {
  const who = new Visit(shop);
  const send = async (body: string, token = who.token) =>
    who.send('/koszyk', { method: 'POST', body, headers: { 'x-xsrf-token': token } });
  const answers = [
    await send('{}', 'wrong'),
    await send('{}'),
    await send('{"carrier":{"id":99}}'),
    await send('nothing'),
    await send(`{"client_comments":"${'x'.repeat(150_000)}"}`),
    await who.send('/koszyk'),
    await who.send('/api/koszyki'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([419, 200, 422, 400, 413, 200, 200]);
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
});

describe('a session', () => {
  const rows = async () => [await shop.db.$count(sessions), await shop.db.$count(carts)];
  const LOOKS = [
    '/',
    '/oddzialy',
    '/kategoria/gres',
    '/ulubione',
    '/oferta',
    '/pomoc',
    '/szukaj?query=klej',
    '/nic',
    '/pulpit',
    '/api/koszyki',
  ];

  it('reading without a cookie and a refused POST store no session', async () => {
    const before = await rows();
    for (const path of LOOKS) await new Visit(shop).send(path);
    await new Visit(shop).post({});
    const known = new Visit(shop);
    for (const path of LOOKS) await known.send(path);
    expect(await rows()).toEqual(before);
  });

  it('lookups, themes and invalid actions store no session; favourites and lists store no cart', async () => {
    const who = new Visit(shop);
    await who.send('/');
    const before = await rows();
    const json = (path: string, body: unknown) =>
      who.send(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-xsrf-token': who.token },
      });
    const form = () => new URLSearchParams({ _token: who.token, motyw: 'warm' });
    const answers = [
      await json('/koszyk', 'nothing'),
      await json('/koszyk', { carrier: { id: 1 }, payment: { id: 2 } }),
      await json('/koszyk', { client_comments: 'x'.repeat(150_000) }),
      await json('/api/lookup', { rows: [{ code: 'KLE' }] }),
      await json('/nic', {}),
      await who.send('/motyw', { method: 'POST', body: form() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 413, 200, 404, 303]);
    expect(await rows()).toEqual(before);
    expect((await json('/ajax/modules/favourites/add/product', { id: 1 })).status).toBe(200);
    expect((await json('/api/listy', { name: 'Budowa', rows: [] })).status).toBeLessThan(500);
    expect(await rows()).toEqual([before[0]! + 1, before[1]]);
    expect((await who.post({})).cart.items.length).toBeGreaterThan(0);
    expect(await rows()).toEqual([before[0]! + 1, before[1]! + 1]);
  });

  it('the first action stores the session once, with the displayed cart', async () => {
    const who = new Visit(shop);
    const page = await (await who.send('/kategoria/gres')).text();
    const [, product] = /href="(\/produkt\/[^"]+)"/.exec(page) ?? [];
    const [before] = await rows();
    const form = () => new URLSearchParams({ _token: who.token, product: '1', wanted: '1' });
    const answers = await Promise.all([
      who.send('/ulubione', { method: 'POST', body: form() }),
      who.send(`${product}/do-koszyka`, { method: 'POST', body: form() }),
      who.post({}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 200]);
    expect((await rows())[0]).toBe(before! + 1);
    expect((await who.post({})).cart.items).toHaveLength(9);
  });

  it('the cart page stores the session, so that its cart can be changed', async () => {
    const who = new Visit(shop);
    const html = await (await who.send('/koszyk')).text();
    const [, revision] = /"revision":"([^"]+)"/.exec(html) ?? [];
    expect((await who.post({})).cart.revision).toBe(revision);
  });

  it('an invented session id is rejected', async () => {
    const who = new Visit(shop);
    who.keep('shop_session', `${Date.now().toString(36)}-${'a'.repeat(32)}.${'a'.repeat(43)}`);
    const { headers } = await who.send('/oddzialy');
    expect(headers.getSetCookie().some((one) => one.startsWith('shop_session='))).toBe(true);
  });

  it('switching the visitor starts a new session with a new token', async () => {
    const who = await (await new Visit(shop).as('kupujacy')).ready();
    const { messages } = await who.post({ confirm: true });
    const old = who.copy();
    await who.as('handlowiec');
    expect(await (await who.send('/koszyk')).text()).toMatch(/<shop-cart[^>]* trader/);
    expect(old.token).not.toBe(who.token);
    expect(await (await old.send('/koszyk')).text()).not.toMatch(/<shop-cart[^>]* trader/);
    expect((await who.post({})).status).toBe(200);
    expect((await who.send(messages.confirm?.redirect_url ?? '')).status).toBe(404);
  });

  it('an expired session is deleted, and its orders stay', async () => {
    const who = await (await new Visit(shop).as('kupujacy')).ready();
    const cart = (await who.post({})).cart;
    const { messages } = await who.post({ confirm: true });
    const [order] = await shop.db.select().from(orders).where(eq(orders.cartId, cart.id));
    await shop.db
      .update(sessions)
      .set({ usedAt: new Date(0) })
      .where(eq(sessions.id, order!.sessionId!));
    await new Visit(shop).as('pusty-koszyk');
    expect(await shop.db.$count(sessions, eq(sessions.id, order!.sessionId!))).toBe(0);
    expect(await shop.db.$count(orders, eq(orders.id, order!.id))).toBe(1);
    expect(await shop.db.$count(carts, eq(carts.sessionId, order!.sessionId!))).toBe(0);
    expect(messages.confirm?.status).toBe('success');
  });

  const DAY = 24 * 60 * 60 * 1000;
  const idOf = async (who: Visit) => {
    const { cart } = await who.post({});
    const [row] = await shop.db.select().from(carts).where(eq(carts.id, cart.id));
    return row?.sessionId ?? '';
  };
  const lastUsed = (id: string, days: number) =>
    shop.db
      .update(sessions)
      .set({ startedAt: new Date(0), usedAt: new Date(Date.now() - days * DAY) })
      .where(eq(sessions.id, id));

  it('a used session does not expire: use is recorded daily and renews the cookie', async () => {
    const who = await new Visit(shop).as('kupujacy');
    const id = await idOf(who);
    await lastUsed(id, 89);
    const renewed = (await who.send('/koszyk')).headers.getSetCookie();
    expect(renewed.some((one) => one.startsWith('shop_session='))).toBe(true);
    const again = (await who.send('/koszyk')).headers.getSetCookie();
    expect(again.some((one) => one.startsWith('shop_session='))).toBe(false);
    await new Visit(shop).as('pusty-koszyk');
    expect(await idOf(who)).toBe(id);
  });

  it('a session with a started payment does not expire', async () => {
    const who = await new Visit(shop).as('platnosc-odroczona');
    const id = await idOf(who);
    await lastUsed(id, 400);
    await new Visit(shop).as('pusty-koszyk');
    expect(await shop.db.$count(sessions, eq(sessions.id, id))).toBe(1);
  });

  it('a session that expires during an order refuses it, and the new token allows a repetition', async () => {
    for (let round = 0; round < 10; round += 1) {
      const who = await (await new Visit(shop).as('kupujacy')).ready();
      const other = who.copy();
      const [{ status }] = await Promise.all([who.post({ confirm: true }), other.as('handlowiec')]);
      expect([200, 409, 419, 422]).toContain(status);
    }
    await expect(shop.db.transaction((tx) => lockCart(tx, 'gone'))).rejects.toThrow(SessionEnded);
  });

  it('a session stores a hundred new addresses and refuses the next one in its slot', async () => {
    const who = await new Visit(shop).as('kupujacy');
    const address = { name: 'Budowa', street: 'Polna', house_no: '1', flat_no: '', city: 'Łódź', zip_code: '90-001' };
    const body = { new_address: { ...address, post: 'Łódź', country: 'PL', region: 'łódzkie' } };
    expect((await who.post(body)).status).toBe(200);
    // Copies the first saved address directly: saving all of them by requests would be slow.
    const [first] = await shop.db.select().from(addresses).orderBy(desc(addresses.id)).limit(1);
    const { id: _, ...saved } = first!;
    await shop.db.insert(addresses).values(Array.from({ length: 98 }, () => saved));
    expect((await who.post(body)).status).toBe(200);
    const { status, messages } = await who.post(body);
    expect([status, messages['new_address']?.messages]).toEqual([
      422,
      ['Masz już 100 zapisanych adresów. Wybierz jeden z nich.'],
    ]);
  });
});
