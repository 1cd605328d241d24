/** Looks at the rules of a shop, and words the refusals. */
import { ruleTexts, type Named, type RuleName, type Sentence } from './text';

/** One look at a rule: whether it is met here. */
export type Check = readonly [rule: RuleName, isMet: boolean, of?: Partial<Named>];

export interface Refusal {
  readonly rule: RuleName;
  readonly of: Partial<Named>;
}

/** The sentence of a broken rule. `own`: sentences of one shop. */
export function sentenceOf({ rule, of }: Refusal, own: Partial<Record<RuleName, Sentence>> = {}): string {
  const sentence: Sentence = own[rule] ?? ruleTexts[rule][1];
  return typeof sentence === 'string' ? sentence : sentence({ label: '', unit: '', limit: '', error: '', ...of });
}

export const slotOf = ({ rule }: Refusal) => ruleTexts[rule][0];

/** Whether the shop obeys a rule. */
export type Obeys = (rule: RuleName) => boolean;

/** The first broken rule, or all of them. Checks behind the first are not looked at. */
export function brokenIn(checks: Iterable<Check>, obeys: Obeys = () => true, isListed = false): Refusal[] {
  const broken: Refusal[] = [];
  for (const [rule, isMet, of = {}] of checks) {
    if (isMet || !obeys(rule)) continue;
    broken.push({ rule, of });
    if (!isListed) break;
  }
  return broken;
}
