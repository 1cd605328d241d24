/** The last lines of `npm test`: the failed tests, the tests left to other commands, and the missing tools of the other skipped tests. */
import type { SuiteName } from './suites';

export interface Skipped {
  readonly file: string;
  readonly title: string;
}

export interface Failed extends Skipped {
  readonly error: string;
}

interface Elsewhere {
  readonly file: string;
  /** The tests' titles. Default: all tests of the file. */
  readonly title?: RegExp;
  readonly command: SuiteName;
  readonly why: string;
}

/** A skipped test that is not listed counts as skipped for a missing tool. */
export const elsewhere: readonly Elsewhere[] = [
  { file: 'test/php-mariadb.test.ts', command: 'php', why: 'start MariaDB and WordPress' },
  { file: 'test/php-cache.test.ts', command: 'php', why: 'put nginx’s cache before a shop' },
  { file: 'test/php-shops.test.ts', title: /symfony|laravel/, command: 'php', why: 'need the frameworks' },
  { file: 'test/php.test.ts', title: /PSR-12/, command: 'php', why: 'check the style of PHP' },
  { file: 'test/docs/guides.test.ts', command: 'docs', why: 'follow the guides from an empty folder' },
  { file: 'test/docs/wordpress.test.ts', command: 'docs', why: 'follow the guides from an empty folder' },
  {
    file: 'test/docs/wordpress-customers.test.ts',
    command: 'docs',
    why: 'follow the guides from an empty folder',
  },
  { file: 'test/docs/wordpress-orders.test.ts', command: 'docs', why: 'follow the guides from an empty folder' },
  { file: 'test/docs/wordpress-week.test.ts', command: 'docs', why: 'follow the guides from an empty folder' },
  { file: 'test/docs/snippets.test.ts', command: 'docs', why: 'run a page or a process for each snippet' },
  { file: 'test/e2e/snippets.test.ts', title: /Blade/, command: 'e2e', why: 'need Laravel on the machine' },
  {
    file: 'test/e2e/php.test.ts',
    title: /conformance kit|kit’s rules of approval/,
    command: 'e2e-all',
    why: 'try the kit on the PHP demo',
  },
  {
    file: 'test/e2e/print.test.ts',
    title: /takes as many sheets|500 folded/,
    command: 'e2e-all',
    why: 'print 500 lines',
  },
  { file: 'test/e2e/checked.test.ts', command: 'e2e-all', why: 'try hashes of late files' },
  { file: 'test/e2e/package.test.ts', command: 'e2e-all', why: 'try the packed package' },
  { file: 'test/e2e/blocker-links.test.ts', command: 'e2e-all', why: 'press in 500 lines of the demo' },
];

const commandOf = ({ file, title }: Skipped): Elsewhere | undefined =>
  elsewhere.find((one) => one.file === file && (one.title?.test(title) ?? true));

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A line for each failed test: the log of a CI may keep only the end of the output. */
export const failedReport = (failed: readonly Failed[]): string[] =>
  failed.map(({ file, title, error }) => `failed: ${file}: ${title}: ${error.trim().split('\n', 1)[0]}`);

/** The report of skipped tests, with the sum in its last line; `lacks` names the machine's missing tools. */
export function skippedReport(
  skipped: readonly Skipped[],
  lacks: readonly string[],
): { lines: string[]; isWanting: boolean } {
  const wanting = skipped.filter((one) => commandOf(one) === undefined);
  const files = new Set(wanting.map(({ file }) => file));
  const others = new Map<string, number>();
  for (const one of skipped.map(commandOf).filter((known) => known !== undefined)) {
    const part = `${one.why} (npm run suite ${one.command})`;
    others.set(part, (others.get(part) ?? 0) + 1);
  }
  const what = lacks.length > 0 ? lacks.join(', ') : 'something that test/machine/tools.ts does not know';
  const want =
    wanting.length === 0
      ? 'none for want of a tool'
      : `${counted(wanting.length, 'test')} in ${counted(files.size, 'file')} for want of ${what}`;
  const rest = [...others].map(([part, count]) => `${counted(count, 'test')} that ${part}`).join(', ');
  return {
    lines: [
      ...wanting.map(({ file, title }) => `skipped: ${file}: ${title}`),
      `Skipped: ${want}. Not part of npm test: ${rest || 'none'}.`,
    ],
    isWanting: wanting.length > 0,
  };
}
