/** Decides what the kit has found, rule by rule: whether it is kept, what was seen where it is broken, and why it was not tried. */
import type { Sent } from './client';
import { rules, type RuleName } from './rules';

export interface Result {
  readonly rule: RuleName;
  verdict: 'kept' | 'broken' | 'warned' | 'skipped';
  /** What was seen where it was broken, or why it was skipped. */
  readonly details: string[];
  /** It was not tried although every shop has it: the kit was given too little. */
  readonly isLacking?: boolean;
}

/** Optional fields of version 1.1, by what has them. */
export const additions = [
  ['cart', ['revision', 'extra_fields']],
  ['line', ['vat_rate', 'availability', 'unit_price', 'note', 'alternatives']],
  ['prices', ['vat', 'voucher_value', 'minimum_order', 'free_delivery', 'weight', 'pallets']],
] as const;

/** The same of suggestions and results: of an answer, and of a product in it. */
const found = {
  answer: ['total', 'corrected', 'filters'],
  product: ['index', 'unit', 'price_net', 'availability', 'min', 'max', 'step'],
} as const;

/** From here on, in ms, an answer is told while the kit runs. */
const SLOW = 2000;

/** What holds for all sessions of one run. */
export class Findings {
  readonly results = new Map<RuleName, Result>();
  /** What the shop does at all, and in which way: for the report. */
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
    if (!details.includes(detail)) details.push(detail);
    this.results.set(rule, { rule, verdict: rules[rule].level === 'must' ? 'broken' : 'warned', details });
  }

  /** This shop has nothing to try it on. */
  skip(rule: RuleName, reason: string): void {
    if (!this.results.has(rule)) this.results.set(rule, { rule, verdict: 'skipped', details: [reason] });
  }

  /** It has, and the kit could not get there: `reason` says what to give. */
  lack(rule: RuleName, reason: string): void {
    if (!this.results.has(rule))
      this.results.set(rule, { rule, verdict: 'skipped', details: [reason], isLacking: true });
  }

  judge(rule: RuleName, problem: string | undefined): void {
    if (problem === undefined) this.keep(rule);
    else this.break(rule, problem);
  }

  /** Said of a rule that is kept. */
  remark(rule: RuleName, text: string): void {
    const known = this.results.get(rule);
    if (known?.verdict === 'kept') known.details.push(text);
  }

  note(what: string, how: string): void {
    if (!this.notes.has(what)) this.notes.set(what, how);
  }

  /** What the contract has since 1.1, where an answer shows it. */
  noteFields(raw: unknown): void {
    const cart = Object(Object(raw).cart) as Readonly<Record<string, unknown>>;
    const [line] = Object.values(Object(cart['items'])) as unknown[];
    for (const [owner, names] of additions) {
      const where = { cart, line: Object(line), prices: Object(cart['prices']) }[owner] as Record<string, unknown>;
      for (const name of names) if (where[name] != null) this.note(`${owner}.${name}`, 'has');
    }
  }

  /** What the calls `suggest` and `search` have since 1.1, where an answer shows it. */
  noteFound(call: 'suggest' | 'search', raw: unknown): void {
    const answer = Object(raw) as Readonly<Record<string, unknown>>;
    const products = Object(answer['products']) as Readonly<Record<string, unknown>>;
    const listed = call === 'suggest' ? products : Object(products['original']).results;
    const [product] = Object.values(Object(listed)) as unknown[];
    for (const name of found.answer) if (answer[name] != null) this.note(`${call}.${name}`, 'has');
    for (const name of found.product) if (Object(product)[name] != null) this.note(`${call}.products.${name}`, 'has');
  }

  timed({ request, ms }: Pick<Sent, 'request' | 'ms'>): void {
    if (ms > this.slowest.ms) this.slowest = { request, ms };
    if (ms >= SLOW) this.onSlow?.(request, ms);
  }

  /** What the shop has and has not of version 1.1. */
  get additions(): string {
    const names = ['add_products', ...additions.flatMap(([owner, ones]) => ones.map((one) => `${owner}.${one}`))];
    const has = names.filter((one) => this.notes.has(one));
    const hasNot = names.filter((one) => !this.notes.has(one));
    const more = [...this.notes.keys()].filter((one) => /^(suggest|search)\./.test(one));
    return `has ${[...has, ...more].join(', ') || 'none of them'}; has not ${hasNot.join(', ')}`;
  }

  /** In the order of the rules. */
  all(): Result[] {
    return (Object.keys(rules) as RuleName[]).map(
      (rule) => this.results.get(rule) ?? { rule, verdict: 'skipped', details: ['nothing led here'] },
    );
  }
}
