/** Shows that a cart in large letters, or on the smallest phone, keeps every text apart and on the screen (WCAG 1.4.4, 1.4.10). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useShop } from './shop';

const shop = useShop();

/** Texts of the cart that lie over another one, or beyond the page. */
const collisions = (page: Page): Promise<string[]> =>
  page.locator('shop-cart').evaluate((cart) => {
    const texts = document.createTreeWalker(cart.shadowRoot!, NodeFilter.SHOW_TEXT);
    const boxes: { node: Node; box: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.nodeValue?.trim() || node.parentElement?.closest('.only-spoken, .cart__bar')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) boxes.push({ node, box });
    }
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      // Line boxes of one column may touch.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
    const bad = boxes.filter(
      ({ node, box }, at) =>
        box.right > document.documentElement.clientWidth ||
        boxes.slice(at + 1).some((other) => other.node !== node && isOver(box, other.box)),
    );
    return bad.map(({ node }) => node.nodeValue!.trim());
  });

/** Product names that are broken within a word. */
const brokenNames = (page: Page): Promise<string[]> =>
  page.locator('shop-cart').evaluate((cart) =>
    [...cart.shadowRoot!.querySelectorAll<HTMLElement>('.product__name')]
      .filter((name) => {
        name.style.overflowWrap = 'normal';
        return name.scrollWidth > name.clientWidth + 1 && name.clientWidth > 0;
      })
      .map((name) => name.innerText),
  );

async function cart(as: string, width: number, percent: number): Promise<Page> {
  const page = await shop.visit('/koszyk', { as, width });
  await page.locator('[data-item]').first().waitFor();
  await page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size, 'important'),
    `${percent}%`,
  );
  return page;
}

describe('a trader’s cart', () => {
  for (const [width, percent] of [
    [320, 100],
    [360, 100],
    [390, 150],
    [768, 150],
    [1280, 125],
    [1280, 150],
    [1280, 200],
    [1440, 200],
  ] as const)
    it(`keeps its texts apart at ${width} px with letters of ${percent} %`, async () => {
      const page = await cart('handlowiec', width, percent);
      expect(await collisions(page)).toEqual([]);
      expect(await brokenNames(page)).toEqual([]);
    });

  it.each([1024, 1280, 1440])('keeps its prices off the stepper under fingers at %i px', async (width) => {
    const page = await shop.visit('/koszyk', { as: 'handlowiec', width, context: { hasTouch: true } });
    await page.locator('[data-item]').first().waitFor();
    const gaps = await page.locator('shop-cart [data-item]').evaluateAll((rows) =>
      rows.map((row) => {
        const edge = (part: string) => row.querySelector(part)!.getBoundingClientRect();
        return edge('.quantity').left - edge('.items__gross').right;
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  });
});

describe('a buyer’s cart', () => {
  it('keeps its texts apart on the smallest phone', async () => {
    expect(await collisions(await cart('kupujacy', 320, 100))).toEqual([]);
  });
});
