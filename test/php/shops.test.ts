/** Tests that the shops of the package's README keep the contract, alone and with many simultaneous buyers. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Client } from '../../src/tools/conform/client';
import { conform } from '../../src/tools/conform/run';
import { hasPhp, isOfProcesses, OTHERS, serve, type Served } from './serve';
import { counts, quickFolder, storm } from './storm';
import { ALL_OWN, allTables, blockWith, install, OWN_PRODUCTS, ownLines, ownTables, SHOP, shopWith } from './shops';

interface Answer {
  readonly cart: { id: number; revision: string; prices: { net: string; total_gross: string } };
  readonly messages: Record<string, { messages: string[] }>;
}
/** Rules of steps that depend on the shop's own products and orders. */
const OF_GOODS = ['product', 'quantity', 'order', 'order-stock', 'order-price'] as const;

const answerOf = ({ text }: { text: string }): Answer => JSON.parse(text) as Answer;

describe.skipIf(!hasPhp)('a shop in PHP', { timeout: 600_000 }, () => {
  const running: Served[] = [];
  const folders: string[] = [];
  afterEach(() => {
    for (const { php } of running.splice(0)) php.kill();
    for (const one of folders.splice(0)) rmSync(one, { recursive: true });
  });

  /** An empty folder, with the package where npm and Composer install it. */
  function folderOf(code: string): string {
    const folder = mkdtempSync(join(quickFolder, 'php-readme-'));
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

  const sqlIn =
    (folder: string) =>
    (text: string): string => {
      const run = `echo json_encode((new PDO("sqlite:${folder}/shop.sqlite"))->query($argv[1])->fetchAll(PDO::FETCH_COLUMN));`;
      return execFileSync('php', ['-r', run, text], { encoding: 'utf8' });
    };

  /** SQL by which the kit sets stock and price of a product; `?` is the value. */
  const meansIn = (folder: string, [stock, price]: readonly [stock: string, price: string]) => ({
    stock: async (value: string) => sqlIn(folder)(stock.replace('?', value)),
    price: async (value: string) => sqlIn(folder)(price.replace('?', value)),
  });
  const OF_PACKAGE = (id: number): [stock: string, price: string] => [
    `UPDATE shop_products SET stock = ? WHERE id = ${id}`,
    `UPDATE shop_products SET net = ROUND(100 * ?) WHERE id = ${id}`,
  ];

  /** The headers that a page of that origin gets without a token, for its preflight and its call. */
  async function asksAsPartner(url: string, origin: string): Promise<unknown[]> {
    const headers = { Origin: origin, 'Content-Type': 'application/json', Accept: 'application/json' };
    const before = await fetch(`${url}/api/suggest`, { method: 'OPTIONS', headers });
    const answer = await fetch(`${url}/api/suggest`, { method: 'POST', headers, body: '{"query": "klej"}' });
    return [before.status, answer.status, answer.headers.get('access-control-allow-origin')];
  }

  it('keeps the contract with the README’s first shop, in at most 30 own lines', async () => {
    expect(ownLines(SHOP)).toBeLessThanOrEqual(30);
    const folder = folderOf(SHOP);
    const { url, faults } = await start(folder, 'shop.php');
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
    const results = await conform({
      url: `${url}/koszyk`,
      page: `${url}/`,
      product: '1',
      others,
      set: meansIn(folder, OF_PACKAGE(1)),
    });
    expect(results.filter(({ verdict }) => verdict === 'broken' || verdict === 'warned')).toEqual([]);
    expect(faults()).toEqual([]);
    const verdicts = Object.fromEntries(results.map(({ rule, verdict }) => [rule, verdict]));
    expect(verdicts).toMatchObject({
      'order-once': 'kept',
      'order-stock': 'kept',
      'order-price': 'kept',
      quantity: 'kept',
      locker: 'kept',
    });
  });

  const others = [
    [
      'its own products and orders, in 30 lines',
      shopWith(ownTables, OWN_PRODUCTS),
      'KLE-25',
      ["UPDATE towary SET stan = ? WHERE kod = 'KLE-25'", "UPDATE towary SET cena = '?' WHERE kod = 'KLE-25'"],
    ],
    [
      'all tables its own',
      shopWith(
        allTables,
        'Migrations::run($db);\n$carts = $offer = new MyShop($db);\n$shop = new Shop($carts, $offer, $carts, new PdoKeys($db), new PdoAddresses($db));\n',
        ALL_OWN,
      ),
      '1',
      ['UPDATE towary SET stan = ? WHERE id = 1', 'UPDATE towary SET netto = ROUND(100 * ?) WHERE id = 1'],
    ],
  ] as const;
  for (const [what, code, product, means] of others)
    it(`keeps the contract with ${what}, from the README`, async () => {
      if (code.includes('OwnOffer(')) expect(ownLines(code)).toBeLessThanOrEqual(30);
      else expect(code).toContain('new MyShop');
      const folder = folderOf(code);
      const { url, faults } = await start(folder, 'shop.php');
      const set = meansIn(folder, means);
      const results = await conform({ url: `${url}/koszyk`, page: `${url}/`, product, set });
      const broken = results.filter(({ verdict }) => verdict === 'broken').map(({ rule }) => rule);
      expect([broken, faults()]).toEqual([[], []]);
      const rules = results.filter(({ verdict }) => verdict === 'kept').map(({ rule }) => rule);
      expect(rules).toEqual(expect.arrayContaining([...OF_GOODS]));
    });

  const shops = [
    [
      'of the package’s tables',
      SHOP,
      '1',
      'UPDATE shop_products SET net = 9900, stock = 1 WHERE id = 1',
      'stock FROM shop_products WHERE id = 1',
    ],
    [
      'with its own products',
      others[0][1],
      'KLE-25',
      "UPDATE towary SET cena = '99,00', stan = 1",
      "stan FROM towary WHERE kod = 'KLE-25'",
    ],
    [
      'with all tables its own',
      others[1][1],
      '1',
      'UPDATE towary SET netto = 9900, stan = 1',
      'stan FROM towary WHERE id = 1',
    ],
  ] as const;
  for (const [what, code, product, change, stock] of shops)
    it(`refuses an order at an unseen price, and sells the last piece once, in the README’s shop ${what}`, async () => {
      const folder = folderOf(code);
      const { url, faults } = await start(folder, 'shop.php');
      const sql = sqlIn(folder);
      const buyers = await Promise.all(
        [1, 2, 3].map(async () => {
          const client = new Client({ url: `${url}/koszyk`, page: `${url}/` });
          await client.open();
          for (const body of [{ add_product: product }, { carrier: { id: 1 } }]) await client.post(body);
          const { cart } = answerOf(await client.post({ payment: { id: 1 } }));
          return { client, cart };
        }),
      );
      const confirm = async ({ client, cart }: (typeof buyers)[number]) => {
        const seen = { cart_id: cart.id, revision: cart.revision, total_gross: cart.prices.total_gross };
        const sent = await client.post({ confirm: true, seen }, { idempotencyKey: crypto.randomUUID() });
        return { ...answerOf(sent), status: sent.status };
      };
      sql(change);
      const unseen = await Promise.all(buyers.map(confirm));
      expect(unseen.map(({ status, cart }) => [status, cart.prices.net])).toEqual(Array(3).fill([409, '99.00']));
      const seen = await Promise.all(buyers.map(({ client }, at) => confirm({ client, cart: unseen[at]!.cart })));
      // A later buyer is refused, or sees first that the product is sold out.
      expect(seen.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { messages } of seen.filter(({ status }) => status === 422))
        expect(messages['quantity']?.messages.join()).toContain('produkt jest chwilowo niedostępny');
      expect(sql(`SELECT ${stock}`)).toBe('[0]');
      expect(faults()).toEqual([]);
    });

  /** The README's shop with its own products and another offer. */
  async function offering(block: string, tables: readonly string[]) {
    expect(ownLines(block)).toBeLessThanOrEqual(40);
    const code = shopWith(
      [...ownTables, ...tables],
      OWN_PRODUCTS.replace(/\$offer = new OwnOffer\([^]*?\n\);\n/, () => block),
    );
    expect(code).toContain(block);
    const folder = folderOf(code);
    const { url, faults } = await start(folder, 'shop.php');
    const buyer = async () => {
      const client = new Client({ url: `${url}/koszyk`, page: `${url}/` });
      await client.open();
      return async (body: object) => {
        const { text, status } = await client.post(body);
        return { ...answerOf({ text }), text, status };
      };
    };
    return { sql: sqlIn(folder), faults, buyer };
  }
  const ready = [{ carrier: { id: 1 } }, { payment: { id: 1 } }];

  it('uses the prices of the buyer’s group, from the README, and reports changed prices after a login', async () => {
    const { sql, faults, buyer } = await offering(blockWith('FROM cennik'), [
      'CREATE TABLE IF NOT EXISTS klienci (klient TEXT PRIMARY KEY, grupa TEXT)',
      'CREATE TABLE IF NOT EXISTS cennik (grupa TEXT, kod TEXT, cena TEXT)',
      "INSERT INTO cennik SELECT 'hurt', 'KLE-25', '39,00' WHERE NOT EXISTS (SELECT 1 FROM cennik)",
    ]);
    const [anna, ola] = [await buyer(), await buyer()];
    for (const one of [anna, ola]) {
      await one({ add_products: [{ id: 'KLE-25', quantity: 1 }] });
      for (const choice of ready) await one(choice);
    }
    sql("INSERT INTO klienci SELECT buyer, 'hurt' FROM shop_carts ORDER BY id LIMIT 1");
    const { cart, messages } = await anna({});
    expect([cart.prices.net, messages['0']?.messages]).toEqual([
      '39.00',
      ['Klej: cena netto zmieniła się z 42,90\u{a0}zł na 39,00\u{a0}zł.'],
    ]);
    expect((await anna({ confirm: true, seen: { revision: cart.revision } })).status).toBe(200);
    expect((await ola({})).cart.prices.net).toBe('42.90');
    expect([sql('SELECT cena FROM pozycje_zamowien'), faults()]).toEqual(['["39.00"]', []]);
  });

  it('sells the joint stock of several warehouses once, from the README', async () => {
    const { sql, faults, buyer } = await offering(blockWith('FROM stany'), [
      'CREATE TABLE IF NOT EXISTS stany (kod TEXT, magazyn TEXT, ile INTEGER, PRIMARY KEY (kod, magazyn))',
      "INSERT OR IGNORE INTO stany VALUES ('KLE-25', 'Warszawa', 2), ('KLE-25', 'Łódź', 1), ('KLE-25', 'Zwroty', 0), ('FUG-5', 'Łódź', 9)",
    ]);
    const [anna, ola] = [await buyer(), await buyer()];
    for (const one of [anna, ola]) {
      await one({ add_products: [{ id: 'KLE-25', quantity: 3 }] });
      for (const choice of ready) await one(choice);
    }
    expect((await ola({})).text).toContain('"text":"Warszawa 2, Łódź 1"');
    const answers = await Promise.all([anna({ confirm: true }), ola({ confirm: true })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.messages['quantity']?.messages.join()).toContain(
      'niedostępny',
    );
    expect([sql('SELECT ile FROM stany ORDER BY kod, magazyn'), faults()]).toEqual(['[9,0,0,0]', []]);
  });

  it('searches and looks up rows of own tables, from the README', async () => {
    const lines = OWN_PRODUCTS.replace(
      /new PdoAddresses\(\$db\)\);\n$/,
      'new PdoAddresses($db), search: $search = new MySearch($db, $offer), lookup: $search);\n',
    );
    expect(lines).toContain('new MySearch');
    const code = shopWith(ownTables, lines, blockWith('final readonly class MySearch'))
      .replace('PdoKeys,', 'PdoKeys, PdoSearch,')
      .replace('\\{CartStore,', '\\{CartStore, Lookup, Search,');
    const { url, faults } = await start(folderOf(code), 'shop.php');
    const headers = { Origin: url, 'Content-Type': 'application/json', Accept: 'application/json' };
    const ask = async (path: string, body: object): Promise<unknown> =>
      (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    expect(await ask('/api/suggest', { query: 'klej' })).toMatchObject({
      products: [{ id: 'KLE-25', priceGross: '52.77' }],
    });
    expect(await ask('/api/autocomplete', { query: 'fug', index: 'products', size: 5 })).toEqual([{ key: 'Fuga' }]);
    expect(await ask('/api/search', { query: 'klej', productsIndex: 0, contentsIndex: 0, size: 9 })).toMatchObject({
      products: { original: { results: [{ title: 'Klej' }], total: { value: 1 } } },
    });
    expect(await ask('/api/lookup', { rows: [{ code: 'FUG-5' }, { name: 'kle' }] })).toMatchObject({
      rows: [{ product: { id: 'FUG-5' } }, { product: null, candidates: [{ id: 'KLE-25' }] }],
    });
    expect(faults()).toEqual([]);
  });

  it('adds a product by the README’s form without scripts', async () => {
    const form = blockWith("Elements::addToCart(['action' => '/do-koszyka', 'product-id' => 1], ").trim();
    const { url, faults } = await start(
      folderOf(SHOP.replace("Elements::addToCart(['action' => '/do-koszyka', 'product-id' => 1])", () => form)),
      'shop.php',
    );
    const page = await fetch(url);
    const cookie = page.headers
      .getSetCookie()
      .map((one) => one.split(';')[0]!)
      .join('; ');
    const [, token = ''] = /name="_token" value="([^"]+)"/.exec(await page.text()) ?? [];
    const add = (fields: Record<string, string>) =>
      fetch(`${url}/do-koszyka`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    expect((await add({ id: '1', quantity: '2', _token: token })).status).toBe(303);
    expect((await add({ id: '1', quantity: '2' })).status).toBe(419);
    const carts = await fetch(`${url}/api/koszyki`, { headers: { cookie } });
    expect(await carts.json()).toMatchObject({ carts: [{ items: [{ quantity: 2 }] }] });
    expect(faults()).toEqual([]);
  });

  const hosts = [
    ['symfony', ['Symfony/Bundle/FrameworkBundle', 'Symfony/Bundle/TwigBundle', 'Symfony/Component/Yaml']],
    ['laravel', ['Illuminate']],
  ] as const;
  for (const [host, needs] of hosts)
    it.skipIf(!needs.every((part) => existsSync(`/usr/share/php/${part}/autoload.php`)))(
      `${host} keeps the rules of the kit, as a buyer, a trader and a blocked client`,
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
          set: meansIn(folder, OF_PACKAGE(4)),
        });
        const left = results.filter((one) => one.verdict !== 'kept' && !isOfProcesses(one));
        // The samples require no company data and offer no online payment.
        const unsold = [
          'invoice-data',
          'deposit',
          'reduction',
          'buyer-code',
          'payment-due',
          'deliveries',
          'order-actions',
          'company',
          'withdrawal',
          'files',
          'percent',
        ];
        expect(left.map(({ rule, verdict }) => `${rule} ${verdict}`)).toEqual(unsold.map((rule) => `${rule} skipped`));
        expect(await asksAsPartner(url, 'https://partner.example')).toEqual([204, 200, 'https://partner.example']);
        expect(await asksAsPartner(url, 'https://other.example')).toEqual([204, 419, null]);
        expect(faults()).toEqual([]);
      },
    );

  // SHOP_TEST_DSN="pgsql:host=…" tries another database, with 50 sessions; `npm run suite hours storms` tries all three.
  it('loses and doubles no change while many buy at once, prices change, payments begin, and processes are killed', () => {
    const dsn = process.env['SHOP_TEST_DSN'];
    const folder = mkdtempSync(join(quickFolder, 'php-storm-'));
    folders.push(folder);
    const sessions = dsn === undefined ? 10 : 50;
    const { counted, stderr } = storm(dsn ?? `sqlite:${folder}/storm.sqlite`, sessions);
    expect(stderr).toBe('');
    expect(counted).toMatchObject(counts(sessions));
  });
});
