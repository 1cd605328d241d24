/** Tests on the demo's pages that each price states net or gross, and its unit. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exceptions, lackingPrices } from '../fixtures/prices';
import { useShop } from '../e2e/shop';
import { label } from '../e2e/labels';

const shop = useShop();

/** Waits until the elements display their data. */
const AMOUNT = /\d,\d\d\szł/;
const lackingIn = async (page: Page, where: string) =>
  (await page.evaluate(lackingPrices, exceptions)).map(({ text, lacks }) => `${where}: no ${lacks}: ${text}`);

/** A company's pages under a theme with gross or net prices first. */
async function visitor(theme: string) {
  const page = await shop.visit('/', { as: 'staly-klient' });
  await page.context().addCookies([{ name: 'motyw', value: theme, url: shop.url }]);
  // A helper that the test runner adds to functions.
  await page.addInitScript('globalThis.__name = (one) => one');
  const product = (await page.locator('a[href^="/produkt/"]').first().getAttribute('href'))!;
  const lacking = async (paths: readonly string[]) => {
    const all: string[] = [];
    for (const path of paths) {
      await page.goto(shop.url + path);
      await page.getByText(AMOUNT).filter({ visible: true }).first().waitFor();
      all.push(...(await lackingIn(page, path)));
    }
    return all;
  };
  const all = ['/', '/kategoria/gres', product, '/szukaj?query=gres', '/koszyk', '/pulpit', '/konto/zamowienia'];
  return { page, product, all, lacking };
}

it('every price has its kind and unit under a theme with gross prices first [B34]', async () => {
  const { page, product, all, lacking } = await visitor('skladnica');
  const lacks = await lacking(all);
  await page.goto(shop.url + product);
  await page.getByRole('button', { name: label('product.add.button') }).click();
  await page.getByRole('dialog').getByText('W koszyku').waitFor();
  lacks.push(...(await lackingIn(page, 'added')));
  await page.keyboard.press('Escape');
  await page.locator('shop-cart-widget').getByRole('button').click();
  await page.locator('shop-cart-widget').getByText('Właśnie dodano').waitFor();
  lacks.push(...(await lackingIn(page, 'panel')));
  expect(lacks).toEqual([]);
});

it('every price has its kind and unit under a theme with net prices first [B34]', async () => {
  const { page, all, lacking } = await visitor('wholesale');
  const lacks = await lacking(all);
  await page.goto(`${shop.url}/konto/zamowienia`);
  await page
    .getByRole('button', { name: /^Szczegóły/ })
    .first()
    .click();
  await page.getByRole('columnheader', { name: 'Cena netto' }).waitFor();
  lacks.push(...(await lackingIn(page, 'details')));
  expect(lacks).toEqual([]);
});
