/** Tests `npx shop-elements init`: which files it writes, that it overwrites none, and that its templates have no mistakes. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesOf, initCommand } from '../../../../src/tools/command/init';
import { languageOf } from '../../../../src/tools/lint/language';
import { lint } from '../../../../src/tools/lint/lint';
import { declarations } from '../../../../src/tools/manifest/outputs';

const tags = await declarations();
const OWN = { name: 'shop-elements', version: '0.1.0' };
const KINDS = ['html', 'php', 'twig'];

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'init-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function init(...args: string[]): [code: number, text: string] {
  let text = '';
  return [initCommand(args, OWN, (more) => void (text += more)), text];
}
const written = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
    .sort();

describe('npx shop-elements init', () => {
  it('writes static pages with a test, and prints the next command', () => {
    const [code, text] = init('html', folder);
    expect(code).toBe(0);
    expect(written()).toEqual([
      '.gitignore',
      'package.json',
      'pages/index.html',
      'pages/koszyk.html',
      'tests/cart.test.mjs',
    ]);
    expect(text).toMatch(/\nNext: cd \S+ && npm install && npm test && npm start\n$/);
  });

  it.each(['php', 'twig'])(
    'writes pages, a cart and a test in %s, with the database outside of the public folder',
    (kind) => {
      expect(init(kind, folder)[0]).toBe(0);
      const files = written();
      expect(files).toEqual(expect.arrayContaining(['public/index.php', 'shop.php', 'tests/cart.test.mjs']));
      expect(files.filter((path) => path.startsWith('public/'))).toEqual(['public/index.php']);
      expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('shop.sqlite');
    },
  );

  it('prints the step of Composer for Twig', () => {
    expect(init('twig', folder)[1]).toContain('npm install && composer install && npm test');
  });

  it('writes nothing if one of its files exists', () => {
    writeFileSync(join(folder, 'shop.php'), 'mine');
    const [code, text] = init('php', folder);
    expect([code, text]).toEqual([
      1,
      'Nothing is written, because these files exist: shop.php. Name an empty folder.\n',
    ]);
    expect(written()).toEqual(['shop.php']);
    expect(readFileSync(join(folder, 'shop.php'), 'utf8')).toBe('mine');
  });

  it('leaves an existing package.json unchanged, and prints commands without its scripts', () => {
    writeFileSync(join(folder, 'package.json'), '{}');
    const [code, text] = init('html', folder);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('{}');
    expect(text).toContain('unchanged  package.json');
    expect(text).toContain(
      'npm install shop-elements && node --test tests/cart.test.mjs && npx shop-elements mock pages\n',
    );
  });

  it.each([['frobnicate'], [], ['html', 'a', 'b']])('prints its usage for wrong arguments: %s', (...args) => {
    expect(init(...args)).toEqual([2, expect.stringMatching(/^shop-elements init <php \| twig \| html>/)]);
    expect(init('--help')[0]).toBe(0);
  });

  it('installs a scoped package under the name of its imports', () => {
    const text = filesOf('html', { name: '@firma/shop-elements', version: '0.3.0' })?.get('package.json') ?? '{}';
    expect(JSON.parse(text)).toMatchObject({ dependencies: { 'shop-elements': 'npm:@firma/shop-elements@^0.3.0' } });
  });

  it.each(KINDS)('writes templates without mistakes and hints: %s', (kind) => {
    const files = [...(filesOf(kind, OWN) ?? [])];
    const templates = files.filter(([path]) => /\.(html|twig|php)$/.test(path));
    expect(templates.length).toBeGreaterThan(1);
    for (const [path, text] of templates)
      expect(lint(text, languageOf(path) ?? 'html', tags, true).map(({ message }) => `${path}: ${message}`)).toEqual(
        [],
      );
  });
});
