/** Walks through states, each opened once: its accessibility tree; axe, sideways scrolling and scrolling by key in widths and themes; words of 60 letters. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import texts from '../../src/texts/texts.json';
import { axeFindings, COLOURS, SIZES } from '../e2e/axe';
import type { RunningShop } from '../e2e/shop';
import { lengthen, look, type Look } from './look';
import { enter, waitForView, type State } from './state';
import { fileOf, THEMES } from './states';
import { treeOf } from './tree';

/** Our own texts, whose placeholders are numbers only; one may lead to a telephone number. */
const own = Object.values(texts)
  .flatMap(({ pl }) => (typeof pl === 'string' ? [pl] : Object.values<string>(pl)))
  .map((text) => text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  .map((parts) => `^[\\s·]*${parts.join(String.raw`[\d\s.,%–−-]*(zł|kg|PLN)?`)}(: [\\d\\s+]+)?\\s*$`);

export const faultsOf = ({ wide, areas }: Look): string[] => [
  ...areas.map((area) => `no key scrolls ${area}`),
  ...(wide.length > 0 ? [`scrolls sideways: ${wide.join(', ')}`] : []),
];

/** The rules of axe for each width and theme: all on a desktop and on a phone, the others only where their result can differ. */
const CELLS = [
  [1280, 'light', []],
  [1280, 'dark', COLOURS],
  [1280, 'forced', COLOURS],
  // Has the elements of one of the other widths.
  [768, 'light', SIZES],
  [320, 'light', []],
  [320, 'dark', COLOURS],
  [320, 'forced', COLOURS],
] as const;

/** Findings of axe and of `look`. */
async function findingsOf(page: Page, tags: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  const add = (where: string, some: readonly string[]) => findings.push(...some.map((one) => `${where}: ${one}`));
  for (const [width, theme, rules] of CELLS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ ...THEMES[theme], reducedMotion: 'reduce' });
    if (theme === 'light') add(`${width} px`, faultsOf(await page.evaluate(look)));
    add(`${theme}, ${width} px`, await axeFindings(page, theme === 'light' ? undefined : tags.join(), ...rules));
  }
  // As low as a window at 400 % zoom: most lists scroll now.
  await page.setViewportSize({ width: 320, height: 256 });
  add('320 × 256 px', faultsOf(await page.evaluate(look)));
  await page.evaluate(lengthen, own);
  add('words of 60 letters', faultsOf(await page.evaluate(look)));
  return findings;
}

/** Defines one test for each of these states. */
export function walk(shop: RunningShop, states: readonly State[]): void {
  describe('no error, axe has no findings, the accessibility tree matches, a key scrolls every area, and a word of 60 letters fits in', () => {
    it.each(states.map((state) => [state.name, state] as const))(
      '%s',
      async (name, state) => {
        const errors: string[] = [];
        const page = await enter(shop, state, (one) => one.on('pageerror', ({ message }) => errors.push(message)));
        if (state.accessibilityTree) {
          await waitForView(page, state.tags[0]);
          await expect.soft(treeOf(page, state.tags[0])).resolves.toMatchFileSnapshot(fileOf(name));
        }
        const findings = await findingsOf(page, state.tags);
        await page.context().close();
        expect([...errors, ...findings], findings.join('\n')).toEqual([]);
      },
      // States of 500 lines take a minute.
      600_000,
    );
  });
}
