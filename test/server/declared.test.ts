/** Shows how the demo shop records consents: unticked until the buyer ticks the displayed wording, and stored with the order. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { carts } from '../../demo/server/db/schema/carts';
import { orders } from '../../demo/server/db/schema/orders';
import { workerShop } from '../fixtures/open-shop';
import { Visit, type WireCart } from './visit';

let shop: Shop;
beforeAll(async () => (shop = await workerShop()));

type DeclaredField = { name: string; value: string; version?: string };
const askedIn = (cart: WireCart) => (cart as unknown as { extra_fields: DeclaredField[] }).extra_fields;
const visit = () => new Visit(shop).as('ze-zgodami');
const say = (name: string, value: string, version?: string) => ({ extra_field: { name, value, version } });
const tick = (visitor: Visit, cart: WireCart, name = 'terms') =>
  visitor.post(say(name, '1', askedIn(cart).find((one) => one.name === name)?.version));
const confirm = (cart: WireCart, consents?: Record<string, string>) => ({
  confirm: true,
  seen: { cart_id: cart.id, revision: cart.revision, consents },
});
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

it('extra fields appear only for their clients, and a new cart has nothing ticked or chosen [O14]', async () => {
  const { cart } = await (await visit()).post({});
  expect(askedIn(cart).map(({ name, value }) => [name, value])).toEqual([
    ['terms', ''],
    ['offers', ''],
    ['purpose', ''],
  ]);
  expect((await (await new Visit(shop).as('kupujacy')).post({})).cart).not.toHaveProperty('extra_fields');
});

it('confirm refuses an order without the required consent, with the shop’s message [O15]', async () => {
  const visitor = await visit();
  const { cart } = await visitor.post({});
  const refused = await visitor.post(confirm(cart), key());
  expect([refused.status, refused.messages['extra_field']?.messages]).toEqual([
    422,
    ['Zaznacz, że akceptujesz regulamin sklepu.'],
  ]);
});

it('a tick and an order for another wording are refused, and so is an order with an outdated tick [O16]', async () => {
  const visitor = await visit();
  const { cart } = await visitor.post({});
  const other = await visitor.post(say('terms', '1', '2020-01-01'));
  expect([other.status, askedIn(other.cart)[0]?.value]).toEqual([422, '']);
  const ticked = await tick(visitor, cart);
  const old = await visitor.post(confirm(ticked.cart, { terms: '2020-01-01' }), key());
  expect([old.status, old.messages['confirm']?.messages]).toEqual([
    409,
    ['Zmieniła się treść: „Akceptuję regulamin sklepu.” Przeczytaj ją i zaznacz jeszcze raz.'],
  ]);
  const thousand = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x${at}`, '1']));
  expect((await visitor.post(confirm(ticked.cart, thousand), key())).messages['confirm']?.messages).toHaveLength(20);
  await shop.db
    .update(carts)
    .set({ extraFields: { terms: '2020-01-01 2020-01-02T10:00:00.000Z' } })
    .where(eq(carts.id, cart.id));
  const before = await visitor.post({});
  expect(askedIn(before.cart)[0]?.value).toBe('');
  expect((await visitor.post(confirm(before.cart), key())).status).toBe(422);
});

it('an order stores wording, version, value and time; a choice can be cleared [O17]', async () => {
  const visitor = await visit();
  const { cart } = await visitor.post({});
  await visitor.post(say('purpose', 'trade'));
  expect(askedIn((await visitor.post(say('purpose', ''))).cart)[2]?.value).toBe('');
  await visitor.post(say('purpose', 'private'));
  const ticked = await tick(visitor, cart);
  const versions = Object.fromEntries(
    askedIn(ticked.cart).flatMap(({ name, version }) => (version === undefined ? [] : [[name, version]])),
  );
  const placed = await visitor.post(confirm(ticked.cart, versions), key());
  expect(placed.messages['confirm']?.redirect_url).toMatch(/^\/zamowienie\//);
  const [order] = await shop.db.select().from(orders).where(eq(orders.cartId, cart.id));
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(order?.extraFields).toEqual([
    { name: 'terms', label: 'Akceptuję regulamin sklepu.', value: '1', version: versions['terms'], at },
    expect.objectContaining({ name: 'offers', value: '', version: versions['offers'], at }),
    { name: 'purpose', label: 'Cel zakupu', value: 'Zakup nie ma dla mnie charakteru zawodowego' },
  ]);
  expect(askedIn((await visitor.post({})).cart).every(({ value }) => value === '')).toBe(true);
});

it('the plain summary requires the same consents [O17]', async () => {
  const visitor = await visit();
  const { cart } = await visitor.post({});
  const page = await (await visitor.send('/koszyk/podsumowanie')).text();
  const [box = ''] = /<input type="checkbox" name="extra\[terms\]"[^>]*>/.exec(page) ?? [];
  expect([box.includes('checked'), box.includes('required')]).toEqual([false, true]);
  expect(page.indexOf(box)).toBeLessThan(page.indexOf('Do zapłaty brutto'));
  const revision = /name="revision" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const order = (more: Record<string, string>) =>
    visitor.send('/koszyk/podsumowanie', {
      method: 'POST',
      body: new URLSearchParams({
        _token: visitor.token,
        key: crypto.randomUUID(),
        cart_id: String(cart.id),
        revision,
        total_gross: cart.prices.total_gross,
        ...more,
      }),
    });
  expect((await order({})).headers.get('location')).toBe('/koszyk/podsumowanie');
  expect(await (await visitor.send('/koszyk/podsumowanie')).text()).toContain('Zaznacz, że akceptujesz regulamin');
  const version = askedIn(cart)[0]?.version ?? '';
  const done = await order({ 'extra[terms]': '1', 'version[terms]': version });
  expect(done.headers.get('location')).toMatch(/^\/zamowienie\//);
});
