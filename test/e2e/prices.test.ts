/** Shows on every page of the demo that a price says net or gross, and of how much it is the price. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exceptions, lackingPrices } from '../fixtures/prices';
import { isWhole } from './sample';
import { useShop } from './shop';

const shop = useShop();

/** Until its elements have shown their data. */
const AMOUNT = /\d,\d\d\szł/;
async function lacking(page: Page, path: string): Promise<string[]> {
  await page.goto(shop.url + path);
  await page.getByText(AMOUNT).first().waitFor();
  const told = await page.evaluate(lackingPrices, exceptions);
  return told.map(({ text, lacks }) => `${path}: no ${lacks}: ${text}`);
}

it('no page has a price without its kind and unit [B34]', async () => {
  const page = await shop.visit('/', { as: 'staly-klient' });
  // What the test runner wraps around functions.
  await page.addInitScript('globalThis.__name = (one) => one');
  const product = await page.locator('a[href^="/produkt/"]').first().getAttribute('href');
  const told: string[] = [];
  // Each page takes seconds: a daily run looks at those with the most kinds of prices.
  const all = ['/', '/kategoria/gres', product!, '/szukaj?query=gres', '/koszyk', '/pulpit', '/konto/zamowienia'];
  for (const path of isWhole ? all : [product!, '/szukaj?query=gres', '/koszyk'])
    told.push(...(await lacking(page, path)));
  await page.goto(shop.url + product!);
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  await page.getByRole('dialog').getByText('W koszyku').waitFor();
  told.push(
    ...(await page.evaluate(lackingPrices, exceptions)).map(({ text, lacks }) => `added: no ${lacks}: ${text}`),
  );
  await page.keyboard.press('Escape');
  await page.locator('shop-cart-widget').getByRole('button').click();
  await page.locator('shop-cart-widget').getByText('Właśnie dodano').waitFor();
  told.push(
    ...(await page.evaluate(lackingPrices, exceptions)).map(({ text, lacks }) => `panel: no ${lacks}: ${text}`),
  );
  expect(told).toEqual([]);
});
