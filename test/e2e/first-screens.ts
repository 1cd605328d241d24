/** Reads the cart before React, and controls when React loads. */
import type { Page, Route } from 'playwright-core';

/** Markup of the cart's root: the printed form, or the view. */
export const markup = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('shop-cart')?.shadowRoot;
    const view = root?.querySelector('form.cart__form') ?? root?.querySelector('.cart');
    const copy = view?.cloneNode(true) as Element | undefined;
    // React sets `checked` on the node only.
    const chosen = [...(view?.querySelectorAll('select') ?? [])].map((one) => one.value);
    for (const one of copy?.querySelectorAll('select') ?? []) one.setAttribute('data-chosen', chosen.shift() ?? '');
    for (const one of copy?.querySelectorAll('[selected]') ?? []) one.removeAttribute('selected');
    return copy?.outerHTML ?? '';
  });

export const waitForCartView = (page: Page) =>
  page.waitForFunction(() => document.querySelector('shop-cart')?.matches(':state(shown)'), undefined, {
    polling: 50,
  });

/** Waits until the page's current content is painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Starts measuring; the returned function gives the sum of all layout shifts. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
}

const REACT = '**/elements/chunks/react-*';

/** Never delivers React's file. */
export const failReact = (page: Page) => page.route(REACT, (route) => route.abort());

/** Delivers React's file after `letGo`. */
export const holdReact = (page: Page) => hold(page, REACT);

/** Holds the files of this URL too. */
export function hold(page: Page, files: string) {
  const held: Route[] = [];
  let isHeld = true;
  return {
    held,
    prepare: page.route(files, (route) => (isHeld ? void held.push(route) : route.continue())),
    async letGo() {
      isHeld = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}
