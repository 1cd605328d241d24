/** Validates passwords, and words the rules (rules U3, U4). */
import * as v from 'valibot';
import { count, flag, maybe, text as wireText } from '../../http/tolerant';
import { text } from '../text';

/** The rules as a template prints them. `special` is a set of characters, one of which is required. */
export const passwordRules = v.object({
  required: flag,
  min: maybe(count),
  max: maybe(count),
  numeric: flag,
  lowercase: flag,
  uppercase: flag,
  special: maybe(wireText),
  /** Sentences that replace the default ones. */
  messages: v.optional(
    v.fallback(v.object({ required: maybe(wireText), invalid: maybe(wireText), confirm: maybe(wireText) }), {}),
    {},
  ),
});
export type PasswordRules = v.InferOutput<typeof passwordRules>;
export const NO_RULES = v.parse(passwordRules, {});

export type RuleName = 'length' | 'numeric' | 'lowercase' | 'uppercase' | 'special';

export interface RuleState {
  readonly rule: RuleName;
  /** The text for the buyer: 'od 8 do 64 znaków'. */
  readonly hint: string;
  readonly passes: boolean;
}

/** Length in characters: a surrogate pair counts once, and spaces count too. */
const lengthOf = (password: string): number => [...password].length;

function lengthRule({ min, max }: PasswordRules, password: string): RuleState[] {
  if (min === undefined && max === undefined) return [];
  const passes = lengthOf(password) >= (min ?? 0) && lengthOf(password) <= (max ?? Infinity);
  const { between, atLeast, atMost } = text.password.hints;
  const hint = max === undefined ? atLeast(min ?? 0) : min === undefined ? atMost(max) : between(min, max);
  return [{ rule: 'length', hint, passes }];
}

/** The state of each rule that applies, in the order of the hints. */
export function rulesOf(rules: PasswordRules, password: string): readonly RuleState[] {
  const { hints } = text.password;
  const special = rules.special ?? '';
  return [
    ...lengthRule(rules, password),
    ...(rules.numeric ? [{ rule: 'numeric', hint: hints.numeric, passes: /\d/.test(password) } as const] : []),
    ...(rules.lowercase
      ? [{ rule: 'lowercase', hint: hints.lowercase, passes: /\p{Ll}/u.test(password) } as const]
      : []),
    ...(rules.uppercase
      ? [{ rule: 'uppercase', hint: hints.uppercase, passes: /\p{Lu}/u.test(password) } as const]
      : []),
    ...(special === ''
      ? []
      : [
          {
            rule: 'special',
            hint: hints.special(special),
            passes: [...password].some((one) => special.includes(one)),
          } as const,
        ]),
  ];
}

/** The messages for the two inputs. */
export interface PasswordFaults {
  readonly password?: string;
  readonly confirm?: string;
}

/** `confirm` is undefined if there is no second input. An empty password that is not required passes. */
export function faultsOf(rules: PasswordRules, password: string, confirm: string | undefined): PasswordFaults {
  const { messages } = rules;
  // Does not check the repetition while there is no password to compare with.
  if (password === '' && rules.required) return { password: messages.required ?? text.password.required };
  const isInvalid = password !== '' && rulesOf(rules, password).some(({ passes }) => !passes);
  return {
    ...(isInvalid && { password: messages.invalid ?? text.password.invalid }),
    ...(confirm !== undefined && confirm !== password && { confirm: messages.confirm ?? text.password.mismatch }),
  };
}
