/** Tests that the reference shop's responses have the shapes of the guide on company purchases, and that it uses its SQL. */
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { members } from '../../demo/server/db/schema/clients';
import { heldCarts } from '../../demo/server/db/schema/company';
import { orders } from '../../demo/server/db/schema/orders';
import { claim } from '../../demo/server/held/store';
import { today } from '../../demo/server/pages/days';
import { snippetsOf } from '../../demo/docs/guides/markdown';
import { usage } from '../../src/tools/conform/usage';
import { json } from '../docs/executors/data';
import { openShop } from '../fixtures/open-shop';
import { APPROVER, BUYER, colleagues, key, pathOf, SECOND, seenOf, TRADER, type Colleague } from './colleagues';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.execute(sql`update stock set quantity = 100000 where quantity > 0`);
});
afterAll(() => shop.close());

type Data = Readonly<Record<string, unknown>>;
const page = readFileSync('demo/docs/guides/purchasing.md', 'utf8');
const snippets = snippetsOf('purchasing');
const bodies = snippets.filter(({ language }) => language.startsWith('json'));
const dataOf = (position: number) => JSON.parse(bodies[position]!.code) as Data;
const [REQUEST, SEND, SENT, OFFERED, ANSWERED] = [0, 1, 2, 3, 5].map(dataOf) as [Data, Data, Data, Data, Data];
const statement = snippets.find(({ language }) => language === 'sql')!.code;

/** The names of a value's fields with the types of their values; for lists, of the first entry. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
};
/** The real response, reduced to the fields of the guide's. */
const inGuide = (real: object | undefined, guide: Data): Data =>
  Object.fromEntries(Object.keys(guide).map((name) => [name, (real as Data | undefined)?.[name]]));

/** The `can` of each person in the table, by its first column. */
const table = new Map(
  [...page.matchAll(/^\| (\S[^|]*?) +\| (?:`(\[.*?\])`|–) +\|/gm)].map(([, who = '', can]) => [who, can]),
);
const canOf = (who: string): unknown => JSON.parse(table.get(who)!);

async function company() {
  const {
    [BUYER]: anna,
    [APPROVER]: ewa,
    [SECOND]: piotr,
    [TRADER]: trader,
  } = await colleagues(shop, BUYER, APPROVER, SECOND, TRADER);
  return { anna, ewa, piotr, trader };
}

/** Runs the guide's statement; returns the number of claimed rows. */
async function claimed(id: number, step: number): Promise<number> {
  const [first = '', second = '', third = ''] = statement.split(/\$[12]/);
  const query = sql`${sql.raw(first)}${id}${sql.raw(second)}${step}${sql.raw(`${third} RETURNING cart_id`)}`;
  const { rows } = (await shop.db.execute(query)) as { readonly rows: readonly unknown[] };
  return rows.length;
}

it('each body in the guide has the shape that the guide names', () => {
  expect(bodies).toHaveLength(6);
  for (const { language, name, code } of bodies)
    expect(json({ page: 'purchasing', language: `json ${name}`, name: language, code })).toEqual([]);
});

it('the cart that needs approval has the guide’s reasons and limits', async () => {
  const { anna } = await company();
  const { approval, prices } = await anna.look();
  const real = inGuide(approval, REQUEST);
  expect(shapeOf({ ...real, reasons: approval?.reasons?.slice(0, 1) })).toEqual(shapeOf(REQUEST));
  expect([approval?.state, approval?.can, approval?.to]).toEqual([REQUEST['state'], REQUEST['can'], REQUEST['to']]);
  const withoutAmount = (text: string | undefined) =>
    text?.replace(/^Wartość [\d\s,]+zł/, 'Wartość').replaceAll('\u00a0', ' ');
  const [reason] = REQUEST['reasons'] as string[];
  expect(withoutAmount(approval?.reasons?.[0])).toBe(withoutAmount(reason));
  const [limit] = REQUEST['limits'] as { label: string; of: string; left: string; after: string }[];
  expect(approval?.limits?.[0]).toMatchObject({ label: limit!.label, of: limit!.of, left: limit!.left });
  const grosze = (amount: string) => BigInt(amount.replace('.', ''));
  const total = grosze((SEND['seen'] as { total_gross: string }).total_gross);
  expect(grosze(limit!.left) - total).toBe(grosze(limit!.after));
  const { left, after } = approval!.limits![0]!;
  expect(grosze(left) - grosze(prices.total_gross)).toBe(grosze(after));
});

