/** Shows that goods without VAT are sold for their net price: in the cart, its sums by rate, the printed confirmation and the invoice. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { products } from '../../demo/server/db/schema/catalogue';
import { orderItems, orders } from '../../demo/server/db/schema/orders';
import { invoiceXml } from '../../demo/server/orders/invoice';
import { sheetOf } from '../../demo/server/pages/order-sheet';
import { EXEMPT } from '../../demo/server/seed/catalogue';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await workerShop()), 60_000);

it('a product with the rate zw has no VAT, and every rate display says zw [B39]', async () => {
  const [product] = await shop.db.select().from(products).where(eq(products.sku, EXEMPT));
  expect(product?.vat).toBe('zw');
  const page = await (await shop.app.request(`/produkt/${product?.slug}`)).text();
  expect(page).toContain('VAT zw. – zwolnione z VAT');
  const who = await new Visit(shop).as('pusty-koszyk');
  await who.post({ add_products: [{ id: product?.id, quantity: 2 }] });
  const { cart } = await (await who.ready()).post({});
  const line = cart.items[0] as unknown as { vat_rate: unknown; prices: Record<string, string> };
  expect([line.vat_rate, line.prices['gross']]).toEqual(['zw', product?.priceNet]);
  const { vat } = cart.prices as unknown as { vat: Record<string, unknown>[] };
  expect(vat.at(-1)).toMatchObject({ rate: 'zw', vat: '0.00', gross: line.prices['total_net'] });

  const seen = { cart_id: cart.id, revision: cart.revision, total_gross: cart.prices.total_gross };
  const ordered = await who.post({ confirm: true, seen }, { 'idempotency-key': crypto.randomUUID() });
  expect(ordered.status).toBe(200);
  const guid = ordered.messages['confirm']?.redirect_url?.split('/').at(-1) ?? '';
  const [order] = await shop.db.select().from(orders).where(eq(orders.guid, guid));
  const [item] = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, order!.id));
  const sheet = sheetOf(order!, [item!]);
  expect([sheet.rows[0]?.rate, sheet.legend]).toEqual(['zw.', 'zw. – zwolnione z VAT']);
  const xml = invoiceXml(order!, [item!]);
  expect(xml).toContain('<P_12>zw</P_12>');
  expect(xml).toContain(`<P_13_7>${line.prices['total_net']}</P_13_7>`);
});
