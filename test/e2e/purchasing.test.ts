/** Runs the tasks of approval and quotes in two browsers, and counts presses and calls. */
import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { waitForCartView } from './first-screens';
import { useShop } from './shop';
import { label } from './labels';

const shop = useShop();

/** Counts presses, and the calls of held carts. */
class Walk {
  presses = 0;
  calls = 0;
  constructor(readonly page: Page) {
    page.on('request', (request) => {
      if (/\/koszyk\/\d+$/.test(request.url()) && request.method() === 'POST') this.calls++;
    });
  }
  async press(role: 'button' | 'link' | 'tab', name: string | RegExp): Promise<void> {
    this.presses++;
    await this.page.getByRole(role, { name }).first().click();
  }
  /** The counts since the previous call. */
  counts(): readonly [presses: number, calls: number] {
    const counted = [this.presses, this.calls] as const;
    [this.presses, this.calls] = [0, 0];
    return counted;
  }
}

const APPROVE = 'Akceptuję i zamawiam z obowiązkiem zapłaty';
const ordersOf = (cartId: number) =>
  shop.db.select().from(orders).where(eq(orders.cartId, cartId)).orderBy(desc(orders.id));
const idIn = (url: string): number => Number(/\/koszyk\/(\d+)/.exec(url)?.[1]);

/** The buyer sends the cart for approval; resolves with its URL. */
async function sent(): Promise<{ readonly buyer: Walk; readonly held: string }> {
  const buyer = new Walk(await shop.visit('/koszyk', { as: 'kupujaca-z-limitem' }));
  buyer.counts();
  await buyer.press('button', label('cart.toAddresses'));
  await buyer.press('button', label('cart.toSummary'));
  await buyer.press('button', 'Wyślij do akceptacji');
  await buyer.page.waitForURL(/\/koszyk\/\d+$/);
  await waitForCartView(buyer.page);
  return { buyer, held: new URL(buyer.page.url()).pathname };
}

/** Another browser whose person has logged in by a mail's link, and has opened another page of the shop. */
async function logsInAt(held: string, kto = 'osoba-akceptujaca'): Promise<Walk> {
  const page = await shop.visit('/oddzialy');
  await page.goto(shop.url + held);
  const _token = await page.locator('input[name="_token"]').first().inputValue();
  const answer = await page.context().request.post(`${shop.url}/kto`, {
    form: { _token, kto, back: held },
    maxRedirects: 0,
  });
  expect(answer.headers()['location']).toBe(held);
  await page.goto(`${shop.url}/konto/zamowienia`);
  return new Walk(page);
}

