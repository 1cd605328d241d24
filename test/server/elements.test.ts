/** Shows that a page's head preloads the files of its elements, each with its hash, and that Node and PHP write the same lines. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementLines } from '../../demo/server/pages/elements';
import type { FilesByTag } from '../../src/tools/pack/files-by-tag';
import { hasPhp } from '../php/serve';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
const file = (name: string) => ({ size: 1, integrity: `sha384-${name}` });
writeFileSync(
  join(folder, 'files.json'),
  JSON.stringify({
    files: Object.fromEntries(
      [
        'index.js',
        'shop-elements.css',
        'texts-en.js',
        'shop-a.js',
        'chunks/a.js',
        'chunks/b.js',
        'chunks/c.js',
        'chunks/d.js',
      ].map((name) => [name, file(name)]),
    ),
    tags: {
      'shop-a': { paint: ['shop-a.js', 'chunks/a.js'], view: ['chunks/b.js', 'chunks/c.js'], draw: ['chunks/d.js'] },
      'shop-b': { paint: ['chunks/b.js', 'chunks/a.js'], view: [] },
    },
  }),
);

const LINES = `<link rel="stylesheet" href="/elements/shop-elements.css" integrity="sha384-shop-elements.css">
<script type="module" src="/elements/index.js" integrity="sha384-index.js" nonce="n" async></script>
<link rel="modulepreload" href="/elements/shop-a.js" integrity="sha384-shop-a.js" nonce="n" fetchpriority="low">
<link rel="modulepreload" href="/elements/chunks/a.js" integrity="sha384-chunks/a.js" nonce="n" fetchpriority="low">
<link rel="modulepreload" href="/elements/chunks/b.js" integrity="sha384-chunks/b.js" nonce="n" fetchpriority="low">`;

const php = (
  tags: readonly string[],
  nonce: string | null,
  language: string,
  printed: readonly string[],
  chunks = false,
): string => {
  const code = `require 'src/php/src/Assets.php'; $in = json_decode($argv[1]);
    echo ShopElements\\Assets::fromFile($in->list)->tags($in->tags, $in->nonce, $in->language, $in->printed, $in->chunks);`;
  const input = JSON.stringify({ list: join(folder, 'files.json'), tags, nonce, language, printed, chunks });
  return execFileSync('php', ['-r', code, '--', input], { encoding: 'utf8' });
};

it('the head preloads files of the first paint once each, and no views', () => {
  expect(elementLines(folder, ['shop-a', 'shop-b', 'shop-unknown'], { nonce: 'n', printed: ['shop-a'] })).toBe(LINES);
});

it('the import map with hashes has the nonce and precedes the first module [D19]', () => {
  const lines = elementLines(folder, ['shop-a'], { nonce: 'n', chunks: true }).split('\n');
  expect(lines[1]).toMatch(/^<script type="importmap" nonce="n">/);
  const map = JSON.parse(/>(.*)</.exec(lines[1]!)![1]!) as { integrity: Record<string, string> };
  expect(Object.keys(map.integrity)).toHaveLength(7);
  expect(map.integrity['/elements/chunks/c.js']).toBe('sha384-chunks/c.js');
});

it('files that render a tag from its data are preloaded first if it is not printed', () => {
  const lines = elementLines(folder, ['shop-a', 'shop-b'], {}).split('\n');
  expect(lines.find((one) => one.includes('chunks/d.js'))).not.toContain('fetchpriority');
  expect(lines.find((one) => one.includes('chunks/a.js'))).not.toContain('fetchpriority');
  expect(lines.find((one) => one.includes('chunks/b.js'))).toContain('fetchpriority="low"');
});

it('the texts of another language load before the elements', () => {
  const [, texts, index] = elementLines(folder, [], { language: 'en' }).split('\n');
  expect(texts).toBe('<script type="module" src="/elements/texts-en.js" integrity="sha384-texts-en.js"></script>');
  expect(index).toBe('<script type="module" src="/elements/index.js" integrity="sha384-index.js"></script>');
});

it('without a build the head still names the elements’ script', () => {
  expect(elementLines(tmpdir(), ['shop-a'], {})).toBe(
    '<link rel="stylesheet" href="/elements/shop-elements.css">\n<script type="module" src="/elements/index.js" async></script>',
  );
});

it('in the build, tags with a drawing need no view, and others name theirs', () => {
  const { tags } = JSON.parse(readFileSync('dist/files.json', 'utf8')) as { tags: FilesByTag };
  expect(tags['shop-favourite']?.view).toEqual([]);
  expect(tags['shop-filters']?.view).toEqual([]);
  for (const name of ['SiteSearch', 'react'])
    expect(tags['shop-search']?.view.some((one) => one.startsWith(`chunks/${name}-`))).toBe(true);
});

describe.skipIf(!hasPhp)('PHP', () => {
  it('PHP writes the same head as Node', () => {
    for (const [tags, nonce, language, printed] of [
      [['shop-a', 'shop-b', 'shop-unknown'], 'n', 'pl', []],
      [['shop-a', 'shop-b'], null, 'pl', ['shop-a']],
      [['shop-b'], null, 'en', []],
      [[], null, 'de', []],
    ] as const)
      for (const chunks of [false, true])
        expect(php(tags, nonce, language, printed, chunks)).toBe(
          elementLines(folder, tags, { language, printed, chunks, ...(nonce !== null && { nonce }) }),
        );
  });
});
