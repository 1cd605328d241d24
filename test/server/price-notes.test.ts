/** Shows that the shop sends reductions with the lowest price in every call, and deposits outside VAT as far as the invoice. */
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { reductionOf } from '../../demo/server/catalogue/price-notes';
import { products, stock } from '../../demo/server/db/schema/catalogue';
import { orderItems, orders } from '../../demo/server/db/schema/orders';
import { invoiceXml } from '../../demo/server/orders/invoice';
import { sumsOf } from '../../demo/server/orders/sums';
import { RETURNABLE } from '../../demo/server/seed/catalogue';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await workerShop()), 60_000);

type Row = Record<string, unknown>;

it('a reduced product has the same notes in suggestions, search, lookup and cart [Z20]', async () => {
  const [product] = await shop.db
    .select()
    .from(products)
    .innerJoin(stock, and(eq(stock.productId, products.id), gt(stock.quantity, 20)))
    .where(and(isNotNull(products.lowestNet), eq(products.isNew, false)));
  const { id, sku, priceNet, lowestNet, ...rest } = product!.products;
  const notes = reductionOf({ ...rest, priceNet, lowestNet });
  expect(notes).toMatchObject({ lowest_price: { net: lowestNet, basis: '30-days' } });
  expect(notes.percent).toBe(Math.round((1 - Number(priceNet) / Number(lowestNet)) * 100));
  const who = await new Visit(shop).as('pusty-koszyk');
  const send = async (path: string, body: object): Promise<Row> => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    return (await (
      await shop.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json()) as Row;
  };
  const suggested = (await send('/api/suggest', { query: sku }))['products'] as Row[];
  expect(suggested.find((one) => one['id'] === id)).toMatchObject(notes);
  const page = await (await shop.app.request(`/produkt/${product!.products.slug}`)).text();
  expect(page).toContain('Najniższa cena z 30 dni przed obniżką:');
  const { cart } = await who.post({ add_product: id });
  expect(cart.items[0]).toMatchObject(notes);
  expect(page).toContain(`Teraz o ${notes.percent} % taniej`);
  const dropdown = (await (await who.send('/api/koszyki')).json()) as { carts: { items: Row[] }[] };
  expect(dropdown.carts[0]?.items[0]).toMatchObject(notes);
});

it('a deposit is a line below its product, inside the total and outside VAT, as far as the invoice [Z24]', async () => {
  const [product] = await shop.db.select().from(products).where(eq(products.sku, RETURNABLE.sku));
  const who = await new Visit(shop).as('pusty-koszyk');
  await who.post({ add_products: [{ id: product?.id, quantity: 2 }] });
  const { cart } = await (await who.ready()).post({});
  const [line, deposit] = cart.items as unknown as [Row, Row];
  expect(deposit).toMatchObject({ kind: 'deposit', belongs_to: line['id'], quantity: 2 });
  expect(deposit).not.toHaveProperty('vat_rate');
  const prices = cart.prices as unknown as Record<string, string> & { vat: { gross: string }[] };
  expect(prices['deposit_total']).toBe('70.00');
  const taxed = prices.vat.reduce((sum, { gross }) => sum + Number(gross), 0);
  expect(Number(prices['total_gross'])).toBeCloseTo(taxed + 70, 5);

  const seen = { cart_id: cart.id, revision: cart.revision, total_gross: cart.prices.total_gross };
  const ordered = await who.post({ confirm: true, seen }, { 'idempotency-key': crypto.randomUUID() });
  const guid = ordered.messages['confirm']?.redirect_url?.split('/').at(-1) ?? '';
  const [order] = await shop.db.select().from(orders).where(eq(orders.guid, guid));
  const items = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, order!.id));
  expect([order?.deposit, order?.totalGross]).toEqual(['70.00', prices['total_gross']]);
  const net = Number(prices['total_net']);
  expect(Number(sumsOf(order!, items).vat)).toBeCloseTo(taxed - net, 5);
  const xml = invoiceXml(order!, items);
  expect(xml).toContain(`<P_15>${taxed.toFixed(2)}</P_15>`);
  expect(xml).toContain('<Obciazenia><Kwota>70.00</Kwota><Powod>Kaucja (zwrotna)</Powod></Obciazenia>');
  expect(xml).toContain(`<DoZaplaty>${prices['total_gross']}</DoZaplaty>`);
});
