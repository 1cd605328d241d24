/** Tests products, favourites and forms in the demo shop: calculator, cart, hearts, and all of it without scripts. */
import { eq } from 'drizzle-orm';
import type { Page, Request } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { favourites } from '../../demo/server/db/schema/carts';
import { register, samples } from '../../demo/server/company/register';
import { products } from '../../demo/server/db/schema/catalogue';
import { REACT, useShop } from './shop';
import { browserOf } from './worker';
import { label } from './labels';

const shop = useShop();
const marked = () => shop.db.select().from(favourites);
/** All visitors share one database. */
beforeEach(async () => void (await shop.db.delete(favourites)));

const aProduct = async (where: { onRequest: boolean; unit: 'packed' | 'any' }) => {
  const all = await shop.db.select().from(products).where(eq(products.onRequest, where.onRequest));
  return all.find((one) => where.unit === 'any' || (Number(one.packSize) === 1.44 && one.stepQuantity === 1))!;
};

const cartCount = (page: Page) => page.locator('shop-cart-widget [part="count"]').innerText();

describe('a product page', () => {
  it('measures, adds to the cart, and updates the count in the header', async () => {
    const product = await aProduct({ onRequest: false, unit: 'packed' });
    const page = await shop.visit(`/produkt/${product.slug}`);
    await page.locator('shop-calculator summary').click();
    await page.getByLabel('Szerokość').fill('3.3');
    await page.getByLabel('Długość').fill('4,7');
    const calculator = page.locator('shop-calculator');
    await expect.poll(() => calculator.locator('[name="unit-amount"]').inputValue()).toBe('17,06');
    await expect.poll(() => calculator.locator('.sums').innerText()).toContain('12');
    const before = Number(await cartCount(page));
    await page.getByRole('button', { name: label('product.add.button') }).click();
    const dialog = page.getByRole('dialog', { name: 'Dodano do koszyka' });
    await dialog.getByText(product.name).waitFor();
    await expect.poll(async () => Number(await cartCount(page))).toBe(before + 1);
    await dialog.getByRole('link', { name: 'Przejdź do koszyka' }).click();
    await page.waitForURL(/\/koszyk/);
    await page.getByText(product.name).first().waitFor();
  });
});

describe('favourites', () => {
  it('are marked on a listing, stored by the server, and removed from their page [F4]', async () => {
    const page = await shop.visit('/kategoria/plytki');
    const heart = page.locator('shop-favourite').nth(1);
    await heart.locator('button').click();
    await expect.poll(async () => (await marked()).length).toBe(1);
    await page.goto(`${shop.url}/ulubione`);
    const items = page.locator('[data-product-id]');
    expect(await items.count()).toBe(1);
    await page.locator('shop-favourites shop-favourite button').click();
    await page.getByText('Nie masz jeszcze ulubionych').waitFor();
    expect(await marked()).toEqual([]);
  });

  it('keep the focus if the last one is removed while the page reloads', async () => {
    const page = await shop.visit('/kategoria/plytki');
    await page.locator('shop-favourite').nth(1).locator('button').click();
    await expect.poll(async () => (await marked()).length).toBe(1);
    await page.goto(`${shop.url}/ulubione`);
    // The old page stays until the new one has loaded.
    await page.route(`${shop.url}/ulubione`, (route) => route.fulfill({ status: 204 }));
    await page.locator('shop-favourites shop-favourite button').press('Enter');
    await expect.poll(() => page.locator('[data-product-id]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('shop-favourites');
  });
});

/** Hovering an element requests React, which loads or fails when the test decides. */
async function heldReact(end: 'fallback' | 'abort') {
  let letGo = (): void => {};
  const answered = new Promise<void>((go) => (letGo = go));
  const page = await shop.visit('/kategoria/plytki', {
    prepare: (page) => page.route(REACT, (route) => answered.then(() => route[end]())),
  });
  return {
    page,
    /** Resolves when React has arrived or failed, and the page is idle again. */
    async answer() {
      const isReact = (one: Request) => one.url().includes('/react');
      const ended =
        end === 'abort' ? page.waitForEvent('requestfailed', isReact) : page.waitForEvent('requestfinished', isReact);
      letGo();
      await ended;
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    },
  };
}

describe('a press that lasts until React has loaded', () => {
  it('counts when the mouse button is released', async () => {
    const { page, answer } = await heldReact('fallback');
    const heart = page.locator('shop-favourite').nth(1);
    await heart.hover();
    await page.mouse.down();
    await answer();
    await page.mouse.up();
    await expect.poll(async () => (await marked()).length).toBe(1);
    await heart.getByRole('button', { name: label('favourites.remove') }).waitFor();
  });

  it('counts when the space bar is released', async () => {
    const { page, answer } = await heldReact('fallback');
    const heart = page.locator('shop-favourite').nth(1);
    await heart.getByRole('button').focus();
    await page.keyboard.down('Space');
    await answer();
    await page.keyboard.up('Space');
    await expect.poll(async () => (await marked()).length).toBe(1);
    await heart.getByRole('button', { name: label('favourites.remove') }).waitFor();
  });
});

describe('a press whose script fails to load', () => {
  it('displays and reports the failure, is not displayed as pending, and works when repeated', async () => {
    const page = await shop.visit('/kategoria/plytki', {
      prepare: (page) => page.route(REACT, (route) => route.abort()),
    });
    await page.evaluate(() => {
      addEventListener('shop-error', (event) => Object.assign(globalThis, { failure: (event as CustomEvent).detail }));
    });
    const favourite = page.locator('shop-favourite').nth(1);
    const [heart, alert] = [favourite.getByRole('button'), favourite.getByRole('alert')];
    const failure = () => page.evaluate(() => (globalThis as { failure?: object }).failure);
    await heart.hover();
    await expect.poll(failure).not.toBe(undefined);
    expect(await page.getByRole('alert').count()).toBe(0);
    await heart.click();
    await expect.poll(failure).toEqual({
      code: 'load',
      message: 'Nie udało się wczytać tej części strony. Sprawdź połączenie i odśwież stronę.',
      retryable: true,
    });
    await alert.getByText('Nie udało się wczytać tej części strony.').waitFor();
    await expect.poll(() => heart.getAttribute('aria-busy')).toBe(null);
    await page.unrouteAll();
    await heart.click();
    await alert.waitFor({ state: 'detached' });
    await expect.poll(async () => (await marked()).length).toBe(1);
  });

  it('logs to the console only if its button is gone', async () => {
    const { page, answer } = await heldReact('abort');
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.locator('shop-favourite').nth(1).getByRole('button').click();
    await page.evaluate(() => document.querySelectorAll('shop-favourite')[1]!.remove());
    const warning = page.waitForEvent('console', (message) => message.text().startsWith('<shop-favourite>'));
    await answer();
    await warning;
    expect(thrown).toEqual([]);
  });
});

describe('an account', () => {
  it('is created once all fields are valid', async () => {
    const page = await shop.visit('/rejestracja');
    const field = (name: string) => page.locator(`shop-input[name="${name}"] [part="input"]`);
    await field('company').fill('Budowa sp. z o.o.');
    await field('nip').fill('1234563218');
    await field('zip_code').fill('02797');
    await field('email').fill('jan@firma.pl');
    await page.getByRole('combobox', { name: 'Województwo' }).press('m');
    await page.locator('#haslo').fill('Haslo123!');
    await page.locator('#haslo-2').fill('Haslo123');
    await page.locator('shop-regulations .checkbox__box').click();
    await page.getByRole('dialog', { name: 'Regulamin sklepu' }).getByText('§ 1. Kto prowadzi sklep').waitFor();
    await page.getByRole('button', { name: 'Akceptuję' }).click();
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await page.locator('shop-password-rules [part=error]').getByText('Hasła nie są zgodne').first().waitFor();
    await page.locator('#haslo-2').fill('Haslo123!');
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await page.getByRole('heading', { name: 'Konto zostało założone' }).waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => (globalThis as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event)),
      )
      .toContain('sign_up');
  });
});

