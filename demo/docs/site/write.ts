/** Writes the documentation into demo/.site (`npm run site`). Any server can serve it under any path. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createShop } from '../../server/app';
import { siteOf } from './site';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const out = at('demo/.site');

const shop = await createShop();
const files = await siteOf((path) => shop.app.request(path));
// The shop serves a style sheet with its imports as one file.
for (const sheet of ['docs.css', 'docs-preview.css'])
  files.set(`static/${sheet}`, await (await shop.app.request(`/static/${sheet}`)).text());
await shop.close();

await rm(out, { recursive: true, force: true });
const copied = { dist: 'elements', 'demo/.docs': 'files', 'demo/public': 'static', 'demo/themes': 'motywy' };
for (const [from, to] of Object.entries(copied))
  await cp(at(from), join(out, to), { recursive: true, filter: (path) => !/\.(map|br|gz)$/.test(path) });
for (const [path, text] of files) {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await writeFile(join(out, path), text);
}
console.log(`${files.size} files in ${out}`);
process.exit(0);
