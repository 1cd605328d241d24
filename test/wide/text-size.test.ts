/** Tests a trader's cart under a finger: its prices stay clear of the larger stepper. */
import { expect, it } from 'vitest';
import { useShop } from '../e2e/shop';

const shop = useShop();

it('prices are clear of the touch stepper at any width', async () => {
  const page = await shop.visit('/koszyk', { as: 'handlowiec', context: { hasTouch: true } });
  await page.locator('[data-item]').first().waitFor();
  const gap = () =>
    page.locator('shop-cart [data-item]').evaluateAll((rows) =>
      Math.min(
        ...rows.map((row) => {
          const edge = (part: string) => row.querySelector(part)!.getBoundingClientRect();
          return edge('.quantity').left - edge('.items__gross').right;
        }),
      ),
    );
  for (const width of [1024, 1185, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await gap(), `${width} px`).toBeGreaterThanOrEqual(8);
  }
});
