/** Tests that the linter reports nothing in foreign templates: Debian's PHP packages, downloaded into a folder outside the repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { declarations } from '../../src/tools/manifest/outputs';
import '../../src/tools/manifest/without-css';
import { filesIn } from '../../src/tools/lint/files';
import { languageOf, type Language } from '../../src/tools/lint/language';
import { lint } from '../../src/tools/lint/lint';
import { publish, verbatim } from '../reliability/publish';

const PACKAGES = (
  'adminer cacti dokuwiki mediawiki php-horde-core php-laravel-framework php-symfony php-twig phpmyadmin roundcube-core ' +
  'smarty3 smarty4 tt-rss wordpress zabbix-frontend-php'
).split(' ');

/** CORPUS names a permanent folder; existing files in it are not downloaded again. */
const folder = process.env['CORPUS'] ?? mkdtempSync(join(tmpdir(), 'corpus-'));
const fetched = join(folder, 'packages');
mkdirSync(fetched, { recursive: true });

/** A correct tag of ours, inserted at several places of a foreign template. */
const GUEST = '<shop-favourite product-id=1></shop-favourite>';
const PLACE = /<\/(?:div|p|td|li)>/g;
let places = 0;

interface Row {
  readonly files: Partial<Record<Language, number>>;
  /** The foreign template with our tag inserted. */
  nested: number;
  alarms: number;
  skipped: number;
}

/** The unpacked package; undefined if this machine's Debian does not have it. */
function unpacked(name: string): string | undefined {
  const target = join(folder, name);
  if (existsSync(target)) return target;
  const isHere = (): string | undefined => readdirSync(fetched).find((file) => file.startsWith(`${name}_`));
  try {
    if (isHere() === undefined) execFileSync('apt-get', ['download', '-q', name], { cwd: fetched, stdio: 'ignore' });
  } catch {
    return undefined;
  }
  execFileSync('dpkg-deb', ['-x', join(fetched, isHere()!), target]);
  return target;
}

const tags = await declarations();
const rows = new Map<string, Row>();
let bytes = 0;
for (const name of PACKAGES) {
  const root = unpacked(name);
  if (root === undefined) {
    console.log(`${name} is not to be had.`);
    continue;
  }
  const row: Row = { files: {}, nested: 0, alarms: 0, skipped: 0 };
  rows.set(name, row);
  for (const path of filesIn([root], () => row.skipped++)) {
    const text = readFileSync(path, 'utf8');
    const language = languageOf(path)!;
    bytes += text.length;
    row.files[language] = (row.files[language] ?? 0) + 1;
    const withGuests = language === 'css' ? text : text.replace(PLACE, (end) => GUEST + end);
    places += (withGuests.length - text.length) / GUEST.length;
    for (const { line, rule, message } of [...lint(text, language, tags), ...lint(withGuests, language, tags)]) {
      if (rule === 'nesting') row.nested++;
      else row.alarms++;
      console.log(`${relative(folder, path)}:${line} ${rule} ${message}`);
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const filesOf = ({ files }: Row): number => sum(Object.values(files));
const all = [...rows.values()];
const table = [...rows].map(
  ([name, row]) =>
    `${name.padEnd(24)} ${String(filesOf(row)).padStart(6)} files ${String(row.alarms).padStart(4)} alarms ${String(row.nested).padStart(3)} nestings ${String(row.skipped).padStart(4)} links skipped  ${Object.entries(
      row.files,
    )
      .map(([language, count]) => `${language} ${count}`)
      .join(', ')}`,
);
const figures = `${sum(all.map(filesOf))} files of ${rows.size} packages, ${(bytes / 1e6).toFixed(0)} MB, ${sum(all.map(({ skipped }) => skipped))} links skipped, ${sum(all.map(({ alarms }) => alarms))} alarms; with \`${GUEST}\` put into ${places} places of them, ${sum(all.map(({ nested }) => nested))} of these reported as a place where the tag cannot work: inside a link, or between the rows of a table.`;
console.log([...table, '', figures].join('\n'));
publish(
  'lint-corpus',
  `Debian's packages, as they are; none of them knows our tags.\n\n${figures}\n\n${verbatim(table.join('\n'))}`,
);
process.exitCode = all.length > 0 && all.every(({ alarms }) => alarms === 0) ? 0 : 1;
