/** Tests pages restored by the Back button: reloaded, unlocked, and receiving updates again (issue "Every state of the cart"). */
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { carts } from '../../demo/server/db/schema/carts';
import { label, startsLike } from '../e2e/labels';
import { useShop } from '../e2e/shop';
import { browserOf } from '../e2e/worker';

const shop = useShop({ keepsPages: true });

const quantity = (page: Page) => page.getByRole('textbox', { name: /^Ilość/ }).first();

/** Records whether the browser restored the page: only a cached page keeps the listener. */
const mark = (page: Page) =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => void ((window as { restored?: boolean }).restored = persisted)),
  );
async function back(page: Page, path: string, steps = 1): Promise<void> {
  await page.evaluate((by) => history.go(-by), steps).catch(() => {});
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path.split('?')[0]);
  await expect
    .poll(() => page.evaluate(() => (window as { restored?: boolean }).restored), {
      message: 'restored from the cache',
    })
    .toBe(true);
}

interface Scene {
  readonly path: string;
  readonly as?: string;
  readonly width?: number;
  /** Runs before leaving the page. */
  readonly before: (page: Page) => Promise<unknown>;
  /** Runs on another page of the shop. */
  readonly meanwhile?: (page: Page) => Promise<unknown>;
  /** Checks the restored page. */
  readonly after: (page: Page) => Promise<unknown>;
}

const heart = (page: Page) => page.locator('shop-favourite').first().getByRole('button');
const badge = (page: Page) => page.locator('shop-cart-widget').getByRole('button', { name: /^Koszyk, / });
const box = (page: Page) => page.locator('shop-suggester').getByRole('combobox');
const LISTING = '/kategoria/gres';
const toAddresses = async (page: Page) => {
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
};

/** Pages left and restored by Back; three more have tests of their own below. */
const scenes: Readonly<Record<string, Scene>> = {
  'has sent presses made while leaving, and keeps unfinished typing': {
    path: '/koszyk',
    async before(page) {
      await quantity(page).press('ArrowUp');
      await quantity(page).press('ArrowUp');
      await page
        .getByRole('textbox', { name: /^Ilość/ })
        .nth(1)
        .fill('144');
    },
    async after(page) {
      const front = Number(await quantity(page).inputValue());
      const stored = async () => {
        const { frontQuantity, quantity: content } = (await post(page, {})).items[0]!;
        return Number(frontQuantity ?? content);
      };
      await expect.poll(stored).toBe(front);
      expect(
        await page
          .getByRole('textbox', { name: /^Ilość/ })
          .nth(1)
          .inputValue(),
      ).toBe('144');
    },
  },
  'keeps the open dialog with its input': {
    path: '/koszyk',
    async before(page) {
      await toAddresses(page);
      await page.getByRole('radio', { name: 'inny' }).check();
      await page.getByRole('button', { name: 'Dodaj nowy adres' }).click();
      await page.getByRole('dialog').getByLabel('Ulica').fill('Klimczaka');
    },
    async after(page) {
      expect(await page.getByRole('dialog').getByLabel('Ulica').inputValue()).toBe('Klimczaka');
      await page.getByRole('dialog').getByLabel('Nr domu').fill('7');
    },
  },
  'is locked if a payment has started meanwhile': {
    path: '/koszyk',
    before: (page) => quantity(page).waitFor(),
    async meanwhile(page) {
      const { id } = await post(page, {});
      await shop.db.update(carts).set({ paymentInit: true }).where(eq(carts.id, id));
    },
    async after(page) {
      await page.getByText('Płatność została rozpoczęta za koszyk').first().waitFor();
      expect(await page.getByRole('textbox', { name: /^Ilość/ }).count()).toBe(0);
    },
  },
  'updates the count in its header after a change on another page': {
    path: LISTING,
    before: (page) => badge(page).waitFor(),
    async meanwhile(page) {
      const cart = await post(page, {});
      await post(page, { remove: { id: cart.items[0]!.id, cartId: cart.id } });
    },
    after: (page) => expect.poll(() => badge(page).getAttribute('aria-label')).toBe('Koszyk, 7\u00a0produktów'),
  },
  'displays a favourite marked on another page': {
    path: LISTING,
    async before(page) {
      await heart(page).waitFor();
    },
    async meanwhile(page) {
      await page.goto(`${shop.url}${LISTING}?strona=1`);
      const saved = page.waitForResponse('**/add/product');
      await heart(page).click();
      await saved;
      await expect.poll(() => heart(page).getAttribute('title')).toMatch(startsLike('favourites.remove'));
    },
    after: (page) => expect.poll(() => heart(page).getAttribute('title')).toMatch(startsLike('favourites.remove')),
  },
  'keeps the phrase in the search box, and searches again': {
    path: '/pomoc',
    async before(page) {
      await box(page).pressSequentially('gres');
      await page.getByRole('option').first().waitFor();
    },
    async after(page) {
      expect(await box(page).inputValue()).toBe('gres');
      await box(page).fill('klej uni');
      await page.getByRole('option').filter({ hasText: /klej/i }).first().waitFor();
    },
  },
  'keeps the locker picker open and usable': {
    path: '/koszyk',
    // The map loads tiles for an unknown time.
    width: 360,
    async before(page) {
      await page.getByRole('radio', { name: /Paczkomat/ }).check();
      await page.getByRole('button', { name: 'Wybierz paczkomat' }).first().click();
      await page.getByRole('dialog').getByRole('searchbox').fill('gdansk');
      await page
        .getByText(/najbliżej: Gdańsk/)
        .first()
        .waitFor();
      // The browser does not cache a page that is still loading lockers; `networkidle` would be of the page's first load.
      await page.getByRole('dialog').getByRole('progressbar').waitFor({ state: 'detached' });
    },
    async after(page) {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: /^Wybierz [A-Z]/ }).click();
      await page.getByRole('button', { name: 'Zmień paczkomat' }).waitFor();
    },
  },
  'keeps its content and displays a message if the session has expired': {
    path: '/koszyk',
    async before(page) {
      await quantity(page).waitFor();
      // In the page: Playwright does not intercept requests of a restored page.
      await page.evaluate(() => {
        const { fetch } = window;
        window.fetch = (address, init) =>
          init?.method === 'POST'
            ? Promise.resolve(
                new Response('<!doctype html><title>Zaloguj się</title>', { headers: { 'content-type': 'text/html' } }),
              )
            : fetch(address, init);
      });
    },
    async after(page) {
      await page.getByRole('radio', { name: /Kurier/ }).click();
      await page.getByText('Sesja wygasła – zaloguj się ponownie').first().waitFor();
      expect(await quantity(page).isVisible()).toBe(true);
    },
  },
  'repeats a search that leaving has cancelled': {
    path: '/szukaj?query=gres',
    async before(page) {
      const results = page.locator('shop-search');
      await results.getByText('1–25 z').waitFor();
      await page.evaluate(() => {
        const { fetch } = window;
        window.fetch = () =>
          new Promise((_, reject) => {
            addEventListener('pagehide', () => {
              window.fetch = fetch;
              reject(new TypeError('broken off'));
            });
          });
      });
      await results.getByRole('button', { name: 'Strona 2' }).click();
    },
    async after(page) {
      await page.locator('shop-search').getByText('26–50 z').waitFor();
    },
  },
  'keeps its 500 lines and the scroll position': {
    path: '/koszyk',
    as: 'koszyk-500',
    async before(page) {
      await quantity(page).waitFor();
      await page.evaluate(() => scrollTo(0, 5000));
    },
    async after(page) {
      await expect.poll(() => page.locator('[data-item]').count()).toBe(500);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(4000);
    },
  },
};

