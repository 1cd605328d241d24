/** Tests in Chromium that a buyer never orders an unseen cart, whatever the shop answers and whoever changes the cart. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderFaults } from '../chaos/orders/faults';
import { orderStage, type Visit } from '../chaos/orders/pages';
import { orderButton } from '../chaos/orders/buyer';
import { isIdle, screenOf } from '../chaos/orders/screen';
import { orderShop, type Kind } from '../chaos/orders/shop';
import { label } from './labels';

const stage = orderStage();

const faultNamed = (name: string) => orderFaults.find((one) => one.name === name)!;

interface Stage {
  page: Page;
  visit: Visit;
  keys: () => string[];
}

async function aBuyer({
  kind = 'one order per cart',
  hasRevisions = false,
}: { kind?: Kind; hasRevisions?: boolean } = {}): Promise<Stage & { open: () => Promise<void> }> {
  const visit: Visit = { shop: orderShop(kind, hasRevisions), armed: new Map(), slow: new Map(), trace: [] };
  const name = crypto.randomUUID();
  stage.pages.visits.set(name, visit);
  const context = await stage.browser.newContext();
  await context.addCookies([{ name: 'visit', value: name, url: stage.pages.url }]);
  await screenOf(context);
  const page = await context.newPage();
  const open = async () => {
    await page.goto(`${stage.pages.url}/koszyk`);
    await isIdle(page);
  };
  return { page, visit, open, keys: () => visit.shop.orders.map(({ key }) => key) };
}

async function atSummary(options: Parameters<typeof aBuyer>[0] = {}) {
  const buyer = await aBuyer(options);
  await buyer.open();
  await goOn(buyer.page);
  return buyer;
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
  await page.getByRole('button', { name: label('cart.toSummary') }).click();
  await orderButton(page).waitFor();
}

const total = (page: Page) => page.locator('[part~="totals"] dd').last().innerText();
const line3 = (page: Page) => page.getByRole('row', { name: /Produkt 3/ }).getByRole('textbox');

it('an edit answered without a cart stays as typed, and the order equals the loaded cart', async () => {
  const { page, visit, open } = await aBuyer();
  await open();
  visit.armed.set('quantity', faultNamed('a yes without a cart'));
  await line3(page).fill('15');
  await line3(page).press('Enter');
  await isIdle(page);
  expect(await line3(page).inputValue()).toBe('15');
  await goOn(page);
  expect(await total(page)).toBe('696,08\u00A0zł');
  await orderButton(page).click();
  await page.waitForURL(/dziekujemy/);
  expect(visit.shop.orders.map((order) => order.total)).toEqual([69608]);
});

it('a first response without a cart is an error with retry, not an empty cart [C4]', async () => {
  const { page, visit, open } = await aBuyer();
  visit.armed.set('load', faultNamed('a yes without a cart'));
  await open();
  await page.getByText('Nie udało się wczytać koszyka').waitFor();
  expect(await page.getByText('Nie znaleziono produktów w koszyku.').count()).toBe(0);
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await line3(page).waitFor();
});

describe.each([true, false])('an order with revisions: %s', (hasRevisions) => {
  it('displays a quantity changed by somebody else first', async () => {
    const { page, visit } = await atSummary({ hasRevisions });
    visit.shop.meddle((cart) => (cart.quantities['1'] = 77));
    await orderButton(page).click();
    await page.getByText('Koszyk się zmienił').first().waitFor();
    await isIdle(page);
    expect(visit.shop.orders).toEqual([]);
    expect(await page.getByText(/Produkt 1: ilość 2/).count()).toBeGreaterThan(0);
    const seen = await total(page);
    await page.getByRole('button', { name: 'Widzę zmiany' }).click();
    await orderButton(page).click();
    await page.waitForURL(/dziekujemy/);
    expect(seen).toBe('1\u00A0393,19\u00A0zł');
    expect(visit.shop.orders.map((order) => order.total)).toEqual([139319]);
  });

  it('displays an address chosen by somebody else first', async () => {
    const { page, visit } = await atSummary({ hasRevisions });
    visit.shop.meddle((cart) => (cart.delivery = 8));
    await orderButton(page).click();
    await page
      .getByText(/Miejsce dostawy: .*Rachunkowa 7.* → .*Budowlana 8/)
      .first()
      .waitFor();
    await isIdle(page);
    expect(visit.shop.orders).toEqual([]);
    await page.getByRole('button', { name: 'Widzę zmiany' }).click();
    await orderButton(page).click();
    await page.waitForURL(/dziekujemy/);
    expect(visit.shop.orders.map(({ address }) => address)).toEqual([8]);
  });

  it('keeps a quantity on its way during a reload, and contains nothing unseen', async () => {
    const { page, visit, open } = await aBuyer({ hasRevisions });
    await open();
    visit.slow.set('quantity', 1500);
    await line3(page).fill('15');
    await line3(page).press('Enter');
    await page.reload();
    await isIdle(page);
    expect(await line3(page).inputValue()).toBe('15');
    await goOn(page);
    expect(await total(page)).toBe('696,08\u00A0zł');
    await orderButton(page).click();
    await page.waitForURL(/dziekujemy/);
    expect(visit.shop.orders.map((order) => order.total)).toEqual([69608]);
  });
});

it('Back after an order sends the same key if the shop empties carts late: one order', async () => {
  const { page, visit } = await atSummary({ kind: 'keys, empties late' });
  await orderButton(page).click();
  await page.waitForURL(/dziekujemy/);
  await page.goBack();
  await isIdle(page);
  await orderButton(page).click();
  await page.waitForURL(/dziekujemy/);
  expect(visit.shop.orders).toHaveLength(1);
  expect(visit.trace.filter((one) => one.startsWith('confirm'))).toHaveLength(2);
});

it('a 500 after an order is an unknown outcome: the cart is reloaded, and the next press sends the same key', async () => {
  const { page, visit } = await atSummary({ kind: 'keys, empties late' });
  visit.armed.set('confirm', faultNamed('500 JSON after'));
  await orderButton(page).click();
  await page
    .getByText(/Nie wiemy, czy zamówienie zostało przyjęte/)
    .first()
    .waitFor();
  await isIdle(page);
  expect(visit.trace.at(-1)).toMatch(/^load/);
  await orderButton(page).click();
  await page.waitForURL(/dziekujemy/);
  expect(visit.shop.orders).toHaveLength(1);
});
