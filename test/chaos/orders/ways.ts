/** The ways in which a buyer presses the order button, and the events around the press. */
import type { Page } from 'playwright-core';
import { isIdle } from './screen';
import { LATE } from './shop';
import { orderButton, type Buyer } from './buyer';

interface Does {
  /** True if the order button is displayed. */
  toSummary: () => Promise<boolean>;
  open: () => Promise<void>;
}

export interface Way {
  readonly name: string;
  readonly order: (buyer: Buyer, does: Does) => Promise<void>;
}

const press = (page: Page) =>
  orderButton(page)
    .click({ timeout: 3000 })
    .catch(() => {});
/** The outcome is known, or the browser has followed the shop's redirect. */
const readCart = (page: Page) =>
  Promise.race([page.waitForURL(/dziekujemy/, { timeout: 8000 }).catch(() => {}), isIdle(page)]);

/** Prepares a valid order; `act` does the rest. */
const at = (name: string, act: (buyer: Buyer, does: Does) => Promise<void>): Way => ({
  name,
  order: async (buyer, does) => {
    if (await does.toSummary()) await act(buyer, does);
  },
});

/** Changes a quantity through the session, so that the request may be under way on any step. */
const changeLine = (page: Page, line: string, quantity: number) =>
  page.evaluate(
    ([id, wish]) => {
      const shop = (globalThis as never)[Symbol.for('shop-elements.store')] as {
        cartSessions: Map<string, { setQuantity(cart: number, id: number, quantity: number): Promise<unknown> }>;
      };
      void [...shop.cartSessions.values()][0]?.setQuantity(77, Number(id), Number(wish));
    },
    [line, quantity] as const,
  );

export const ways: readonly Way[] = [
  at('one press', async ({ page }) => {
    await press(page);
    await readCart(page);
  }),
  at('double click', async ({ page }) => {
    await orderButton(page)
      .dblclick({ timeout: 3000 })
      .catch(() => {});
    await readCart(page);
  }),
  at('triple click', async ({ page }) => {
    await orderButton(page)
      .click({ clickCount: 3, timeout: 3000 })
      .catch(() => {});
    await readCart(page);
  }),
  at('Enter and a click', async ({ page }) => {
    await orderButton(page)
      .focus()
      .catch(() => {});
    await page.keyboard.press('Enter');
    await press(page);
    await readCart(page);
  }),
  at('two tabs', async (buyer, { open }) => {
    const first = buyer.page;
    await open();
    await isIdle(buyer.page);
    await buyer.page.evaluate(() => (location.hash = '#/summary'));
    await orderButton(buyer.page)
      .waitFor({ timeout: 3000 })
      .catch(() => {});
    await Promise.all([press(first), press(buyer.page)]);
    await Promise.all([readCart(first), readCart(buyer.page)]);
  }),
  at('reload while an edit is on its way', async ({ page, visit, random, wantedQuantities: wishes }) => {
    visit.slow.set('quantity', 1500);
    const line = Object.keys(visit.shop.cart.quantities)[0]!;
    const wish = random.whole(7, 15);
    await changeLine(page, line, wish);
    wishes.set(line, wish);
    await page.reload();
    await isIdle(page);
    await press(page);
    await readCart(page);
  }),
  at('Back after the order, and again', async ({ page }) => {
    await press(page);
    await readCart(page);
    if (!page.url().includes('dziekujemy')) return;
    await page.goBack();
    await isIdle(page);
    await page.evaluate(() => (location.hash = '#/summary')).catch(() => {});
    await press(page);
    await readCart(page);
    await page.waitForTimeout(LATE);
  }),
  at('Back, Forward, Back, and again', async ({ page }) => {
    await press(page);
    await readCart(page);
    if (!page.url().includes('dziekujemy')) return;
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await isIdle(page);
    await press(page);
    await readCart(page);
  }),
  at('a tab that crashes after the press', async (buyer, { open, toSummary }) => {
    // Before the response: afterwards the page displays the thanks.
    buyer.visit.slow.set('confirm', 400);
    await press(buyer.page);
    // Chromium sometimes does not report that a page with a pending request is closed.
    await Promise.race([buyer.page.close(), new Promise((go) => setTimeout(go, 3000))]);
    buyer.visit.slow.clear();
    await open();
    if (await toSummary()) await press(buyer.page);
    await readCart(buyer.page);
  }),
  at('offline at the press', async ({ page, context }) => {
    await context.setOffline(true);
    await press(page);
    await page.waitForTimeout(200);
    await context.setOffline(false);
    await readCart(page);
  }),
  at('a slow shop', async ({ page, visit }) => {
    visit.slow.set('confirm', 2000);
    await press(page);
    await press(page);
    await readCart(page);
  }),
  at('somebody else changes a quantity before the press', async ({ page, visit, wantedQuantities: wishes }) => {
    const line = Object.keys(visit.shop.cart.quantities).at(-1)!;
    wishes.delete(line);
    visit.shop.meddle((cart) => (cart.quantities[line] = 77));
    await press(page);
    await readCart(page);
  }),
  at('somebody else changes the address before the press', async ({ page, visit }) => {
    visit.shop.meddle((cart) => (cart.delivery = cart.delivery === 7 ? 8 : 7));
    await press(page);
    await readCart(page);
  }),
  at('an edit right before the press', async ({ page, visit, random, wantedQuantities: wishes }) => {
    const line = Object.keys(visit.shop.cart.quantities)[0]!;
    const wish = random.whole(7, 15);
    await changeLine(page, line, wish);
    wishes.set(line, wish);
    await press(page);
    await readCart(page);
  }),
  at('the other tab orders first', async (buyer, { open, toSummary }) => {
    const first = buyer.page;
    await open();
    if (await toSummary()) await press(buyer.page);
    await readCart(buyer.page);
    await press(first);
    await readCart(first);
  }),
];
