/** Runs axe: all rules of WCAG 2.0 to 2.2, A and AA, and its best practices, without exceptions. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Tags enable rules that axe switches off by default, such as target sizes. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** axe marks it experimental (WCAG 2.5.3). */
const MORE = { 'label-content-name-mismatch': { enabled: true } };

interface Finding {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}
interface Axe {
  run(context: unknown, options: unknown): Promise<{ violations: Finding[] }>;
  getRules(tags: readonly string[]): { ruleId: string }[];
}

/** The rules whose result depends on colours. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The rules whose result depends on the width, for the same elements. */
export const SIZES = ['target-size', 'scrollable-region-focusable'];

/** Findings, one line each. `within` limits axe to a selector, `rules` to these rules. */
export async function axeFindings(page: Page, within?: string, ...rules: readonly string[]): Promise<string[]> {
  await load(page);
  const findings = await page.evaluate(
    async ([selector, runOnly, more]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const all = (node: Document | ShadowRoot): Element[] =>
        [...node.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
      // Colours may be in transition after a control was enabled or the theme changed.
      const running = all(document).flatMap((one) => one.getAnimations());
      const ending = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const options = { resultTypes: ['violations'], runOnly, rules: more };
      return (await axe.run(selector ?? document, options)).violations;
    },
    rules.length === 0
      ? ([within, { type: 'tag', values: TAGS }, MORE] as const)
      : ([within, { type: 'rule', values: rules }, {}] as const),
  );
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} – ${failureSummary}`),
  );
}

/** The rules that axe runs. */
export async function axeRules(page: Page): Promise<string[]> {
  await load(page);
  return page.evaluate(
    (tags) => (globalThis as unknown as { axe: Axe }).axe.getRules(tags).map(({ ruleId }) => ruleId),
    TAGS,
  );
}

/** The debugger evaluates it, so that the page keeps its strict CSP. */
const load = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
};
