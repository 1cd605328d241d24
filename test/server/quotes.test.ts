/** Tests that a quote is requested, answered by the seller, ordered once at its prices, and unavailable after its last day. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { heldCarts, mails } from '../../demo/server/db/schema/company';
import { orderItems, orders } from '../../demo/server/db/schema/orders';
import { today } from '../../demo/server/pages/days';
import {
  APPROVER,
  BUYER,
  colleagues,
  key,
  openStockedShop,
  pathOf,
  seenOf,
  TRADER,
  type Colleague,
} from './colleagues';

let shop: Shop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const ordersOf = (id: number) => shop.db.$count(orders, eq(orders.cartId, id));
const expire = (id: number) => shop.db.update(heldCarts).set({ until: '2020-01-31' }).where(eq(heldCarts.cartId, id));

/** Fills in the seller's form: a price for the first line, and optionally its quantity. */
async function answer(trader: Colleague, id: number, price: string, quantity?: string, until = today(10)) {
  const html = await (await trader.send(`/oferty/${id}`)).text();
  const inputs = [...html.matchAll(/name="((?:price|quantity)\[\d+\])" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  const body = new URLSearchParams({
    ...Object.fromEntries(inputs),
    _token: trader.token,
    until,
    note: 'Taniej przy palecie',
  });
  const first = (of: string) => inputs.find(([name]) => name.startsWith(of))?.[0] ?? '';
  body.set(first('price'), price);
  if (quantity !== undefined) body.set(first('quantity'), quantity);
  return trader.send(`/oferty/${id}`, { method: 'POST', body });
}

describe('a quote', () => {
  it('a quote can be requested from the shop’s minimum on, and the buyer continues with an empty cart [J38]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    expect((await ewa.look()).quote).toBeUndefined();
    await ewa.post({ add_product: (await anna.look()).items.length });
    const { quote } = await ewa.look();
    expect(quote).toMatchObject({ state: 'offered', can: ['order'], minimum: { net: '1000.00' } });
    expect((await ewa.press('ask_quote')).status).toBe(409);
    const { messages, cart } = await anna.press('ask_quote', undefined, { note: 'Lepsza cena przy tej ilości' });
    expect([cart, messages['confirm']?.redirect_url]).toEqual([null, expect.stringMatching(/^\/koszyk\/\d+$/)]);
    const id = Number(messages['confirm']?.redirect_url?.split('/').at(-1));
    expect((await anna.look()).items).toEqual([]);
    const waiting = await anna.look(id);
    expect(waiting.approval).toBeUndefined();
    expect(waiting.quote).toMatchObject({ state: 'asked', can: ['withdraw', 'note'], locked: true });
    const [mail] = await shop.db
      .select()
      .from(mails)
      .where(eq(mails.url, `/oferty/${id}`));
    expect(mail?.text).toBe('Lepsza cena przy tej ilości');
    expect((await anna.press('confirm', id)).messages['confirm']?.messages).toEqual([
      `Przygotowujemy ofertę ${waiting.quote?.number}.`,
    ]);
    expect((await anna.press('withdraw', id)).cart.quote).toMatchObject({ state: 'offered', locked: false });
  });

  it('an answered quote displays the seller’s prices and quantities, and is ordered unchanged [J38]', async () => {
    const { [APPROVER]: ewa, [TRADER]: trader, [BUYER]: anna } = await colleagues(shop, APPROVER, TRADER, BUYER);
    const [{ id: lineId }] = (await anna.look()).items;
    expect(lineId).toBeGreaterThan(0);
    for (const productId of [3, 4, 5]) await ewa.post({ add_products: [{ id: productId, quantity: 1 }] });
    const filled = await ewa.look();
    for (const line of filled.items)
      await ewa.post({ quantity: { [line.id]: Math.min(line.max, line.step * 60) }, cartToUpdate: filled.id });
    await ewa.ready();
    await ewa.post({ payment: { id: 3 } });
    const id = await ewa.sendAway('ask_quote');
    const [before] = (await ewa.look(id)).items;
    const bad = await answer(trader, id, '0,00');
    expect([bad.status, await bad.text()]).toEqual([
      200,
      expect.stringContaining('podaj cenę netto, na przykład 12,50.'),
    ]);
    const less = before.frontQuantity ?? Number(before.quantity);
    const { status } = await answer(trader, id, '2,50', String(less - before.step));
    expect(status).toBe(303);
    const answered = await ewa.look(id);
    expect(answered.quote).toMatchObject({
      state: 'answered',
      can: ['order', 'decline', 'note'],
      locked: false,
      until: today(10),
    });
    expect(answered.quote?.history?.at(-1)).toMatchObject({
      by: 'Tomasz Lewandowski',
      what: 'answered',
      text: 'Taniej przy palecie',
    });
    const [line] = answered.items;
    expect([line.prices.net, line.was]).toEqual(['2.50', { net: before.prices.net, quantity: less }]);
    const savedNet = Number(answered.quote?.saved?.net);
    expect(savedNet).toBeCloseTo(
      answered.items.reduce(
        (all: number, one: typeof line) =>
          all +
          (Number(one.was?.net ?? one.prices.net) - Number(one.prices.net)) * Number(one.frontQuantity ?? one.quantity),
        0,
      ),
    );
    expect(savedNet).toBeGreaterThan(0);
    const fixed = await ewa.post({ quantity: { [line.id]: line.min }, cartToUpdate: id }, {}, pathOf(id));
    expect([fixed.status, fixed.messages['quantity']?.messages[0]]).toEqual([
      409,
      expect.stringMatching(/^Ceny oferty OFE\/\S+ dotyczą/),
    ]);
    expect((await ewa.post({ carrier: { id: 3 } }, {}, pathOf(id))).status).toBe(200);
    expect((await answer(trader, id, '9,99')).status).toBe(200);
    const cart = await ewa.look(id);
    const same = key();
    const once = await Promise.all(
      [0, 1, 2].map((n) => ewa.decide('confirm', cart, id, undefined, n === 2 ? key() : same)),
    );
    expect(once.map((one) => one.status).toSorted()).toEqual([200, 200, 409]);
    expect(await ordersOf(id)).toBe(1);
    const [sold] = await shop.db
      .select({ price: orderItems.priceNet })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orders.cartId, id))
      .orderBy(orderItems.id);
    expect(sold?.price).toBe('2.50');
    const done = await ewa.look(id);
    expect(done.quote).toMatchObject({ state: 'ordered', can: [], order: { number: expect.stringMatching(/^ZAM\//) } });
    expect(done.prices.total_gross).toBe(cart.prices.total_gross);
  });

  it('keeps the prices that the buyer proposes beside those of the lines, and shows them to the seller', async () => {
    const { [BUYER]: anna, [TRADER]: trader } = await colleagues(shop, BUYER, TRADER);
    const cart = await anna.look();
    expect(cart.quote?.wishes).toBe(true);
    const [first, second] = cart.items;
    const wish = { id: first.id, cartId: cart.id, net: '11.20' };
    const ask = (...wishes: object[]) => anna.press('ask_quote', undefined, { note: '', wishes });
    for (const net of ['0.00', 0, '-1.00', '11.205', '123456789.00']) {
      const { status, messages } = await ask(wish, { ...wish, id: second.id, net });
      expect([status, messages['confirm']?.messages]).toEqual([
        422,
        [`${second.product_name}: zaproponuj cenę większą od zera, w złotych i groszach, na przykład 11,20.`],
      ]);
    }
    for (const wrong of [{ id: 1 }, { cartId: 1 }]) {
      const { status, messages } = await ask({ ...wish, ...wrong });
      expect([status, messages['confirm']?.messages]).toEqual([422, ['Tej pozycji nie ma już w koszyku.']]);
    }
    expect((await anna.look()).items).toEqual(cart.items);
    const { messages } = await ask(wish);
    const id = Number(messages['confirm']?.redirect_url?.split('/').at(-1));
    const held = await anna.look(id);
    expect(held.items.map((one: typeof first) => one.wished_net)).toEqual([
      '11.20',
      ...cart.items.slice(1).map(() => undefined),
    ]);
    expect(held.items.map((one: typeof first) => one.prices)).toEqual(
      cart.items.map((one: typeof first) => one.prices),
    );
    expect(await (await trader.send(`/oferty/${id}`)).text()).toContain('Propozycja kupującego: 11,20 zł netto');
    await answer(trader, id, '12,00');
    const [line] = (await anna.look(id)).items;
    expect([line.prices.net, line.wished_net]).toEqual(['12.00', '11.20']);
    await expire(id);
    expect((await anna.press('ask_quote', id)).cart.items[0].wished_net).toBeUndefined();
  });

  it('an expired quote, even one displayed before, cannot be ordered, and can be requested again [J38]', async () => {
    const { [BUYER]: anna, [TRADER]: trader } = await colleagues(shop, BUYER, TRADER);
    const id = await anna.sendAway('ask_quote');
    await answer(trader, id, '10,00');
    const open = await anna.look(id);
    await expire(id);
    const late = await anna.decide('confirm', open, id);
    expect([late.status, late.messages['confirm']?.messages]).toEqual([409, ['Oferta wygasła 31.01.2020.']]);
    expect(late.cart.quote).toMatchObject({ state: 'expired', can: ['ask', 'note'], locked: true });
    expect(await ordersOf(id)).toBe(0);
    expect((await anna.press('ask_quote', id, { note: 'Nadal chcemy' })).cart.quote?.state).toBe('asked');
    await answer(trader, id, '9,50');
    expect((await anna.press('decline_quote', id, { note: 'Za drogo' })).cart.quote).toMatchObject({
      state: 'declined',
      can: ['ask', 'note'],
    });
    expect((await anna.press('confirm', id)).status).toBe(409);
  });

  it('a quote that needs approval has both processes, and its order ends both [J39]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa, [TRADER]: trader } = await colleagues(shop, BUYER, APPROVER, TRADER);
    const id = await anna.sendAway('ask_quote');
    expect((await ewa.look(id)).quote?.can).toEqual([]);
    await answer(trader, id, '41,00');
    const both = await anna.look(id);
    expect([both.approval?.state, both.approval?.can, both.quote?.state]).toEqual(['required', ['send'], 'answered']);
    const past = await anna.decide('confirm', both, id);
    expect([past.status, past.messages['confirm']?.messages]).toEqual([
      409,
      ['To zamówienie wymaga akceptacji: Ewa Nowak.'],
    ]);
    expect((await anna.press('send_for_approval', id)).status).toBe(200);
    const held = await ewa.look(id);
    expect([held.approval?.state, held.quote?.can, held.items[0].was?.net !== undefined]).toEqual([
      'waiting',
      [],
      true,
    ]);
    const until = (day: string) => shop.db.update(heldCarts).set({ until: day }).where(eq(heldCarts.kind, 'quote'));
    await until('2020-01-31');
    const late = await ewa.press('approve', id);
    expect([late.status, late.cart.approval?.can]).toEqual([409, ['reject', 'note']]);
    await until(today(5));
    expect((await ewa.press('approve', id)).status).toBe(200);
    const { approval, quote } = await anna.look(id);
    expect([approval?.state, quote?.state, await ordersOf(id)]).toEqual(['approved', 'ordered', 1]);
  });

  it('only the shop’s trader of the same space can answer a quote [J39]', async () => {
    const { [BUYER]: anna, [TRADER]: trader } = await colleagues(shop, BUYER, TRADER);
    const { [TRADER]: elsewhere } = await colleagues(shop, TRADER);
    const id = await anna.sendAway('ask_quote');
    for (const who of [anna, elsewhere]) {
      expect((await who.send(`/oferty/${id}`)).status).toBe(404);
      expect((await answer(who, id, '1,00')).status).toBe(404);
      expect(await (await who.send('/oferty')).text()).not.toContain(`/oferty/${id}`);
    }
    expect(await (await trader.send('/oferty')).text()).toContain(`/oferty/${id}`);
    const cart = await anna.look(id);
    expect([cart.quote?.state, (await trader.post({}, {}, pathOf(id))).status]).toEqual(['asked', 404]);
    expect((await trader.post({ approve: { note: '' }, seen: seenOf(cart) }, key(), pathOf(id))).status).toBe(404);
  });
});
