/** Decides how a page can verify a file: by its size, and its hash for `integrity="…"` (https://www.w3.org/TR/sri-2/). */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FileEntry {
  /** Bytes, uncompressed. */
  readonly size: number;
  readonly integrity: string;
}

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

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
