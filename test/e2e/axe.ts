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

/** Findings, one line each. `within` limits axe to a selector, `rule` to one rule. */
export async function axeFindings(page: Page, within?: string, rule?: string): Promise<string[]> {
  await load(page);
  const findings = await page.evaluate(
    async ([selector, runOnly, rules]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const look = () => axe.run(selector ?? document, { resultTypes: ['violations'], runOnly, rules });
      const { violations } = await look();
      if (violations.length === 0) return violations;
      // Colours may still be in transition after enabling a control or changing the theme.
      await new Promise((go) => setTimeout(go, 500));
      return (await look()).violations;
    },
    rule === undefined
      ? ([within, { type: 'tag', values: TAGS }, MORE] as const)
      : ([within, { type: 'rule', values: [rule] }, {}] as const),
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
