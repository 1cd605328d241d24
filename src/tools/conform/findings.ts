/** Records the findings of a run by rule: the verdict, the details of a violation, and why a rule was not tried. */
import { additions, additionsIn } from './additions';
import type { Sent } from './client';
import { rules, type RuleName } from './rules';

export interface Result {
  readonly rule: RuleName;
  verdict: 'kept' | 'broken' | 'warned' | 'skipped';
  /** Request and response of each violation, or the reason for skipping. */
  readonly details: string[];
  /** Skipped because the kit lacks input. */
  readonly lacksInput?: boolean;
}

/** Optional fields of suggestions and results: of the response, and of a product in it. */
const searchFields = {
  answer: ['total', 'corrected', 'filters'],
  product: ['index', 'unit', 'price_net', 'availability', 'min', 'max', 'step'],
} as const;

/** Maximum number of details per rule: a fault in every response is one fault. */
const DETAILS = 20;

/** Responses slower than this, in ms, are reported during the run. */
const SLOW = 2000;

/** The findings of all sessions of one run. */
export class Findings {
  readonly results = new Map<RuleName, Result>();
  /** Optional parts of the shop, for the report. */
  readonly notes = new Map<string, string>();
  slowest = { request: '', ms: 0 };
  onSlow: ((request: string, ms: number) => void) | undefined;

  keep(rule: RuleName): void {
    if ((this.results.get(rule)?.verdict ?? 'skipped') === 'skipped')
      this.results.set(rule, { rule, verdict: 'kept', details: [] });
  }

  break(rule: RuleName, detail: string): void {
    const known = this.results.get(rule);
    const details = known?.verdict === 'skipped' ? [] : (known?.details ?? []);
    if (!details.includes(detail) && details.length < DETAILS) details.push(detail);
    this.results.set(rule, { rule, verdict: rules[rule].level === 'must' ? 'broken' : 'warned', details });
  }

  /** The rule does not apply to this shop. */
  skip(rule: RuleName, reason: string): void {
    if (!this.results.has(rule)) this.results.set(rule, { rule, verdict: 'skipped', details: [reason] });
  }

  /** The kit lacks input to try the rule. `reason` names the option. */
  missingInput(rule: RuleName, reason: string): void {
    if (!this.results.has(rule))
      this.results.set(rule, { rule, verdict: 'skipped', details: [reason], lacksInput: true });
  }

  judge(rule: RuleName, problem: string | undefined): void {
    if (problem === undefined) this.keep(rule);
    else this.break(rule, problem);
  }

  /** Adds a remark to a rule without a violation. */
  remark(rule: RuleName, text: string): void {
    const known = this.results.get(rule);
    if (known?.verdict === 'kept') known.details.push(text);
  }

  note(what: string, how: string): void {
    if (!this.notes.has(what)) this.notes.set(what, how);
  }

  /** Notes which fields added since the first contract the response contains. */
  noteFields(raw: unknown): void {
    for (const name of additionsIn(raw)) this.note(name, 'has');
  }

  /** Like `noteFields`, for the responses of `suggest` and `search`. */
  noteSearchFields(call: 'suggest' | 'search', raw: unknown): void {
    const answer = Object(raw) as Readonly<Record<string, unknown>>;
    const products = Object(answer['products']) as Readonly<Record<string, unknown>>;
    const listed = call === 'suggest' ? products : Object(products['original']).results;
    const [product] = Object.values(Object(listed)) as unknown[];
    for (const name of searchFields.answer) if (answer[name] != null) this.note(`${call}.${name}`, 'has');
    for (const name of searchFields.product)
      if (Object(product)[name] != null) this.note(`${call}.products.${name}`, 'has');
  }

  timed({ request, ms }: Pick<Sent, 'request' | 'ms'>): void {
    if (ms > this.slowest.ms) this.slowest = { request, ms };
    if (ms >= SLOW) this.onSlow?.(request, ms);
  }

  /** The optional parts that the shop has and lacks. */
  get additions(): string {
    const names = ['add_products', ...additions];
    const has = names.filter((one) => this.notes.has(one));
    const hasNot = names.filter((one) => !this.notes.has(one));
    const more = [...this.notes.keys()].filter((one) => /^(suggest|search)\./.test(one));
    return `has ${[...has, ...more].join(', ') || 'none of them'}; has not ${hasNot.join(', ')}`;
  }

  /** All results, in the order of the rules. */
  all(): Result[] {
    return (Object.keys(rules) as RuleName[]).map(
      (rule) => this.results.get(rule) ?? { rule, verdict: 'skipped', details: ['the run ended before it'] },
    );
  }
}
