/** Shows that the shop receives a withdrawal from anybody, once per key, with scripts and without, and mails its receipt. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { mails } from '../../demo/server/db/schema/company';
import { clients } from '../../demo/server/db/schema/clients';
import { orders } from '../../demo/server/db/schema/orders';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const anna = { name: 'Anna Nowak', contract: 'nie ma takiego numeru', email: 'anna@example.com' };

async function stranger(): Promise<Visit> {
  const visit = new Visit(shop);
  await visit.send('/odstapienie');
  return visit;
}

async function send(withdrawal: object, key: string) {
  const visit = await stranger();
  const answer = await visit.send('/odstapienie', {
    method: 'POST',
    body: JSON.stringify({ withdrawal }),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': visit.token, 'Idempotency-Key': key },
  });
  return { status: answer.status, raw: (await answer.json()) as { receipt: Record<string, string>; messages: object } };
}

it('one visitor sends twenty withdrawals in ten minutes; the next ones are refused with 429 and Retry-After', async () => {
  const visit = await stranger();
  await visit.as('kupujacy');
  const ewa = { ...anna, email: 'ewa@example.com' };
  const post = (withdrawal: object) =>
    visit.send('/odstapienie', {
      method: 'POST',
      body: JSON.stringify({ withdrawal }),
      headers: { 'content-type': 'application/json', 'x-xsrf-token': visit.token },
    });
  const statuses = [];
  for (let times = 0; times < 21; times += 1) statuses.push((await post(ewa)).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await post(ewa)).headers.get('retry-after')).toBe('600');
});

it('line ends in its fields become spaces, and the ids of its lines are ids', async () => {
  const sent = await send(
    { ...anna, email: 'ewa@example.com', name: 'Anna\r\nBcc: x@example.com' },
    crypto.randomUUID(),
  );
  expect(sent.raw.receipt['statement']).toMatch(/\nAnna Bcc: x@example\.com$/);
  for (const id of ['a\nb c', 'dowolny tekst', 'x'.repeat(41), '']) {
    const lines = [{ id, quantity: '1' }];
    expect((await send({ ...anna, lines }, crypto.randomUUID())).status).toBe(422);
  }
});

it('anybody can withdraw from any contract; the same key returns the same receipt, mailed once [Z6]', async () => {
  const key = crypto.randomUUID();
  const first = await send(anna, key);
  expect(first.status).toBe(200);
  expect(first.raw.receipt).toEqual({
    number: expect.stringMatching(/^OD\/\d{4}\/\d{6}$/),
    received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/),
    statement: 'Niniejszym informuję o moim odstąpieniu od umowy nie ma takiego numeru.\nAnna Nowak',
    email: 'anna@example.com',
  });
  expect(await send(anna, key)).toEqual(first);
  expect((await send({ ...anna, name: 'Jan' }, key)).status).toBe(422);
  expect(await shop.db.select().from(mails).where(eq(mails.recipient, 'anna@example.com'))).toEqual([
    expect.objectContaining({
      subject: `Potwierdzenie otrzymania oświadczenia ${first.raw.receipt['number']}`,
      text: expect.stringMatching(/^Otrzymaliśmy oświadczenie \d+\.\d\d\.\d{4} o \d\d:\d\d\.\n\nNiniejszym/),
      url: `/odstapienie/${key}`,
    }),
  ]);
  const wrong = await send({ name: '', contract: 'x'.repeat(191), email: 'anna' }, crypto.randomUUID());
  expect([wrong.status, Object.keys(wrong.raw.messages)]).toEqual([422, ['name', 'contract', 'email']]);
});

it('a page without scripts has the same steps of a withdrawal, up to a receipt that can be reloaded [Z6]', async () => {
  const visit = await stranger();
  const post = async (fields: Record<string, string>) =>
    visit.send('/odstapienie', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, _token: visit.token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const page = await (await visit.send('/')).text();
  expect(page).toContain('<a href="/odstapienie">Odstąp od umowy tutaj</a>');
  expect(await (await post({ ...anna, email: 'anna' })).text()).toContain('Wpisz adres e-mail');
  const statement = await (await post({ ...anna, name: '<b>' })).text();
  expect(statement).toContain('>Potwierdź odstąpienie od umowy</button>');
  expect(statement).toContain('&lt;b&gt;');
  const key = /name="key" value="([^"]+)"/.exec(statement)?.[1] ?? '';
  expect(await (await post({ ...anna, step: 'back' })).text()).toContain('value="anna@example.com"');
  const { status, headers } = await post({ ...anna, key, step: 'confirm' });
  expect([status, headers.get('location')]).toEqual([303, `/odstapienie/${key}`]);
  const receipt = await (await visit.send(`/odstapienie/${key}`)).text();
  expect(receipt).toMatch(/<h2>Otrzymaliśmy oświadczenie \d+\.\d\d\.\d{4} o \d\d:\d\d\.<\/h2>/);
  expect(receipt).toContain('Potwierdzenie wysłaliśmy na anna@example.com.');
  expect((await visit.send(`/odstapienie/${crypto.randomUUID()}`)).status).toBe(404);
});

it('an order links to the withdrawal unless its client is a company; strangers see no lines of it [Z5, Z6]', async () => {
  const visit = await new Visit(shop).as('staly-klient');
  const listed = async () =>
    (await (await visit.send('/api/zamowienia')).json()) as { orders: Record<string, never>[] };
  const [order] = (await listed()).orders;
  expect(order).not.toHaveProperty('withdrawal');
  const [row] = await shop.db.select().from(orders).where(eq(orders.number, order!['number']!));
  await shop.db.update(clients).set({ userType: 'consumer' }).where(eq(clients.id, row!.clientId));
  await shop.db.update(orders).set({ createdAt: new Date() }).where(eq(orders.id, row!.id));
  const url = `/odstapienie?zamowienie=${encodeURIComponent(row!.number)}`;
  expect((await listed()).orders.find((one) => one['number'] === row!.number)).toMatchObject({ withdrawal: { url } });
  const page = await (await visit.send(url)).text();
  expect(page).toContain(`order="${row!.number}"`);
  const id = Number(/"id":(\d+),"name"/.exec(page)?.[1]);
  const theirs = await send({ ...anna, contract: row!.number, lines: [{ id, quantity: '1' }] }, crypto.randomUUID());
  expect(theirs.raw.receipt['statement']).toContain(`w zakresie pozycji:\n– pozycja ${id}: 1\n`);
});
