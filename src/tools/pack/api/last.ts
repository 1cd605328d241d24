/** Reads and writes the public names of the last release, each with its first release. `npm run release` updates them. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Surface } from './surface';

const FILE = new URL('released.generated.json', import.meta.url);

/** The release of all names that `since` does not list. */
const FIRST = '0.1.0';

export interface Release {
  readonly version: string;
  readonly surface: Surface;
  readonly since?: Readonly<Record<string, string>>;
}

export const lastRelease = (): Release => JSON.parse(readFileSync(FILE, 'utf8')) as Release;

/** The release that introduced a name, as written in the surface; undefined if no release has it yet. */
export const releaseOf = (name: string, { surface, since = {} }: Release): string | undefined =>
  name in surface ? (since[name] ?? FIRST) : undefined;

/** The record of a release that comes after `last`. */
export function releaseAfter(version: string, surface: Surface, last: Release): Release {
  const since = Object.keys(surface).flatMap((name): [string, string][] => {
    const known = releaseOf(name, last) ?? version;
    return known === FIRST ? [] : [[name, known]];
  });
  return { version, surface, since: Object.fromEntries(since) };
}

export const writeRelease = (version: string, surface: Surface): void =>
  writeFileSync(FILE, `${JSON.stringify(releaseAfter(version, surface, lastRelease()), null, 2)}\n`);
