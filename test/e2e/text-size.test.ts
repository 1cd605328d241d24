/** Tests a cart with large text, and on the smallest phone: no text overlaps another or leaves the page (WCAG 1.4.4, 1.4.10). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { label } from './labels';
import { choose, toSummary, useShop } from './shop';
import { sampled } from './sample';

const shop = useShop();

/** Texts of the cart that overlap another one or leave the page. */
const collisions = (page: Page): Promise<string[]> =>
  page.locator('shop-cart').evaluate((cart) => {
    const texts = document.createTreeWalker(cart.shadowRoot!, NodeFilter.SHOW_TEXT);
    const boxes: { node: Node; box: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!;
      if (!node.nodeValue?.trim() || parent.closest('.only-spoken, .cart__bar, .order__lead')) continue;
      if (getComputedStyle(parent).clipPath !== 'none') continue;
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

/** Product names broken within a word. */
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
  for (const [width, percent] of sampled([
    [320, 100],
    [360, 100],
    [390, 150],
    [768, 150],
    [1185, 100],
    [1280, 125],
    [1280, 150],
    [1280, 200],
    [1440, 200],
  ] as const))
    it(`has no overlapping texts at ${width} px with a font size of ${percent} %`, async () => {
      const page = await cart('handlowiec', width, percent);
      expect(await collisions(page)).toEqual([]);
      expect(await brokenNames(page)).toEqual([]);
    });

  it.each(sampled([1024, 1185, 1280, 1440]))('has prices clear of the touch stepper at %i px', async (width) => {
    const page = await shop.visit('/koszyk', { as: 'handlowiec', width, context: { hasTouch: true } });
    await page.locator('[data-item]').first().waitFor();
    const gaps = await page.locator('shop-cart [data-item]').evaluateAll((rows) =>
      rows.map((row) => {
        const edge = (part: string) => row.querySelector(part)!.getBoundingClientRect();
        return edge('.quantity').left - edge('.items__gross').right;
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
    expect(await brokenNames(page)).toEqual([]);
  });
});

describe('a buyer’s cart', () => {
  it('has no overlapping texts on the smallest phone', async () => {
    expect(await collisions(await cart('kupujacy', 320, 100))).toEqual([]);
  });
});

describe('lines with prices in millions', () => {
  const price = { net: '123456789.12', gross: '151851850.62', total_gross: '987654321.99' };
  for (const as of ['handlowiec', 'platnosc-rozpoczeta'])
    it.each(sampled([390, 700, 1024, 1440]))(`have separate figures at %i px (${as})`, async (width) => {
      const page = await shop.visit('/koszyk', {
        as,
        width,
        prepare: (page) =>
          page.route('**/koszyk', async (route) => {
            if (route.request().method() !== 'POST') return route.fallback();
            const response = await route.fetch();
            const answer = (await response.json()) as { cart: { items: { prices: object; unit: string }[] } };
            for (const item of answer.cart.items) Object.assign(item, { prices: price, unit: 'opak. zbiorcze' });
            return route.fulfill({ response, json: answer });
          }),
      });
      await page.getByText('987\u00A0654\u00A0321,99').first().waitFor();
      expect(await collisions(page)).toEqual([]);
      expect(await brokenNames(page)).toEqual([]);
    });
});

describe('the steps and their title', () => {
  for (const [width, percent] of [
    [390, 150],
    [390, 200],
    [320, 150],
  ] as const)
    it(`break no word at ${width} px with a font size of ${percent} %`, async () => {
      const page = await shop.visit('/koszyk', { width });
      await choose(page);
      await toSummary(page);
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', size, 'important'),
        `${percent}%`,
      );
      const broken = await page.locator('shop-cart').evaluate((cart) =>
        [...cart.shadowRoot!.querySelectorAll<HTMLElement>('.steps__label, .cart__title')].flatMap((label) => {
          const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
          const text = walker.nextNode()!;
          return [...text.nodeValue!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const boxes = range.getClientRects();
            const isSeen = getComputedStyle(label).clipPath === 'none';
            return isSeen && (boxes.length > 1 || boxes[0]!.right > innerWidth) ? [word] : [];
          });
        }),
      );
      expect(broken).toEqual([]);
    });
});

it('order notes without a space stay within the page, before and after the order', async () => {
  const page = await shop.visit('/koszyk');
  const overflows = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.getByRole('textbox', { name: label('cart.notes.title') }).fill('Brama_od_podwórza_'.repeat(20));
  await choose(page);
  await toSummary(page);
  expect(await overflows()).toBe(false);
  await page.getByRole('button', { name: label('cart.summary.submit') }).click();
  await page.getByRole('heading', { name: /^Zamówienie przyjęte, do zapłaty/ }).waitFor();
  expect(await overflows()).toBe(false);
});
