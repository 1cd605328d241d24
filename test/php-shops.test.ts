/** Shows that the shops in PHP work as they are written down: that of the package's README, alone and with many at once. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Client } from '../src/conform/client';
import { conform } from '../src/conform/run';
import { hasPhp, OTHERS, serve, type Served } from './php/serve';

/** That the README's shops have before: of products and orders, and of carts too. */
const ownTables = [
  'CREATE TABLE IF NOT EXISTS towary (kod TEXT PRIMARY KEY, nazwa TEXT, cena TEXT, jm TEXT, stan INTEGER)',
  "INSERT OR IGNORE INTO towary VALUES ('KLE-25', 'Klej', '42.90', 'worek', 2000), ('FUG-5', 'Fuga', '21.90', 'szt.', 50)",
  'CREATE TABLE IF NOT EXISTS zamowienia (guid TEXT PRIMARY KEY, klient TEXT, brutto TEXT)',
  'CREATE TABLE IF NOT EXISTS pozycje_zamowien (guid TEXT, kod TEXT, ile INTEGER, cena TEXT)',
];
const allTables = [
  'CREATE TABLE IF NOT EXISTS towary (id INTEGER PRIMARY KEY, nazwa TEXT, netto INTEGER)',
  "INSERT OR IGNORE INTO towary VALUES (1, 'Klej', 4290), (2, 'Fuga', 2190)",
  "CREATE TABLE IF NOT EXISTS koszyki (id INTEGER PRIMARY KEY, kto TEXT UNIQUE, wybory TEXT DEFAULT '{}')",
  'CREATE TABLE IF NOT EXISTS pozycje (koszyk INTEGER, towar INTEGER, ile INTEGER, netto INTEGER)',
  'CREATE TABLE IF NOT EXISTS zamowienia (koszyk INTEGER UNIQUE, tresc TEXT)',
];

const [SHOP = '', OWN_PRODUCTS = '', ALL_OWN = ''] = readFileSync('src/php/README.md', 'utf8')
  .split('```php\n')
  .slice(1)
  .map((block) => block.split('```', 1)[0]!);

/** The README's first shop with other lines in the place of its tables. */
const shopWith = (tables: readonly string[], lines: string, before = ''): string =>
  SHOP.replace(/if \(Migrations.*?\n}\n.*?\n.*?\n/s, () => `array_map($db->run(...), TABLES);\n${lines}`)
    .replace(/(?=\$request = )/, () => `${before}\nconst TABLES = [${tables.map((one) => `"${one}"`).join(', ')}];\n`)
    .replace(
      'use ShopElements\\Cart\\Buyer;',
      'use ShopElements\\Cart\\{Buyer, Carrier, Cart, Line, Money, Payment, Product};',
    )
    .replace('PdoOffer}', 'PdoOffer, OwnOffer}')
    .replace('use ShopElements\\Shop\\Shop;', 'use ShopElements\\Shop\\{CartStore, Offer, Orders, Shop};');

