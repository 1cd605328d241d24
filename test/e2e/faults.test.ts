/** Tests that a faulty network or server loses no input and places no order twice. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { waitForCartView } from './first-screens';
import { label } from './labels';
import { choose, REACT, toSummary, useShop } from './shop';

const shop = useShop();

const quantityField = (page: Page) => page.getByRole('textbox', { name: /^Ilość/ }).first();
const isPost = (body: RegExp) => (request: { method(): string; postData(): string | null }) =>
  request.method() === 'POST' && body.test(request.postData() ?? '');

describe('an outdated CSRF token in a cached page', () => {
  it('is replaced by the page’s newest without a message', async () => {
    const page = await shop.visit('/koszyk', {
      async prepare(page) {
        // A shop without the token cookie: its own token is in the meta element.
        await page.addInitScript(() => {
          Object.defineProperty(Document.prototype, 'cookie', { get: () => '' });
        });
        await page.route('**/koszyk', async (route) => {
          if (route.request().method() !== 'GET') return route.fallback();
          const answer = await route.fetch();
          const cookies = await page.context().cookies();
          const isCached = route.request().isNavigationRequest();
          const token = isCached
            ? 'kept'
            : decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value);
          const head = `<head><meta name="csrf-token" content="${token}">`;
          return route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', head) });
        });
      },
    });
    const answers: string[] = [];
    page.on('response', (answer) => {
      const body = answer.request().postData();
      if (body !== null) answers.push(`${body.includes('quantity') ? 'the quantity' : body} ${answer.status()}`);
    });
    await quantityField(page).waitFor();
    const target = String(Number(await quantityField(page).inputValue()) + 12);
    await quantityField(page).fill(target);
    await quantityField(page).press('Enter');
    // The background load uses the cached token; the quantity uses the new one.
    await expect.poll(() => answers).toEqual(['{} 419', '{} 200', 'the quantity 200']);
    await page.reload();
    await expect.poll(() => quantityField(page).inputValue()).toBe(target);
  });
});

it('a cart displays a message even if its script does not load', async () => {
  const page = await shop.visit('/koszyk', {
    prepare: (page) => page.route(REACT, (route) => route.abort()),
  });
  const sentence = 'Nie udało się wczytać tej części strony. Sprawdź połączenie i odśwież stronę.';
  await page.locator('shop-cart').getByRole('alert').getByText(sentence).waitFor();
});

describe('an order', () => {
  it('whose response is lost is not repeated, and the buyer is asked to check', async () => {
    const page = await shop.visit('/koszyk');
    await choose(page);
    await toSummary(page);
    const before = await shop.db.$count(orders);
    let confirms = 0;
    page.on('request', (request) => void (confirms += Number(isPost(/confirm/)(request))));
    await page.route('**/koszyk', async (route) => {
      if (!isPost(/confirm/)(route.request())) return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.getByText('Nie wiemy, czy zamówienie zostało przyjęte').first().waitFor();
    expect(confirms).toBe(1);
    expect(await shop.db.$count(orders)).toBe(before + 1);
  });

  it('confirmed in two tabs at once is placed once', async () => {
    const page = await shop.visit('/koszyk');
    await choose(page);
    await toSummary(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
    const before = await shop.db.$count(orders);
    // Holds both until both are sent: a tab that knows of the other's order sends none.
    let [sent, letGo] = [0, () => {}];
    const both = new Promise<void>((resolve) => (letGo = resolve));
    await page.context().route('**/koszyk', async (route) => {
      if (!isPost(/"confirm"/)(route.request())) return route.fallback();
      if (++sent === 2) letGo();
      await both;
      return route.fallback();
    });
    // Playwright's click waits for a stable page, and a background tab never is.
    const submit = (tab: Page) =>
      tab
        .getByRole('button', { name: label('cart.summary.submit') })
        .evaluate((button: HTMLButtonElement) => button.click());
    const answered = [page, second].map((tab) =>
      tab.waitForResponse((response) => isPost(/"confirm"/)(response.request())),
    );
    await Promise.all([submit(page), submit(second)]);
    await Promise.all(answered);
    expect(await shop.db.$count(orders)).toBe(before + 1);
  });
});

describe('several tabs', () => {
  it('display each other’s changes without an announcement [C13]', async () => {
    const page = await shop.visit('/koszyk');
    const second = await page.context().newPage();
    const loaded = second.waitForResponse((response) => isPost(/^\{\}$/)(response.request()));
    await second.goto(page.url());
    // The element reports differences between the printed and the loaded cart.
    await loaded;
    await waitForCartView(second);
    const target = String(Number(await quantityField(page).inputValue()) + 24);
    await quantityField(page).fill(target);
    await quantityField(page).press('Enter');
    await expect.poll(() => quantityField(second).inputValue()).toBe(target);
    // The visitor's own change gives no notice.
    expect(await second.getByText('Koszyk się zmienił').count()).toBe(0);
  });
});

describe('leaving the cart quickly', () => {
  it('keeps the last clicks on a quantity', async () => {
    const page = await shop.visit('/koszyk');
    const before = Number(await quantityField(page).inputValue());
    const more = page.getByRole('button', { name: /^Zwiększ/ }).first();
    await more.click();
    await more.click();
    const after = Number(await quantityField(page).inputValue());
    expect(after).toBeGreaterThan(before);
    await page.goto(`${shop.url}/oddzialy`);
    await page.goto(`${shop.url}/koszyk`);
    await expect.poll(() => quantityField(page).inputValue()).toBe(String(after));
  });
});
