/** Tests that each message of the console, `shop-error` and the kits has a page and contains that page's URL, and vice versa. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '../src/tools/pack/faults/pages';
import { consoleMessages } from '../src/tools/pack/faults/console-messages';
import { rules as kit } from '../src/tools/conform/rules';
import { rules as lint } from '../src/tools/lint/problem';
import { faultsPage } from '../src/tools/pack/faults/html';
import { kitReportOf } from '../src/tools/conform/report/kit-report';
import { pageOf } from '../src/page/docs-url';
import { shapes } from '../demo/docs/server/contract';
import { contract } from '../demo/docs/guides/contract';

/** The browser's console messages; Node tools report by themselves. */
const inPages = ['src', 'elements']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !path.startsWith('src/tools/'));
const sources = new Map(inPages.map((path) => [path, readFileSync(path, 'utf8')]));
const all = [...sources.values()].join('\n');
const idsIn = (pattern: RegExp): string[] => [...all.matchAll(pattern)].map(([, id]) => id!);

/** Ids in `docsUrl('id')`, and in `warn('id', …)` of element/diagnostics.ts. */
const named = new Set([
  ...idsIn(/\bdocsUrl\('([\w-]+)'\)/g),
  ...idsIn(/gzip', '(\w+)'/g),
  ...idsIn(/\bwarn\(\s*'([\w-]+)',/g),
]);
const codes = new Set([
  ...[...sources.get('src/http/failure.ts')!.matchAll(/type FailureCode =([^;]*);/g)].flatMap(([, union]) =>
    [...union!.matchAll(/'(\w+)'/g)].map(([, code]) => code!),
  ),
  ...idsIn(/\bcode: '([a-z]\w+)'/g),
]);

describe('a fault', () => {
  it('has a page for each id that a console message names', () => {
    expect(named.size).toBeGreaterThan(12);
    expect([...named].filter((id) => !(id in consoleMessages))).toEqual([]);
  });

  it('has a page for each code of shop-error except leaving', () => {
    expect(codes).toContain('refused');
    expect([...codes].filter((code) => code !== 'leaving' && !(code in consoleMessages))).toEqual([]);
  });

  it('has no page that no message links to', () => {
    expect(Object.keys(consoleMessages).filter((id) => !named.has(id) && !codes.has(id))).toEqual([]);
  });

  it('has its URL in every console message, except in those that shops search literally', () => {
    const bare = [...sources].flatMap(([path, text]) =>
      [...text.matchAll(/console\.(?:warn|error|info)\(([^;]*);/g)]
        .filter(([, call]) => !/\bdocsUrl\(|name, \.\.\.about/.test(call!))
        .map(([call]) => `${path}: ${call}`)
        .filter((call) => call !== "src/cart/parts/external-page.ts: console.error('Error - Redirect to Abrys');"),
    );
    expect(bare).toEqual([]);
  });

  it('has a page for each rule of the kit and of the linter', () => {
    const required = [
      ...Object.keys(kit).map((name) => `rule-${name}`),
      ...Object.keys(lint).map((name) => `lint-${name}`),
    ];
    expect(required.filter((id) => !faults.has(id))).toEqual([]);
  });

  it('has a cause, a fix and an example', () => {
    for (const { id, title, cause, mend, example } of faults.values())
      expect([title, cause, mend, example].map((text) => text.trim()).includes(''), id).toBe(false);
  });

  it('contains no URL of a site that does not exist [E8]', () => {
    const everything = ['src', 'elements', 'demo/docs', 'demo/templates']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
      )
      .filter((path) => /\.(tsx?|php|twig|md|json)$/.test(path));
    expect(everything.filter((path) => readFileSync(path, 'utf8').includes('https://shop-elements.example'))).toEqual(
      [],
    );
  });
});

describe('a link', () => {
  const file = faultsPage();
  const documentation = 'https://shop.example/elementy/';
  /** URLs of the documentation: each fault page, and each anchor of its contract. */
  const isThere = (link: string): boolean => {
    const [, id] = /^https:\/\/shop\.example\/elementy\/e\/([\w-]+)$/.exec(link) ?? [];
    if (id !== undefined) return faults.has(id);
    const [, section = ''] = /^https:\/\/shop\.example\/elementy\/contract#(\w[\w-]*)$/.exec(link) ?? [];
    return shapes.has(section) || contract.sections.some((one) => one.id === section);
  };
  /** The same URLs in the package's own files. */
  const isInPackage = (link: string): boolean => {
    const [, id] = /\/dist\/faults\.html#([\w-]+)$/.exec(link) ?? [];
    if (id !== undefined) return file.includes(`<section id="${id}">`);
    const [, pointer = ''] = /\/dist\/contract\/openapi\.json#\/(.+)$/.exec(link) ?? [];
    const document: unknown = JSON.parse(readFileSync('src/tools/contract/openapi.json', 'utf8'));
    const at = (value: unknown, key: string): unknown =>
      (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/')];
    return pointer !== '' && pointer.split('/').reduce(at, document) !== undefined;
  };

  it.each([
    ['the documentation', documentation, isThere],
    ['the documentation’s contract, as before', `${documentation}contract`, isThere],
    ['the package', undefined, isInPackage],
  ])('of each rule of the kit opens in %s, at its place [E8]', (_, docs, opens) => {
    const all = Object.keys(kit).map((rule) => ({ rule, verdict: 'broken', details: [] }));
    const { results } = kitReportOf({ all: () => all } as never, { url: documentation, docs }, 0);
    expect(results.length).toBe(Object.keys(kit).length);
    expect(results.flatMap(({ contract: one, page }) => [one, page]).filter((one) => !opens(one))).toEqual([]);
  });

  it('of the console, of shop-error and of the linter opens in the documentation and in the package [E8]', () => {
    const ids = [
      ...named,
      ...[...codes].filter((code) => code !== 'leaving'),
      ...Object.keys(lint).map((rule) => `lint-${rule}`),
    ];
    expect(ids.map((id) => pageOf(documentation, id, '')).filter((one) => !isThere(one))).toEqual([]);
    expect(ids.map((id) => pageOf('', id, '/dist/')).filter((one) => !isInPackage(one))).toEqual([]);
  });

  it('of PHP opens in both as well [E8]', () => {
    const text = readFileSync('src/php/src/Elements.php', 'utf8');
    const ids = [...text.matchAll(/'(lint-[\w-]+)'/g)].map(([, id]) => id!);
    expect(new Set(ids)).toEqual(new Set(['lint-unknown-tag', 'lint-unknown-attribute', 'lint-wrong-value']));
    expect(ids.filter((id) => !faults.has(id) || !file.includes(`<section id="${id}">`))).toEqual([]);
    expect(text).toContain("$faults = 'node_modules/shop-elements/dist/faults.html'");
  });
});