/** An action of the same visitor elsewhere, such as by telephone. */
async function post(page: Page, data: object) {
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
  const answer = await page.request.post(`${shop.url}/koszyk`, { data, headers: { 'X-XSRF-TOKEN': token } });
  return (
    (await answer.json()) as {
      cart: { id: number; items: { id: number; step: number; quantity: string; frontQuantity?: number }[] };
    }
  ).cart;
}

describe('a page restored from the back/forward cache', () => {
  it.each(Object.entries(scenes))('%s', async (_, { path, before, meanwhile, after, ...visitor }) => {
    const page = await shop.visit(path, visitor);
    await before(page);
    await mark(page);
    await page.goto(`${shop.url}/oddzialy`);
    const at = await page.evaluate(() => history.length);
    await meanwhile?.(page);
    await back(page, path, 1 + (await page.evaluate(() => history.length)) - at);
    await after(page);
  });

  it('reloads the cart and displays the changes made meanwhile [C13]', async () => {
    const page = await shop.visit('/koszyk');
    await quantity(page).waitFor();
    const was = Number(await quantity(page).inputValue());
    await mark(page);
    await page.goto(`${shop.url}/oddzialy`);
    const cart = await post(page, {});
    const { id, step } = cart.items[0]!;
    await post(page, { quantity: { [id]: was + step }, cartToUpdate: cart.id });
    await back(page, '/koszyk');
    await expect.poll(() => quantity(page).inputValue()).toBe(String(was + step));
    await page
      .getByText(/: ilość .* → /)
      .first()
      .waitFor();
  });

  it('is requested again if the browser did not keep it', async () => {
    const context = await (await browserOf()).newContext();
    try {
      const page = await context.newPage();
      await page.goto(shop.url + LISTING);
      await page.goto(`${shop.url}/oddzialy`);
      await page.goBack();
      const [type, bytes] = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return [entry!.type, entry!.transferSize];
      });
      expect(type).toBe('back_forward');
      expect(bytes).toBeGreaterThan(0);
    } finally {
      await context.close();
    }
  });

  it('is unlocked after an order and displays the next, empty cart', async () => {
    const page = await shop.visit('/koszyk');
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
    await mark(page);
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.waitForURL(/\/zamowienie\//);
    await back(page, '/koszyk');
    await page.getByText('Nie znaleziono produktów').waitFor();
    expect(await page.getByText('Składamy zamówienie…').count()).toBe(0);
  });

  it('accepts actions and follows changes of other tabs', async () => {
    const page = await shop.visit('/koszyk');
    await quantity(page).waitFor();
    await mark(page);
    await page.goto(`${shop.url}/oddzialy`);
    await back(page, '/koszyk');
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await expect.poll(async () => JSON.stringify(await post(page, {}))).toContain('"carrier":{');
    const second = await page.context().newPage();
    await second.goto(`${shop.url}/koszyk`);
    const target = String(Number(await quantity(second).inputValue()) + 24);
    await quantity(second).fill(target);
    await quantity(second).press('Enter');
    await expect.poll(() => quantity(page).inputValue()).toBe(target);
  });
});
