/** Tests preloading in the idle cart: later steps and their dialogs. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { waitForCartView } from './first-screens';
import { label } from './labels';
import { useShop } from './shop';

const shop = useShop();

const STEPS = '**/elements/chunks/later-*';

const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /chunks\/(\w+)-[^/]*\.js$/.exec(name)?.[1] ?? []),
  );
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((go) => requestIdleCallback(go));
  });
async function goOn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
}
const title = (page: Page) => page.getByRole('heading', { name: 'Dane adresowe' });

it('the later steps are preloaded before anybody opens them', async () => {
  const page = await shop.visit('/koszyk');
  await waitForCartView(page);
  await expect.poll(() => fetched(page)).toContain('later');
  await page.route(STEPS, (route) => route.abort());
  await goOn(page);
  await title(page).waitFor();
});

it('the later steps are loaded on demand if the visitor saves data', async () => {
  const page = await shop.visit('/koszyk', {
    prepare: (one) =>
      one.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  });
  await waitForCartView(page);
  await idle(page);
  expect(await fetched(page)).not.toContain('later');
  await goOn(page);
  await title(page).waitFor();
});

it('a step that failed to load displays a message, and loads on retry', async () => {
  const page = await shop.visit('/koszyk', { prepare: (one) => one.route(STEPS, (route) => route.abort()) });
  await waitForCartView(page);
  await goOn(page);
  await page.getByText('Nie udało się wczytać tej części strony').waitFor();
  await page.unroute(STEPS);
  await page.locator('shop-cart').getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await title(page).waitFor();
  await expect.poll(() => title(page).evaluate((one) => one.matches(':focus'))).toBe(true);
});

it('a URL of a later step opens it', async () => {
  const page = await shop.visit('/koszyk');
  await goOn(page);
  await title(page).waitFor();
  await page.reload();
  await title(page).waitFor();
});
