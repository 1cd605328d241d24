/** The README's shops for tests: its code blocks with other tables, installed by its commands. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

/** The tables of products and orders that the README's shops already have; for some also those of carts. */
export const ownTables = [
  'CREATE TABLE IF NOT EXISTS towary (kod TEXT PRIMARY KEY, nazwa TEXT, cena TEXT, jm TEXT, stan INTEGER)',
  "INSERT OR IGNORE INTO towary VALUES ('KLE-25', 'Klej', '42.90', 'worek', 2000), ('FUG-5', 'Fuga', '21.90', 'szt.', 50)",
  'CREATE TABLE IF NOT EXISTS zamowienia (guid TEXT PRIMARY KEY, klient TEXT, brutto TEXT)',
  'CREATE TABLE IF NOT EXISTS pozycje_zamowien (guid TEXT, kod TEXT, ile INTEGER, cena TEXT)',
];
export const allTables = [
  'CREATE TABLE IF NOT EXISTS towary (id INTEGER PRIMARY KEY, nazwa TEXT, netto INTEGER, stan INTEGER)',
  "INSERT OR IGNORE INTO towary VALUES (1, 'Klej', 4290, 2000), (2, 'Fuga', 2190, 50)",
  "CREATE TABLE IF NOT EXISTS koszyki (id INTEGER PRIMARY KEY, kto TEXT UNIQUE, wybory TEXT DEFAULT '{}')",
  'CREATE TABLE IF NOT EXISTS pozycje (koszyk INTEGER, towar INTEGER, ile INTEGER, netto INTEGER)',
  'CREATE TABLE IF NOT EXISTS zamowienia (koszyk INTEGER UNIQUE, tresc TEXT)',
];

/** The README's code block that contains this text. */
export const blockWith = (text: string): string =>
  readFileSync('src/php/README.md', 'utf8')
    .split('```php\n')
    .slice(1)
    .map((block) => block.split('```', 1)[0]!)
    .find((block) => block.includes(text))!;

export const [SHOP, OWN_PRODUCTS, ALL_OWN] = [
  blockWith('<!doctype html>'),
  blockWith('new OwnOffer(\n'),
  blockWith('final readonly class MyShop'),
] as const;

/** The README's first shop with other lines in place of its tables. */
export const shopWith = (tables: readonly string[], lines: string, before = ''): string =>
  SHOP.replace(/if \(Migrations.*?\n}\n.*?\n.*?\n/s, () => `array_map($db->run(...), TABLES);\n${lines}`)
    .replace(/(?=\$request = )/, () => `${before}\nconst TABLES = [${tables.map((one) => `"${one}"`).join(', ')}];\n`)
    .replace(
      'use ShopElements\\Cart\\Buyer;',
      'use ShopElements\\Cart\\{Buyer, Carrier, Cart, Line, Money, Payment, Product, Refused};',
    )
    .replace('PdoOffer}', 'PdoOffer, OwnOffer}')
    .replace('use ShopElements\\Shop\\Shop;', 'use ShopElements\\Shop\\{CartStore, Offer, Orders, Shop};');

export const ownLines = (code: string): number =>
  code.split('\n').filter((line) => line !== '' && !/^(<\?php|require|use |array_map\(\$db|const TABLES)/.test(line))
    .length;

/** Installs by the README's commands, from local files only; without Composer by the package's own class list. */
export function install(cwd: string): void {
  const steps = [...readFileSync('src/php/README.md', 'utf8').matchAll(/^ {4}composer ([^#\n]+)/gm)].map(
    ([, step = '']) => step.trim().split(' '),
  );
  expect(steps).toHaveLength(3);
  const env = { ...process.env, COMPOSER_DISABLE_NETWORK: '1', COMPOSER_ALLOW_SUPERUSER: '1' };
  if (spawnSync('composer', ['--version'], { env }).status === 0) {
    for (const step of steps) {
      const { status, stderr } = spawnSync('composer', [...step, '--no-interaction'], { cwd, env, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
    }
    return;
  }
  mkdirSync(join(cwd, 'vendor'));
  writeFileSync(join(cwd, 'vendor/autoload.php'), `<?php require '${resolve('src/php/autoload.php')}';`);
}
