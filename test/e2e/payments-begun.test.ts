/** Tests a deferred payment: its provider on another origin, and the lock of the cart in every open tab. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { htmlWithShadowRoots } from './html-with-shadow-roots';
import { label, startsLike } from './labels';
import { toSummary, useShop } from './shop';

const shop = useShop();

const sentence = (name: string) => `Płatność została rozpoczęta za koszyk ${name}, dokonywanie zmian nie jest możliwe.`;
const lock = (page: Page) => page.locator('[part~="locked"]');
const payLink = (page: Page) => page.getByRole('link', { name: 'Przejdź do płatności' });
const submitButton = (page: Page) => page.getByRole('button', { name: label('cart.summary.submit') });
const providerButton = (page: Page) => page.getByRole('button', { name: 'Przejdź do operatora płatności odroczonej' });

/** Opens the summary by the step bar. */
async function lookAtSummary(page: Page): Promise<void> {
  await page.getByRole('button', { name: label('cart.steps./summary') }).click();
  await page.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
}

async function expectClosed(page: Page): Promise<void> {
  expect(await page.getByRole('button', { name: startsLike('cart.items.removeItem') }).count()).toBe(0);
  expect(await page.getByRole('textbox', { name: /^Ilość/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Zmień cenę/ }).count()).toBe(0);
  for (const radio of await page.getByRole('radio').all()) expect(await radio.isDisabled()).toBe(true);
  expect(await page.getByRole('textbox', { name: label('cart.notes.title') }).isEditable()).toBe(false);
}

describe('a deferred payment', () => {
  it('opens its provider on another origin in a new tab, with a token and without a referrer [P6]', async () => {
    const page = await shop.visit('/koszyk', { as: 'platnosc-odroczona' });
    await lock(page).getByText(sentence('Dom')).waitFor();
    await expectClosed(page);
    expect(await payLink(page).count()).toBe(0);
    await lookAtSummary(page);
    expect(await submitButton(page).count()).toBe(0);
    expect(await payLink(page).count()).toBe(0);
    // The page's policy and the template's data contain the host; nothing displayed does.
    const html = (await htmlWithShadowRoots(page)).replaceAll(
      /content="[^"]*"|<script type="application\/json">.*?<\/script>/gs,
      '',
    );
    expect(html).not.toContain(new URL(shop.configurator).host);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), providerButton(page).last().click()]);
    await tab.getByRole('heading', { name: /^Płatność odroczona za koszyk nr/ }).waitFor();
    const url = new URL(tab.url());
    expect(url.origin).toBe(shop.configurator);
    expect(url.pathname).toMatch(/^\/raty\/\d+$/);
    expect([...url.searchParams.keys()].sort()).toEqual(['sessionid', 'token']);
    expect(await tab.locator('[data-field="referrer"]').innerText()).toBe('brak');
    expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  });

  it('locks the cart after confirmation, also in a tab opened before', async () => {
    const page = await shop.visit('/koszyk', { as: 'zakupy-odroczone' });
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second
      .getByRole('textbox', { name: /^Ilość/ })
      .first()
      .waitFor();
    await toSummary(page);
    await submitButton(page).click();
    await page.getByText('Zamówienie czeka na decyzję operatora płatności odroczonej.').first().waitFor();
    await providerButton(page).last().waitFor();
    await lock(second).getByText(sentence('Dom')).waitFor();
    await expectClosed(second);
    expect(await page.getByRole('heading', { name: label('cart.steps./summary') }).isVisible()).toBe(true);
  });
});
