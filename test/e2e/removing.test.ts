/** Tests that a real pointer removes its own line although the line above grows or shrinks under it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useShop } from './shop';
import { startsLike } from './labels';

const shop = useShop();

const quantities = (page: Page) => page.getByRole('textbox', { name: /^Ilość/ });
const bins = (page: Page) => page.getByRole('button', { name: startsLike('cart.items.removeItem') });
const nameOf = async (page: Page, at: number): Promise<string> =>
  (await quantities(page).nth(at).getAttribute('aria-label'))!.replace('Ilość: ', '');

it.each([
  ['99999', 'a note comes', 390, false],
  ['0', 'a question goes', 1280, false],
  ['0', 'a question goes under a finger', 390, true],
])('a long press removes its own line while %s is in the line above and %s [I4]', async (typed, _, width, hasTouch) => {
  const page = await shop.visit('/koszyk', { width, context: { hasTouch } });
  const name = await nameOf(page, 1);
  const bin = bins(page).nth(1);
  // Scrolls the control above the bar at the bottom.
  await bin.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await quantities(page).first().fill(typed);
  const box = (await bin.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y, { delay: 160 });
  await page.getByRole('button', { name: `Cofnij: ${name}` }).waitFor();
  if (typed === '99999')
    await page
      .getByText(/Wpisano 99/)
      .first()
      .waitFor();
  else await expect.poll(() => page.getByText('Usunąć pozycję?').count()).toBe(0);
});
