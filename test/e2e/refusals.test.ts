/** Tests that each refusal appears where the visitor is: in the dialog, at the radio, in the other tab. */
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { products } from '../../demo/server/db/schema/catalogue';
import { label, startsLike } from './labels';
import { exemplar } from './sample';
import { useShop } from './shop';

const shop = useShop();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const toAddresses = async (page: Page) => {
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
  await heading(page, 'Dane adresowe').waitFor();
};
/** Answers each POST with a matching body, until `page.unroute`. */
const refuse = (page: Page, body: RegExp, status: number, answer: string) =>
  page.route('**/koszyk', (route) => {
    const request = route.request();
    if (request.method() !== 'POST' || !body.test(request.postData() ?? '')) return route.fallback();
    return route.fulfill({ status, contentType: 'application/json', body: answer });
  });

async function fillAddress(page: Page, postCode: string) {
  await page.getByRole('button', { name: 'Dodaj nowy adres' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of [
    ['Imię i nazwisko', ' Budowa Wola '],
    ['Ulica', 'Kwiatowa'],
    ['Nr domu', '7'],
    ['Miejscowość', 'Warszawa'],
    ['Poczta', 'Warszawa'],
    ['Kod pocztowy', postCode],
  ] as const)
    await dialog.getByLabel(label, { exact: false }).first().fill(value);
  return dialog;
}

describe('an address that could not be saved', () => {
  it.each(
    exemplar([
      [500, 'oops', 'Sklep nie mógł wykonać tej operacji. Spróbuj ponownie.'],
      [422, JSON.stringify({ cart: null, messages: { 0: { messages: ['Nie dowozimy tam'] } } }), 'Nie dowozimy tam'],
    ]),
  )('(%i) keeps its dialog, the input, and displays the error', async (status, answer, sentence) => {
    const page = await shop.visit('/koszyk', { width: 390 });
    await toAddresses(page);
    await refuse(page, /new_address/, status, answer);
    const dialog = await fillAddress(page, '00-950');
    await dialog.getByRole('button', { name: 'Dodaj adres' }).click();
    const message = dialog.getByText(sentence);
    await message.waitFor();
    await expect.poll(() => message.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
    expect(await dialog.getByLabel('Ulica').inputValue()).toBe('Kwiatowa');
    await dialog.getByRole('button', { name: 'Anuluj' }).click();
    expect(await page.getByText(sentence).count()).toBe(0);
  });

  it('displays the reason if a payment has started in another tab', async () => {
    const page = await shop.visit('/koszyk');
    await toAddresses(page);
    const dialog = await fillAddress(page, '00-950');
    await page.route('**/koszyk', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.json()) as { cart: object };
      return route.fulfill({ json: { ...body, cart: { ...body.cart, payment_init: true, cart_name: 'Łazienka' } } });
    });
    await page.evaluate(() => new BroadcastChannel('shop-elements.carts').postMessage(null));
    const sentence = 'Płatność została rozpoczęta za koszyk Łazienka, dokonywanie zmian nie jest możliwe.';
    await dialog.getByText(sentence).waitFor();
    expect(await dialog.getByLabel('Ulica').inputValue()).toBe('Kwiatowa');
  });
});

it('a post code of five digits gets its dash on Enter too, and values are sent trimmed', async () => {
  const page = await shop.visit('/koszyk');
  await toAddresses(page);
  const dialog = await fillAddress(page, '00950');
  const sent = page.waitForRequest((request) => /new_address/.test(request.postData() ?? ''));
  await dialog.getByLabel('Kod pocztowy').press('Enter');
  const { new_address } = (await sent).postDataJSON() as { new_address: Record<string, string> };
  expect(new_address).toMatchObject({ zip_code: '00-950', name: 'Budowa Wola' });
  await page.getByText('Adres został dodany poprawnie, teraz możesz wybrać go z listy').waitFor();
});

