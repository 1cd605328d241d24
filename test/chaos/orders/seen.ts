/** Runs one random order of a buyer who scrolls or tabs to the button, and records what the screen displayed when they ordered. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { createRandom, type Random } from '../../../demo/server/seed/random';
import { isIdle } from './screen';
import { longShop, type LongShop } from './long-shop';
import type { OrderPages, Visit } from './pages';

export const windows = [
  [320, 640],
  [360, 740],
  [375, 667],
  [390, 664],
  [390, 844],
  [414, 896],
  [600, 800],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
] as const;
const approaches = ['bar', 'wheel', 'keys', 'end'] as const;

export interface SeenReport {
  readonly run: number;
  readonly placed: number;
  readonly together: boolean;
  readonly allLines: boolean;
  readonly isFew: boolean;
  readonly isAcknowledged: boolean;
  readonly isChanged: boolean;
  readonly what: string;
}

/** The lines that the page has displayed so far. Runs in the page; self-contained: playwright sends its text. */
function watch(): void {
  const seen = { together: false, lines: new Set<string>() };
  Object.assign(globalThis, { seenSoFar: () => ({ together: seen.together, lines: seen.lines.size }) });
  const look = () => {
    requestAnimationFrame(look);
    const root = document.querySelector('shop-cart')?.shadowRoot;
    const button = root?.querySelector('.order [part~="submit"]');
    if (!root || !button) return;
    const isSeen = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight || bottom === top) return false;
      return [top + 2, bottom - 2].every((y) => {
        const hit = root.elementFromPoint((left + right) / 2, y);
        return hit !== null && element.contains(hit);
      });
    };
    const lines = [...root.querySelectorAll<HTMLElement>('tr[data-item]')];
    const last = lines.at(-1);
    if (lines.length <= 8) for (const line of lines) if (isSeen(line)) seen.lines.add(line.dataset['item'] ?? '');
    if (isSeen(button) && isSeen(root.querySelector('.totals__row--strong')) && isSeen(last)) seen.together = true;
  };
  addEventListener('DOMContentLoaded', look);
}

const button = (page: Page) => page.locator('shop-cart .order [part~="submit"]');
const isInWindow = (page: Page): Promise<boolean> =>
  button(page).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** Playwright's own click would scroll first. */
async function clickWhereItIs(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const isOnTop = async (target: Locator): Promise<boolean> =>
  (await target.isVisible()) &&
  target.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = (one.getRootNode() as ShadowRoot).elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && one.contains(hit);
  });

/** Scrolls or tabs to the button by real input, because a press does not scroll automatically. */
async function reach(page: Page, random: Random, how: (typeof approaches)[number], isFew: boolean): Promise<void> {
  const lead = page.getByRole('button', { name: 'Przejrzyj i zamów' });
  // Up to eight lines may take one press per screen. If the order button is above the bar, no press is needed.
  for (let press = 0; how === 'bar' && press < 8 && (await isOnTop(lead)); press++) await clickWhereItIs(page, lead);
  if (how === 'end') await page.keyboard.press('End');
  if (how === 'keys') {
    for (let tab = 0; tab < 1500; tab++) {
      if (await button(page).evaluate((one) => one.matches(':focus'))) return;
      // A long order has a link per line, so Tab starts at the last line instead of the first.
      if (tab === 0 && !isFew) await page.locator('shop-cart .order tr[data-item]').last().focus();
      await page.keyboard.press('Tab');
    }
  }
  for (let attempt = 0; attempt < 400 && !(await isInWindow(page)); attempt++) {
    await page.mouse.wheel(0, random.whole(80, 240));
    await page.waitForTimeout(34);
  }
}

/** Clicks at the button's position, or presses Enter if the button has the focus. */
async function press(page: Page, how: (typeof approaches)[number]): Promise<void> {
  if (how === 'keys') return page.keyboard.press('Enter');
  await clickWhereItIs(page, button(page));
}

/** Another tab adds a line, like its own buttons would. */
async function changeInOtherTab(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/koszyk`);
  await isIdle(page);
  await page.evaluate(async () => {
    const shop = (globalThis as never)[Symbol.for('shop-elements.store')] as {
      cartSessions: Map<string, { setQuantity(cart: number, id: number, quantity: number): Promise<unknown> }>;
    };
    await [...shop.cartSessions.values()][0]?.setQuantity(77, 1, 33);
  });
  await page.close();
}

const seenSoFar = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seenSoFar(): { together: boolean; lines: number } }).seenSoFar());

export async function runSeen(browser: Browser, pages: OrderPages, seed: number, run: number): Promise<SeenReport> {
  const random = createRandom(seed * 100_003 + run);
  const shop: LongShop = longShop(random);
  const [width, height] = windows[run % windows.length]!;
  const how = random.pick(approaches);
  const isFew = shop.lines <= 8;
  const name = `s${seed}-${run}`;
  pages.visits.set(name, {
    shop: shop as unknown as Visit['shop'],
    armed: new Map(),
    slow: new Map(),
    trace: [],
  });
  const context = await browser.newContext({ viewport: { width, height }, locale: 'pl-PL' });
  await context.addCookies([{ name: 'visit', value: name, url: pages.url }]);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const report: string[] = [`${run}: ${width} × ${height}, ${shop.what}, by ${how}`];
  try {
    await page.goto(`${pages.url}/koszyk#/summary`);
    await button(page).waitFor({ timeout: 30_000 });
    await isIdle(page);
    const change = run % 3 === 0 ? random.pick(['other tab', 'colleague'] as const) : undefined;
    if (change) report.push(`changed by ${change}`);
    await reach(page, random, how, isFew);
    if (change === 'other tab') await changeInOtherTab(context, pages.url);
    if (change === 'colleague') shop.meddle();
    const isReloaded = change !== undefined && random.chance(0.3);
    let seen = { together: false, lines: 0 };
    /** Lines displayed before a reload still count. */
    const remember = async () => {
      const now = await seenSoFar(page);
      seen = { together: seen.together || now.together, lines: Math.max(seen.lines, now.lines) };
    };
    const order = async () => {
      // Waits for the next frame: a buyer cannot press a button before it is painted.
      await page.waitForTimeout(50);
      await remember();
      await press(page, how);
      await isIdle(page);
    };
    await order();
    // The first press placed no order: the changes are displayed, also after a reload.
    const early = change ? shop.orders.length : 0;
    let isAcknowledged = change === undefined;
    for (let attempt = 0; attempt < 6 && shop.orders.length === 0; attempt++) {
      if (attempt === 0 && isReloaded) {
        await page.reload();
        await button(page).waitFor({ timeout: 30_000 });
        await isIdle(page);
      }
      const notice = page.getByRole('button', { name: 'Widzę zmiany' });
      await reach(page, random, how, isFew);
      await order();
      if (shop.orders.length > 0 || !(await notice.isVisible())) continue;
      await notice.click();
      isAcknowledged = true;
      await reach(page, random, how, isFew);
      await order();
    }
    return {
      run,
      placed: shop.orders.length,
      together: seen.together,
      allLines: seen.lines >= shop.lines,
      isFew,
      isChanged: change !== undefined,
      isAcknowledged: isAcknowledged && early === 0,
      what: report.join(', '),
    };
  } finally {
    await context.close();
    pages.visits.delete(name);
  }
}
