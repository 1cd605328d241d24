/** Makes the report of a run: each rule with its findings, and the exit code. */
import { FILES, pageOf } from '../../../page/docs-url';
import type { Findings, Result } from '../findings';
import { groups, rules, type Group, type RuleName } from '../rules';

export interface RuleReport extends Result {
  readonly group: Group;
  readonly level: 'must' | 'should';
  readonly requirement: string;
  readonly why: string;
  readonly fix: string;
  /** A link to the rule in the contract. */
  readonly contract: string;
  /** A link to the rule's own page. */
  readonly page: string;
}

export interface KitReport {
  readonly url: string;
  /** One result per rule, in the order of the rules. */
  readonly results: readonly RuleReport[];
  /** Rules that were not tried, because the kit lacks input. */
  readonly missing: readonly RuleReport[];
  readonly seconds: number;
  /** True if `--only` names rules and none of these was tried. */
  readonly isUntested: boolean;
}

const SHAPE = /^[A-Z]/;

/** A page of the documentation, or a place in the package's contract. */
const linkOf = (see: string, docs: string | undefined, files: string): string =>
  docs
    ? `${docs}contract#${see}`
    : `${files}contract/openapi.json#${SHAPE.test(see) ? `/components/schemas/${see}` : '/paths/~1koszyk/post'}`;

const groupOf = (rule: RuleName): Group =>
  (Object.keys(groups) as Group[]).find((one) => rule in groups[one]) ?? 'answers';

export interface ReportOptions {
  readonly url: string;
  /** URL of the documentation, or of its page on the contract. */
  readonly docs?: string | undefined;
  /** Folder of the built files, with a trailing slash. */
  readonly files?: string | undefined;
  /** Names of rules or of groups; all of them by default. */
  readonly only?: readonly string[] | undefined;
}

export function kitReportOf(
  findings: Findings,
  { url, docs, files = FILES, only }: ReportOptions,
  seconds: number,
): KitReport {
  const home = docs?.replace(/(\/contract)?\/?$/, '/');
  const reports = findings.all().map((result): RuleReport => {
    const { level, requirement, why, fix, see } = rules[result.rule];
    return {
      ...result,
      group: groupOf(result.rule),
      level,
      requirement,
      why,
      fix,
      contract: linkOf(see, home, files),
      page: pageOf(home, `rule-${result.rule}`, files),
    };
  });
  const results = reports.filter(
    ({ rule, group }) => only === undefined || only.includes(rule) || only.includes(group),
  );
  return {
    url,
    results,
    missing: results.filter(({ lacksInput: isLacking }) => isLacking === true),
    seconds,
    isUntested: only !== undefined && results.every(({ verdict }) => verdict === 'skipped'),
  };
}

export const withVerdict = ({ results }: KitReport, verdict: Result['verdict']): RuleReport[] =>
  results.filter((one) => one.verdict === verdict);

/** 0: no violation, 1: a violation, 3: missing input. */
export function codeOf(outcome: KitReport, isStrict: boolean): 0 | 1 | 3 {
  if (withVerdict(outcome, 'broken').length > 0 || (isStrict && withVerdict(outcome, 'warned').length > 0)) return 1;
  return outcome.isUntested || outcome.missing.length > 0 ? 3 : 0;
}

/** One sentence. */
export function sumOf(outcome: KitReport): string {
  const count = (verdict: Result['verdict']): number => withVerdict(outcome, verdict).length;
  return `${outcome.results.length} rules: ${count('kept')} kept, ${count('broken')} broken, ${count('warned')} warnings, ${count('skipped')} not tried.`;
}