it('a request for approval is sent with three presses, and approved from its e-mail with two [J3] [J5]', async () => {
  const { buyer, held } = await sent();
  expect(buyer.counts()[0]).toBe(3);
  await buyer.page
    .getByText(/czeka na akceptację: Ewa Nowak\. Do tego czasu nie można go zmieniać\./)
    .first()
    .waitFor();
  expect(await buyer.page.getByRole('button', { name: /^Zamawiam/ }).count()).toBe(0);

  const approver = await logsInAt(held);
  // Opening the mail's link counts as the first press.
  approver.presses++;
  await approver.page.goto(shop.url + held);
  await waitForCartView(approver.page);
  await approver.press('button', APPROVE);
  await expect.poll(async () => (await ordersOf(idIn(held))).length).toBe(1);
  expect(approver.presses).toBe(2);
  expect(approver.calls).toBeLessThanOrEqual(2);

  await buyer.page.reload();
  await buyer.page
    .getByText(/^Zaakceptowane \(Ewa Nowak, /)
    .first()
    .waitFor();
  expect(await buyer.page.getByRole('link', { name: 'Zobacz zamówienie' }).count()).toBeGreaterThan(0);
});

it('a request approved in two windows at the same moment gets one decision and at most one order [J30]', async () => {
  const { held } = await sent();
  const { page } = await logsInAt(held);
  const windows = [page, await page.context().newPage()];
  for (const one of windows) {
    await one.goto(shop.url + held);
    await waitForCartView(one);
  }
  // The button of the later window may disappear before its press.
  await Promise.allSettled(
    windows.map((one) => one.getByRole('button', { name: APPROVE }).first().click({ timeout: 5000 })),
  );
  await expect.poll(async () => (await ordersOf(idIn(held))).length).toBe(1);
  for (const one of windows)
    await one
      .getByText(/^Zaakceptowan[eo]|^Dziękujemy za zamówienie/)
      .first()
      .waitFor();
  expect(await ordersOf(idIn(held))).toHaveLength(1);
});

it('a request for approval is rejected with three presses; its owner reads the reason and edits it again [J3] [J6]', async () => {
  const { buyer, held } = await sent();
  const approver = await logsInAt(held);
  approver.counts();
  approver.presses++;
  await approver.page.goto(shop.url + held);
  await waitForCartView(approver.page);
  await approver.press('button', 'Odrzuć');
  await approver.page.getByRole('textbox', { name: /Powód odrzucenia/ }).fill('Weź tańszy klej');
  await approver.press('button', 'Odrzuć zamówienie');
  await approver.page
    .getByText(/Zamówienie odrzucone \(Ewa Nowak, /)
    .first()
    .waitFor();
  expect(approver.presses).toBe(3);

  await buyer.page.reload();
  await buyer.page
    .getByText(/Zamówienie odrzucone \(Ewa Nowak, .*\): Weź tańszy klej/)
    .first()
    .waitFor();
  expect(await ordersOf(idIn(held))).toHaveLength(0);
});

it('a request for approval is approved from the list with three presses [J20]', async () => {
  const { held } = await sent();
  const approver = await logsInAt(held);
  await approver.page.getByRole('tab', { name: /^Do akceptacji/ }).waitFor();
  approver.counts();
  await approver.press('tab', /^Do akceptacji/);
  await approver.press('link', /Sprawdź/);
  await waitForCartView(approver.page);
  await approver.press('button', APPROVE);
  await expect.poll(async () => (await ordersOf(idIn(held))).length).toBe(1);
  expect(approver.presses).toBe(3);
});

it('a quote is requested with two presses, answered by the seller, and ordered with two [J3] [J5] [J7]', async () => {
  const buyer = new Walk(await shop.visit('/koszyk', { as: 'kupujaca-z-limitem' }));
  buyer.counts();
  await buyer.press('button', 'Zapytaj o ofertę');
  await buyer.page.getByRole('textbox', { name: 'Na czym Ci zależy?' }).fill('Lepsza cena przy tej ilości');
  await buyer.press('button', 'Wyślij zapytanie');
  await buyer.page.waitForURL(/\/koszyk\/\d+$/);
  await buyer.page
    .getByText(/^Przygotowujemy ofertę /)
    .first()
    .waitFor();
  expect(buyer.presses).toBe(2);
  const id = idIn(buyer.page.url());

  const { page: seller } = await logsInAt(`/oferty/${id}`, 'handlowiec');
  await seller.goto(`${shop.url}/oferty/${id}`);
  for (const price of await seller.getByRole('textbox', { name: /^Cena netto/ }).all()) await price.fill('12,00');
  await seller.getByRole('button', { name: 'Wyślij ofertę' }).click();
  await seller.waitForURL(/\/oferty$/);

  await buyer.page.goto(`${shop.url}/konto/zamowienia?orders-view=quotes`);
  buyer.counts();
  await buyer.press('link', /Otwórz ofertę/);
  await waitForCartView(buyer.page);
  await buyer.page
    .getByText(/^Oferta .* jest ważna do /)
    .first()
    .waitFor();
  await buyer.press('button', label('cart.summary.submit'));
  await buyer.page.waitForURL(/\/zamowienie\//);
  expect(buyer.presses).toBe(2);
  expect(await ordersOf(id)).toHaveLength(1);
});
