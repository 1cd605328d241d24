/** Tests all states of all elements with axe at 320, 768 and 1280 px, light, dark and forced colours. A11Y=all runs all cells, else a part that changes daily. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { axeFindings, axeRules } from '../e2e/axe';
import { useShop } from '../e2e/shop';
import { publish } from '../reliability/publish';
import { enter } from './state';
import { day, isWholeRun, partOf, states, THEMES, WIDTHS, type Theme } from './states';

const shop = useShop();

interface Cell {
  readonly width: number;
  readonly theme: Theme;
}
const themes = Object.keys(THEMES) as Theme[];
const cells: readonly Cell[] = WIDTHS.flatMap((width) => themes.map((theme) => ({ width, theme })));

/** Each day tests every thirtieth state, in one cell (width × theme); both change daily. States of 500 lines take ten times as long: A11Y=all only. */
const PART = 30;
const selected = partOf(states, PART).filter(({ name }) => isWholeRun || !name.includes('500 lines'));
const cellsNow = isWholeRun ? cells : cells.filter((_, at) => at === Math.floor(day / PART) % cells.length);

/** Tested states by element. */
const seen = new Map<string, { states: number; cells: number; findings: number }>();

/** Unseen lines of a long cart have a guessed height until they are scrolled into view. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    await frame();
  });

async function lookAt(page: Page, { width, theme }: Cell): Promise<string[]> {
  await page.emulateMedia({ ...THEMES[theme], reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await scrollThrough(page);
  const where = `${theme}, ${width} px`;
  // axe does not check what sticks out of an element at the page's edge.
  const overflow = await page.evaluate(() => {
    const { body, documentElement: root } = document;
    body.style.marginInline = '0';
    const sideways = root.scrollWidth - root.clientWidth;
    body.style.marginInline = '';
    return sideways;
  });
  const findings = (await axeFindings(page)).map((finding) => `${where}: ${finding}`);
  return overflow > 0 ? [...findings, `${where}: scrolls ${overflow} px sideways`] : findings;
}

describe('axe has no findings in', () => {
  it.each(selected.map((state) => [state.name, state] as const))('%s', async (_, state) => {
    const page = await enter(shop, state);
    const findings: string[] = [];
    for (const cell of cellsNow) findings.push(...(await lookAt(page, cell)));
    await page.context().close();
    for (const tag of state.tags) {
      const sum = seen.get(tag) ?? { states: 0, cells: 0, findings: 0 };
      seen.set(tag, {
        states: sum.states + 1,
        cells: sum.cells + cellsNow.length,
        findings: sum.findings + findings.length,
      });
    }
    expect(findings, findings.join('\n')).toEqual([]);
  });
});

describe('the axe matrix', () => {
  it('covers every element', () => {
    const covered = new Set(states.flatMap(({ tags }) => tags));
    const tags = Object.keys(import.meta.glob('../../elements/shop-*.ts')).map((path) => /shop-[a-z-]+/.exec(path)![0]);
    expect(tags.filter((tag) => !covered.has(tag))).toEqual([]);
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  });

  it('runs all rules of WCAG 2.2 A and AA, and detects a planted fault (control)', async () => {
    const page = await shop.visit('/oddzialy');
    const rules = await axeRules(page);
    expect(rules).toEqual(
      expect.arrayContaining(['color-contrast', 'target-size', 'region', 'label', 'heading-order']),
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')));
    expect((await axeFindings(page)).join()).toMatch(/^button-name/);
    await page.evaluate(() => {
      const button = document.querySelector('main > button')!;
      button.textContent = 'Zapisz';
      button.ariaLabel = 'Dalej';
    });
    expect((await axeFindings(page)).join()).toMatch(/^label-content-name-mismatch/);
  });
});

afterAll(() => {
  if (!isWholeRun) return;
  const sum = [...seen.values()].reduce((total, { findings }) => total + findings, 0);
  const rows = [...seen].sort().map(([tag, one]) => `| ${tag} | ${one.states} | ${one.cells} | ${one.findings} |`);
  publish(
    'accessibility',
    `${states.length} states × ${WIDTHS.join(', ')} px × light, dark, forced colours = ${states.length * cells.length} runs of axe on whole pages (all rules of WCAG 2.0 to 2.2 A and AA, and best practices; no exceptions), each also tested for sideways scrolling: ${sum} findings.\n\n| element | states | runs | findings |\n|---|---|---|---|\n${rows.join('\n')}`,
  );
});
