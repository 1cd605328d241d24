/** Walks through states, each opened once: its accessibility tree; axe, sideways scrolling and scrolling by key in all widths and themes; words of 60 letters. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import texts from '../../src/texts/texts.json';
import { axeFindings, COLOURS } from '../e2e/axe';
import type { RunningShop } from '../e2e/shop';
import { lengthen, look, type Look } from './look';
import { enter, waitForView, type State } from './state';
import { fileOf, THEMES, WIDTHS } from './states';
import { treeOf } from './tree';

/** Our own texts, whose placeholders are numbers only. */
const own = Object.values(texts)
  .flatMap(({ pl }) => (typeof pl === 'string' ? [pl] : Object.values<string>(pl)))
  .map((text) => text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  .map((parts) => `^[\\s·]*${parts.join(String.raw`[\d\s.,%–−-]*(zł|kg|PLN)?`)}\\s*$`);

export const faultsOf = ({ wide, areas }: Look): string[] => [
  ...areas.map((area) => `no key scrolls ${area}`),
  ...(wide.length > 0 ? [`scrolls sideways: ${wide.join(', ')}`] : []),
];

/** Findings of axe and of `look` in all widths and themes. A theme with the layout of the light one needs only the rules about colours. */
async function findingsOf(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const add = (where: string, some: readonly string[]) => findings.push(...some.map((one) => `${where}: ${one}`));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    let light = '';
    for (const [theme, media] of Object.entries(THEMES)) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      const seen = await page.evaluate(look, light === '');
      add(`${theme}, ${width} px`, faultsOf(seen));
      add(`${theme}, ${width} px`, await axeFindings(page, undefined, ...(seen.layout === light ? COLOURS : [])));
      light ||= seen.layout;
    }
  }
  // As low as a window at 400 % zoom: most lists scroll now.
  await page.setViewportSize({ width: 320, height: 256 });
  add('320 × 256 px', faultsOf(await page.evaluate(look, true)));
  await page.evaluate(lengthen, own);
  add('words of 60 letters', faultsOf(await page.evaluate(look, true)));
  return findings;
}

/** Defines one test for each of these states. */
export function walk(shop: RunningShop, states: readonly State[]): void {
  describe('axe has no findings, the accessibility tree matches, a key scrolls every area, and a word of 60 letters fits in', () => {
    it.each(states.map((state) => [state.name, state] as const))(
      '%s',
      async (name, state) => {
        const page = await enter(shop, state);
        if (state.accessibilityTree) {
          await waitForView(page, state.tags[0]);
          await expect.soft(treeOf(page, state.tags[0])).resolves.toMatchFileSnapshot(fileOf(name));
        }
        const findings = await findingsOf(page);
        await page.context().close();
        expect(findings, findings.join('\n')).toEqual([]);
      },
      // States of 500 lines take a minute.
      600_000,
    );
  });
}