const ownLines = (code: string): number =>
  code.split('\n').filter((line) => line !== '' && !/^(<\?php|require|use |array_map\(\$db|const TABLES)/.test(line))
    .length;

/** As the README says it, from what is here alone; without Composer by the package's own list of classes. */
function install(cwd: string): void {
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

describe.skipIf(!hasPhp)('a shop in PHP', { timeout: 60_000 }, () => {
  const running: Served[] = [];
  const folders: string[] = [];
  afterEach(() => {
    for (const { php } of running.splice(0)) php.kill();
    for (const one of folders.splice(0)) rmSync(one, { recursive: true });
  });

  /** In an empty folder, with the package where npm and Composer put it. */
  function folderOf(code: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'php-readme-'));
    folders.push(folder);
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('.'), join(folder, 'node_modules/shop-elements'));
    install(folder);
    writeFileSync(join(folder, 'shop.php'), code);
    return folder;
  }

  async function start(cwd: string, script: string, dsn = ''): Promise<Served> {
    const served = await serve({ cwd, script, env: { SHOP_DSN: dsn } });
    running.push(served);
    return served;
  }

  /** What a page of that origin gets, before its call and to it, without any token. */
  async function asksAsPartner(url: string, origin: string): Promise<unknown[]> {
    const headers = { Origin: origin, 'Content-Type': 'application/json', Accept: 'application/json' };
    const before = await fetch(`${url}/api/suggest`, { method: 'OPTIONS', headers });
    const answer = await fetch(`${url}/api/suggest`, { method: 'POST', headers, body: '{"query": "klej"}' });
    return [before.status, answer.status, answer.headers.get('access-control-allow-origin')];
  }

  it('keeps the contract as the README has it, in 30 lines of one’s own', async () => {
    expect(ownLines(SHOP)).toBeLessThanOrEqual(30);
    const { url, faults } = await start(folderOf(SHOP), 'shop.php');
    const first = await fetch(`${url}/`, { headers: { cookie: 'PHPSESSID=attackerchosen12345' } });
    const cookies = first.headers.getSetCookie();
    expect(cookies.find((one) => one.startsWith('PHPSESSID='))).toMatch(
      /^PHPSESSID=(?!attacker).*; HttpOnly; SameSite=Lax$/,
    );
    expect(first.headers.get('x-powered-by')).toBeNull();
    const call = await fetch(`${url}/api/koszyki`);
    const headers = ['x-powered-by', 'x-content-type-options', 'cache-control'].map((name) => call.headers.get(name));
    expect(headers).toEqual([null, 'nosniff', 'no-store']);
    expect((await fetch(`${url}/elements/%00`)).status).toBe(404);
    const others = { widget: '/api/koszyki' };
    const results = await conform({ url: `${url}/koszyk`, page: `${url}/`, product: '1', others });
    expect(results.filter(({ verdict }) => verdict === 'broken' || verdict === 'warned')).toEqual([]);
    expect(faults()).toEqual([]);
    const verdicts = Object.fromEntries(results.map(({ rule, verdict }) => [rule, verdict]));
    expect(verdicts).toMatchObject({ 'order-once': 'kept', quantity: 'kept', locker: 'kept' });
  });

  const others = [
    ['its own products and orders, in 30 lines', shopWith(ownTables, OWN_PRODUCTS), 'KLE-25'],
    [
      'all tables its own',
      shopWith(
        allTables,
        'Migrations::run($db);\n$carts = $offer = new MyShop($db);\n$shop = new Shop($carts, $offer, $carts, new PdoKeys($db), new PdoAddresses($db));\n',
        ALL_OWN,
      ),
      '1',
    ],
  ] as const;
  for (const [what, code, product] of others)
    it(`keeps the contract with ${what}, as the README has them`, async () => {
      if (code.includes('OwnOffer(')) expect(ownLines(code)).toBeLessThanOrEqual(30);
      else expect(code).toContain('new MyShop');
      const { url, faults } = await start(folderOf(code), 'shop.php');
      const results = await conform({ url: `${url}/koszyk`, page: `${url}/`, product });
      const broken = results.filter(({ verdict }) => verdict === 'broken').map(({ rule }) => rule);
      expect([broken, faults()]).toEqual([[], []]);
      expect(results.find(({ rule }) => rule === 'order')?.verdict).toBe('kept');
    });

  const hosts = [
    ['symfony', ['Symfony/Bundle/FrameworkBundle', 'Symfony/Bundle/TwigBundle', 'Symfony/Component/Yaml']],
    ['laravel', ['Illuminate']],
  ] as const;
  for (const [host, needs] of hosts)
    it.skipIf(!needs.every((part) => existsSync(`/usr/share/php/${part}/autoload.php`)))(
      `keeps every rule in ${host}, as a buyer, a trader and a blocked client`,
      async () => {
        const folder = folderOf('');
        const { url, faults } = await start('.', `demo/php/${host}/index.php`, `sqlite:${folder}/shop.sqlite`);
        const client = new Client({ url: `${url}/koszyk` });
        await client.open();
        await client.post({});
        const lock = 'UPDATE shop_carts SET payment_begun = 1 WHERE is_open = 1';
        execFileSync('php', ['-r', `(new PDO("sqlite:${folder}/shop.sqlite"))->exec("${lock}");`]);
        const results = await conform({
          url: `${url}/koszyk`,
          as: { trader: 'kto=handlowiec', blocked: 'kto=zablokowany', locked: client.cookies },
          ...{ project: '1', product: '4', locker: 'WAW12A' },
          others: OTHERS,
        });
        const left = results.filter(({ verdict }) => verdict !== 'kept');
        expect(left.map(({ rule, verdict }) => `${rule} ${verdict}`)).toEqual([]);
        expect(await asksAsPartner(url, 'https://partner.example')).toEqual([204, 200, 'https://partner.example']);
        expect(await asksAsPartner(url, 'https://other.example')).toEqual([204, 419, null]);
        expect(faults()).toEqual([]);
      },
    );

  // SHOP_TEST_DSN="pgsql:host=…" tries another database, with 200 sessions.
  it('loses and doubles nothing while many buy at once, and while its processes are killed', () => {
    const dsn = process.env['SHOP_TEST_DSN'];
    const folder = mkdtempSync(join(tmpdir(), 'php-storm-'));
    folders.push(folder);
    const sessions = dsn === undefined ? 20 : 200;
    const args = ['test/php/storm.php', dsn ?? `sqlite:${folder}/storm.sqlite`, String(sessions)];
    const { stdout, stderr } = spawnSync('php', args, { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      additions: { 200: sessions * 6 },
      lines: [{ quantity: 5, lines_with: sessions }],
      carts: sessions,
      orders: { n: sessions, carts: sessions },
      urls: sessions,
      lastPieces: { 200: sessions, 422: sessions * 5 },
      left: { last: 0, many: sessions },
      lost: 0,
      orderedInTheEnd: sessions,
      halves: 0,
    });
  });
});
