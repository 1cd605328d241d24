/** Decides what the outcome of a run is: each rule with its findings, and the exit code. */
import { FILES, pageOf } from '../../../page/docs-url';
import type { Findings, Result } from '../findings';
import { groups, rules, type Group, type RuleName } from '../rules';

export interface Told extends Result {
  readonly group: Group;
  readonly level: 'must' | 'should';
  readonly says: string;
  readonly why: string;
  readonly mend: string;
  /** A link to the rule in the contract. */
  readonly contract: string;
  /** A link to the rule's own page. */
  readonly page: string;
}

export interface Outcome {
  readonly url: string;
  /** In the order of the rules. */
  readonly results: readonly Told[];
  /** Not tried although every shop has it. */
  readonly lacking: readonly Told[];
  readonly seconds: number;
  /** The rules of `--only`, none of which was tried. */
  readonly isIdle: boolean;
}

const SHAPE = /^[A-Z]/;

/** A page of the documentation, or a place in the package's contract. */
const linkOf = (see: string, docs: string | undefined, files: string): string =>
  docs
    ? `${docs}contract#${see}`
    : `${files}contract/openapi.json#${SHAPE.test(see) ? `/components/schemas/${see}` : '/paths/~1koszyk/post'}`;

const groupOf = (rule: RuleName): Group =>
  (Object.keys(groups) as Group[]).find((one) => rule in groups[one]) ?? 'answers';

export interface Asked {
  readonly url: string;
  /** The documentation's address, with or without its page on the contract. */
  readonly docs?: string | undefined;
  /** Where the built files lie, ending with a slash. */
  readonly files?: string | undefined;
  /** Names of rules or of groups; all of them by default. */
  readonly only?: readonly string[] | undefined;
}

export function outcomeOf(findings: Findings, { url, docs, files = FILES, only }: Asked, seconds: number): Outcome {
  const home = docs?.replace(/(\/contract)?\/?$/, '/');
  const told = findings.all().map((result): Told => {
    const { level, says, why, mend, see } = rules[result.rule];
    return {
      ...result,
      group: groupOf(result.rule),
      level,
      says,
      why,
      mend,
      contract: linkOf(see, home, files),
      page: pageOf(home, `rule-${result.rule}`, files),
    };
  });
  const results = told.filter(({ rule, group }) => only === undefined || only.includes(rule) || only.includes(group));
  return {
    url,
    results,
    lacking: results.filter(({ isLacking }) => isLacking === true),
    seconds,
    isIdle: only !== undefined && results.every(({ verdict }) => verdict === 'skipped'),
  };
}

export const of = ({ results }: Outcome, verdict: Result['verdict']): Told[] =>
  results.filter((one) => one.verdict === verdict);

/** 0: nothing is broken, 1: something is, 3: too little was tried to tell. */
export function codeOf(outcome: Outcome, isStrict: boolean): 0 | 1 | 3 {
  if (of(outcome, 'broken').length > 0 || (isStrict && of(outcome, 'warned').length > 0)) return 1;
  return outcome.isIdle || outcome.lacking.length > 0 ? 3 : 0;
}

/** One sentence. */
export function sumOf(outcome: Outcome): string {
  const count = (verdict: Result['verdict']): number => of(outcome, verdict).length;
  return `${outcome.results.length} rules: ${count('kept')} kept, ${count('broken')} broken, ${count('warned')} warnings, ${count('skipped')} not tried.`;
}
