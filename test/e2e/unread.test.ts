/** Tests that buyers never order lines that they cannot see: unreadable lines are counted, reported, and block the order. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { label } from './labels';
import { useShop, withoutCart } from './shop';

const shop = useShop();

/** An invalid quantity (rule N9). */
const UNREADABLE = '2,5';

interface Wire {
  cart: { items: { quantity: unknown }[] } | null;
}

/** The shop returns invalid quantities for the first lines; `mend()` ends it. */
async function breakLines(page: Page, count: number) {
  let isBroken = true;
  const answer = async (route: Route) => {
    if (!isBroken || route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as Wire;
    for (const line of json.cart?.items.slice(0, count) ?? []) line.quantity = UNREADABLE;
    return route.fulfill({ response, json });
  };
  await withoutCart(page);
  await page.route('**/koszyk', answer);
  return () => (isBroken = false);
}

const rows = (page: Page) => page.locator('shop-cart tbody tr');
const notice = (page: Page) => page.locator('shop-cart [part~=unread]');

describe('an unreadable line', () => {
  it('has a notice beside the table and blocks the order until the cart is readable again [C10]', async () => {
    let mend = () => false;
    const page = await shop.visit('/koszyk', { prepare: async (page) => (mend = await breakLines(page, 2)) });
    await notice(page).waitFor();
    const left = await rows(page).count();
    expect(left).toBeGreaterThan(0);
    expect(await notice(page).innerText()).toContain('Nie możemy pokazać 2\u00A0produktów z koszyka');

    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    const order = page.getByRole('button', { name: label('cart.summary.submit') });
    await order.waitFor();
    expect(await order.getAttribute('aria-disabled')).toBe('true');
    expect(await order.evaluate((button) => button.ariaDescribedByElements?.map((one) => one.textContent).join())).toBe(
      'Nie widać wszystkich produktów z koszyka. Wczytaj koszyk ponownie.',
    );

    mend();
    await notice(page).getByRole('button', { name: 'Wczytaj koszyk ponownie' }).press('Enter');
    await notice(page).waitFor({ state: 'detached' });
    expect(await rows(page).count()).toBe(left + 2);
    // The button disappeared with its notice; the focus did not.
    const title = page.getByRole('heading', { name: label('cart.steps./summary') });
    await expect.poll(() => title.evaluate((one) => one.matches(':focus'))).toBe(true);
    // The buyer has not seen these two products yet, so the order waits.
    expect(await order.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Widzę zmiany' }).click();
    await expect.poll(() => order.getAttribute('aria-disabled')).toBeNull();
  });

  it('differs from no line: a cart of only such lines is an error, not empty', async () => {
    let mend = () => false;
    const page = await shop.visit('/koszyk', { prepare: async (page) => (mend = await breakLines(page, 1000)) });
    await page.getByText('Nie udało się wczytać koszyka').waitFor();
    await page.getByText('Sklep zwrócił nieprawidłową odpowiedź. Spróbuj ponownie.').first().waitFor();
    expect(await page.getByText('Nie znaleziono produktów w koszyku.').count()).toBe(0);
    mend();
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await rows(page).first().waitFor();
  });
});
