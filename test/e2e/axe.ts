/** Decides what counts as accessible: no finding of axe in WCAG 2.2 A and AA and its best practices, none accepted. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** The findings in one line each; an empty list is the goal. `within` narrows the look to a selector. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // Evaluated by the debugger, so the strict CSP of the page stays as it is.
  await page.evaluate(source);
  const findings = await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: unknown, options: unknown): Promise<{ violations: Finding[] }> };
    };
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return violations;
  }, within);
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} – ${failureSummary}`),
  );
}