it('a registration begins with the tax number, which fills the company’s data, and keeps typed ones', async () => {
  const page = await shop.visit('/rejestracja');
  const field = (name: string) => page.locator(`shop-input[name="${name}"] [part="input"]`);
  expect(await page.locator('#wojewodztwo').inputValue()).toBe('');
  await field('nip').fill(samples[0]!);
  await page.getByText('Dane z rejestru. Sprawdź je.').waitFor();
  const { name, zip_code, region } = register.get(samples[0]!)![0]!;
  const values = () =>
    Promise.all([field('company'), field('zip_code'), page.locator('#wojewodztwo')].map((one) => one.inputValue()));
  expect(await values()).toEqual([name, zip_code, region]);
  await field('company').fill('Nasza firma');
  await field('nip').fill(samples[1]!);
  await page.getByText('Działalność zakończona 30.06.2025.').waitFor();
  const closed = register.get(samples[1]!)![0]!;
  expect(await values()).toEqual(['Nasza firma', closed.zip_code, closed.region]);
});

describe('without scripts', () => {
  it('a product is added, a favourite removed, and an account created', async () => {
    const context = await (await browserOf()).newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const product = await aProduct({ onRequest: false, unit: 'packed' });
    await page.goto(`${shop.url}/produkt/${product.slug}`);
    await page.getByLabel(/^Ilość/).fill('2');
    await page.getByRole('button', { name: label('product.add.button') }).click();
    await page.waitForURL(/\/koszyk/);

    await page.goto(`${shop.url}/rejestracja`);
    for (const [name, value] of Object.entries({
      company: 'Budowa sp. z o.o.',
      nip: '1234563218',
      zip_code: '02-797',
      email: 'jan@firma.pl',
      password: 'Haslo123!',
      password_again: 'Haslo123!',
    })) {
      await page.locator(`input[name="${name}"]`).fill(value);
    }
    await page.locator('#wojewodztwo').selectOption('mazowieckie');
    await page.locator('input[name="regulations"]').check();
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await page.getByRole('heading', { name: 'Konto zostało założone' }).waitFor();

    await page.goto(`${shop.url}/pomoc`);
    await page.getByText('Ile trwa dostawa?').click();
    expect(await page.getByText('Kurier dostarcza w dwa dni robocze').isVisible()).toBe(true);
    await context.close();
  });
});
