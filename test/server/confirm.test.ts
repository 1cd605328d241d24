/** Shows that an order is placed once and only when the rules allow it. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { cartItems } from '../../demo/server/db/schema/carts';
import { orderItems, orders } from '../../demo/server/db/schema/orders';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const visit = (slug = 'kupujacy') => new Visit(shop).as(slug);
const guidOf = (url: string | undefined): string => url?.split('/').at(-1) ?? '';
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

describe('a confirmed cart', () => {
  it('a confirmed cart becomes an order with its lines, and the session gets an empty cart', async () => {
    const who = await (await visit()).ready();
    const before = (await who.post({})).cart;
    const { status, cart, messages } = await who.post({ confirm: true }, key());
    expect([status, messages.confirm?.status, cart.items.length]).toEqual([200, 'success', 0]);
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.guid, guidOf(messages.confirm?.redirect_url)));
    expect(order).toMatchObject({
      cartId: before.id,
      totalGross: before.prices.total_gross,
      carrierType: 'courier',
    });
    expect(
      await shop.db
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, order?.id ?? 0)),
    ).toHaveLength(8);
    const page = await who.send(messages.confirm?.redirect_url ?? '');
    expect([page.status, (await page.text()).includes(order?.number ?? '-')]).toEqual([200, true]);
  });

  it('an order has the promise of its carrier, and the phone and the note of its site, on its page and in its details', async () => {
    const who = await (await visit()).ready();
    const site = { phone: '601 202 303', driver_note: 'Brama od podwórza' };
    const address = { name: 'Budowa', street: 'Polna', house_no: '1', flat_no: '', city: 'Łódź', zip_code: '90-001' };
    const { cart } = await who.post({
      new_address: { ...address, ...site, post: 'Łódź', country: 'PL', region: 'łódzkie' },
    });
    await who.post({ delivery_address: { id: cart.addresses.at(-1)?.id } });
    const url = (await who.post({ confirm: true }, key())).messages.confirm?.redirect_url ?? '';
    const [{ id } = { id: 0 }] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.guid, guidOf(url)));
    const { deliver_at, deliver_to } = (await (await who.send(`/api/zamowienia/${id}`)).json()) as Record<
      string,
      unknown
    >;
    expect(deliver_at).toMatch(/^we? \p{L}+ \d+\.\d\d, 8–16$/u);
    const contact = ['tel. 601 202 303', 'Dla kierowcy: Brama od podwórza'];
    expect(deliver_to).toEqual(['Budowa', 'Polna 1', '90\u2011001 Łódź', ...contact]);
    const page = await (await who.send(url)).text();
    for (const text of [...contact, String(deliver_at)]) expect(page).toContain(text);
  });

  it('an order may reuse the key of a saved address', async () => {
    const who = await (await visit()).ready();
    const same = key();
    const address = { name: 'Budowa', street: 'Polna', house_no: '1', flat_no: '', city: 'Łódź', zip_code: '90-001' };
    await who.post({ new_address: { ...address, post: 'Łódź', country: 'PL', region: 'łódzkie' } }, same);
    expect((await who.post({ confirm: true }, same)).messages.confirm?.redirect_url).toMatch(/^\/zamowienie\//);
  });

  it('an empty Idempotency-Key counts as missing', async () => {
    const who = await (await visit()).ready();
    const none = { 'idempotency-key': '' };
    expect((await who.post({ confirm: true }, none)).status).toBe(200);
    expect((await who.post({ confirm: true }, none)).status).toBe(422);
  });

  it('confirm refuses a goods total of zero and a negative price; a single line may be free', async () => {
    const who = await (await visit()).ready();
    const { cart } = await who.post({});
    const [first] = cart.items;
    const price = (net: string, ...ids: number[]) =>
      shop.db.update(cartItems).set({ originalNet: net, priceNet: null }).where(inArray(cartItems.id, ids));
    await price('0.00', ...cart.items.map(({ id }) => id));
    const worthless = await who.post({ confirm: true }, key());
    expect([worthless.status, worthless.messages['0']?.messages, worthless.messages.confirm?.goToStep]).toEqual([
      422,
      ['Nie można złożyć zamówienia na kwotę 0,00\u00a0zł. Skontaktuj się ze swoim oddziałem.'],
      true,
    ]);
    await price('-0.01', first.id);
    const negative = await who.post({ confirm: true }, key());
    expect([negative.status, negative.messages['0']?.messages[0]]).toEqual([
      422,
      expect.stringMatching(/: cena jest błędna/),
    ]);
    await price('19.90', ...cart.items.map(({ id }) => id));
    await price('0.00', first.id);
    expect((await who.post({ confirm: true }, key())).status).toBe(200);
  });

  it('the order number uses the year in Warsaw', async () => {
    const who = await (await visit()).ready();
    await shop.db.execute(`alter table orders alter column created_at set default '2031-12-31T23:30:00Z'`);
    const { messages } = await who.post({ confirm: true }, key());
    await shop.db.execute('alter table orders alter column created_at set default now()');
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.guid, guidOf(messages.confirm?.redirect_url)));
    expect(order?.number).toMatch(/^ZAM\/2032\/\d{6}$/);
  });

  it('an order is not readable by another session', async () => {
    const who = await (await visit()).ready();
    const { messages } = await who.post({ confirm: true }, key());
    expect((await (await visit()).send(messages.confirm?.redirect_url ?? '')).status).toBe(404);
  });

  it('confirm orders the lines of all child carts', async () => {
    const who = await (await visit('koszyk-glowny')).ready();
    const { messages } = await who.post({ confirm: true }, key());
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.guid, guidOf(messages.confirm?.redirect_url)));
    expect(
      await shop.db
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, order?.id ?? 0)),
    ).toHaveLength(12);
  });
});

describe('repetitions', () => {
  it('confirm returns the same order for the same key [O5]', async () => {
    const who = await (await visit()).ready();
    const same = key();
    const first = await who.post({ confirm: true }, same);
    const again = await who.post({ confirm: true }, same);
    expect(again).toEqual(first);
  });

  it('ten simultaneous confirms with one key place one order', async () => {
    const who = await (await visit()).ready();
    const cartId = (await who.post({})).cart.id;
    const same = key();
    const answers = await Promise.all(Array.from({ length: 10 }, () => who.post({ confirm: true }, same)));
    expect(new Set(answers.map((one) => one.messages.confirm?.redirect_url)).size).toBe(1);
    expect(await shop.db.select().from(orders).where(eq(orders.cartId, cartId))).toHaveLength(1);
  });

  it('ten simultaneous confirms with ten keys or none place one order', async () => {
    const who = await (await visit()).ready();
    const cartId = (await who.post({})).cart.id;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => who.post({ confirm: true }, index % 2 === 0 ? key() : {})),
    );
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(await shop.db.select().from(orders).where(eq(orders.cartId, cartId))).toHaveLength(1);
  });

  it('confirm accepts the same key again after a corrected refusal', async () => {
    const who = await visit();
    const same = key();
    expect((await who.post({ confirm: true }, same)).status).toBe(422);
    await who.ready();
    expect((await who.post({ confirm: true }, same)).status).toBe(200);
  });

  it('a confirm sent with quantities is refused, and the quantities are not changed', async () => {
    const who = await (await visit()).ready();
    const { cart } = await who.post({});
    const body = { quantity: { [cart.items[0].id]: 2 }, cartToUpdate: cart.id };
    const [, confirmed] = await Promise.all([who.post(body), who.post({ confirm: true }, key()), who.post(body)]);
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.guid, guidOf(confirmed.messages.confirm?.redirect_url)));
    const items = await shop.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order?.id ?? 0));
    const total =
      items.reduce((sum, one) => sum + Number(one.totalGross.replace('.', '')), 0) +
      Number(order?.carrierGross.replace('.', ''));
    expect(total).toBe(Number(order?.totalGross.replace('.', '')));
  });
});

describe('refusals', () => {
  it.each([
    ['testowy', 'confirm', 'Klient testowy nie może złożyć zamówienia.'],
    ['blokada-zakupow', 'confirm', 'Zakupy na tym koncie są zablokowane'],
    ['zaleglosci', 'amount_after_deadline', '3 846,20 zł'.replaceAll(' ', '\u00a0')],
    ['pusty-koszyk', '0', 'Koszyk jest pusty.'],
    ['brak-platnosci', 'payment_id', 'Brak dostępnych form płatności'],
  ])('refuses %s under %s [O2]', async (slug, slot, words) => {
    const who = await (await visit(slug)).ready();
    const { status, messages } = await who.post({ confirm: true }, key());
    expect(status).toBe(422);
    expect(messages[slot]?.messages[0]).toContain(words);
  });

  it('confirm refuses a transport without a price', async () => {
    const who = await visit('transport-zero');
    await who.post({ payment: { id: 1 } });
    expect((await who.post({ confirm: true }, key())).messages.delivery_price?.status).toBe('error');
  });

  it('confirm requires a locker, then its contact data', async () => {
    const who = await visit();
    await who.post({ carrier: { id: 2 } });
    await who.post({ payment: { id: 1 } });
    expect((await who.post({ confirm: true }, key())).messages).toMatchObject({
      inpost: { messages: ['Nie wybrano paczkomatu'] },
      confirm: { goToStep: true },
    });
  });

  it('no action changes a cart with a started payment', async () => {
    const who = await visit('platnosc-rozpoczeta');
    const { cart } = await who.post({});
    expect(cart.payment_init).toBe(true);
    const sentence = `Płatność została rozpoczęta za koszyk ${cart.cart_name.replace(/^Koszyk /, '')}, dokonywanie zmian nie jest możliwe.`;
    for (const body of [
      { confirm: true },
      { carrier: { id: 2 } },
      { remove: { id: cart.items[0].id, cartId: cart.id } },
    ]) {
      const answer = await who.post(body, key());
      expect([answer.status, answer.messages.payment_init?.messages]).toEqual([409, [sentence]]);
      expect(answer.cart.items).toHaveLength(5);
    }
  });
});
