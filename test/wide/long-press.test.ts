/** Tests that a long press reaches its control, although leaving a field validates it meanwhile. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useShop } from '../e2e/shop';
import { label } from '../e2e/labels';

const shop = useShop();

/** Position of the control at the start of the press. */
async function pressLong(page: Page, on: Locator): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await on.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2, { delay: 120 });
}

it.each([1280, 390])('quick order keeps its rows in place during a long press at %i px [I4]', async (width) => {
  const page = await shop.visit('/szybkie-zamowienie', { as: 'pusty-koszyk', width });
  const quick = page.locator('shop-quick-order');
  const codes = quick.locator('[part=code]');
  const verdicts = quick.locator('[part=verdict]');
  const remove = quick.getByRole('button', { name: label('quick.remove', '2') });
  await codes.nth(1).fill('XQ9-7ZV-0002');
  await codes.nth(1).press('Enter');
  await verdicts.getByText('Nie znaleziono').waitFor();
  await codes.nth(0).fill('XQ9-7ZV-0001');
  await pressLong(page, remove);
  await expect.poll(() => verdicts.count()).toBe(1);
  expect(await codes.nth(0).inputValue()).toBe('XQ9-7ZV-0001');
  expect(await codes.nth(1).inputValue()).toBe('');
});

it('the calculator keeps its amounts in place when one becomes invalid during a long press [I4]', async () => {
  const { rows } = (await shop.db.execute<{ slug: string }>(
    `select slug from products where not on_request and pack_size = 1.44 and step_quantity = 1 order by id limit 1` as never,
  )) as unknown as { rows: [{ slug: string }] };
  const page = await shop.visit(`/produkt/${rows[0].slug}`, { width: 390 });
  const calculator = page.locator('shop-calculator');
  await calculator.scrollIntoViewIfNeeded();
  await calculator.locator('[name="unit-amount"]').pressSequentially('2-3');
  await pressLong(page, calculator.getByRole('button', { name: /^Zwiększ/ }));
  await expect.poll(() => calculator.locator('.quantity__input').inputValue()).toBe('2');
});
