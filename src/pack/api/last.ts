/** Decides where the public names of the last release are kept: beside this file, written by `npm run release` alone. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Surface } from './surface';

const FILE = new URL('released.generated.json', import.meta.url);

export interface Release {
  readonly version: string;
  readonly surface: Surface;
}

export const lastRelease = (): Release => JSON.parse(readFileSync(FILE, 'utf8')) as Release;

export const writeRelease = (version: string, surface: Surface): void =>
  writeFileSync(FILE, `${JSON.stringify({ version, surface }, null, 2)}\n`);
