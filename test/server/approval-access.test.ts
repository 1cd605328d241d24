/** Tests that a held cart is hidden from strangers, changed only by permitted people, and has a page without scripts. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { carts } from '../../demo/server/db/schema/carts';
import { members } from '../../demo/server/db/schema/clients';
import { approvalRules, heldEvents } from '../../demo/server/db/schema/company';
import { orders } from '../../demo/server/db/schema/orders';
import {
  APPROVER,
  BUYER,
  colleagues,
  key,
  openStockedShop,
  PAST_APPROVAL,
  pathOf,
  SECOND,
  seenOf,
  TRADER,
} from './colleagues';

let shop: Shop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const ordersOf = (id: number) => shop.db.$count(orders, eq(orders.cartId, id));
const eventsOf = (id: number) => shop.db.$count(heldEvents, eq(heldEvents.cartId, id));
const NOT_HERE = 'Nie ma takiego zamówienia albo nie masz do niego dostępu.';

describe('access to a held cart', () => {
  const calls = (id: number): [string, RequestInit | object][] => [
    ['load', {}],
    ['approve', { approve: { note: '' }, seen: { cart_id: id } }],
    ['reject', { reject: { note: 'x' }, seen: { cart_id: id } }],
    ['withdraw', { withdraw: true, seen: { cart_id: id } }],
    ['send', { send_for_approval: { note: '' }, seen: { cart_id: id } }],
    ['ask', { ask_quote: { note: '' }, seen: { cart_id: id } }],
    ['decline', { decline_quote: { note: '' }, seen: { cart_id: id } }],
    ['note', { note: 'x' }],
    ['order', { confirm: true, seen: { cart_id: id } }],
    ['edit', { client_comments: 'x' }],
  ];

  it('every call for a held cart answers 404 to other companies, other spaces, traders and uninvolved colleagues [J36]', async () => {
    const { [BUYER]: anna, [SECOND]: piotr, [TRADER]: trader } = await colleagues(shop, BUYER, SECOND, TRADER);
    const { [APPROVER]: elsewhere } = await colleagues(shop, APPROVER);
    const id = await anna.sendAway('send_for_approval');
    for (const who of [piotr, trader, elsewhere])
      for (const [, body] of calls(id)) {
        const { status, cart, messages } = await who.post(body, key(), pathOf(id));
        expect([status, cart, messages['0']?.messages]).toEqual([404, null, [NOT_HERE]]);
      }
    for (const path of [`/koszyk/${id}`, `/koszyk/${id}/podsumowanie`]) {
      const page = await elsewhere.send(path);
      expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await page.text()).toContain(NOT_HERE);
    }
    for (const unknown of ['999999', '0', '99999999999999'])
      expect((await anna.post({}, {}, `/koszyk/${unknown}`)).status).toBe(404);
    expect([await ordersOf(id), await eventsOf(id)]).toEqual([0, 1]);
  });

  it('everybody reads the same held cart with its owner’s addresses, and the approver’s order page names the owner [J31]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    const address = { name: 'Budowa Anny', street: 'Polna', house_no: '1', city: 'Łódź', zip_code: '90-001' };
    await anna.post({ new_address: { flat_no: '', post: 'Łódź', country: 'PL', region: 'łódzkie', ...address } });
    const chosen = (await anna.look()).addresses.at(-1);
    await anna.post({ delivery_address: { id: chosen?.id } });
    const id = await anna.sendAway('send_for_approval');
    const read = async (who: typeof anna) => {
      const { approval, ...rest } = await who.look(id);
      const { can: _, ...process } = approval ?? { can: [] };
      return { ...rest, approval: process };
    };
    expect(await read(ewa)).toEqual(await read(anna));
    expect((await ewa.look(id)).delivery_address).toMatchObject(address);
    const { messages } = await ewa.press('approve', id);
    const thanks = async (who: typeof anna) =>
      /class="thanks"[^]*?<h1>(.*?)<\/h1><p>Zamówienie <strong data-order-number>ZAM[^<]*<\/strong>( na <strong>\d\u00a0\d{3},\d\d\u00a0zł)?/
        .exec(await (await who.send(messages['confirm']?.redirect_url ?? '')).text())
        ?.slice(1);
    expect([await thanks(ewa), await thanks(anna)]).toEqual([
      ['Zaakceptowano zamówienie Anny Kowalczyk', expect.stringContaining('zł')],
      ['Dziękujemy za zamówienie', undefined],
    ]);
  });

  it('nobody approves an own order unless the rule allows it, whatever the page sends [J36]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    const id = await anna.sendAway('send_for_approval');
    for (const action of ['approve', 'reject', 'send_for_approval', 'confirm', 'ask_quote', 'decline_quote']) {
      const { status } = await anna.press(action, id, { note: 'x' });
      expect([action, status]).toEqual([action, 409]);
    }
    expect((await ewa.press('withdraw', id)).status).toBe(409);
    const rule = eq(approvalRules.position, 1);
    const [self] = await shop.db.select().from(members).where(eq(members.name, 'Anna Kowalczyk'));
    await shop.db.update(members).set({ role: 'approver' }).where(eq(members.id, self!.id));
    for (const allowsOwn of [false, true]) {
      await anna.press('withdraw', id);
      await shop.db
        .update(approvalRules)
        .set({ approvers: [self!.id], allowsOwn })
        .where(rule);
      await anna.press('send_for_approval', id);
      expect((await anna.press('approve', id)).status).toBe(allowsOwn ? 200 : 409);
    }
    await shop.db.update(approvalRules).set({ approvers: [], allowsOwn: false }).where(rule);
    await shop.db.update(members).set({ role: 'buyer' }).where(eq(members.id, self!.id));
  });

  it('a GET of a held cart changes nothing, and each action must be the only one in its body [J36]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    const id = await anna.sendAway('send_for_approval');
    const seen = await ewa.look(id);
    for (const path of [`/koszyk/${id}`, `/koszyk/${id}?approve=1`, `/koszyk/${id}/podsumowanie`])
      expect((await ewa.send(path)).status).toBe(200);
    expect((await ewa.look(id)).revision).toBe(seen.revision);
    for (const extra of [{ reject: { note: '' } }, { confirm: true }, { client_comments: 'x' }])
      expect((await ewa.post({ approve: { note: '' }, seen: seenOf(seen), ...extra }, key(), pathOf(id))).status).toBe(
        400,
      );
    expect(await ordersOf(id)).toBe(0);
    expect(await shop.db.$count(carts, eq(carts.id, id))).toBe(1);
  });
});

it('without scripts the page of a held cart has its summary and the same actions [J37]', async () => {
  const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
  const fieldsOf = async (who: typeof anna, base: string) => {
    const html = await (await who.send(`${base}/podsumowanie`)).text();
    const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
    const buttons = [...html.matchAll(/name="action" value="(\w+)"/g)].map(([, name]) => name);
    return { html, buttons, fields: Object.fromEntries(hidden.map(([, name, value]) => [name, value])) };
  };
  const press = async (who: typeof anna, base: string, action: string, note: string) => {
    const { fields } = await fieldsOf(who, base);
    const body = new URLSearchParams({ ...fields, _token: who.token, action, note });
    const answer = await who.send(`${base}/podsumowanie`, { method: 'POST', body });
    return [answer.status, answer.headers.get('location')];
  };
  const own = await fieldsOf(anna, '/koszyk');
  expect(own.html).toContain(PAST_APPROVAL);
  expect(own.html).not.toContain('name="zamow"');
  expect(own.buttons).toEqual(['send_for_approval', 'ask_quote']);
  const [status, base] = await press(anna, '/koszyk', 'send_for_approval', 'Na parter');
  expect([status, base]).toEqual([303, expect.stringMatching(/^\/koszyk\/\d+$/)]);
  const page = await (await ewa.send(String(base))).text();
  expect(page).toContain(`cart-url="${base}"`);
  expect(page).toMatch(/<noscript>[\s\S]*Akceptuję i zamawiam z obowiązkiem zapłaty[\s\S]*<\/noscript>/);
  expect(await press(ewa, String(base), 'reject', '')).toEqual([303, `${base}/podsumowanie`]);
  expect((await fieldsOf(ewa, String(base))).html).toContain('Podaj powód, żeby było wiadomo, co poprawić.');
  expect(await press(ewa, String(base), 'note', 'Zaraz')).toEqual([303, base]);
  // A withdrawal has no message in its body: what was typed beside it is in the history before it.
  await press(anna, String(base), 'withdraw', 'Poprawię klej');
  const { approval } = await anna.look(Number(String(base).split('/').at(-1)));
  expect(approval?.history?.slice(-2)).toMatchObject([{ what: 'note', text: 'Poprawię klej' }, { what: 'withdrawn' }]);
  await press(anna, String(base), 'send_for_approval', 'Ponownie');
  expect(await press(ewa, String(base), 'approve', '')).toEqual([303, expect.stringMatching(/^\/zamowienie\//)]);
  const approved = await fieldsOf(anna, String(base));
  expect(approved.buttons).toEqual([]);
  expect(approved.html).toMatch(/Zaakceptowano/);
});
