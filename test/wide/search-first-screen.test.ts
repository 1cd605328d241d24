/** Tests the search page before React with an empty tag: equal to the view, usable, with one request. */
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { outlineOf } from '../fixtures/outline';
import { failReact, holdReact, watchShift } from '../e2e/first-screens';
import { useShop } from '../e2e/shop';

const shop = useShop();

const search = (page: Page) => page.locator('shop-search');
const markup = (page: Page) => search(page).evaluate((one) => one.shadowRoot!.querySelector('.site')?.outerHTML ?? '');
const waitForCartView = (page: Page) => search(page).and(page.locator(':state(shown)')).waitFor();

/** Opens a page with the bare tag, without React for now. */
async function early() {
  let react: ReturnType<typeof holdReact> | undefined;
  const page = await shop.visit('/oddzialy', { prepare: (one) => (react = holdReact(one)).prepare });
  return { page, ...(await withTag(page)), letGo: () => react!.letGo() };
}

async function withTag(page: Page) {
  const requests: string[] = [];
  const answers: Route[] = [];
  await page.route('**/api/search', (route) => {
    requests.push((route.request().postDataJSON() as { query: string }).query);
    answers.push(route);
  });
  await page.evaluate(() => {
    const tag = document.createElement('shop-search');
    tag.setAttribute('url', '/api/search');
    tag.setAttribute('query', 'gres');
    document.querySelector('main')!.prepend(tag);
  });
  await page.getByRole('heading', { name: 'Wyniki dla „gres”' }).waitFor();
  return { requests, answers };
}

it('the drawn search page equals its view, moves nothing, and requests its results once', async () => {
  const { page, requests, answers, letGo } = await early();
  await expect.poll(() => requests).toEqual(['gres']);
  const drawn = await markup(page);
  const height = await search(page).evaluate((one) => one.clientHeight);
  const shift = await watchShift(page);
  await letGo();
  await waitForCartView(page);
  expect(outlineOf(await markup(page))).toBe(outlineOf(drawn));
  expect(await search(page).evaluate((one) => one.clientHeight)).toBe(height);
  expect(await shift()).toBeLessThan(0.001);
  await answers[0]!.continue();
  await search(page)
    .getByRole('tab', { name: /Produkty/ })
    .waitFor();
  expect(requests).toEqual(['gres']);
});

it('the search page finds text typed and sent before React', async () => {
  const { page, requests, answers, letGo } = await early();
  const field = search(page).getByRole('searchbox');
  await field.fill('klej do płytek');
  await field.press('Enter');
  await field.evaluate((one: HTMLInputElement) => one.setSelectionRange(4, 4));
  await letGo();
  await waitForCartView(page);
  await page.getByRole('heading', { name: 'Wyniki dla „klej do płytek”' }).waitFor();
  expect(
    await field.evaluate((one: HTMLInputElement) => [one.value, one.matches(':focus'), one.selectionStart]),
  ).toEqual(['klej do płytek', true, 4]);
  expect(requests).toEqual(['gres', 'klej do płytek']);
  await Promise.all(answers.map((one) => one.continue()));
  await search(page)
    .getByRole('tab', { name: /Produkty/ })
    .waitFor();
  expect(new URL(page.url()).searchParams.get('query')).toBe('klej do płytek');
});

it('the search page submits its form to the shop if React never loads', async () => {
  const page = await shop.visit('/oddzialy', { prepare: failReact });
  await withTag(page);
  await search(page).getByRole('searchbox').fill('klej');
  // The first press may come while the view is still loading; then the message appears.
  const press = () => search(page).getByRole('searchbox').press('Enter', { timeout: 1000 });
  await expect.poll(() => press().then(page.url.bind(page), page.url.bind(page))).toMatch(/oddzialy\?query=klej$/);
});
