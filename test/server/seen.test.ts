/** Shows that buyers order only what they have seen: each change makes another revision, and a confirm of an older one orders nothing. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { cartItems, carts } from '../../demo/server/db/schema/carts';
import { addresses } from '../../demo/server/db/schema/clients';
import { orders } from '../../demo/server/db/schema/orders';
import { openShop } from '../fixtures/open-shop';
import { Visit, type WireCart } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const visit = (slug = 'kupujacy') => new Visit(shop).as(slug);
const cartOf = async (who: Visit) => (await who.post({})).cart;
const revisionOf = async (who: Visit) => (await cartOf(who)).revision;
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const seenOf = ({ id, revision, prices, delivery_address }: WireCart) => ({
  cart_id: id,
  revision,
  total_gross: prices.total_gross,
  ...(delivery_address && { delivery_address_id: delivery_address.id }),
});
const ordersOf = ({ id }: WireCart) => shop.db.$count(orders, eq(orders.cartId, id));
const CHANGED = 'Koszyk zmienił się w innym oknie. Sprawdź zmiany i zamów ponownie.';

describe('the revision', () => {
  it('the revision is the same for every request', async () => {
    const who = await visit();
    const { revision } = await cartOf(who);
    expect(revision).toMatch(/^\S{16,}$/);
    expect(await revisionOf(who)).toBe(revision);
    expect(await (await who.send('/koszyk')).text()).toContain(`"revision":"${revision}"`);
  });

  const COURIER = 1;
  const line = ({ items: [one] }: WireCart) => one;
  const changes: [what: string, slug: string, ...bodies: ((cart: WireCart) => unknown)[]][] = [
    ['a quantity', 'kupujacy', (cart) => ({ quantity: { [line(cart).id]: 3 }, cartToUpdate: cart.id })],
    ['a line that goes', 'kupujacy', (cart) => ({ remove: { id: line(cart).id, cartId: cart.id } })],
    ['a line that comes', 'pusty-koszyk', () => ({ add_product: 1 })],
    ['the carrier', 'kupujacy', () => ({ carrier: { id: COURIER } })],
    ['the payment', 'kupujacy', () => ({ payment: { id: 1 } })],
    ['its method', 'kupujacy', () => ({ payment_method: { payment_id: 1, method_id: 'blik' } })],
    ['the delivery address', 'kupujacy', (cart) => ({ delivery_address: { id: cart.addresses[0].id } })],
    ['the invoice address', 'kupujacy', (cart) => ({ invoice_address: { id: cart.addresses[0].id } })],
    ['the locker’s contact', 'kupujacy', () => ({ inpost_contact: { email: 'a@example.com', phone: '601234567' } })],
    ['the notes', 'kupujacy', () => ({ client_comments: 'Brama B' })],
    ['the project', 'specjalista', () => ({ project: { id: 1 } })],
    [
      'a trader’s price',
      'handlowiec',
      (cart) => ({
        add_discount: { id: line(cart).id, cartId: cart.id, discount_price: line(cart).prices.minimal_price_net },
      }),
    ],
    [
      'a trader’s price of the chosen delivery',
      'handlowiec',
      () => ({ carrier: { id: COURIER } }),
      () => ({ add_carrier_discount: { id: COURIER, discount_price: '7.77' } }),
    ],
    [
      'a quantity of a child cart',
      'koszyk-glowny',
      ({ childCarts: [, child] }) => ({
        quantity: { [child.items[0].id]: child.items[0].min + child.items[0].step },
        cartToUpdate: child.id,
      }),
    ],
  ];
  it.each(changes)('the revision changes after %s', async (_what, slug, ...bodies) => {
    const who = await visit(slug);
    for (const body of bodies) {
      const cart = await cartOf(who);
      const after = await who.post(body(cart));
      expect(after.status).toBe(200);
      expect(after.cart.revision).not.toBe(cart.revision);
      expect(await revisionOf(who)).toBe(after.cart.revision);
    }
  });

  it('the revision changes with a used address, the locker, a started payment and a shop price', async () => {
    const who = await visit();
    const { id, addresses: saved } = await cartOf(who);
    const used = saved[1]!.id;
    await who.post({ delivery_address: { id: used } });
    const seen = [await revisionOf(who)];
    const see = async () => void seen.push(await revisionOf(who));
    await shop.db.update(addresses).set({ houseNo: '99' }).where(eq(addresses.id, used));
    await see();
    await shop.db.update(carts).set({ inpostCode: 'POZ01A' }).where(eq(carts.id, id));
    await see();
    await shop.db.update(cartItems).set({ priceNet: '0.01' }).where(eq(cartItems.cartId, id));
    await see();
    await shop.db.update(carts).set({ paymentInit: true }).where(eq(carts.id, id));
    await see();
    expect(new Set(seen).size).toBe(5);
  });

  it('the revision stays if another address is only saved', async () => {
    const who = await visit();
    const before = await revisionOf(who);
    const address = { name: 'Budowa', street: 'Polna', house_no: '1', flat_no: '', city: 'Łódź', zip_code: '90-001' };
    const { cart } = await who.post({ new_address: { ...address, post: 'Łódź', country: 'PL', region: 'łódzkie' } });
    expect(cart.revision).toBe(before);
  });
});

describe('a confirm with seen values', () => {
  it('confirm with matching seen values places the order', async () => {
    const who = await (await visit()).ready();
    const cart = await cartOf(who);
    expect((await who.post({ confirm: true, seen: seenOf(cart) }, key())).status).toBe(200);
    expect(await ordersOf(cart)).toBe(1);
  });

  const untrue: [what: string, seen: object][] = [
    ['cart', { cart_id: 1 }],
    ['revision', { revision: 'another' }],
    ['total', { total_gross: '0.01' }],
    ['delivery address', { delivery_address_id: 987654 }],
  ];
  it.each(untrue)('confirm with another %s gets 409 with cart and message, and no order', async (_what, other) => {
    const who = await (await visit()).ready();
    const cart = await cartOf(who);
    const same = key();
    const answer = await who.post({ confirm: true, seen: { ...seenOf(cart), ...other } }, same);
    expect([answer.status, answer.cart]).toEqual([409, cart]);
    expect(answer.messages).toEqual({ confirm: { messages: [CHANGED], status: 'error', scroll: true } });
    expect(await ordersOf(cart)).toBe(0);
    // The server does not store a refusal under its key.
    expect((await who.post({ confirm: true, seen: seenOf(cart) }, same)).status).toBe(200);
  });

  it('confirm compares only present values: ids as text, totals as numbers', async () => {
    const who = await (await visit()).ready();
    await who.post({ delivery_address: { id: (await cartOf(who)).addresses[0].id } });
    const { id, prices, delivery_address } = await cartOf(who);
    const seen = {
      cart_id: String(id),
      total_gross: Number(prices.total_gross),
      delivery_address_id: String(delivery_address?.id),
    };
    expect((await who.post({ confirm: true, seen }, key())).status).toBe(200);
    expect((await who.post({ confirm: true, seen: {} }, key())).status).toBe(422);
  });

  it('confirm is refused after a change in another window', async () => {
    const who = await (await visit()).ready();
    for (const change of [
      ({ id, items: [one] }: WireCart) => ({ quantity: { [one.id]: 7 }, cartToUpdate: id }),
      ({ addresses: [one] }: WireCart) => ({ delivery_address: { id: one.id } }),
    ]) {
      const cart = await cartOf(who);
      await who.post(change(cart));
      const answer = await who.post({ confirm: true, seen: seenOf(cart) }, key());
      expect([answer.status, answer.messages.confirm?.messages]).toEqual([409, [CHANGED]]);
      expect(answer.cart).toEqual(await cartOf(who));
      expect(await ordersOf(cart)).toBe(0);
    }
  });

  it('no concurrent change gets between comparison and order', async () => {
    const outcomes = new Set<number>();
    for (let round = 0; round < 6; round += 1) {
      const who = await (await visit()).ready();
      const cart = await cartOf(who);
      const change = () => who.post({ quantity: { [cart.items[0].id]: 7 }, cartToUpdate: cart.id });
      const order = () => who.post({ confirm: true, seen: seenOf(cart) }, key());
      const answers = await Promise.all(round % 2 === 0 ? [change(), order()] : [order(), change()]);
      const [placed] = await shop.db.select().from(orders).where(eq(orders.cartId, cart.id));
      const status = answers[round % 2 === 0 ? 1 : 0]!.status;
      outcomes.add(status);
      expect([status, placed?.totalGross]).toEqual(status === 200 ? [200, cart.prices.total_gross] : [409, undefined]);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('a repeated confirm gets the first response, although the cart has changed', async () => {
    const who = await (await visit()).ready();
    const body = { confirm: true, seen: seenOf(await cartOf(who)) };
    const same = key();
    const first = await who.post(body, same);
    expect(first.status).toBe(200);
    expect(await who.post(body, same)).toEqual(first);
  });
});
