/** Tests that the shop's rules, the comments that cite them, the code that implements them, and their tests match. */
import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { source, sources } from './architecture/sources';
import type { Source } from './architecture/sources';

const files = ['src', 'elements', 'demo', 'test'].flatMap((folder) => sources(folder, /\.(tsx?|mjs|css|php|twig|md)$/));
const page = files.find(({ path }) => path === 'src/rules.md')!;

/** The rules of a page, line by line: `- **C4** A sentence. [`name`](path)`. */
const rulesIn = ({ text }: Source): { number: string; says: string }[] =>
  [...text.matchAll(/^- \*\*([A-Z]\d+)\*\* (.+)$/gm)].map(([, number, says]) => ({ number: number!, says: says! }));

const known = new Set(rulesIn(page).map(({ number }) => number));

const LIST = String.raw`[A-Z]\d+(?:, [A-Z]\d+)*`;
const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match.at(-1)!.split(', '));

/** Matches citations in comments and prose: `(rule C4)`, `(rules C4, D2)`. */
const cited = ({ text }: Source): string[] => numbersIn(text, new RegExp(String.raw`\brules? (${LIST})`, 'g'));

/** Matches the end of a test title: `it('… [C4, D2]', …`. A file with a skipped test counts as citing no rule. */
const citedRules = ({ path, code }: Source): string[] =>
  /\.test\.tsx?$/.test(path) && !/\.(skip|todo|only|fails)\b/.test(code)
    ? numbersIn(code, new RegExp(String.raw`\(\s*(['"\`])(?:(?!\1).)* \[(${LIST})\]\1\s*,`, 'g'))
    : [];

const unknownIn = (file: Source): string[] =>
  [...cited(file), ...citedRules(file)]
    .filter((number) => !known.has(number))
    .map((number) => `${file.path}: ${number}`);

/** Broken links: to a missing file, or to a file without the name. A rule without a link counts as one. */
const lostLinks = ({ number, says }: { number: string; says: string }): string[] => {
  const links = [...says.matchAll(/\[(?:`([^`]+)`|[^\]]+)\]\(([^)]+)\)/g)];
  if (links.length === 0) return [`${number}: no link`];
  const lost = links.filter(([, name = '', path]) => {
    const file = files.find((one) => one.path === join('src', path!));
    return file === undefined || !new RegExp(String.raw`\b${name}\b`).test(file.code);
  });
  return lost.map(([link]) => `${number}: ${link}`);
};

describe('the rules of the shop', () => {
  it('each have a number', () => {
    expect(known.size).toBeGreaterThan(80);
    expect(rulesIn(page)).toHaveLength(known.size);
    expect(page.text.match(/^- /gm)).toHaveLength(known.size);
  });

  it('include every cited rule', () => {
    expect(files.flatMap(unknownIn)).toEqual([]);
  });

  it('are each cited by a test', () => {
    const named = new Set(files.flatMap(citedRules));
    expect([...known].filter((number) => !named.has(number))).toEqual([]);
  });

  it('link to the code that implements them', () => {
    expect(rulesIn(page).flatMap(lostLinks)).toEqual([]);
  });

  // Only samples: this file cites no rule, because a file with `.skip` cites none.
  it('are reported if missing (negative controls)', () => {
    expect(unknownIn(source('src/a.ts', `/** So it is (rules C1, ${'Z99'}). */`))).toEqual(['src/a.ts: Z99']);
    expect(unknownIn(source('test/a.test.ts', "it('says so [Z98]', () => {});"))).toEqual(['test/a.test.ts: Z98']);
    expect(citedRules(source('test/a.test.ts', "it.each(all)(\n  'says %s [C1, C2]',\n  run);"))).toEqual(['C1', 'C2']);
    expect(citedRules(source('test/a.test.ts', "it.skip('says so [C1]', run);"))).toEqual([]);
    const lost = ['So it is.', 'So. [a.ts](cart/nowhere.ts)', 'So. [`nothingOfTheKind`](cart/session/rules.ts)'];
    expect(lost.map((says) => lostLinks({ number: 'C1', says }).length)).toEqual([1, 1, 1]);
  });
});
