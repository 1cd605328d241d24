/** Tests that the linter reports each fault of a table at its line, and nothing in correct templates. */
import { describe, expect, it } from 'vitest';
import { declarations } from '../../src/tools/manifest/outputs';
import { languageOf } from '../../src/tools/lint/language';
import { lint } from '../../src/tools/lint/lint';
import { correctNumbers, wrongNumbers } from './numbers';
import { correctTemplates as others } from './correct-templates';
import { mistakes as known } from './mistakes';

const slips = [...known, ...wrongNumbers];
const right = [...others, ...correctNumbers];
const tags = await declarations();
const rulesFor = (file: string, template: string): string[] =>
  lint(template, languageOf(file)!, tags, true).map(({ rule, line }) => `${line} ${rule}`);

describe('the linter', () => {
  const missed = slips.filter(([file, rule, line, template]) => !rulesFor(file, template).includes(`${line} ${rule}`));
  const alarms = right.filter(([file, template]) => lint(template, languageOf(file)!, tags).length > 0);

  it('has at least 100 faulty and 40 correct templates', () => {
    console.log(
      `lint: ${slips.length - missed.length} of ${slips.length} faults reported, ${alarms.length} false reports on ${right.length} correct templates`,
    );
    expect(slips.length).toBeGreaterThanOrEqual(100);
    expect(right.length).toBeGreaterThanOrEqual(40);
  });

  it.each(slips)('reports: %s %s in line %i of %s', (file, rule, line, template) => {
    expect(rulesFor(file, template)).toContain(`${line} ${rule}`);
  });

  it.each(right)('reports no problem: %s %s', (file, template) => {
    expect(lint(template, languageOf(file)!, tags)).toEqual([]);
  });
});
