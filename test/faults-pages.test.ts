/** Shows that whatever the console, `shop-error` and the kits say has a page, that the words carry its address, and that no page is of nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '../demo/docs/faults/pages';
import { told } from '../demo/docs/faults/told';
import { rules as kit } from '../src/conform/rules';
import { rules as lint } from '../src/lint/problem';
import { see, SITE } from '../src/page/see';

/** Of the pages; what runs in Node reports by itself. */
const inPages = ['src', 'elements']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/^src\/(command|conform|contract|lint|mock|pack|element\/(new|manifest))\//.test(path));
const sources = new Map(inPages.map((path) => [path, readFileSync(path, 'utf8')]));
const all = [...sources.values()].join('\n');
const found = (pattern: RegExp): string[] => [...all.matchAll(pattern)].map(([, id]) => id!);

/** Of `see('id')`, and of the table's `tell('id', …)`. */
const named = new Set([...found(/\bsee\('([\w-]+)'\)/g), ...found(/\btell\('([\w-]+)', `/g)]);
const codes = new Set([
  ...[...sources.get('src/http/failure.ts')!.matchAll(/^ {2}('offline'.*);$/gm)].flatMap(([, union]) =>
    [...union!.matchAll(/'(\w+)'/g)].map(([, code]) => code!),
  ),
  ...found(/\bcode: '([a-z]\w+)'/g),
]);

describe('a fault', () => {
  it('has a page for each id that the console names', () => {
    expect(named.size).toBeGreaterThan(12);
    expect([...named].filter((id) => !(id in told))).toEqual([]);
  });

  it('has a page for each code of shop-error; of a page that is left nobody hears', () => {
    expect(codes).toContain('refused');
    expect([...codes].filter((code) => code !== 'leaving' && !(code in told))).toEqual([]);
  });

  it('has no page that nothing leads to', () => {
    expect(Object.keys(told).filter((id) => !named.has(id) && !codes.has(id))).toEqual([]);
  });

  it('has its address in every word to the console, beside the words that shops look for as they are', () => {
    const bare = [...sources].flatMap(([path, text]) =>
      [...text.matchAll(/console\.(?:warn|error|info)\(([^;]*);/g)]
        .filter(([, said]) => !/\bsee\(|EXPLAINED|shop-elements\.example/.test(said!))
        .map(([said]) => `${path}: ${said}`)
        .filter((said) => said !== "src/cart/parts/useForeignPage.ts: console.error('Error - Redirect to Abrys');"),
    );
    expect(bare).toEqual([]);
  });

  it('has a page for each rule of the kit and of the linter', () => {
    const wanted = [
      ...Object.keys(kit).map((name) => `rule-${name}`),
      ...Object.keys(lint).map((name) => `lint-${name}`),
    ];
    expect(wanted.filter((id) => !faults.has(id))).toEqual([]);
  });

  it('says its cause, the way to mend it and an example', () => {
    for (const { id, title, cause, mend, example } of faults.values())
      expect([title, cause, mend, example].map((text) => text.trim()).includes(''), id).toBe(false);
  });

  it('stands below the address that package.json has as its home, also where it is written by hand', () => {
    const { homepage } = JSON.parse(readFileSync('package.json', 'utf8')) as { homepage: string };
    expect(SITE).toBe(homepage);
    const written = found(/(https:\/\/shop-elements\.[\w./-]*)/g);
    expect(written.length).toBeGreaterThan(2);
    expect(written.filter((one) => one !== SITE && !one.startsWith(`${SITE}e/`))).toEqual([]);
    expect(see('csrf')).toBe(`${homepage}e/csrf`);
  });
});
