/** Tests the cart dropdown in each page's header: count, carts, lines, links, and updates. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useShop } from './shop';
import { labelStart, startsLike } from './labels';

const shop = useShop();

const widget = (page: Page) => page.locator('shop-cart-widget');
const button = (page: Page) => widget(page).getByRole('button', { name: /^Koszyk, / });
const carts = (page: Page) => widget(page).locator('[part~="cart"]');

interface CartTotals {
  readonly name: string;
  readonly departmentName: string;
  readonly items: readonly { name: string; isPackage: boolean; packageQuantity: number | null; unit: string }[];
}
/** The server's current response for the dropdown. */
const answer = async (page: Page) =>
  (await (await page.request.get(`${shop.url}/api/koszyki`)).json()) as {
    readonly count: number;
    readonly carts: readonly (CartTotals & { readonly childCarts: readonly CartTotals[] })[];
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

  it('displays the child carts of a master cart, each with its lines and units [W1]', async () => {
    const page = await shop.visit('/', { as: 'koszyk-glowny' });
    await button(page).click();
    for (const name of ['Budowa Naramowice', 'Budowa Strzeszyn', 'Magazyn centralny'])
      await carts(page).getByText(name).waitFor();
    expect(await button(page).getAttribute('aria-label')).toBe('Koszyk, 12\u00a0produktów');
    const response = await answer(page);
    const packed = response.carts[0]!.childCarts.flatMap(({ items }) => items.slice(0, 4)).filter(
      ({ isPackage }) => isPackage,
    );
    expect(packed.length).toBeGreaterThan(0);
    const lines = await carts(page).innerText();
    for (const { name, packageQuantity, unit } of packed) {
      expect(lines).toContain(name);
      expect(lines).toContain(`${packageQuantity}\u00a0${unit}\u00a0×`);
    }
  });

  it('follows changes of the cart on the same page', async () => {
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

  it('reloads after a script’s cart change event [W2]', async () => {
    const page = await shop.visit('/oddzialy');
    await button(page).waitFor();
    const token = decodeURIComponent(
      (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
    );
    const post = async (data: object) =>
      (await (await page.request.post(`${shop.url}/koszyk`, { data, headers: { 'X-XSRF-TOKEN': token } })).json()) as {
        cart: { id: number; items: { id: number }[] };
      };
    const { cart } = await post({});
    await post({ remove: { id: cart.items[0]!.id, cartId: cart.id } });
    expect(await button(page).getAttribute('aria-label')).toBe('Koszyk, 8\u00a0produktów');
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop-cart-changed')));
    await expect.poll(() => button(page).getAttribute('aria-label')).toBe('Koszyk, 7\u00a0produktów');
  });

  it('displays an empty cart, and closes on Escape with the focus on its button', async () => {
    const page = await shop.visit('/', { as: 'pusty-koszyk' });
    await button(page).click();
    await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true');
    expect(await button(page).getAttribute('aria-label')).toBe('Koszyk, 0\u00a0produktów');
    await page.keyboard.press('Escape');
    await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false');
    expect(await widget(page).evaluate((host) => host.shadowRoot?.activeElement?.tagName)).toBe('BUTTON');
  });

  it('displays an error, and loads on retry', async () => {
    const page = await shop.visit('/oddzialy');
    await page.route('**/api/koszyki', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.reload();
    await widget(page).getByRole('button').first().click();
    await widget(page).getByText('Nie udało się wczytać koszyka.').waitFor();
    await page.unroute('**/api/koszyki');
    await widget(page).getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect.poll(() => button(page).getAttribute('aria-label')).toBe('Koszyk, 8\u00a0produktów');
  });
});