it('the button’s body freezes the cart and redirects to it', async () => {
  const { anna, ewa, piotr } = await company();
  const cart = await anna.look();
  const seen = seenOf(cart);
  expect(Object.keys(seen)).toEqual(expect.arrayContaining(Object.keys(SEND['seen'] as object)));
  const same = key();
  const sent = await anna.post({ ...SEND, seen }, same);
  const guide = JSON.parse(JSON.stringify(SENT).replace('/koszyk/118', pathOf(cart.id))) as Data;
  expect(sent).toEqual({ status: 200, ...guide });
  expect(await anna.post({ ...SEND, seen }, same)).toEqual(sent);
  expect((await anna.look()).items).toEqual([]);
  const tag = snippets.find(({ language }) => language.startsWith('html'))!.code.match(/<shop-cart ([^>]*)>/)![1]!;
  const html = await (await anna.send(pathOf(cart.id))).text();
  expect(html).toMatch(new RegExp(`<shop-cart [^>]*${tag.replace('118', String(cart.id))}`));

  expect((await anna.look(cart.id)).approval).toMatchObject({ can: canOf('owner, while it waits'), locked: true });
  expect((await ewa.look(cart.id)).approval).toMatchObject({ can: canOf('approver'), places_order: true });
  for (const who of [anna, ewa])
    expect((await who.post({ client_comments: 'x' }, {}, pathOf(cart.id))).status).toBe(409);
  const isPiotr = eq(members.name, 'Piotr Zieliński');
  expect(table.get('anybody else')).toBeUndefined();
  const missing = await piotr.post({}, {}, pathOf(cart.id));
  expect([missing.status, missing.cart, Object.keys(missing.messages)]).toEqual([404, null, ['0']]);
  await shop.db.update(members).set({ seesCompany: true }).where(isPiotr);
  expect((await piotr.look(cart.id)).approval).toMatchObject({ state: 'waiting', can: canOf('whoever may see it') });
  await shop.db.update(members).set({ seesCompany: false }).where(isPiotr);
  await ewa.press('reject', cart.id, { note: 'Weź tańszy klej' });
  const rejected = (await anna.look(cart.id)).approval;
  expect(rejected).toMatchObject({ can: canOf('owner of a rejected one'), locked: false });
  expect(rejected?.history?.at(-1)?.text).toBe('Weź tańszy klej');
});

it('the guide’s SQL statement claims the held cart once, and a later request gets 409 with the cart', async () => {
  const { anna, ewa } = await company();
  const id = await anna.sendAway('send_for_approval');
  const seen = await ewa.look(id);
  const [row] = await shop.db.select().from(heldCarts).where(eq(heldCarts.cartId, id));
  expect(await claimed(id, 1)).toBe(0);
  expect(await claimed(id, 0)).toBe(1);
  expect(await claimed(id, 0)).toBe(0);
  expect(await claim(shop.db, row as never, { state: 'approved' })).toBe(false);
  const late = await ewa.decide('approve', seen, id);
  expect([late.status, late.cart.approval?.state]).toEqual([409, 'approved']);
  expect(await shop.db.$count(orders, eq(orders.cartId, id))).toBe(0);
});

