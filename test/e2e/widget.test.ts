/** Tests the cart dropdown in each page's header: count, carts, lines, links and updates, and the printed one without React. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { failReact, hold } from './first-screens';
import { useShop } from './shop';
import { labelStart, startsLike } from './labels';

const shop = useShop();

const widget = (page: Page) => page.locator('shop-cart-widget');
const button = (page: Page) => widget(page).getByRole('button', { name: /^Koszyk, / });
/** Before its script, the button has the template's name. */
const printed = (page: Page) => widget(page).getByRole('button');
const panel = (page: Page) => widget(page).locator('.widget__panel');
const carts = (page: Page) => widget(page).locator('[part~="cart"]');

/** The server's current response for the dropdown. */
const answer = async (page: Page) =>
  (await (await page.request.get(`${shop.url}/api/koszyki`)).json()) as {
    readonly carts: readonly { name: string; departmentName: string; items: readonly { name: string }[] }[];
  };

describe('the cart dropdown', () => {
  it('displays the count on any page, and opens with carts, lines, images, prices and links [W1]', async () => {
    const page = await shop.visit('/oddzialy');
    await button(page).waitFor();
    expect(await button(page).getAttribute('aria-label')).toBe('Koszyk, 8\u00a0produktów');
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
    await button(page).click();
    const response = await answer(page);
    const [cart] = response.carts;
    expect(await carts(page).count()).toBe(response.carts.length);
    await carts(page).getByText(cart!.name, { exact: true }).waitFor();
    await carts(page).getByText(cart!.departmentName).waitFor();
    for (const { name } of cart!.items.slice(0, 4)) await carts(page).getByText(name).first().waitFor();
    await carts(page).getByText('i jeszcze 4 pozycje').waitFor();
    const images = carts(page).locator('img');
    expect(await images.count()).toBe(4);
    await expect
      .poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await carts(page).innerText()).toMatch(
      /\d+\s\S+\s×\s\d[\d\s]*,\d\d\szł[\s\S]*Razem brutto[\s\S]*Razem netto/,
    );
    expect(await widget(page).getByRole('link', { name: 'Przejdź do koszyka' }).getAttribute('href')).toBe(
      `${shop.url}/koszyk`,
    );
    expect(await widget(page).getByRole('link', { name: 'Wszystkie koszyki' }).count()).toBe(0);
  });

  it('follows changes of the cart on the same page [W2]', async () => {
    const page = await shop.visit('/koszyk');
    await button(page).waitFor();
    // The dropdown displays the newest lines, which are the cart's last.
    const removal = page.getByRole('button', { name: startsLike('cart.items.removeItem') }).last();
    const name = (await removal.getAttribute('aria-label'))!.replace(labelStart('cart.items.removeItem'), '');
    await button(page).click();
    await carts(page).getByText(name).waitFor();
    await page.keyboard.press('Escape');
    await removal.click();
    await expect.poll(() => button(page).getAttribute('aria-label')).toBe('Koszyk, 7\u00a0produktów');
    await button(page).click();
    await expect.poll(() => carts(page).getByText(name).count()).toBe(0);
  });
});

it('the printed dropdown opens, closes on Escape and outside, and reloads after a change, keeping the focus', async () => {
  const requests: string[] = [];
  const page = await shop.visit('/oddzialy', {
    prepare(one) {
      one.on('request', (request) => request.url().endsWith('/api/koszyki') && requests.push(request.url()));
      return failReact(one);
    },
  });
  await printed(page).click();
  const link = panel(page).getByRole('link', { name: 'Przejdź do koszyka' });
  await link.waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await printed(page).evaluate((one) => [one.matches(':focus'), one.ariaExpanded])).toEqual([true, 'false']);
  await page.keyboard.press('Enter');
  await link.focus();
  expect(requests).toHaveLength(1);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop-cart-changed')));
  await expect.poll(() => requests.length).toBe(2);
  expect(await link.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.mouse.click(5, 400);
  await panel(page).waitFor({ state: 'detached' });
});

it('a press opens the dropdown before its own script has loaded', async () => {
  let own: ReturnType<typeof hold> | undefined;
  const page = await shop.visit('/oddzialy', {
    async prepare(one) {
      await failReact(one);
      await (own = hold(one, '**/elements/chunks/first-screen-*')).prepare;
    },
  });
  await printed(page).click();
  await expect.poll(() => own!.held.length).toBeGreaterThan(0);
  await own!.letGo();
  await panel(page).getByRole('link', { name: 'Przejdź do koszyka' }).waitFor();
});
