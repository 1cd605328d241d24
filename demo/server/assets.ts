/** URLs of the shop's own files, with a content hash for long caching. Imports of a style sheet are inlined. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const read = (name: string): string => readFileSync(folder + name, 'utf8');

/** Style sheets that only import others. */
const SHEETS = ['sklep.css', 'docs.css'];
const joined = (name: string): string =>
  read(name).replace(/^@import '\.\/([\w-]+\.css)';$/gm, (_, part: string) => read(part));

const versions = new Map<string, string>();

/** `/static/a.css` → `/static/a.css?v=…`; each file is read once, at its first request. */
export function asset(path: string): string {
  const name = path.replace('/static/', '');
  const version =
    versions.get(name) ??
    createHash('sha256')
      .update(SHEETS.includes(name) ? joined(name) : read(name))
      .digest('base64url')
      .slice(0, 8);
  versions.set(name, version);
  return `${path}?v=${version}`;
}

/** Routes for the folder's files. */
export const sheets = SHEETS.reduce(
  (app, name) => app.get(`/${name}`, (c) => c.body(joined(name), 200, { 'Content-Type': 'text/css; charset=utf-8' })),
  new Hono(),
);
