/** Tests that the summary is seen before the order: lines first, then the one button; the bar only scrolls there. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { label } from './labels';
import { choose, toSummary, useShop } from './shop';

const shop = useShop();

async function summary(width: number, height: number, as?: string): Promise<Page> {
  const page = await shop.visit('/koszyk', { width, ...(as !== undefined && { as }) });
  await page.setViewportSize({ width, height });
  await choose(page);
  await toSummary(page);
  return page;
}

const lead = (page: Page) => page.getByRole('button', { name: 'Przejrzyj i zamów' });

/** The lines that are fully visible, and whether sum and button are too. */
const onScreen = (page: Page): Promise<{ lines: number; of: number; isLast: boolean; sum: boolean; button: boolean }> =>
  page.locator('shop-cart').evaluate((cart) => {
    const root = cart.shadowRoot!;
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const middle = (left + right) / 2;
      const hits = [top + 2, bottom - 2].map((y) => root.elementFromPoint(middle, y));
      return top >= 0 && bottom <= innerHeight && hits.every((hit) => hit !== null && element.contains(hit));
    };
    const lines = [...root.querySelectorAll('tr[data-item]')];
    return {
      lines: lines.filter(isSeen).length,
      of: lines.length,
      isLast: isSeen(lines.at(-1)!),
      sum: isSeen(root.querySelector('.totals__row--strong')!),
      button: isSeen(root.querySelector('[part~="submit"]')!),
    };
  });

describe('the summary of eight lines', () => {
  it('fits the first screen of a phone with one order button after all lines; one press scrolls to the last line, sum and button [O13]', async () => {
    const page = await summary(390, 844);
    await expect.poll(() => onScreen(page)).toMatchObject({ lines: 8, of: 8 });
    const order = await page.locator('shop-cart').evaluate((cart) => {
      const root = cart.shadowRoot!;
      const buttons = root.querySelectorAll('[part~="submit"]');
      const [button] = buttons;
      const lines = [...root.querySelectorAll('tr[data-item]')];
      const [sum, face] = [root.querySelector('.totals__row--strong')!, button!].map((one) =>
        one.getBoundingClientRect(),
      );
      return {
        buttons: buttons.length,
        isAfter: lines.every((line) => line.compareDocumentPosition(button!) & Node.DOCUMENT_POSITION_FOLLOWING),
        gap: Math.round(face!.top - sum!.bottom),
      };
    });
    expect(order).toMatchObject({ buttons: 1, isAfter: true });
    expect(order.gap).toBeLessThanOrEqual(12);
    await lead(page).click();
    await expect.poll(() => onScreen(page)).toMatchObject({ isLast: true, sum: true, button: true });
    await expect(page.getByRole('heading', { name: label('cart.steps./summary') }).count()).resolves.toBe(1);
    // The focus is at the last line, so that Tab continues to the choices and the button.
    const focused = page.locator('shop-cart tr[data-item]:focus');
    expect(await focused.getAttribute('data-item')).toBe(
      await page.locator('shop-cart tr[data-item]').last().getAttribute('data-item'),
    );
  });

  it('fits one window of 1280 × 800 with sum and button [O13]', async () => {
    const page = await summary(1280, 800);
    await expect.poll(() => onScreen(page)).toEqual({ lines: 8, of: 8, isLast: true, sum: true, button: true });
    await expect(lead(page).isVisible()).resolves.toBe(false);
  });
});
