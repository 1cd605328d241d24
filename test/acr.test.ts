/** Tests that the accessibility report is complete, cites existing tests, lists its gaps, and is valid OpenACR. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { evidence, type Evidence } from '../demo/docs/acr/evidence';
import { clauseOf, clauses, openAcr, successCriteria } from '../demo/docs/acr/report';
import { yamlOf } from '../demo/docs/acr/yaml';
import { statementOf } from '../demo/docs/server/accessibility';
import { createDocsTwig } from '../demo/docs/server/twig';
import { fileOf, tasks } from './a11y/transcripts/tasks';

/** Number of criteria in each guideline of WCAG 2.2, A and AA. */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';
const all = [...successCriteria, ...clauses];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();

describe('the accessibility report', () => {
  it('has each criterion of WCAG 2.2, A and AA, once', () => {
    expect(ids(successCriteria.filter(({ level }) => level === 'A'))).toEqual(A.split(' ').sort());
    expect(ids(successCriteria.filter(({ level }) => level === 'AA'))).toEqual(AA.split(' ').sort());
    expect(new Set(ids(all)).size).toBe(all.length);
  });

  it('names the clause of EN 301 549 for each criterion, except for those new in WCAG 2.2', () => {
    const without = successCriteria.filter((one) => clauseOf(one) === undefined);
    expect(ids(without)).toEqual(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);
    expect(clauseOf(successCriteria[0]!)).toBe('9.1.1.1');
  });

  it('has a test for each supported criterion, none for one that does not apply, and a remark in both languages', () => {
    const wrong = all.filter(({ term, tests }) => (term === 'not-applicable') !== (tests.length === 0));
    expect(ids(wrong)).toEqual([]);
    const silent = all.filter(({ remark, name }) => Object.values({ ...remark, ...name }).some((text) => text === ''));
    expect(ids(silent)).toEqual([]);
    expect(all.filter(({ remark }) => remark.pl === remark.en)).toEqual([]);
  });

  const isThere = (file: string, title: string): boolean => {
    const literally = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return existsSync(file) && new RegExp(`\\(\\s*(['"\`])(?:(?!\\1).)*${literally}`).test(readFileSync(file, 'utf8'));
  };
  it.each(Object.entries(evidence))('cites an existing test: %s', (name, [file, title]) => {
    expect(isThere(file, title), `${file} › ${title}`).toBe(true);
    expect(
      all.some(({ tests }) => tests.includes(name as Evidence)),
      'cited by nothing',
    ).toBe(true);
  });
  it('detects a missing test (control)', () => {
    expect(isThere('test/a11y/matrix.test.ts', 'axe finds everything in')).toBe(false);
    expect(isThere('test/a11y/matrix.gone.ts', 'axe')).toBe(false);
  });

  it('has fifteen tasks with their transcripts, and no other transcript', () => {
    const files = readdirSync('test/a11y/transcripts').filter((file) => file.endsWith('.txt'));
    expect(tasks).toHaveLength(15);
    expect(files.sort()).toEqual(tasks.map(fileOf).sort());
  });
});

const term = v.picklist(['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated']);
const text = v.pipe(v.string(), v.minLength(1));
const chapter = v.strictObject({
  disabled: v.optional(v.boolean()),
  notes: v.optional(text),
  criteria: v.optional(
    v.array(
      v.strictObject({
        num: v.pipe(text, v.regex(/^\d+(\.\d+)+$/)),
        components: v.array(
          v.strictObject({
            name: v.picklist(['web', 'none']),
            adherence: v.strictObject({ level: term, notes: text }),
          }),
        ),
      }),
    ),
  ),
});
/** The used part of OpenACR 0.1.0. GSA's own validator also accepted the file with its catalogue. */
const report = v.strictObject({
  title: text,
  product: v.strictObject({ name: text, version: text, description: text }),
  author: v.strictObject({
    name: text,
    email: v.pipe(v.string(), v.email()),
    website: v.optional(v.pipe(v.string(), v.url())),
  }),
  report_date: v.pipe(v.string(), v.isoDate()),
  last_modified_date: v.pipe(v.string(), v.isoDate()),
  version: v.pipe(v.number(), v.integer()),
  notes: text,
  evaluation_methods_used: text,
  license: v.literal('MIT'),
  catalog: v.literal('2.5-edition-wcag-2.2-508-eu-en'),
  chapters: v.record(
    v.pipe(
      v.string(),
      v.regex(
        /^(success_criteria_level_a{1,3}|en_301_549_[a-z_-]+|functional_performance_criteria|hardware|software|support_documentation_and_services)$/,
      ),
    ),
    chapter,
  ),
});

describe('openacr.yaml', () => {
  it('is an OpenACR report, with every criterion in its chapter', () => {
    const { chapters } = v.parse(report, openAcr());
    const nums = (name: string) => chapters[name]!.criteria!.map(({ num }) => num).sort();
    expect(nums('success_criteria_level_a')).toEqual([...A.split(' '), '4.1.1'].sort());
    expect(nums('success_criteria_level_aa')).toEqual(AA.split(' ').sort());
    expect(Object.values(chapters).filter(({ disabled, notes }) => disabled && !notes)).toEqual([]);
  });

  it('is YAML with dashed lists and quoted texts', () => {
    expect(yamlOf({ title: 'a: "b"', list: [{ num: '1.1', more: { is: true } }, 'c\nd'] })).toBe(
      'title: "a: \\"b\\""\nlist:\n  - num: "1.1"\n    more:\n      is: true\n  - "c\\nd"\n',
    );
  });
});

describe('the template of a statement', () => {
  it('has each id that programs read exactly once, and lists the gaps of the report', async () => {
    const html = await statementOf(createDocsTwig());
    const expected =
      'wstep podmiot url data-publikacja data-aktualizacja status data-sporzadzenie data-przeglad audytor kontakt osoba email telefon procedura architektura aplikacje';
    expect([...html.matchAll(/ id="a11y-([a-z-]+)"/g)].map(([, id]) => id).sort()).toEqual(expected.split(' ').sort());
    for (const { id, term: is, remark } of all)
      if (is === 'partially-supports') expect(html).toContain(`(${id}): ${remark.pl}`);
    expect(html).not.toMatch(/undefined|\{\{/);
  });
});
