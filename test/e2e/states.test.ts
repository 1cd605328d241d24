/** Tests every state of the cart with the demo's visitors and data in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { label, startsLike } from './labels';
import { exemplar } from './sample';
import { choose, toSummary, useShop } from './shop';

const shop = useShop();

const row = (page: Page, index: number) => page.getByRole('row').nth(index);
const submitButton = (page: Page) => page.getByRole('button', { name: label('cart.summary.submit') });

describe('an empty cart', () => {
  it('displays its message and the warning of clearing, and leads back to the shop [C7]', async () => {
    const page = await shop.visit('/koszyk', { as: 'pusty-koszyk' });
    await page.getByRole('heading', { name: 'Twój koszyk' }).waitFor();
    await page.getByText('Nie znaleziono produktów').waitFor();
    await page.getByText('90 dniach nieobecności lub po zmianie przeglądarki').waitFor();
    await page.getByRole('link', { name: 'Wróć do sklepu' }).click();
    await page.waitForURL(`${shop.url}/`);
  });
});

describe('a master cart', () => {
  it('displays one table per child cart and changes the right child [C8]', async () => {
    const page = await shop.visit('/koszyk', { as: 'koszyk-glowny' });
    await page.getByRole('table').first().waitFor();
    expect(await page.getByRole('table').count()).toBe(3);
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && /quantity/.test(request.postData() ?? ''),
    );
    const second = page.getByRole('table').nth(1);
    const quantity = second.getByRole('textbox').first();
    const was = Number(await quantity.inputValue());
    await second
      .getByRole('button', { name: /^Zwiększ/ })
      .first()
      .click();
    const body = (await posted).postDataJSON() as { quantity: Record<string, number>; cartToUpdate: number };
    expect(Object.values(body.quantity)[0]).toBeGreaterThan(was);
    const cart = await loaded(page);
    expect(String(cart.childCarts[1]?.id)).toBe(String(body.cartToUpdate));
  });
});

describe('a cart with a started payment', () => {
  it('is locked, displays the cart’s name, and offers the payment instead of the order button [L4]', async () => {
    const page = await shop.visit('/koszyk', { as: 'platnosc-rozpoczeta' });
    await page.getByText('Płatność została rozpoczęta za koszyk Rembud, dokonywanie zmian nie jest możliwe.').waitFor();
    expect(await page.getByRole('button', { name: startsLike('cart.items.removeItem') }).count()).toBe(0);
    expect(await page.getByRole('textbox', { name: /^Ilość/ }).count()).toBe(0);
    expect(await page.getByRole('radio', { name: /Kurier/ }).isDisabled()).toBe(true);
    await page.goto(`${shop.url}/koszyk#/summary`);
    await page.getByRole('link', { name: 'Przejdź do płatności' }).last().waitFor();
    expect(await submitButton(page).count()).toBe(0);
  });
});

describe('the order button displays why an order is impossible', () => {
  it.each(
    exemplar([
      ['by a test client', 'testowy', 'Konto testowe nie może składać zamówień.'],
      ['by a purchase-blocked client', 'blokada-zakupow', 'Zakupy na tym koncie są zablokowane.'],
      ['with an amount after its deadline', 'zaleglosci', 'Masz zaległe płatności:'],
    ]),
  )('%s', async (_, visitor, reason) => {
    const page = await shop.visit('/koszyk', { as: visitor });
    await choose(page);
    await toSummary(page);
    await page.getByText(reason).first().waitFor();
    const before = await shop.db.$count(orders);
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true');
    const described = await submitButton(page).getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain(reason);
    await submitButton(page).click({ force: true });
    await page.waitForTimeout(300);
    expect(await shop.db.$count(orders)).toBe(before);
  });

  it('while the shop’s own transport has no price [O3]', async () => {
    const page = await shop.visit('/koszyk', { as: 'transport-zero' });
    await page.getByRole('radio', { name: /Transport/ }).check();
    await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByText('Transport nie został jeszcze wyceniony.').first().waitFor();
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true');
  });

  it('without payments, with the second step blocked [R5]', async () => {
    const page = await shop.visit('/koszyk#/summary', { as: 'brak-platnosci' });
    const next = page.getByRole('button', { name: label('cart.toAddresses') });
    await next.waitFor();
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    const step = page.getByRole('button', { name: /Dane adresowe/ }).first();
    expect(await step.getAttribute('aria-disabled')).toBe('true');
    await step.click({ force: true });
    expect(new URL(page.url()).hash).not.toBe('#/addresses');
  });
});

describe('the payments', () => {
  it('display the free limit of a wire transfer [P4]', async () => {
    const page = await shop.visit('/koszyk');
    await page.getByText('Wolny limit').waitFor();
  });
  it('display the factoring bank instead of a balance [P4]', async () => {
    const page = await shop.visit('/koszyk', { as: 'faktoring' });
    await page.getByText('Bank Kupiecki S.A.').waitFor();
    expect(await page.getByText('Wolny limit').count()).toBe(0);
  });
  it('disable the upfront transfer while the limit is exceeded [P3]', async () => {
    const page = await shop.visit('/koszyk', { as: 'limit-przekroczony' });
    await page.getByText('Dostępny po opłaceniu zaległych zobowiązań').waitFor();
    expect(await page.getByRole('radio', { name: 'Przedpłata na konto' }).isDisabled()).toBe(true);
  });
  it('display three methods of an instant payment, and all after „pokaż więcej” [P1]', async () => {
    const page = await shop.visit('/koszyk');
    await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
    const methods = page.getByRole('group', { name: 'Metoda płatności' }).getByRole('radio');
    await expect.poll(() => methods.count()).toBe(3);
    await page.getByRole('button', { name: 'pokaż więcej' }).click();
    await expect.poll(() => methods.count()).toBeGreaterThan(7);
  });
});

describe('a trader', () => {
  it('changes a product’s price, not below the minimum, without a change notice', async () => {
    const page = await shop.visit('/koszyk', { as: 'handlowiec' });
    await row(page, 1)
      .getByRole('button', { name: /^Zmień cenę/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Zmiana ceny' });
    const hint = await dialog.getByText(/Minimalna cena netto/).innerText();
    const minimum = Number(hint.replace(/[^\d,]/g, '').replace(',', '.'));
    const price = dialog.getByRole('textbox', { name: 'Cena netto' });
    await price.fill('0,01');
    await dialog.getByRole('button', { name: label('cart.pricing.save') }).click();
    await dialog.getByText('Cena nie może być niższa niż').waitFor();
    const target = (minimum + 1).toFixed(2).replace('.', ',');
    await price.fill(target);
    await dialog.getByRole('button', { name: label('cart.pricing.save') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Cena została zmieniona.').first().waitFor();
    await row(page, 1).getByText(target).first().waitFor();
    expect(await page.getByText('Koszyk się zmienił').count(), 'what the trader did is no news').toBe(0);
  });
  it('changes a carrier’s price, at least 1.00', async () => {
    const page = await shop.visit('/koszyk', { as: 'handlowiec' });
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('button', { name: /^Zmień cenę: Kurier/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Zmiana ceny' });
    await dialog.getByText('Minimalna cena netto: 1,00').waitFor();
    await dialog.getByRole('textbox', { name: 'Cena netto' }).fill('10');
    await dialog.getByRole('button', { name: label('cart.pricing.save') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('12,30').first().waitFor();
    expect(await page.getByRole('button', { name: /^Zmień cenę: Odbiór/ }).count()).toBe(0);
  });
  it('is the only visitor with price buttons [T1]', async () => {
    const page = await shop.visit('/koszyk');
    await row(page, 1).waitFor();
    expect(await page.getByRole('button', { name: /^Zmień cenę/ }).count()).toBe(0);
  });
});

describe('a specialist', () => {
  it('chooses a project, which the server stores [U2]', async () => {
    const page = await shop.visit('/koszyk', { as: 'specjalista' });
    const select = page.getByRole('combobox', { name: 'Projekt' });
    await select.selectOption({ index: 1 });
    const chosen = await select.inputValue();
    await expect.poll(async () => String((await loaded(page)).project?.id)).toBe(chosen);
    await page.reload();
    await expect.poll(() => select.inputValue()).toBe(chosen);
    expect(await select.getByRole('option', { name: 'Bez projektu' }).count()).toBe(0);
  });

  it('sees the project again before ordering', async () => {
    const page = await shop.visit('/koszyk', { as: 'specjalista' });
    await page.getByRole('combobox', { name: 'Projekt' }).selectOption('PR-2026-102 – Willa Sołacz');
    await choose(page);
    await toSummary(page);
    await page
      .getByRole('region', { name: 'Projekt' })
      .getByText('PR-2026-102 – Willa Sołacz')
      .waitFor({ timeout: 5000 });
  });
});

describe('a cart of 500 lines', () => {
  it('displays all lines, and searches them', async () => {
    const page = await shop.visit('/koszyk', { as: 'koszyk-500' });
    await row(page, 1).waitFor();
    await expect.poll(() => page.locator('[data-item]').count()).toBe(500);
    await page.getByRole('searchbox', { name: 'Szukaj w koszyku' }).fill('gres 60');
    await expect.poll(() => page.locator('[data-item]').count()).toBeLessThan(100);
    await page.getByRole('searchbox', { name: 'Szukaj w koszyku' }).fill('qwertyuiop');
    await page.getByText('Brak wyników').waitFor();
  });
});

/** The server's current cart. */
async function loaded(page: Page): Promise<{ project?: { id: number }; childCarts: { id: number }[] }> {
  return page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/koszyk', {
      method: 'POST',
      body: '{}',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(token),
      },
    });
    return ((await answer.json()) as { cart: never }).cart;
  });
}
