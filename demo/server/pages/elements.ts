/** Head tags for a page's elements: style sheet, script and preloads with hashes, as in src/php/src/Assets.php. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importMap, type FileEntry } from '../../../src/tools/pack/integrity';
import type { FilesByTag } from '../../../src/tools/pack/files-by-tag';

interface List {
  readonly files: Readonly<Record<string, FileEntry>>;
  readonly tags: FilesByTag;
}

interface Terms {
  readonly nonce?: string;
  /** The language whose texts load before the elements; Polish is built in. */
  readonly language?: string;
  /** Elements whose first screen the page has printed. */
  readonly printed?: readonly string[];
  /** The hashes cover dynamically imported files too. */
  readonly chunks?: boolean;
}

/** Read at each page, because a build may be replaced or missing. */
const listIn = (folder: string): List => {
  const path = join(folder, 'files.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as List) : { files: {}, tags: {} };
};

/** The head's lines for a page with these tags, from the build in `folder`, which is served at /elements/. */
export function elementLines(
  folder: string,
  tags: readonly string[],
  { nonce, language = 'pl', printed = [], chunks = false }: Terms,
): string {
  const { files, tags: needs } = listIn(folder);
  const used = Object.entries(needs).filter(([tag]) => tags.includes(tag));
  // Elements drawn from data are the page's main content, so they precede the loader's views.
  const drawn = used.flatMap(([tag, { paint, draw }]) => (draw && !printed.includes(tag) ? [...paint, ...draw] : []));
  const early = new Set([...drawn, ...used.flatMap(([, { paint }]) => paint)]);
  const checked = (file: string): string =>
    `"/elements/${file}"${files[file] ? ` integrity="${files[file].integrity}"` : ''}`;
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const script = (file: string, more = ''): string =>
    `<script type="module" src=${checked(file)}${allowed}${more}></script>`;
  const preload = (file: string): string =>
    `<link rel="modulepreload" href=${checked(file)}${allowed}${drawn.includes(file) ? '' : ' fetchpriority="low"'}>`;
  const texts = `texts-${language}.js`;
  const hasTexts = texts in files;
  return [
    `<link rel="stylesheet" href=${checked('shop-elements.css')}>`,
    ...(chunks ? [`<script type="importmap"${allowed}>${importMap(files, '/elements/')}</script>`] : []),
    ...(hasTexts ? [script(texts)] : []),
    // Scripts without `async` run in order.
    script('index.js', hasTexts ? '' : ' async'),
    ...[...early].map(preload),
  ].join('\n');
}
