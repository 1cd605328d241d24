/** Tests the conditions of an order besides a full cart: an address, a sufficient limit, a key and its own body. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { clients } from '../../demo/server/db/schema/clients';
import { orders } from '../../demo/server/db/schema/orders';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const visit = (slug = 'kupujacy') => new Visit(shop).as(slug);
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const count = () => shop.db.$count(orders);
const COURIER = 1;
const PICKUP = 3;
const ONLINE = 1;
const WIRE = 2;
const UPFRONT = 3;

describe('a delivery', () => {
  const order = async (who: Visit, carrier: number) => {
    await who.post({ carrier: { id: carrier } });
    await who.post({ payment: { id: ONLINE } });
    return who.post({ confirm: true }, key());
  };

  it('a delivery requires an address: of delivery, invoice or client', async () => {
    const who = await visit('bez-adresu');
    const before = await count();
    const refused = await order(who, COURIER);
    expect([refused.status, refused.messages]).toEqual([
      422,
      { confirm: { messages: ['Podaj adres dostawy.'], status: 'error', scroll: true } },
    ]);
    expect(refused.cart).toMatchObject({ invoice_address: null, delivery_address: null });
    expect(await count()).toBe(before);
  });

  it.each(['delivery_address', 'invoice_address'])('an order is accepted with a %s', async (what) => {
    const who = await visit('bez-adresu');
    const address = { name: 'Budowa', street: 'Polna', house_no: '1', flat_no: '', city: 'Łódź', zip_code: '90-001' };
    const { cart } = await who.post({ new_address: { ...address, post: 'Łódź', country: 'PL', region: 'łódzkie' } });
    await who.post({ [what]: { id: cart.addresses[0].id } });
    expect((await order(who, COURIER)).status).toBe(200);
  });

  it('a pickup requires no address', async () => {
    expect((await order(await visit('bez-adresu'), PICKUP)).status).toBe(200);
  });
});

describe('a payment', () => {
  it('a missing payment is refused with a link to it', async () => {
    const who = await visit();
    await who.post({ carrier: { id: COURIER } });
    const { status, messages } = await who.post({ confirm: true }, key());
    expect([status, messages]).toEqual([
      422,
      {
        payment_id: { messages: ['Wybierz formę płatności.'], status: 'error', scroll: true },
        confirm: { messages: [], status: 'error', goToStep: true },
      },
    ]);
  });

  const pay = async (payment: number, limit: object) => {
    const who = await visit('specjalista');
    await who.post({ carrier: { id: COURIER } });
    const { cart } = await who.post({ payment: { id: payment } });
    await shop.db.update(clients).set(limit).where(eq(clients.id, 4));
    return { ...(await who.post({ confirm: true }, key())), orderedCart: cart };
  };

  it('a deferred wire requires a free limit for the order', async () => {
    const before = await count();
    const { status, messages, orderedCart } = await pay(WIRE, { limitRemaining: '12.50' });
    const total = orderedCart.prices.total_gross.replace('.', ',').replace(/\B(?=(\d{3})+,)/, '\u00a0');
    expect([status, messages.payment_id?.messages]).toEqual([
      422,
      [
        `Wolny limit kupiecki to 12,50\u00a0zł, a zamówienie ma wartość ${total}\u00a0zł. Wybierz inną formę płatności.`,
      ],
    ]);
    expect(messages.confirm?.goToStep).toBe(true);
    expect(await count()).toBe(before);
  });

  it.each<[what: string, payment: number, limit: object]>([
    ['a prepayment above the limit, since it needs no credit', UPFRONT, { limitRemaining: '12.50' }],
    ['a limit managed by the bank', WIRE, { limitRemaining: '0.00', limitFactoring: true }],
    ['no limit at all', WIRE, { limitRemaining: null, limitFactoring: false }],
  ])('is accepted with %s', async (_what, payment, limit) => {
    expect((await pay(payment, limit)).status).toBe(200);
  });

  it('a limit is used up by the orders of this buyer, and by no other visitor’s', async () => {
    const order = (who: Visit) => who.post({ confirm: true }, key());
    const who = await (await visit()).ready();
    const { cart } = await who.post({});
    const limitRemaining = (Number(cart.prices.total_gross) + 10).toFixed(2);
    await shop.db.update(clients).set({ limitRemaining }).where(eq(clients.id, 1));
    expect((await order(who)).status).toBe(200);
    await who.post({ add_product: 1 });
    await who.ready();
    expect((await order(who)).messages.payment_id?.messages[0]).toContain('Wolny limit kupiecki to 10,00\u00a0zł');
    expect((await order(await (await visit()).ready())).status).toBe(200);
  });

  it('a client with a sufficient limit can order by deferred wire', async () => {
    for (const slug of ['kupujacy', 'handlowiec', 'koszyk-500', 'koszyk-glowny'])
      expect([slug, (await (await (await visit(slug)).ready()).post({ confirm: true }, key())).status]).toEqual([
        slug,
        200,
      ]);
    const poor = await (await visit('limit-przekroczony')).ready();
    expect((await poor.post({ confirm: true }, key())).messages.payment_id?.messages[0]).toContain('0,00\u00a0zł');
  });
});

describe('an order', () => {
  const both = ({ id, items: [line] }: { id: number; items: [{ id: number }, ...unknown[]] }) => [
    { remove: { id: line.id, cartId: id }, confirm: true },
    { confirm: true, remove: { id: line.id, cartId: id } },
    { confirm: true, client_comments: 'Brama B' },
    { confirm: true, seen: { cart_id: id }, unheard: 1 },
    { confirm: 1 },
    { confirm: true, seen: 'all' },
  ];

  it('confirm combined with another action is refused, and neither is performed', async () => {
    const who = await (await visit()).ready();
    const { cart } = await who.post({});
    const before = await count();
    for (const body of both(cart)) expect([body, (await who.post(body, key())).status]).toEqual([body, 400]);
    expect(await count()).toBe(before);
    expect((await who.post({})).cart).toEqual(cart);
  });
});

describe('a key', () => {
  const address = (name: string) => ({
    new_address: {
      ...{ name, street: 'Polna', house_no: '1', flat_no: '', city: 'Łódź' },
      ...{ zip_code: '90-001', post: 'Łódź', country: 'PL', region: 'łódzkie' },
    },
  });
  const OTHER = 'To samo żądanie przyszło z inną treścią. Odśwież stronę i spróbuj ponownie.';

  it('a key reused for another address is refused and saves none', async () => {
    const who = await visit();
    const same = key();
    expect((await who.post(address('Budowa'), same)).status).toBe(200);
    const { cart } = await who.post(address('Budowa'), same);
    const other = await who.post(address('Magazyn'), same);
    expect([other.status, other.messages.new_address?.messages]).toEqual([422, [OTHER]]);
    expect(other.cart).toEqual(cart);
  });

  it('the key of an ordered cart cannot order another cart', async () => {
    const who = await (await visit()).ready();
    const same = key();
    const { cart } = await who.post({});
    const first = await who.post({ confirm: true, seen: { cart_id: cart.id, revision: cart.revision } }, same);
    const next = await who.post({ add_product: 1 });
    const other = await who.post({ confirm: true, seen: { cart_id: next.cart.id } }, same);
    expect([other.status, other.messages.confirm?.messages]).toEqual([422, [OTHER]]);
    expect(other.cart).toEqual(next.cart);
    expect(await who.post({ confirm: true, seen: { cart_id: String(cart.id) } }, same)).toEqual(first);
  });
});
