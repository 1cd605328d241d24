/** Decides what a finding of the linter contains: its rule, its place, its message, and a fix if one is certain. */
import { countBefore } from './count-before';

/** The rules, and what each of them finds. */
export const rules = {
  'unknown-tag': 'A tag that begins like ours and is none of ours.',
  unclosed: 'A tag of ours that is not ended, or an end without its beginning.',
  'self-closing': 'A tag of ours that closes itself, which HTML does not know.',
  nesting: 'A tag of ours where it cannot work, or without what it needs inside.',
  twice: 'What may stand once stands twice.',
  quote: 'A quote that is missing, or that is not one of HTML’s.',
  'unknown-attribute': 'An attribute or a JSON key that the tag does not have.',
  'wrong-value': 'A value that does not fit its attribute.',
  'formatted-number': 'A number that is printed for people: with groups, a unit or a currency.',
  'flag-value': 'A flag with a value that it does not read.',
  required: 'An attribute without which the tag does nothing.',
  contradiction: 'Attributes that exclude each other.',
  'broken-json': 'JSON that cannot be read.',
  'child-script': 'A child script that is not read as JSON.',
  escaping: 'JSON that is printed with the wrong escaping.',
  'unknown-text': 'A key of a text that there is not.',
  'unknown-event': 'An event that no tag of ours sends.',
  'unknown-part': 'A part that the tag does not have.',
  'unknown-property': 'A custom property that no tag of ours reads.',
  'unknown-module': 'A file that the package does not have.',
  'module-order': 'Texts that are loaded after the elements which say them.',
  'module-type': 'A module that is loaded as a classic script.',
  'unknown-command': 'A button’s command that the element does not know, or that does nothing as the button is.',
  'no-target': 'A button whose commandfor names no element of the page.',
  ticked: 'A box beside the order that the page ticks instead of its buyer.',
  'no-legal': 'A cart without the shop’s links to its terms; a hint, which fails nothing.',
} as const;

/** What may be as it is. */
export const hints: ReadonlySet<keyof typeof rules> = new Set(['no-legal']);

/** A replacement for a stretch of the file. */
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
  /** Only if no other change could be wanted. */
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
