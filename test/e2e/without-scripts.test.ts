/** Tests changing and ordering a cart without scripts and with a script that failed to load, and a withdrawal by keyboard, with scripts and without. */
import type { BrowserContext, Page } from 'playwright-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../demo/server/db/schema/company';
import { orders } from '../../demo/server/db/schema/orders';
import { label, startsLike } from './labels';
import { useShop } from './shop';
import { browserOf } from './worker';

const shop = useShop();
let context: BrowserContext;
beforeAll(
  async () => void (context = await (await browserOf()).newContext({ javaScriptEnabled: false, locale: 'pl-PL' })),
);
afterAll(() => context.close());

const lines = (page: Page) => page.locator('.items__row[data-item]');
/** The button states what is missing, but stays usable: the form sends the latest choice. */
const goOn = (page: Page) => page.getByRole('button', { name: label('cart.toAddresses') }).click({ force: true });
const quantity = (page: Page) => lines(page).first().locator('input');

it('without scripts, input, presses, removals and choices are saved, and the order is placed once', async () => {
  const page = await context.newPage();
  await page.goto(`${shop.url}/koszyk`);
  const count = await lines(page).count();

  await quantity(page).fill('30');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  expect(await quantity(page).inputValue()).toBe('30');

  const before = Number(await quantity(page).inputValue());
  await lines(page)
    .first()
    .getByRole('button', { name: /Zmniejsz/ })
    .click();
  expect(Number(await quantity(page).inputValue())).toBeLessThan(before);

  await lines(page)
    .last()
    .getByRole('button', { name: startsLike('cart.items.removeItem') })
    .click();
  expect(await lines(page).count()).toBe(count - 1);

  await goOn(page);
  await page.getByRole('alert').getByText('Wybierz sposób dostawy.').waitFor();

  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
  await page.getByRole('textbox', { name: label('cart.notes.title') }).fill('Dzwonić\ndwa razy');
  await goOn(page);
  await page.getByRole('heading', { name: label('cart.toSummary') }).waitFor();
  await page.getByText('Dzwonić dwa razy').waitFor();
  const total = await page.locator('.sums__total dd').innerText();

  const placed = await shop.db.$count(orders);
  const again = await page.content();
  await page.getByRole('button', { name: label('cart.summary.submit') }).click();
  await page.getByRole('heading', { name: /^Zamówienie przyjęte, do zapłaty/ }).waitFor();
  expect(await page.locator('.sums__total dd').innerText()).toBe(total);
  const url = page.url();

  // The same form posted again, like on Back: the same order.
  const field = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(again)![1]!;
  const names = ['_token', 'key', 'cart_id', 'revision', 'total_gross'];
  const form = Object.fromEntries(
    names.map((name) => [
      name,
      field(name).replaceAll('&#x2B;', '+').replaceAll('&#x3D;', '=').replaceAll('&#x2F;', '/'),
    ]),
  );
  const second = await page.request.post(`${shop.url}/koszyk/podsumowanie`, { form, maxRedirects: 0 });
  expect(new URL(second.headers()['location']!, shop.url).href).toBe(url);
  expect(await shop.db.$count(orders)).toBe(placed + 1);
  await page.close();
});

it('without scripts, a cart changed since the summary is not ordered', async () => {
  const other = await (await browserOf()).newContext({ javaScriptEnabled: false });
  const page = await other.newPage();
  await page.goto(`${shop.url}/koszyk`);
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
  await goOn(page);
  await page.getByRole('heading', { name: label('cart.toSummary') }).waitFor();
  const second = await other.newPage();
  await second.goto(`${shop.url}/koszyk`);
  await lines(second)
    .first()
    .getByRole('button', { name: startsLike('cart.items.removeItem') })
    .click();
  const placed = await shop.db.$count(orders);
  await page.getByRole('button', { name: label('cart.summary.submit') }).click();
  await page.getByRole('alert').waitFor();
  expect(await shop.db.$count(orders)).toBe(placed);
  await other.close();
});

