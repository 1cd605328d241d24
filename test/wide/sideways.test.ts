/** Tests that no element makes a page of 320 px scroll sideways, whatever its margin, nor cuts off text of 200 %. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForAllViews } from '../a11y/state';
import { label } from '../e2e/labels';
import { choose, useShop } from '../e2e/shop';

const shop = useShop();

const tags = Object.keys(import.meta.glob('../../elements/shop-*.ts'))
  .map((path) => /shop-[a-z-]+/.exec(path)![0])
  .filter((tag) => tag !== 'shop-config');
const preview = (tag: string): string => `/elementy/${tag}/podglad`;

/** Sideways scroll width in px with only this margin around the element. */
const overflow = (page: Page, margin: number): Promise<number> =>
  page.evaluate((size) => {
    const { body, documentElement: root } = document;
    for (const around of [body, body.querySelector('main')!])
      Object.assign(around.style, { margin: '0', padding: '0' });
    body.style.margin = `${size}px`;
    return root.scrollWidth - root.clientWidth;
  }, margin);
const overflows = async (page: Page) => [await overflow(page, 0), await overflow(page, 8), await overflow(page, 16)];

it.each(tags)('<%s> does not scroll sideways', async (tag) => {
  const page = await shop.visit(preview(tag), { width: 320 });
  await waitForAllViews(page);
  expect(await overflows(page)).toEqual([0, 0, 0]);
});

it('the cart scrolls sideways on none of its steps', async () => {
  const page = await shop.visit(preview('shop-cart'), { width: 320, as: 'kod-rabatowy' });
  for (const [step, content] of [
    ['Koszyk', 'Sposób dostawy'],
    ['Dane adresowe', 'Dane do faktury'],
    ['Podsumowanie i płatność', 'Wróć do danych adresowych'],
  ] as const) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await page.getByText(content).first().waitFor({ state: 'attached' });
    expect(await overflows(page), step).toEqual([0, 0, 0]);
  }
});

/** Texts cut off by their own box or their field's frame, except by an ellipsis. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])]);
    const isCut = (one: Element): boolean => {
      const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(one);
      const isIntended = clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isIntended || !one.textContent?.trim()) return false;
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (isHidden(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
        (isHidden(overflowY) && one.scrollHeight > one.clientHeight + 1)
      );
    };
    /** The height of a line of text is 1.2 times its font size. */
    const isLow = (field: Element): boolean => {
      const [own, frame] = [field.getBoundingClientRect(), field.parentElement!.getBoundingClientRect()];
      const isOut = own.top < frame.top - 1 || own.bottom > frame.bottom + 1;
      return isOut || field.clientHeight < 1.2 * Number.parseFloat(getComputedStyle(field).fontSize);
    };
    return within(document)
      .filter((one) => one.getRootNode() instanceof ShadowRoot && !one.closest('svg, .only-spoken'))
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2)
      .filter((one) => (one.matches('input:not([type="radio"], [type="checkbox"]), select') ? isLow(one) : isCut(one)))
      .map((one) => `${one.localName}.${one.className}`);
  });

describe.each([1280, 360])('at %i px with text of twice the size', (width) => {
  const context = { hasTouch: width < 640 };
  const enlarge = (page: Page) =>
    page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  const fits = async (page: Page, what: string) => {
    expect(await cut(page), what).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
  };

  it.each(tags)('<%s> cuts no text off', async (tag) => {
    const page = await shop.visit(preview(tag), { width, context });
    await enlarge(page);
    await waitForAllViews(page);
    await fits(page, tag);
  });

  it('the cart cuts text off on no step or dialog, nor do the shop’s pages', async () => {
    const page = await shop.visit('/koszyk', { width, context, as: 'handlowiec' });
    await enlarge(page);
    await fits(page, 'cart');
    await page
      .getByRole('button', { name: /^Zmień cenę/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Cena netto' }).waitFor();
    await fits(page, 'price');
    await page.keyboard.press('Escape');
    await choose(page);
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('heading', { name: 'Dane adresowe' }).waitFor();
    await fits(page, 'addresses');
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
    await fits(page, 'summary');
    await page.goto(`${shop.url}/szukaj?q=gres`);
    await enlarge(page);
    await fits(page, 'results');
  });
});
