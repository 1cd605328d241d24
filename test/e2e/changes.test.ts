/** Tests notices of changes by the shop: text, announcement, event and totals (issue "Every state of the cart"). */
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { label, labelStart, startsLike } from './labels';
import { useShop } from './shop';

const shop = useShop();

const notice = (page: Page) => page.locator('[part~="changes"]');
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Ilość/ });
const total = (page: Page) => page.getByText('Do zapłaty brutto').last().locator('xpath=..').innerText();
const grosze = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** Records the page's events and the announcements. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log = { changes: [] as string[], spoken: [] as string[] };
    (window as unknown as { log: object }).log = log;
    document.addEventListener('shop-cart-changed', (event) => {
      const { changes } = event.detail;
      log.changes.push(...changes.map(({ kind }) => kind));
    });
    const region = document.querySelector('shop-cart')?.shadowRoot?.querySelector('[aria-live="polite"]');
    new MutationObserver(() => log.spoken.push(region?.textContent ?? '')).observe(region as Element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}
const log = (page: Page) =>
  page.evaluate(() => (window as unknown as { log: { changes: string[]; spoken: string[] } }).log);

describe('a cart that the shop changes between two requests', () => {
  it('displays changed prices, quantities and removed lines as sentences, in a live region and in the event [C12]', async () => {
    const page = await shop.visit('/koszyk', { as: 'zmiany-w-ofercie' });
    await quantity(page).first().waitFor();
    const lines = await quantity(page).count();
    const removal = page.getByRole('button', { name: startsLike('cart.items.removeItem') }).nth(2);
    const removed = (await removal.getAttribute('aria-label'))!.replace(labelStart('cart.items.removeItem'), '');
    const before = grosze(await total(page));
    expect(await notice(page).count()).toBe(0);
    await record(page);
    await page.getByRole('radio', { name: /Odbiór/ }).check();
    await notice(page).getByText('Koszyk się zmienił').waitFor();
    await notice(page)
      .getByText(/: cena netto .* → /)
      .waitFor();
    await notice(page)
      .getByText(/: ilość .* → /)
      .waitFor();
    await notice(page).getByText(`${removed}: produktu nie ma już w koszyku`).waitFor();
    expect(await quantity(page).count()).toBe(lines - 1);
    expect(grosze(await total(page))).not.toBe(before);
    const { changes } = await log(page);
    expect([...new Set(changes)].sort()).toEqual(['item_removed', 'price', 'quantity']);
    await expect.poll(async () => (await log(page)).spoken.join(' ')).toContain('Koszyk się zmienił');
  });

  it('links to the changed line and keeps the notice until it is dismissed', async () => {
    const page = await shop.visit('/koszyk', { as: 'zmiany-w-ofercie' });
    await quantity(page).first().waitFor();
    await page.getByRole('radio', { name: /Odbiór/ }).check();
    await notice(page).waitFor();
    await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
    await notice(page)
      .getByText(/: cena netto .* → /)
      .waitFor();
    await notice(page)
      .getByRole('button', { name: /^Pokaż: / })
      .first()
      .click();
    await expect
      .poll(() =>
        page.locator('shop-cart').evaluate((cart) => cart.shadowRoot?.activeElement?.closest('[data-item]') !== null),
      )
      .toBe(true);
    await notice(page)
      .getByRole('button', { name: /Zamknij|Ukryj/ })
      .click();
    await expect.poll(() => notice(page).count()).toBe(0);
  });

  it('displays the change in the first tab if the second tab received it', async () => {
    const page = await shop.visit('/koszyk', { as: 'zmiany-w-ofercie' });
    await quantity(page).first().waitFor();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await quantity(second).first().waitFor();
    await second.getByRole('radio', { name: /Odbiór/ }).check();
    await notice(page)
      .getByText(/: cena netto .* → /)
      .waitFor();
  });

  it('drops a withdrawn carrier with a notice, and blocks the next step until another is chosen', async () => {
    const page = await shop.visit('/koszyk', { as: 'dostawa-znika' });
    await expect.poll(() => page.getByRole('radio', { name: /Transport/ }).isChecked()).toBe(true);
    await record(page);
    await page.getByRole('textbox', { name: label('cart.notes.title') }).fill('Rozładunek od podwórza');
    await notice(page).getByText('Transport własny z HDS: ten sposób dostawy nie jest już dostępny').waitFor();
    expect((await log(page)).changes).toContain('carrier_removed');
    expect(await page.getByRole('radio', { name: /Transport/ }).count()).toBe(0);
    const next = page.getByRole('button', { name: 'Dane adresowe' });
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('Wybierz sposób dostawy.').first().waitFor();
    expect(await page.getByRole('textbox', { name: label('cart.notes.title') }).inputValue()).toBe(
      'Rozładunek od podwórza',
    );
  });

  it('returns to step one with the reason after goToStep, and orders nothing unseen [O9]', async () => {
    const page = await shop.visit('/koszyk', { as: 'zmiana-przy-zamowieniu' });
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
    const before = grosze(await total(page));
    const count = await shop.db.$count(orders);
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.getByRole('heading', { name: 'Koszyk', level: 2, exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/');
    await page.getByText('Koszyk zmienił się od ostatniego sprawdzenia.').first().waitFor();
    await notice(page)
      .getByText(/: cena netto .* → /)
      .waitFor();
    expect(grosze(await total(page))).toBeGreaterThan(before);
    expect(await shop.db.$count(orders)).toBe(count);
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    const submit = page.getByRole('button', { name: label('cart.summary.submit') });
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Widzę zmiany' }).click();
    await submit.click();
    await page.waitForURL(/\/zamowienie\//);
  });
});

describe('a voucher', () => {
  it('appears in the totals, reduces the amount to pay, and is stored with the order', async () => {
    const page = await shop.visit('/koszyk', { as: 'kod-rabatowy' });
    const totals = page.locator('[part~="totals"]').first();
    await totals.getByText('WIOSNA10').waitFor();
    const row = async (name: string) =>
      grosze(await totals.getByText(name, { exact: true }).locator('xpath=..').locator('dd').innerText());
    const goods = await row('Produkty brutto');
    const reduced = goods - Math.round(goods / 10);
    expect(await row('Produkty po rabacie brutto')).toBe(reduced);
    expect(await row('Do zapłaty brutto')).toBe(reduced + (await row('Dostawa brutto')));
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.waitForURL(/\/zamowienie\//);
    await page.getByText('Kod rabatowy WIOSNA10, brutto').waitFor();
    const [order] = await shop.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    expect(order?.voucherCode).toBe('WIOSNA10');
    expect(grosze(String(order?.voucherGross))).toBe(goods - reduced);
  });
});