it('the second approver learns who has decided and when; a repetition gets the first response', async () => {
  const { anna, ewa } = await company();
  const id = await anna.sendAway('send_for_approval');
  const seen = await ewa.look(id);
  const unseen = await ewa.decide('approve', { ...seen, prices: { ...seen.prices, total_gross: '1.00' } }, id);
  expect(unseen.status).toBe(409);
  const same = key();
  const first = await ewa.decide('approve', seen, id, undefined, same);
  expect(await ewa.decide('approve', seen, id, undefined, same)).toEqual(first);
  const second = await ewa.decide('approve', seen, id);
  expect([second.status, second.messages['confirm']?.messages[0]]).toEqual([
    409,
    expect.stringMatching(/\(Ewa Nowak, [\d.]+, \d\d:\d\d\)/),
  ]);
  expect(await shop.db.$count(orders, eq(orders.cartId, id))).toBe(1);
});

/** The seller lowers the price of the first line. */
async function answer(trader: Colleague, id: number, until: string): Promise<void> {
  const html = await (await trader.send(`/oferty/${id}`)).text();
  const inputs = [...html.matchAll(/name="((?:price|quantity)\[\d+\])" value="([^"]*)"/g)];
  const body = new URLSearchParams({ _token: trader.token, until, note: '' });
  for (const [, name = '', value = ''] of inputs) body.set(name, value);
  body.set(inputs.find(([, name]) => name?.startsWith('price'))![1]!, '2,50');
  expect((await trader.send(`/oferty/${id}`, { method: 'POST', body })).status).toBe(303);
}

it('a quote is requested, answered and ordered as the guide states', async () => {
  const { ewa, trader } = await company();
  for (const product of [3, 4, 5]) await ewa.post({ add_products: [{ id: product, quantity: 1 }] });
  const small = (await ewa.look()).quote;
  expect(shapeOf(inGuide(small, OFFERED))).toEqual(shapeOf(OFFERED));
  expect([small?.state, small?.can]).toEqual([OFFERED['state'], OFFERED['can']]);
  const { id: own, items } = await ewa.look();
  for (const line of items)
    await ewa.post({ quantity: { [line.id]: Math.min(line.max, line.step * 60) }, cartToUpdate: own });
  await ewa.ready();
  await ewa.post({ payment: { id: 3 } });
  const both = /With `"can": (\[.*?\])` the buyer may do both/.exec(page)![1]!;
  expect((await ewa.look()).quote?.can).toEqual(JSON.parse(both));
  const id = await ewa.sendAway('ask_quote');
  expect((await ewa.look(id)).quote).toMatchObject({ state: 'asked', locked: true });
  const until = today(10);
  await answer(trader, id, until);
  const cart = await ewa.look(id);
  expect(shapeOf(inGuide(cart.quote, ANSWERED))).toEqual(shapeOf(ANSWERED));
  expect(cart.quote).toMatchObject({ state: ANSWERED['state'], can: ANSWERED['can'], until });
  expect(cart.items[0].was).toHaveProperty('net');
  const expire = (day: string) => shop.db.update(heldCarts).set({ until: day }).where(eq(heldCarts.cartId, id));
  await expire('2020-01-31');
  const ended = /`"state": "expired"` and `"can": (\[.*?\])`/.exec(page)![1]!;
  expect((await ewa.look(id)).quote).toMatchObject({ state: 'expired', can: JSON.parse(ended) });
  await expire(until);
  expect((await ewa.press('confirm', id)).status).toBe(200);
  expect((await ewa.look(id)).quote?.state).toBe('ordered');
});

it('a logged-out visitor logs in first, a GET changes nothing, and the kit’s command knows the guide’s people', async () => {
  const { anna, ewa } = await company();
  const id = await anna.sendAway('send_for_approval');
  const stranger = await new Visit(shop).send(pathOf(id));
  expect(stranger.status).toBe(404);
  expect(await stranger.text()).toContain('zaloguj się jako jej adresat');
  const before = (await ewa.look(id)).revision;
  await ewa.send(pathOf(id));
  expect((await ewa.look(id)).revision).toBe(before);
  const options = [...page.matchAll(/--(?:as (\w+)|([a-z]+-quote))/g)].map(([, role, option]) => role ?? option);
  expect(options).toEqual(['approver', 'colleague', 'answer-quote', 'expire-quote']);
  for (const option of options) expect(usage).toContain(option);
});
