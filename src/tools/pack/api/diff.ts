/** Runs `npm run suite package api`: prints public changes since the last release (`--all`: all). Exits with code 1 if a change is undocumented. */
import { readFileSync } from 'node:fs';
import { unreleasedOf } from '../changelog';
import { differences, nextVersion, releaseErrors } from './compare';
import { lastRelease } from './last';
import { version } from '../version';
import { surface } from './surface';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const { version: last, surface: before } = lastRelease();
const changes = differences(before, surface());

for (const { name, says } of changes.filter(({ weight }) => weight === 'breaking')) console.info(`! ${name} ${says}`);
const added = changes.filter(({ weight }) => weight === 'added');
/** One line per kind and owner: `+ attribute shop-search: add-url cart-url`. */
const lines = new Map<string, string[]>();
for (const { name, says } of added) {
  const [kind = '', owner, ...rest] = name.split(' ');
  const isOwned = rest.length > 0;
  const line = isOwned ? `${kind} ${owner}` : kind;
  lines.set(line, [...(lines.get(line) ?? []), `${isOwned ? rest.join(' ') : owner}${says === 'is new' ? '' : '*'}`]);
}
const max = process.argv.includes('--all') ? Infinity : 8;
for (const [line, names] of lines) {
  const more = names.length > max ? ` and ${names.length - max} more` : '';
  console.info(`+ ${line}: ${names.slice(0, max).join(' ')}${more}`);
}

const count = (weight: string): number => changes.filter((one) => one.weight === weight).length;
console.info(
  `\nSince ${last}: ${count('breaking')} breaking, ${count('added')} added (* means wider than before). ` +
    `The next version is at least ${nextVersion(last, changes)}.`,
);
const against = releaseErrors(last, { version, unreleased: unreleasedOf(read('CHANGELOG.md')), changes });
for (const one of against) console.error(one);
process.exitCode = against.length > 0 ? 1 : 0;
