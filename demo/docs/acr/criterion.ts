/** One criterion of the accessibility report, in Polish and English. */
import type { Evidence } from './evidence';

/** In OpenACR's words. */
export type Term = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';
export type Language = 'pl' | 'en';
export type InBoth = Readonly<Record<Language, string>>;

export interface Criterion {
  /** Number of the criterion in WCAG, or of the clause in EN 301 549. */
  readonly id: string;
  readonly name: InBoth;
  readonly term: Term;
  readonly remark: InBoth;
  readonly tests: readonly Evidence[];
}
export interface SuccessCriterion extends Criterion {
  readonly level: 'A' | 'AA';
}

const both = ([pl, en]: readonly [pl: string, en: string]): InBoth => ({ pl, en });

export const clause = (
  id: string,
  name: readonly [pl: string, en: string],
  term: Term,
  remark: readonly [pl: string, en: string],
  tests: readonly Evidence[] = [],
): Criterion => ({ id, name: both(name), term, remark: both(remark), tests });

export const criterion = (
  level: SuccessCriterion['level'],
  ...fields: Parameters<typeof clause>
): SuccessCriterion => ({
  level,
  ...clause(...fields),
});
