/** Tests removing a line and undoing it by keyboard, and that a double click removes one line. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampled } from './sample';
import { useShop } from './shop';
import { label, startsLike } from './labels';

const shop = useShop();

const quantities = (page: Page) => page.getByRole('textbox', { name: /^Ilość/ });
const bins = (page: Page) => page.getByRole('button', { name: startsLike('cart.items.removeItem') });
const focused = (page: Page): Promise<string | null | undefined> =>
  page.locator('shop-cart').evaluate(({ shadowRoot }) => {
    const active = shadowRoot?.activeElement;
    return active?.ariaLabel ?? active?.textContent;
  });
const nameOf = async (page: Page, at: number): Promise<string> =>
  (await quantities(page).nth(at).getAttribute('aria-label'))!.replace('Ilość: ', '');
/** Ids of the lines that the page removed. */
async function arrived() {
  const removals: string[] = [];
  const page = await shop.visit('/koszyk', {
    prepare: async (one) => {
      await one.clock.install();
      one.on('request', (request) => {
        const body = request.postData() ?? '';
        if (body.includes('"remove"')) removals.push(body);
      });
    },
  });
  await quantities(page).first().waitFor();
  return { page, removals };
}

it('with the keyboard, a line is removed, restored, removed by typing 0, and sent after ten seconds with the focus on the next line', async () => {
  const { page, removals } = await arrived();
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
  const count = await quantities(page).count();
  await quantities(page).first().focus();
  // The bin is the next Tab stop after the field.
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(label('cart.items.removeItem', first));
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(`Cofnij: ${first}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(`Ilość: ${first}`);
  expect(await quantities(page).count()).toBe(count);
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(label('fields.remove'));
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(`Cofnij: ${first}`);
  // The focus stops the undo timer.
  await page.clock.runFor(12_000);
  expect(removals).toEqual([]);
  await page.keyboard.press('Tab');
  await page.clock.runFor(5000);
  expect(removals, 'before its time').toEqual([]);
  await page.clock.runFor(7000);
  await expect.poll(() => removals.length).toBe(1);
  await expect.poll(() => quantities(page).count()).toBe(count - 1);
  expect(await nameOf(page, 0)).toBe(second);
});

it('a double click removes one line for good', async () => {
  const { page } = await arrived();
  const count = await quantities(page).count();
  await bins(page).nth(1).dblclick();
  await page.getByRole('button', { name: /^Cofnij: / }).waitFor();
  await page.clock.runFor(700);
  expect(await page.getByRole('button', { name: /^Cofnij: / }).count()).toBe(1);
  expect(await quantities(page).count()).toBe(count - 1);
});

it.each(
  sampled(
    [
      ['99999', 'a note comes', 390, false],
      ['0', 'a question goes', 1280, false],
      ['0', 'a question goes under a finger', 390, true],
    ],
    2,
  ),
)('a long press removes its own line while %s is in the line above and %s [I4]', async (typed, _, width, hasTouch) => {
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
