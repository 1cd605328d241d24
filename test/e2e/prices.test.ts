/** Shows on every page of the demo that a price says net or gross, and of how much it is the price. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exceptions, lackingPrices } from '../fixtures/prices';
import { isWhole } from './sample';
import { useShop } from './shop';

const shop = useShop();

/** Until its elements have shown their data. */
const AMOUNT = /\d,\d\d\szł/;
const told = async (page: Page, where: string) =>
  (await page.evaluate(lackingPrices, exceptions)).map(({ text, lacks }) => `${where}: no ${lacks}: ${text}`);

/** A company's page under a theme that shows gross prices first, or net. */
async function visitor(theme: string) {
  const page = await shop.visit('/', { as: 'staly-klient' });
  await page.context().addCookies([{ name: 'motyw', value: theme, url: shop.url }]);
  // What the test runner wraps around functions.
  await page.addInitScript('globalThis.__name = (one) => one');
  const product = (await page.locator('a[href^="/produkt/"]').first().getAttribute('href'))!;
  const lacking = async (paths: readonly string[]) => {
    const all: string[] = [];
    for (const path of paths) {
      await page.goto(shop.url + path);
      await page.getByText(AMOUNT).first().waitFor();
      all.push(...(await told(page, path)));
    }
    return all;
  };
  const all = ['/', '/kategoria/gres', product, '/szukaj?query=gres', '/koszyk', '/pulpit', '/konto/zamowienia'];
  return { page, product, all, lacking };
}

// What the server prints is looked at in test/server/prices.test.ts. Each page takes seconds: a daily run looks at those with the most kinds of prices.
it('every price has its kind and unit under a theme with gross prices first [B34]', async () => {
  const { page, product, all, lacking } = await visitor('skladnica');
  const found = await lacking(isWhole ? all : [product, '/szukaj?query=gres']);
  await page.goto(shop.url + product);
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
  await page.getByRole('dialog').getByText('W koszyku').waitFor();
  found.push(...(await told(page, 'added')));
  await page.keyboard.press('Escape');
  await page.locator('shop-cart-widget').getByRole('button').click();
  await page.locator('shop-cart-widget').getByText('Właśnie dodano').waitFor();
  found.push(...(await told(page, 'panel')));
  expect(found).toEqual([]);
});

it('every price has its kind and unit under a theme with net prices first [B34]', async () => {
  const { page, all, lacking } = await visitor('wholesale');
  const found = await lacking(isWhole ? all : ['/koszyk']);
  await page.goto(`${shop.url}/konto/zamowienia`);
  await page
    .getByRole('button', { name: /^Szczegóły/ })
    .first()
    .click();
  await page.getByRole('columnheader', { name: 'Cena netto' }).waitFor();
  found.push(...(await told(page, 'details')));
  expect(found).toEqual([]);
});
