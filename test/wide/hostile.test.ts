/** Tests all elements on a hostile page: forced styles, jQuery 1.12, Prototype.js, patched built-ins, a foreign base, no storage, no cookies. */
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { products } from '../../demo/server/db/schema/catalogue';
import { declarations } from '../../src/tools/manifest/outputs';
import { hasPrototype, makeHostile, type Hostility } from './hostile';
import { label, startsLike } from '../e2e/labels';
import { REACT, useShop } from '../e2e/shop';

const shop = useShop();
if (!hasPrototype)
  console.info('Without libjs-prototype: only what its patches did is tried, not Prototype.js itself.');

let errors: readonly string[] = [];
const tags = (await declarations()).map(({ tag }) => tag);
const visit = (path: string, hostility?: Hostility, as?: string): Promise<Page> =>
  shop.visit(path, {
    ...(as !== undefined && { as }),
    prepare: async (page) => void (errors = await makeHostile(page, tags, hostility)),
  });
afterEach(() => {
  expect(errors.filter((error) => error.includes('/elements/'))).toEqual([]);
});

const packed = async () =>
  (await shop.db.select().from(products).where(eq(products.onRequest, false))).find(
    (one) => Number(one.packSize) === 1.44 && one.stepQuantity === 1,
  )!;

/** Inherited text styles of a node, which the page's styles must not change. */
const looksOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { fontSize, textTransform, letterSpacing, whiteSpaceCollapse, textIndent, wordSpacing } =
        getComputedStyle(node);
      return { fontSize, textTransform, letterSpacing, whiteSpaceCollapse, textIndent, wordSpacing };
    });

const CALM = {
  textTransform: 'none',
  letterSpacing: 'normal',
  whiteSpaceCollapse: 'collapse',
  textIndent: '0px',
  wordSpacing: '0px',
};

async function toThirdStep(page: Page): Promise<void> {
  const field = page.locator('[part~="quantity-input"]').first();
  const total = () => page.locator('[part~="totals"]').first().innerText();
  await field.waitFor();
  const before = await total();
  await field.fill('21');
  await field.press('Enter');
  await expect.poll(total).not.toBe(before);
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
  await page.getByRole('radio', { name: 'Adres z rachunku' }).check();
  await page.getByRole('button', { name: label('cart.toSummary') }).click();
  await page.getByRole('button', { name: label('cart.summary.submit') }).waitFor();
}

/** Tags used by a test of this file. */
const used = new Set<string>();
const using = (...tags: string[]) => tags.forEach((tag) => used.add(tag));

