/** Tests that links to a blocker in the longest cart scroll it into view and focus it, on a phone and a desktop. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answer } from '../a11y/state';
import { label } from './labels';
import { isWhole } from './sample';
import { toSummary, useShop } from './shop';

const shop = useShop();

/** Whether the node is visible, not covered by the bar, and in the same card as the focus. */
const arrived = (page: Page, sentence: string): Promise<boolean> =>
  page
    .locator('[part~="payment"] [part~="notice-error"], [part~="payment"] [part~="notice-inline"]')
    .filter({ hasText: sentence })
    .evaluate((notice) => {
      const { left, top, bottom } = notice.getBoundingClientRect();
      const root = notice.getRootNode() as ShadowRoot;
      const isFree = (y: number) => notice.contains(root.elementFromPoint(left + 9, y));
      const isSeen = top >= 0 && bottom <= innerHeight && isFree(top + 4) && isFree(bottom - 4);
      return isSeen && notice.closest('[part~="payment"]')!.contains(root.activeElement);
    });

// test/browser/cart/blocker-targets.test.ts tests both at each run, on the built files.
describe.runIf(isWhole).each([360, 1280])('in a cart of 500 lines, at %i px', (width) => {
  it('a rejected order scrolls to the message about the payment', async () => {
    const page = await shop.visit('/koszyk', { as: 'koszyk-500', width });
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
    const reason = 'Tej płatności nie można teraz użyć.';
    const messages = {
      payment_id: { messages: [reason], status: 'error', scroll: true },
      confirm: { messages: [], status: 'error', goToStep: true },
    };
    await answer(page, '**/koszyk', { cart: null, messages }, 422, /confirm/);
    await toSummary(page);
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.getByRole('radio', { name: /Kurier/ }).waitFor();
    await expect.poll(() => arrived(page, reason)).toBe(true);
    await page.waitForTimeout(1000);
    expect(await arrived(page, reason)).toBe(true);
  });

  it('the reason beside the order button links to the payments by keyboard', async () => {
    const page = await shop.visit('/koszyk', { as: 'koszyk-500', width });
    await page.getByRole('radio', { name: /Kurier/ }).check();
    // Without a payment only the step bar continues (rule R11).
    await page.getByRole('button', { name: /^Dane adresowe/ }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    const reason = page.getByRole('button', { name: 'Wybierz formę płatności.' });
    await reason.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => arrived(page, 'Wybierz formę płatności.')).toBe(true);
    await page.waitForTimeout(1000);
    expect(await arrived(page, 'Wybierz formę płatności.')).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByRole('button', { name: 'Wybierz formę płatności.' }).count()).toBe(0);
  });
});
