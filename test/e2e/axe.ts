/** Decides what counts as accessible: no finding of any rule of axe in WCAG 2.0 to 2.2, A and AA, and its best practices; none is accepted. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Named by tag, because a plain run leaves out the rules that axe has switched off, the size of targets among them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** axe calls it an experiment still (WCAG 2.5.3). */
const MORE = { 'label-content-name-mismatch': { enabled: true } };

interface Finding {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}
interface Axe {
  run(context: unknown, options: unknown): Promise<{ violations: Finding[] }>;
  getRules(tags: readonly string[]): { ruleId: string }[];
}

/** The findings in one line each; an empty list is the goal. `within` narrows the look to a selector, `rule` to one rule. */
export async function axeFindings(page: Page, within?: string, rule?: string): Promise<string[]> {
  await load(page);
  const findings = await page.evaluate(
    async ([selector, runOnly, rules]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const look = () => axe.run(selector ?? document, { resultTypes: ['violations'], runOnly, rules });
      const { violations } = await look();
      if (violations.length === 0) return violations;
      // What has just been enabled, or changed its theme, may still have been changing its colours.
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

/** The rules that are looked at. */
export async function axeRules(page: Page): Promise<string[]> {
  await load(page);
  return page.evaluate(
    (tags) => (globalThis as unknown as { axe: Axe }).axe.getRules(tags).map(({ ruleId }) => ruleId),
    TAGS,
  );
}

/** Evaluated by the debugger, so the strict CSP of the page stays as it is. */
const load = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
};
