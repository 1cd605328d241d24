/** The accessibility report: all criteria with their clauses and tests, also in the OpenACR format. */
import { readFileSync } from 'node:fs';
import { documentation, functional, gaps, generic } from './clauses';
import type { Criterion, SuccessCriterion, Term } from './criterion';
import { evidence } from './evidence';
import { operable } from './operable';
import { perceivable } from './perceivable';
import { understandable } from './understandable';

const { version, description } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string; description: string };

/** Languages of the report's remarks. */
export const REPORT_DATE = '2026-11-24';

/** New in WCAG 2.2, so EN 301 549 V3.2.1 does not have them. */
const NEWER = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

export const successCriteria: readonly SuccessCriterion[] = [...perceivable, ...operable, ...understandable];
export const clauses: readonly Criterion[] = [...functional, ...generic, ...documentation];

/** The clause of EN 301 549 V3.2.1 with the same requirement. */
export const clauseOf = ({ id }: SuccessCriterion): string | undefined => (NEWER.has(id) ? undefined : `9.${id}`);

export const citations = ({ tests }: Criterion): string[] =>
  tests.map((name) => `${evidence[name][0]} › ${evidence[name][1]}`);

export const counted = (all: readonly Criterion[], term: Term): number => all.filter((one) => one.term === term).length;

const criteriaOf = (all: readonly Criterion[], component: 'web' | 'none') => ({
  criteria: all.map((one) => ({
    num: one.id,
    components: [
      {
        name: component,
        adherence: {
          level: one.term,
          notes: [one.remark.en, ...citations(one).map((cited) => `Test: ${cited}`)].join('\n'),
        },
      },
    ],
  })),
});
const left = (notes: string) => ({ disabled: true, notes });

/** WCAG 2.2 has dropped it, EN 301 549 V3.2.1 refers to it as 9.4.1.1. */
const parsing: Criterion = {
  id: '4.1.1',
  name: { pl: 'Poprawność kodu', en: 'Parsing' },
  term: 'supports',
  remark: {
    pl: 'WCAG 2.2 już tego nie zna: przeglądarki czytają każdy kod jednakowo.',
    en: 'Obsolete in WCAG 2.2: browsers read any markup alike.',
  },
  tests: ['axe'],
};

/** The report by the International Edition of OpenACR's catalogue: WCAG 2.2, Section 508, EN 301 549. */
export const openAcr = () => ({
  title: 'Shop Elements Accessibility Conformance Report',
  product: { name: 'Shop Elements', version, description },
  author: {
    name: 'Shop Elements',
    email: 'accessibility@shop-elements.example',
  },
  report_date: REPORT_DATE,
  last_modified_date: REPORT_DATE,
  version: 1,
  notes: ['A self-assessment of the elements, not of the shop’s pages around them.', ...gaps.map(({ en }) => en)].join(
    '\n',
  ),
  evaluation_methods_used:
    'Automated tests in Chromium, cited at each criterion: axe in each state, width and theme; accessibility trees and announcements compared with committed texts; fifteen tasks by the keyboard alone.',
  license: 'MIT',
  catalog: '2.5-edition-wcag-2.2-508-eu-en',
  chapters: {
    success_criteria_level_a: criteriaOf([...successCriteria.filter(({ level }) => level === 'A'), parsing], 'web'),
    success_criteria_level_aa: criteriaOf(
      successCriteria.filter(({ level }) => level === 'AA'),
      'web',
    ),
    success_criteria_level_aaa: left('Not evaluated.'),
    functional_performance_criteria: left('Section 508 is not reported.'),
    hardware: left('Section 508 is not reported.'),
    software: left('Section 508 is not reported.'),
    support_documentation_and_services: left('Section 508 is not reported.'),
    en_301_549_functional_performance: criteriaOf(functional, 'none'),
    en_301_549_generic_requirements: criteriaOf(generic, 'none'),
    'en_301_549_ict_with_two-way_voice': left('There is no voice communication.'),
    en_301_549_ict_with_video: left('There is no video.'),
    en_301_549_hardware: left('There is no hardware.'),
    en_301_549_web: { notes: 'Clauses 9.1.1.1 to 9.4.1.3 are the success criteria of level A and AA above.' },
    'en_301_549_non-web-documents': left('There are no documents but the shop’s.'),
    en_301_549_software: left('The elements are web content, which chapter 9 judges.'),
    en_301_549_documentation_and_support_services: criteriaOf(documentation, 'none'),
    en_301_549_ict_providing_relay_or_emergency_service_access: left('There is no such service.'),
  },
});
