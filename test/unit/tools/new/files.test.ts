/** Tests that `npm run new` writes all files in every domain, with texts in both languages, and breaks no rule. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { domains, newElement } from '../../../../src/tools/new/files';
import * as rules from '../../../architecture/rules';
import { exists, source } from '../../../architecture/sources';
import { domains as known } from '../../../architecture/table';

const repository = resolve(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');
const written = domains.map((domain) => [domain, newElement(`shop-${domain}-starter`, domain, read)] as const);

it('npm run new knows every domain that has its own texts', () => {
  expect(domains).toEqual(known.filter((domain) => exists(`src/${domain}/text.ts`)));
});

describe.each(written)('in %s', (domain, files) => {
  it('writes a declaration, a definition, a view, its styles, a test, an example, texts in both languages and a block', () => {
    const name = `${domain}-starter`;
    expect([...files.keys()]).toEqual([
      `elements/shop-${name}.ts`,
      `elements/define/shop-${name}.ts`,
      expect.stringMatching(new RegExp(`^src/${domain}/${name}/[A-Z]\\w+Starter\\.tsx$`)),
      `src/${domain}/${name}/${name}.css`,
      `test/browser/${domain}/${name}.test.ts`,
      `demo/docs/examples/shop-${name}.ts`,
      `src/${domain}/text.ts`,
      `src/${domain}/text.en.ts`,
      'src/php/src/Bridge/blocks.json',
    ]);
  });

  it('fills in every placeholder of its templates, and breaks no rule of the architecture', () => {
    for (const [path, text] of files) {
      expect(text, path).not.toMatch(/\b(TAG|NAME|WORDS|VIEW|EXPORT|KEY|DOMAIN|GROUP|TABLE)\b/);
      if (path.endsWith('.json')) continue;
      const file = source(path, text);
      for (const rule of [rules.lacksPurpose, rules.isLong, rules.isNamedBadly, rules.isPolish, rules.touches])
        expect(rule(file), path).toEqual([]);
      // A layer is detected by its existing files; the view, which define/ imports, does not exist yet.
      if (/^(src|elements\/shop)/.test(path)) expect(rules.importsUpwards(file), path).toEqual([]);
    }
  });
});

describe('npm run new refuses with a message', () => {
  it.each([
    ['stock-alert', 'product', 'Invalid tag stock-alert: use shop- and lower-case letters'],
    ['shop-stockAlert', 'product', 'Invalid tag shop-stockAlert: use shop- and lower-case letters'],
    ['shop-', 'product', 'Invalid tag shop-: use shop- and lower-case letters'],
    [
      'shop-stock-alert',
      'prodcut',
      '--domain is one of account, cart, favourites, lockers, orders, product, quick, search: prodcut',
    ],
  ])('%s in %s', (tag, domain, sentence) => {
    expect(() => newElement(tag, domain, read)).toThrow(sentence);
  });
});