describe('the delivery address', () => {
  const radio = (page: Page, name: string) => page.getByRole('radio', { name });
  const pickSaved = async (page: Page) => {
    await radio(page, 'inny').check();
    const first = page.getByRole('group', { name: 'Zapisane adresy' }).getByRole('radio').first();
    await first.check();
    await expect.poll(() => first.isChecked()).toBe(true);
  };

  it('stays the one of the order if the server refuses another', async () => {
    const page = await shop.visit('/koszyk');
    await toAddresses(page);
    await pickSaved(page);
    await refuse(page, /delivery_address/, 503, 'oops');
    await radio(page, 'Adres z rachunku').click();
    await page.getByText('Sklep jest chwilowo niedostępny').first().waitFor();
    await expect.poll(() => radio(page, 'inny').isChecked()).toBe(true);
  });

  it('follows another tab', async () => {
    const page = await shop.visit('/koszyk');
    await toAddresses(page);
    const other = await page.context().newPage();
    await other.goto(`${shop.url}/koszyk#/addresses`);
    await heading(other, 'Dane adresowe').waitFor();
    await pickSaved(other);
    await expect.poll(() => radio(page, 'inny').isChecked()).toBe(true);
    await radio(other, 'Adres z rachunku').check();
    await expect.poll(() => radio(page, 'Adres z rachunku').isChecked()).toBe(true);
  });

  it('that is required but not chosen blocks every way to the summary [A3]', async () => {
    const page = await shop.visit('/koszyk');
    await toAddresses(page);
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await heading(page, 'Podsumowanie i płatność').waitFor();
    await page.goBack();
    await radio(page, 'inny').check();
    const step = page
      .getByRole('navigation', { name: 'Etapy zamówienia' })
      .getByRole('button', { name: 'Podsumowanie' });
    await expect.poll(() => step.getAttribute('aria-disabled')).toBe('true');
    await page.goForward();
    await heading(page, 'Dane adresowe').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/addresses');
    await page.getByText('Wybierz adres dostawy z listy albo zaznacz').first().waitFor();
  });
});

it('a product added in another tab appears in the cart before an order', async () => {
  const page = await shop.visit('/koszyk');
  const rows = () => page.getByRole('textbox', { name: /^Ilość/ }).count();
  await expect.poll(rows).toBeGreaterThan(0);
  const before = await rows();
  const other = await page.context().newPage();
  const [product] = await shop.db.select().from(products).orderBy(desc(products.id)).limit(1);
  await other.goto(`${shop.url}/produkt/${product!.slug}`);
  await other
    .getByRole('button', { name: label('product.add.button') })
    .first()
    .click();
  await other.getByRole('dialog').waitFor();
  await expect.poll(rows).toBe(before + 1);
});

it('the dropdown updates its count after a refusal that contains a cart', async () => {
  const page = await shop.visit('/koszyk');
  const rows = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: startsLike('cart.items.removeItem') }) });
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  const before = await rows.count();
  const widget = page.locator('shop-cart-widget').getByRole('button').first();
  await expect.poll(() => widget.innerText()).toContain(String(before));
  await page.route('**/koszyk', async (route) => {
    if (!/"remove"/.test(route.request().postData() ?? '')) return route.fallback();
    // Another client removed the line first, and the shop reports it.
    const answer = await route.fetch();
    const { cart } = (await answer.json()) as { cart: object };
    return route.fulfill({ status: 422, json: { cart, messages: { 0: { messages: ['Tej pozycji już nie ma'] } } } });
  });
  await rows
    .first()
    .getByRole('button', { name: startsLike('cart.items.removeItem') })
    .click();
  await page.getByRole('paragraph').filter({ hasText: 'Tej pozycji już nie ma' }).waitFor();
  await expect.poll(() => rows.count()).toBe(before - 1);
  await expect.poll(() => widget.innerText()).toContain(String(before - 1));
});

it('an error deep in the cart also appears beside the button, and disappears with the next success', async () => {
  const page = await shop.visit('/koszyk', { width: 390 });
  await page.getByRole('radio', { name: /Kurier/ }).waitFor();
  await refuse(page, /carrier/, 500, 'oops');
  await page
    .getByRole('radio', { name: /Kurier/ })
    .check({ force: true })
    .catch(() => {});
  const echo = page.locator('[part="action"]').getByText('Sklep nie mógł wykonać tej operacji. Spróbuj ponownie.');
  await echo.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => echo.count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await expect.poll(() => page.getByText('Sklep nie mógł wykonać tej operacji').count()).toBe(0);
});
