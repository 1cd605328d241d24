/** Tests that each state of each element works while a page translator wraps all texts. */
import { expect, it } from 'vitest';
import { enter } from '../a11y/state';
import { states } from '../a11y/states';
import { useShop } from '../e2e/shop';
import { translated, type TranslatedPage } from './translator';

const shop = useShop();

it.each(states.map((state) => [state.name, state] as const))('%s', async (name, state) => {
  let translation: TranslatedPage | undefined;
  const page = await enter(shop, state, async (one) => (translation = await translated(one, 'follows')));
  await translation?.expectRight(name);
  expect(await page.locator('font').count(), 'translated').toBeGreaterThan(0);
});
