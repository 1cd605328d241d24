/** Orders in a shop that a guide has built; console warnings and errors fail. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserOf } from '../e2e/worker';
import { label } from '../e2e/labels';

/** A page, and the warnings and errors of its console. */
async function open(url: string): Promise<{ page: Page; problems: string[] }> {
  const page = await (await (await browserOf()).newContext({ locale: 'pl-PL' })).newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    // A page that caches may store has no token: the first call brings one and is repeated.
    const isExpected = message.location().url.endsWith('favicon.ico') || message.text().includes('status of 419');
    if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(url);
  return { page, problems };
}

/** From the product's button to the page of the order; `contact` has the values of its fields by label. */
export async function order(
  url: string,
  shopPath: string,
  cartPath = '/koszyk',
  contact: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { page, problems } = await open(url + shopPath);
  await page.locator('shop-add-to-cart').getByRole('button').last().click();
  await page
    .getByText(/koszyk/i)
    .last()
    .waitFor();
  await expect
    .poll(() =>
      page
        .context()
        .cookies()
        .then((all) => all.length),
    )
    .toBeGreaterThan(1);
  await page.goto(url + cartPath);
  await page.getByRole('radio', { name: /Odbiór/ }).check();
  await page.getByRole('radio', { name: /Przy odbiorze/ }).check();
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
  for (const [label, value] of Object.entries(contact)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: label('cart.toSummary') }).click();
  await page
    .getByRole('button', { name: /Zamawiam|Złóż zamówienie/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Zamówienie \S/ }).waitFor();
  expect(await page.getByText('Klej do gresu').count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
}
