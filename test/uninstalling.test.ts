/** The guide to uninstalling lists everything that the package stores: its lists are compared with the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { odinstalowanie, tables, uninstalling } from '../demo/docs/guides/uninstalling';
import { storedItems } from '../demo/docs/privacy/stored';
import { SESSION_LIFE } from '../demo/server/session/persistence';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

const literals = (code: string): string[] =>
  [...code.matchAll(/['`](shop-[\w-]+\.[\w-]+ ?)/g)].map(([, key = '']) => key);

/** The storage keys in a file, or in a module beside it that it imports. */
function keysOf(file: string): string[] {
  const code = read(file);
  const own = literals(code);
  const beside = [...code.matchAll(/from '\.\/([\w-]+)'/g)].map(
    ([, name]) => `${file.replace(/[^/]*$/, '')}${name}.ts`,
  );
  return own.length > 0 ? own : beside.flatMap((one) => literals(read(one)));
}

describe('the guide to uninstalling', () => {
  it('lists each key that the code writes to the browser’s storage [B41]', () => {
    const users = filesIn('src', /\.tsx?$/).filter((file) => /(browser|tab)Texts\.set\(/.test(read(file)));
    const written = users.flatMap((file) => {
      const keys = keysOf(file);
      expect(keys, file).not.toEqual([]);
      return keys;
    });
    const listed = storedItems.filter(({ place }) => place !== 'IndexedDB').map(({ key }) => key);
    expect([...new Set(written)].toSorted()).toEqual([...new Set(listed)].toSorted());
  });

  it.each([uninstalling, odinstalowanie])('names each key and table on the page $slug [B41]', async (guide) => {
    const html = String((await guide.data?.())?.['html']);
    const left = [...storedItems.map(({ key }) => key.trim()), ...tables().map((name) => `shop_${name}`)];
    expect(left.filter((one) => !html.includes(`<code>${one}</code>`))).toEqual([]);
    expect(html).not.toContain('[[');
  });

  it('PHP and the demo shop keep unused carts for 90 days, longer than the 30 that the empty cart announces [C7]', () => {
    expect(read('src/cart/text.ts')).toContain('po 30 dniach nieobecności');
    expect(read('src/cart/text.en.ts')).toContain('after 30 days of absence');
    const [, php] = /FORGOTTEN = (\d+) \* 24 \* 3600;/.exec(read('src/php/src/Store/IdleCarts.php')) ?? [];
    expect([Number(php), SESSION_LIFE / 86_400_000]).toEqual([90, 90]);
  });

  it('WordPress’s removal covers all options, transients, roles and types of posts [B41]', () => {
    const bridge = filesIn('src/php/src/Bridge', /WordPress.*\.php$/).map(read);
    const removal = read('src/php/src/Bridge/WordPressRemoval.php');
    const all = bridge.join('\n');
    const roles = [...all.matchAll(/add_role\('(\w+)'/g)].map(([, name = '']) => name);
    expect(roles.filter((name) => !removal.includes(`'${name}'`))).toEqual([]);
    const stored = bridge.flatMap((code) =>
      [
        ...code.matchAll(
          /(?:update_option|set_transient|register_setting|self::text)\((?:self::PAGE, )?self::([A-Z]+)/g,
        ),
      ].map(([, name]) => new RegExp(`const ${name} = '(\\w+)'`).exec(code)?.[1] ?? `${name}?`),
    );
    // `shop_elements` without a suffix is the settings page.
    const own = stored.filter((name) => name !== 'shop_elements');
    expect(own.length).toBeGreaterThan(4);
    expect(own.filter((name) => !name.startsWith('shop_elements_'))).toEqual([]);
    const types = [...all.matchAll(/register_post_type\((self::TYPE)/g)];
    expect(types).toHaveLength([...removal.matchAll(/WordPress(?:Offer|Orders)::TYPE/g)].length);
  });
});
