/** Tests all states of all elements but the cart, and that the walk misses no element, rule or fault. */
import { describe, expect, it } from 'vitest';
import { axeFindings, axeRules, COLOURS, SIZES } from '../e2e/axe';
import { useShop } from '../e2e/shop';
import { look } from './look';
import { isOfCart, states } from './states';
import { faultsOf, walk } from './walk';

const shop = useShop();
walk(
  shop,
  states.filter((state) => !isOfCart(state)),
);

describe('the axe matrix', () => {
  it('covers every element', () => {
    const covered = new Set(states.flatMap(({ tags }) => tags));
    const tags = Object.keys(import.meta.glob('../../elements/shop-*.ts')).map((path) => /shop-[a-z-]+/.exec(path)![0]);
    expect(tags.filter((tag) => !covered.has(tag))).toEqual([]);
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  });

  it('runs all rules of WCAG 2.2 A and AA, and detects planted faults (control)', async () => {
    const page = await shop.visit('/oddzialy');
    const rules = await axeRules(page);
    expect(rules).toEqual(expect.arrayContaining([...COLOURS, ...SIZES, 'region', 'label', 'heading-order']));
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')));
    expect((await axeFindings(page)).join()).toMatch(/^button-name/);
    await page.evaluate(() => {
      const button = document.querySelector('main > button')!;
      button.textContent = 'Zapisz';
      button.ariaLabel = 'Dalej';
    });
    expect((await axeFindings(page)).join()).toMatch(/^label-content-name-mismatch/);
    await page.evaluate(() => {
      const area = document.createElement('p');
      area.textContent = 'word '.repeat(9999);
      Object.assign(area.style, { height: '20px', width: '9000px', overflow: 'auto' });
      document.querySelector('main > button')!.replaceWith(area);
    });
    expect(faultsOf(await page.evaluate(look))).toEqual([
      'no key scrolls p.',
      expect.stringMatching(/^scrolls sideways: .* > p\., \d+ px$/),
    ]);
  });
});
