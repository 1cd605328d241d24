/** Returns a file of a folder and its media type, by a relative path. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** `name` is a relative path that stays inside the folder; undefined if there is no such file. */
export async function fileAt(folder: string, name: string): Promise<Response | undefined> {
  const type = TYPES[extname(name)];
  if (type === undefined || !/^[\w-]+([./][\w-]+)*$/.test(name)) return undefined;
  try {
    return new Response(await readFile(join(folder, name)), { headers: { 'Content-Type': type } });
  } catch {
    return undefined;
  }
}
