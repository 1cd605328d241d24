/** Tests that states work while a page translator wraps all texts. The files beside this one have a part of the states each, so that they run at the same time. */
import { expect, it } from 'vitest';
import { enter, type State } from '../../a11y/state';
import { useShop } from '../../e2e/shop';
import { translated, type TranslatedPage } from '../translator';

export function testTranslated(states: readonly State[]): void {
  const shop = useShop();
  it.each(states.map((state) => [state.name, state] as const))('%s', async (name, state) => {
    let translation: TranslatedPage | undefined;
    const page = await enter(shop, state, async (one) => (translation = await translated(one, 'follows')));
    await translation?.expectRight(name);
    expect(await page.locator('font').count(), 'translated').toBeGreaterThan(0);
  });
}
