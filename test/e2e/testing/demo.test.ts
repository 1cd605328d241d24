/** Tests the page objects in the demo shop: from the search box to the order, and a blocked client. */
import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../../../demo/server/db/schema/orders';
import { shopCart, shopSuggester } from '../../../src/tools/testing/main';
import { useShop } from '../shop';

const shop = useShop();

it('the page objects search, order, and deliver to a new address', async () => {
  const page = await shop.visit('/');
  const suggester = shopSuggester(page);
  await suggester.type('klej');
  await suggester.find('suggestion').first().waitFor();
  await page.goto(`${shop.url}/koszyk`);
  const cart = shopCart(page);
  const quantity = cart.find('quantity').first();
  const name = (await quantity.getAttribute('aria-label'))!.replace('Ilość: ', '');
  await cart.setQuantity(name, Number(await quantity.inputValue()) * 2);
  await cart.choose.delivery('Kurier');
  await cart.choose.payment('Przedpłata');
  await cart.note('Proszę dzwonić.');
  await cart.toAddresses();
  const address = { name: 'Budowa Wola', street: 'Polna', house_no: '1', zip_code: '00-950' };
  await cart.deliverTo({ ...address, city: 'Warszawa', post: 'Warszawa' });
  await cart.toSummary();
  await cart.order();
  await page.waitForURL(/\/zamowienie\//);
  const [order] = await shop.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  expect(JSON.stringify(order)).toMatch(/Polna.*Proszę dzwonić|Proszę dzwonić.*Polna/);
});

it('the page objects report a blocked client, who cannot order', async () => {
  const page = await shop.visit('/koszyk', { as: 'blokada-zakupow' });
  await shopCart(page).find('notice').filter({ hasText: 'zablokowane' }).waitFor();
});
