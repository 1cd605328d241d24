/** A finding of the linter: its rule, position and message, and a fix if exactly one is possible. */
import { countBefore } from './count-before';

/** The rules, each with the mistake that it reports. */
export const rules = {
  'unknown-tag': 'An unknown tag that begins with `shop-`.',
  unclosed: 'A tag of ours without an end tag, or an end tag without a start tag.',
  'self-closing': 'A self-closing tag of ours. HTML has none.',
  nesting: 'A tag of ours in a wrong place, or without its required content.',
  twice: 'A duplicate of something that must be unique.',
  quote: 'A missing quote, or a typographic one.',
  'unknown-attribute': 'An attribute or a JSON key that the tag does not have.',
  'wrong-value': 'A value that does not fit its attribute.',
  'formatted-number': 'A formatted number: with group separators, a unit or a currency.',
  'flag-value': 'A flag with a value, which has no effect.',
  required: 'A missing attribute that the tag requires.',
  contradiction: 'Attributes that exclude each other.',
  'broken-json': 'Invalid JSON.',
  'child-script': 'A child script that is not read as JSON.',
  escaping: 'JSON printed with the wrong escaping.',
  'unknown-text': 'An unknown key of a text.',
  'unknown-event': 'An event that no tag of ours sends.',
  'unknown-part': 'A part that the tag does not have.',
  'unknown-slot': 'A slot that the surrounding tag does not have.',
  'unknown-property': 'A custom property that no tag of ours reads.',
  'unknown-module': 'A file that the package does not have.',
  'no-script': 'A page with our tags and without a script that loads them.',
  'module-order': 'Texts loaded after the elements that display them.',
  'module-type': 'A module loaded as a classic script.',
  'unknown-command': 'A button’s command that the element does not have, or that cannot work with this button.',
  'no-target': 'A button whose `commandfor` is not the id of an element on the page.',
  ticked: 'A checkbox of the order that the page ticks in advance.',
  'no-payment-words': 'A label of the order button that does not state the obligation to pay.',
  'other-origin': 'A `company-url` of another origin, which is never called.',
  'no-legal': 'A cart without links to the shop’s terms. A hint: the exit code stays 0.',
  'no-withdrawal': 'A page of orders without a link to the withdrawal from a contract. A hint: the exit code stays 0.',
} as const;

/** Rules whose findings need no correction. */
export const hints: ReadonlySet<keyof typeof rules> = new Set(['no-legal', 'no-withdrawal']);

/** A replacement for a range of the file. */
export interface Fix {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface Problem {
  readonly rule: keyof typeof rules;
  readonly message: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** Set if exactly one correction is possible. */
  readonly fix?: Fix;
}

/** Reports a problem at an offset of the text. */
export type Tell = (rule: Problem['rule'], at: number, message: string, fix?: Fix) => void;

/** Finds line and column. */
export function placesOf(text: string): (at: number) => Pick<Problem, 'line' | 'column'> {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (at) => {
    const line = countBefore(starts, at + 1);
    return { line, column: at - (starts[line - 1] ?? 0) + 1 };
  };
}

/** The text with all certain fixes applied; of two overlapping ones, the first. */
export function mended(text: string, problems: readonly Problem[]): string {
  const fixes = problems.flatMap(({ fix }) => (fix === undefined ? [] : [fix])).sort((a, b) => a.from - b.from);
  let out = '';
  let done = 0;
  for (const { from, to, text: instead } of fixes) {
    if (from < done) continue;
    out += text.slice(done, from) + instead;
    done = to;
  }
  return out + text.slice(done);
}
