/** Shows that no element makes a page of 320 px scroll sideways, however little margin the page leaves it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everythingShown } from '../a11y/state';
import { sampled } from './sample';
import { useShop } from './shop';

const shop = useShop();

const tags = Object.keys(import.meta.glob('../../elements/shop-*.ts'))
  .map((path) => /shop-[a-z-]+/.exec(path)![0])
  .filter((tag) => tag !== 'shop-config');
const preview = (tag: string): string => `/elementy/${tag}/podglad`;

/** How far the page scrolls sideways, in px, with nothing around the element but this margin. */
const overflow = (page: Page, margin: number): Promise<number> =>
  page.evaluate((size) => {
    const { body, documentElement: root } = document;
    for (const around of [body, body.querySelector('main')!])
      Object.assign(around.style, { margin: '0', padding: '0' });
    body.style.margin = `${size}px`;
    return root.scrollWidth - root.clientWidth;
  }, margin);
const overflows = async (page: Page) => [await overflow(page, 0), await overflow(page, 8), await overflow(page, 16)];

it('no element does', async () => {
  const page = await shop.visit(preview('shop-cart'), { width: 320 });
  for (const tag of sampled(tags, 3)) {
    await page.goto(shop.url + preview(tag));
    await everythingShown(page);
    expect(await overflows(page), tag).toEqual([0, 0, 0]);
  }
});

it('nor does the cart on any of its steps', async () => {
  const page = await shop.visit(preview('shop-cart'), { width: 320, as: 'kod-rabatowy' });
  for (const [step, content] of [
    ['Koszyk', 'Sposób dostawy'],
    ['Dane adresowe', 'Adres do rachunku'],
    ['Podsumowanie i płatność', 'Dane kupującego'],
  ] as const) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await page.getByText(content).first().waitFor({ state: 'attached' });
    expect(await overflows(page), step).toEqual([0, 0, 0]);
  }
});