it('without scripts, a line’s extra fields are saved with the rest of the form', async () => {
  const page = await shop.visit('/koszyk', {
    as: 'staly-klient',
    context: { javaScriptEnabled: false },
    prepare: async () => {},
  });
  const folded = page.locator('details[part~="line-fields"]').nth(1);
  await folded.getByText('Dodaj uwagę').click();
  await folded.getByRole('textbox', { name: /Uwaga do pozycji/ }).fill('Ciąć na 3, „na mokro”');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await page.waitForURL(/\/koszyk/);
  await folded.getByText('Ciąć na 3, „na mokro” · Zmień').waitFor();
});

it.each([
  ['if no file of the elements loads', '**/elements/**/*.js', /index\.js/],
  ['if only React fails to load', '**/elements/chunks/react-*', /could not be loaded/],
])('without scripts, a press on plus counts %s', async (_, files, given) => {
  let failed: Promise<unknown> | undefined;
  const page = await shop.visit('/koszyk', {
    prepare: async (one) => {
      failed = one.waitForEvent('console', (message) => given.test(`${message.text()} ${message.location().url}`));
      await one.route(files, (route) => route.abort());
    },
  });
  await failed;
  const before = Number(await quantity(page).inputValue());
  await lines(page)
    .first()
    .getByRole('button', { name: /Zwiększ/ })
    .click();
  await expect.poll(async () => Number(await quantity(page).inputValue())).toBeGreaterThan(before);
  await page.reload();
  expect(Number(await quantity(page).inputValue())).toBeGreaterThan(before);
});

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, name: string, role: 'textbox' | 'button' | 'link' = 'textbox') {
  const target = page.getByRole(role, { name, exact: true });
  await target.waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((one) => one.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${role} „${name}”.`);
}

it.each([true, false])(
  'a withdrawal by keyboard on a phone has one receipt, also after a lost response; with scripts: %s [Z2, Z3, Z6]',
  async (javaScriptEnabled) => {
    const email = `anna-${javaScriptEnabled ? 'ze' : 'bez'}@example.com`;
    const page = await shop.visit('/regulamin', {
      width: 390,
      context: { javaScriptEnabled },
      prepare: async () => {},
    });
    await tabTo(page, 'Odstąp od umowy tutaj', 'link');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/odstapienie');
    if (javaScriptEnabled) await page.locator('shop-withdrawal [part~=form]').waitFor();
    for (const [name, value] of [
      ['Imię i nazwisko', 'Anna Nowak'],
      ['Numer zamówienia lub umowy', 'nie pamiętam'],
      ['E-mail do potwierdzenia', email],
    ] as const) {
      await tabTo(page, name);
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sprawdź oświadczenie' }).waitFor();
    const keys: (string | null | undefined)[] = [];
    await page.route('**/odstapienie', async (route) => {
      keys.push(
        (await route.request().headerValue('idempotency-key')) ??
          new URLSearchParams(route.request().postData() ?? '').get('key'),
      );
      if (keys.length > 1) return route.continue();
      // The shop receives it; only its response is lost. Without scripts the page stays, like after Stop.
      await route.fetch({ maxRedirects: 0 });
      return javaScriptEnabled ? route.abort() : route.fulfill({ status: 204, body: '' });
    });
    await tabTo(page, 'Potwierdź odstąpienie od umowy', 'button');
    await page.keyboard.press('Enter');
    await expect.poll(() => keys.length).toBe(1);
    if (javaScriptEnabled) await page.getByText('Nie wiemy, czy oświadczenie dotarło').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Otrzymaliśmy oświadczenie \d+\.\d\d\.\d{4} o \d\d:\d\d\.$/ }).waitFor();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    const [mail, ...more] = await shop.db.select().from(mails).where(eq(mails.recipient, email));
    expect(more).toEqual([]);
    await page
      .getByText(/OD\/\d+\/\d+/)
      .filter({ hasText: mail!.subject.split(' ').at(-1)! })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);
