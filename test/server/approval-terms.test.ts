/** Tests that an approver gives the consents that are still empty in a held cart, and changes nothing else in it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { carts } from '../../demo/server/db/schema/carts';
import { clients } from '../../demo/server/db/schema/clients';
import { heldCarts } from '../../demo/server/db/schema/company';
import { orders } from '../../demo/server/db/schema/orders';
import { APPROVER, BUYER, colleagues, openStockedShop, pathOf, SECOND, type Colleague } from './colleagues';

let shop: Shop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const VERSION = '2026-10-01';
const MISSING = 'Zaznacz, że akceptujesz regulamin sklepu.';

/** A request whose client needs consents only after it was sent. */
async function waitingRequest() {
  const all = await colleagues(shop, BUYER, APPROVER, SECOND);
  const id = await all[BUYER].sendAway('send_for_approval');
  const [held] = await shop.db.select().from(heldCarts).where(eq(heldCarts.cartId, id));
  const ask = (asksConsents: boolean) =>
    shop.db.update(clients).set({ asksConsents, asksFurther: asksConsents }).where(eq(clients.id, held!.clientId));
  await ask(true);
  const say = async (who: Colleague, name: string, value: string, version?: string) =>
    (await who.post({ extra_field: { name, value, version } }, {}, pathOf(id))).status;
  const accepted = async () =>
    (await shop.db.select({ values: carts.extraFields }).from(carts).where(eq(carts.id, id)))[0]?.values;
  return { ...all, id, ask, say, accepted };
}

it('a consent of the approver is stored with its version, and is in the order [J9]', async () => {
  const { [BUYER]: anna, [APPROVER]: ewa, [SECOND]: piotr, id, ask, say, accepted } = await waitingRequest();
  for (const who of [anna, piotr]) expect(await say(who, 'terms', '1', VERSION)).not.toBe(200);
  expect(await say(ewa, 'terms', '1', '2020-01-01')).toBe(422);
  for (const [name, value] of [
    ['terms', ''],
    ['purpose', 'trade'],
    ['order_number', '7'],
    ['cost_centre', '110'],
    ['none', '1'],
  ] as const)
    expect([name, await say(ewa, name, value, VERSION)]).toEqual([name, 409]);
  expect(await accepted()).toEqual({});
  expect(await say(ewa, 'terms', '1', VERSION)).toBe(200);
  expect(await accepted()).toEqual({ terms: expect.stringMatching(/^2026-10-01 \d{4}-\d\d-\d\dT/) });
  for (const value of ['', '1']) expect(await say(ewa, 'terms', value, VERSION)).toBe(409);
  await shop.db
    .update(carts)
    .set({ extraFields: { ...(await accepted()), order_number: '7' } })
    .where(eq(carts.id, id));
  expect((await ewa.press('approve', id)).status).toBe(200);
  const [order] = await shop.db.select().from(orders).where(eq(orders.cartId, id));
  expect(order?.extraFields).toContainEqual(expect.objectContaining({ name: 'terms', value: '1', version: VERSION }));
  expect(await say(ewa, 'offers', '1', '2026-03-15')).toBe(409);
  await ask(false);
});

it('without scripts the approver ticks the consent on the page of the held cart [J9, J37]', async () => {
  const { [APPROVER]: ewa, id, ask, accepted } = await waitingRequest();
  await shop.db.update(clients).set({ asksFurther: false });
  const path = `${pathOf(id)}/podsumowanie`;
  const press = async (action: string, more: Record<string, string>) => {
    const html = await (await ewa.send(path)).text();
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
    const fields = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
    const body = new URLSearchParams({ ...fields, ...more, _token: ewa.token, action, note: '' });
    return (await ewa.send(path, { method: 'POST', body })).headers.get('location');
  };
  expect(await press('approve', {})).toBe(path);
  const html = await (await ewa.send(path)).text();
  expect(html).toContain(MISSING);
  expect(html).toContain('name="extra[terms]"');
  expect(html).not.toContain('name="extra[purpose]"');
  expect(await press('reject', { 'extra[terms]': '1' })).toBe(path);
  expect(await accepted()).toEqual({});
  expect(await press('approve', { 'extra[terms]': '1' })).toMatch(/^\/zamowienie\//);
  await ask(false);
});