describe('on a hostile page', () => {
  it('the cart can be changed and ordered', async () => {
    using('shop-cart', 'shop-config', 'shop-order-tracking');
    const page = await visit('/koszyk');
    await toThirdStep(page);
    expect(await looksOf(page, '[part~="totals"] dt')).toEqual({ ...CALM, fontSize: '13px' });
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.waitForURL(/\/zamowienie\//);
    const events = () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(({ event }) => event).join(),
      );
    await expect.poll(events).toContain('purchase');
  });

  it.each([
    ['storage', { noStorage: true }],
    ['cookies', { noCookies: true, noStorage: true }],
  ])('the cart reaches its last step without %s', async (_, hostility) => {
    const page = await visit('/koszyk', hostility);
    await toThirdStep(page);
  });

  it('the cart dropdown opens, and the search box suggests', async () => {
    using('shop-cart-widget', 'shop-suggester');
    const page = await visit('/');
    await page
      .locator('shop-cart-widget')
      .getByRole('button', { name: /Koszyk/ })
      .click();
    await page.locator('shop-cart-widget [part~="panel"]').getByText('Koszyk Rembud').first().waitFor();
    await page.keyboard.press('Escape');
    const box = page.locator('shop-suggester').getByRole('combobox');
    await box.fill('fuga');
    await page.locator('shop-suggester').getByRole('option', { name: /Fuga/ }).first().waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL(/\/produkt\//);
  });

  it('a product is measured and added by a form with a field named action', async () => {
    using('shop-calculator', 'shop-add-to-cart');
    const product = await packed();
    const page = await visit(`/produkt/${product.slug}`);
    await page
      .locator('shop-add-to-cart form')
      .first()
      .evaluate((form) => {
        for (const name of ['action', 'submit', 'method', 'elements']) {
          const field = document.createElement('input');
          Object.assign(field, { type: 'hidden', name, value: 'x' });
          form.append(field);
        }
      });
    const calculator = page.locator('shop-calculator');
    await calculator.locator('[name="unit-amount"]').fill('3');
    await expect.poll(() => calculator.locator('.sums').innerText()).toContain('3');
    await page.getByRole('button', { name: label('product.add.button') }).click();
    await page.getByRole('dialog', { name: 'Dodano do koszyka' }).getByText(product.name).waitFor();
  });

  it('a favourite is marked and removed', async () => {
    using('shop-favourite', 'shop-favourites');
    const page = await visit('/kategoria/gres');
    // By keyboard: the page's forced styles place links above the heart.
    const heart = page.locator('shop-favourite').first().getByRole('button');
    await heart.press('Enter');
    await expect.poll(() => heart.getAttribute('title')).toMatch(startsLike('favourites.remove'));
    await page.goto(`${shop.url}/ulubione`);
    await page.locator('shop-favourites shop-favourite').first().getByRole('button').press('Enter');
    await expect
      .poll(() => page.locator('shop-favourites [data-product-id]').filter({ visible: true }).count())
      .toBe(0);
  });

  it('the filters narrow the list', async () => {
    using('shop-filters');
    const page = await visit('/kategoria/gres');
    // The element's form: the template's own form inside the tag has the same texts.
    const filters = page.locator('shop-filters [part~="form"]');
    await filters.getByRole('checkbox', { name: /Promocje/ }).press('Space');
    await page.waitForURL(/promotion/);
  });

  it('the search page finds text typed before its view, and keeps the focus', async () => {
    using('shop-search');
    const page = await visit('/oddzialy');
    let arrive = (): void => {};
    const typed = new Promise<void>((go) => (arrive = go));
    await page.route(REACT, (route) => typed.then(() => route.fallback()));
    await page.goto(`${shop.url}/szukaj?query=fuga`);
    await page.locator('#fraza').fill('klej');
    arrive();
    await page.locator('shop-search [part~="result"]').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('klej');
  });

  it('the registration validates fields, opens the regulations and selects', async () => {
    using('shop-input', 'shop-password-rules', 'shop-regulations', 'shop-checkbox', 'shop-select', 'shop-form-event');
    const page = await visit('/rejestracja');
    const nip = page.locator('shop-input[name="nip"] [part~="input"]');
    await nip.fill('1234567890');
    await nip.blur();
    await page.locator('shop-input[name="nip"] [part~="error"]').waitFor();
    await page.locator('#haslo').fill('Aa1!aaaaaaaa');
    await page.locator('shop-password-rules [part~="rule-met"]').first().waitFor();
    await page.locator('shop-select').getByRole('combobox').click();
    await page.getByRole('option', { name: 'mazowieckie' }).click();
    expect(await page.locator('#wojewodztwo').inputValue()).toBe('mazowieckie');
    await page.locator('shop-checkbox').getByRole('checkbox').check();
    expect(
      await page.locator('#rejestracja').evaluate((form) => new FormData(form as HTMLFormElement).get('newsletter')),
    ).toBe('1');
  });

  it('tabs change and slides move', async () => {
    using('shop-tabs', 'shop-slider', 'shop-address');
    const page = await visit('/pulpit');
    await page.getByRole('tab', { name: 'Zamówienia' }).click();
    await page.getByText('Tu zobaczysz zamówienia z tej wizyty.').waitFor();
    await page
      .locator('shop-slider')
      .getByRole('button', { name: /Następ/ })
      .click();
    await page.locator('shop-slider [part~="dot-current"]').waitFor();
    await page.getByRole('tab', { name: 'Dane firmy' }).click();
    await page.locator('shop-address [part~="address"]').waitFor();
  });

  it('offer, questions, quantity, autocomplete and locker map work', async () => {
    using('shop-add-product', 'shop-faq', 'shop-quantity', 'shop-autocomplete', 'shop-locker-map');
    const page = await visit('/oferta');
    const add = page.locator('shop-add-product').getByRole('combobox').first();
    await add.fill('fuga');
    await page.locator('shop-add-product [part~="suggestion"]').first().waitFor();
    await page.goto(`${shop.url}/pomoc`);
    await page.locator('shop-faq').getByRole('button').first().click();
    expect(await page.locator('shop-faq details').first().getAttribute('open')).toBe('');
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const make = (tag: string, attributes: Record<string, string>) => {
        const element = document.createElement(tag);
        for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name]!);
        main.append(element);
      };
      make('shop-quantity', { name: 'ile', value: '2', min: '1' });
      make('shop-autocomplete', { url: '/api/autocomplete', index: 'products', name: 'q' });
      make('shop-locker-map', { name: 'locker' });
    });
    const quantity = page.locator('shop-quantity');
    await quantity.getByRole('button', { name: /^Zwiększ/ }).click();
    await expect.poll(() => quantity.evaluate((element) => (element as unknown as { value: number }).value)).toBe(3);
    await page.locator('shop-autocomplete').getByRole('combobox').fill('fug');
    await page.locator('shop-autocomplete [part~="suggestion"]').first().waitFor();
    const lockers = page.locator('shop-locker-map');
    await lockers.getByRole('combobox').or(lockers.getByRole('searchbox')).first().fill('Gdańsk');
    await lockers.getByRole('radio').first().click({ timeout: 60_000 });
    await lockers.getByRole('button', { name: /^Wybierz [A-Z]/ }).click();
    await lockers.locator('[part~="locker-chosen"]').first().waitFor();
  });

  it('quick order resolves codes to products, and orders look up an order to repeat', async () => {
    using('shop-quick-order', 'shop-orders');
    const page = await visit('/szybkie-zamowienie', undefined, 'staly-klient');
    const { sku, name } = await packed();
    const code = page.locator('shop-quick-order [part=code]').first();
    await code.fill(sku);
    await code.press('Enter');
    await page.locator('shop-quick-order').getByText(name).first().waitFor();
    await page.goto(`${shop.url}/konto/zamowienia`);
    await page.locator('shop-orders [part~=order]').getByRole('button', { name: 'Zamów ponownie' }).nth(2).click();
    await page.getByRole('dialog').getByText('Nic się nie zmieniło').first().waitFor();
  });

  it('a withdrawal is filled, confirmed and received', async () => {
    using('shop-withdrawal');
    const page = await visit('/odstapienie?zamowienie=ZAM/2026/1');
    const withdrawal = page.locator('shop-withdrawal [part~="form"]');
    await withdrawal.getByLabel('Imię i nazwisko').fill('Anna Nowak');
    await withdrawal.getByLabel('E-mail do potwierdzenia').fill('anna@example.com');
    await withdrawal.getByRole('button', { name: 'Dalej' }).press('Enter');
    await page.getByRole('button', { name: 'Potwierdź odstąpienie od umowy' }).press('Enter');
    const receipt = page.locator('shop-withdrawal [part~="receipt"]');
    await receipt.getByText('Niniejszym informuję o moim odstąpieniu od umowy ZAM/2026/1.').waitFor();
    expect(await looksOf(page, 'shop-withdrawal [part~="receipt"] dd')).toMatchObject({
      textTransform: 'none',
      letterSpacing: 'normal',
    });
  });

  it('every element is used in a test above', () => {
    expect(tags.filter((tag) => !used.has(tag))).toEqual([]);
  });
});
