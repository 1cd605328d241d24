/** Data of the accessibility pages in both languages, and the files of the report. */
import { Hono } from 'hono';
import type { TwingEnvironment } from 'twing';
import type { Criterion, InBoth, Language, Term } from '../acr/criterion';
import { gaps } from '../acr/clauses';
import { citations, clauseOf, clauses, counted, openAcr, REPORT_DATE, successCriteria } from '../acr/report';
import { yamlOf } from '../acr/yaml';

const terms: Readonly<Record<Term, InBoth>> = {
  supports: { pl: 'spełnia', en: 'supports' },
  'partially-supports': { pl: 'spełnia częściowo', en: 'partially supports' },
  'does-not-support': { pl: 'nie spełnia', en: 'does not support' },
  'not-applicable': { pl: 'nie dotyczy', en: 'not applicable' },
};

const rowOf = (one: Criterion, language: Language) => ({
  id: one.id,
  name: one.name[language],
  term: terms[one.term][language],
  remark: one.remark[language],
  tests: citations(one),
});
const unmet = [...successCriteria, ...clauses].filter(({ term }) => /^(partially|does)/.test(term));

export const statementOf = (twig: TwingEnvironment): Promise<string> =>
  twig.render('docs/deklaracja.twig', { date: REPORT_DATE, unmet: unmet.map((one) => rowOf(one, 'pl')) });

export const reportOf = (language: Language) => ({
  language,
  date: REPORT_DATE,
  counts: (Object.keys(terms) as Term[]).map((term) => ({
    term: terms[term][language],
    count: counted(successCriteria, term),
  })),
  criteria: successCriteria.map((one) => ({ ...rowOf(one, language), level: one.level, clause: clauseOf(one) })),
  clauses: clauses.map((one) => rowOf(one, language)),
  unmet: unmet.map((one) => rowOf(one, language)),
  gaps: gaps.map((one) => one[language]),
});

/** `openacr.yaml` for programs, the statement for a shop to fill in. */
export const accessibilityFiles = (twig: TwingEnvironment) =>
  new Hono()
    .get('/openacr.yaml', (c) => c.body(yamlOf(openAcr()), 200, { 'Content-Type': 'application/yaml; charset=utf-8' }))
    .get('/deklaracja-dostepnosci.html', async (c) => c.html(await statementOf(twig)));

/** File names in the site. */
export const accessibilityFileNames = ['openacr.yaml', 'deklaracja-dostepnosci.html'];
