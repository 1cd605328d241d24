/** The data to verify a file: its size, and its hash for `integrity="…"` (https://www.w3.org/TR/sri-2/). */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FileEntry {
  /** Bytes, uncompressed. */
  readonly size: number;
  readonly integrity: string;
}

type Files = Readonly<Record<string, FileEntry>>;

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * The import map by which a browser checks every module that a script imports, early or late (rule D19), for files served below `base`.
 * The single script is not a module, so it is not in the map. src/php/src/Assets.php implements the same in PHP.
 */
export const importMap = (files: Files, base: string): string =>
  JSON.stringify({ integrity: integrityMap(files, base) });

export function integrityMap(files: Files, base: string): Readonly<Record<string, string>> {
  const modules = Object.entries(files).filter(([file]) => file.endsWith('.js') && file !== 'shop-elements.js');
  return Object.fromEntries(modules.map(([file, one]) => [base + file, one.integrity]));
}

/** Every script and style sheet in the folder, keyed by its relative path and sorted by it. */
export function filesOf(folder: string): Readonly<Record<string, FileEntry>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(m?js|css)$/.test(path) && !/^(command|testing)\b/.test(path),
  );
  return Object.fromEntries(
    files.sort().map((path) => {
      const content = readFileSync(join(folder, path));
      return [path, { size: content.length, integrity: integrityOf(content) }];
    }),
  );
}
