/** Tests the PHP package on real database servers: tables, WordPress, simultaneous buyers. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../src/tools/conform/client';
import { conform } from '../../src/tools/conform/run';
import { BROKEN, requestsOf } from '../chaos/costly';
import { freePort } from '../fixtures/free-port';
import { startPostgres } from '../fixtures/postgres';
import { hasMariaDb, namesOf, startMariaDb, type MariaDb } from './mariadb';
import { answersOf } from './answers';
import { hasPhp, isOfProcesses, OTHERS, serve, type Served } from './serve';
import { counts, storm } from './storm';
import { unitTests } from './unit-tests';

const runs = hasPhp && hasMariaDb;
const hasPgsql = hasPhp && spawnSync('php', ['-r', 'exit(extension_loaded("pdo_pgsql") ? 0 : 1);']).status === 0;
const hasWordPress = existsSync('/usr/share/wordpress/wp-load.php');

describe.skipIf(!runs)('with MariaDB', { timeout: 600_000 }, () => {
  const folder = runs ? mkdtempSync(join(tmpdir(), 'php-mariadb-')) : '';
  let db: MariaDb;
  let served: Served | undefined;
  beforeAll(async () => {
    db = await startMariaDb(folder);
  }, 60_000);
  afterEach(() => served?.php.kill());
  afterAll(async () => {
    await db?.stop();
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('passes the tests of the package’s tables', () => {
    const { status, stdout } = unitTests({ dsn: db.dsn });
    expect(status, stdout).toBe(0);
  });

  it('loses and doubles no change of 50 sessions with ten simultaneous requests each, and no order of a killed process', () => {
    const { counted, stderr } = storm(db.dsn, 50);
    expect(stderr).toBe('');
    expect(counted).toMatchObject(counts(50));
  });

  it.skipIf(!hasWordPress)(
    'WordPress keeps every rule of the kit, as a buyer, a trader and a blocked client',
    async () => {
      const site = join(folder, 'wordpress');
      const port = String(await freePort());
      const begin = ['demo/php/wordpress/start.php', site, ...namesOf(db), port, 'install'];
      const begun = spawnSync('php', begin, { encoding: 'utf8' });
      expect([begun.stderr, begun.status]).toEqual(['', 0]);
      const logins = ['admin', 'shop_trader', 'shop_blocked', 'subscriber'];
      const output = execFileSync('php', ['test/php/wordpress.php', site, port, ...logins], { encoding: 'utf8' });
      const [admin = '', trader = '', blocked = '', subscriber = ''] = output.trim().split('\n');
      served = await serve({ cwd: site, port });
      const { url } = served;
      const page = `${url}/koszyk/`;
      expect(await (await fetch(page)).text()).toMatch(/<shop-cart-widget .*<shop-cart cart-url="\/koszyk"/s);
      await isSetUp(url, admin, subscriber);
      const client = new Client({ url: `${url}/koszyk`, page, cookie: subscriber });
      await client.open();
      expect((await client.post({})).status).toBe(200);
      const sql = async (text: string) => execFileSync('php', ['-r', `(new PDO("${db.dsn}"))->exec($argv[1]);`, text]);
      await sql('UPDATE wp_shop_carts SET payment_begun = 1 WHERE is_open = 1');
      const field = (name: string) => (value: string) =>
        sql(`UPDATE wp_postmeta SET meta_value = '${value}' WHERE post_id = 4 AND meta_key = '${name}'`);
      const results = await conform({
        url: `${url}/koszyk`,
        page,
        as: { trader, blocked, locked: client.cookies },
        ...{ product: '4', project: '1', locker: 'WAW12A' },
        others: OTHERS,
        set: { stock: field('shop_stock'), price: field('shop_net') },
      });
      // The duration depends on the machine.
      const left = results.filter((one) => one.verdict !== 'kept' && one.rule !== 'time' && !isOfProcesses(one));
      // WordPress requires no company data in the cart, the trial has no payment provider, and the plugin's products have neither
      // deposits nor reductions and its shop no form of withdrawals.
      const unsold = [
        'invoice-data',
        'deposit',
        'reduction',
        'buyer-code',
        'payment-due',
        'deliveries',
        'order-actions',
        'order-return',
        'company',
        'withdrawal',
        'order-find',
        'files',
        'percent',
      ];
      expect(left.map(({ rule, verdict }) => `${rule} ${verdict}`)).toEqual(unsold.map((rule) => `${rule} skipped`));
      const none = await fetch(`${url}/zamowienie/?numer=x`);
      expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('Nie ma takiego zamówienia.')]);
      expect(served.faults()).toEqual([]);
      const looked = spawnSync('php', ['test/php/wordpress-lookup.php', site], { encoding: 'utf8' });
      const { seconds, ...lookup } = JSON.parse(looked.stdout || '{}') as { seconds: number };
      expect([looked.stderr, lookup]).toEqual([
        '',
        {
          products: 33,
          found: [
            ['NR-3', 1],
            [null, 5],
            [null, 0],
          ],
        },
      ]);
      // Processor time of PHP; the database has its own.
      expect(seconds).toBeLessThan(1);
    },
  );
});

describe.skipIf(!hasPgsql)('with PostgreSQL', { timeout: 600_000 }, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => void (server = await startPostgres()), 60_000);
  afterAll(() => server?.stop(), 60_000);

  it('passes the tests of the package’s tables, and survives texts that it cannot store', () => {
    const { hostname, port } = new URL(server.url);
    const dsn = `pgsql:host=${hostname};port=${port};dbname=postgres;user=postgres`;
    const { status, stdout } = unitTests({ dsn });
    expect(status, stdout).toBe(0);
    const requests = requestsOf(BROKEN, [3]).map(({ method, path, headers, body }) => ({
      method,
      path,
      headers,
      body,
    }));
    const answers = answersOf<[number, number]>('test/php/cost.php', requests, { SHOP_TEST_DSN: dsn });
    expect(answers.filter(([, code]) => code < 500)).toHaveLength(requests.length);
  });
});

/**
 * Only users who may manage options can open the settings page; it saves nothing without its nonce, and the editor has each tag as a block.
 */
async function isSetUp(url: string, admin: string, subscriber: string): Promise<void> {
  const settings = `${url}/wp-admin/options-general.php?page=shop_elements`;
  const open = async (at: string, cookie: string) => fetch(at, { headers: { cookie } });
  expect((await open(settings, subscriber)).status).toBe(403);
  const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(await (await open(settings, admin)).text()) ?? [];
  const save = async (cookie: string, _wpnonce: string, partners = 'https://partner.example/'): Promise<number> => {
    const body = new URLSearchParams({
      option_page: 'shop_elements',
      action: 'update',
      _wpnonce,
      shop_elements_base: '/elements',
      shop_elements_partners: partners,
    });
    const at = `${url}/wp-admin/options.php`;
    return (await fetch(at, { method: 'POST', redirect: 'manual', headers: { cookie }, body })).status;
  };
  expect([await save(admin, 'x'), await save(subscriber, nonce), await save(admin, nonce)]).toEqual([403, 403, 302]);
  // Invalid input is displayed again in the form, and stored values stay unchanged.
  await save(admin, nonce, 'https://a.example\nnonsense\nhttps://a.example/path');
  expect(await (await open(settings, admin)).text()).toMatch(
    /a\.example\nnonsense\nhttps:\/\/a\.example\/path<\/textarea>/,
  );
  await save(admin, nonce);
  const offer = `${url}/wp-admin/options-general.php?page=shop_elements_offer`;
  expect((await open(offer, subscriber)).status).toBe(403);
  const form = await (await open(offer, admin)).text();
  const [, proof = ''] = /name="_wpnonce" value="(\w+)"/.exec(form) ?? [];
  const set = async (cookie: string, _wpnonce: string): Promise<number> => {
    const body = new URLSearchParams({
      action: 'shop_elements_offer',
      _wpnonce,
      ...{
        'carriers[1][name]': '',
        'carriers[3][name]': 'Odbiór „w mieście”',
        'carriers[3][type]': 'pickup',
        'carriers[3][net]': '0',
      },
      ...{ 'carriers[2][name]': 'Paczkomat', 'carriers[2][type]': 'parcelLocker', 'carriers[2][net]': 'tanio' },
      ...{ 'carriers[new][name]': 'Kurier', 'carriers[new][type]': 'courier', 'carriers[new][net]': '21,50' },
    });
    const at = `${url}/wp-admin/admin-post.php`;
    return (await fetch(at, { method: 'POST', redirect: 'manual', headers: { cookie }, body })).status;
  };
  expect([await set(admin, 'x'), await set(subscriber, proof), await set(admin, proof)]).toEqual([403, 403, 302]);
  const offered = async (): Promise<string[]> => {
    const page = await (await open(offer, admin)).text();
    const names = page.matchAll(/name="carriers\[(\w+)\]\[(?:name|net)\]" value="([^"]*)"/g);
    return [...names].map(([, id, value]) => `${id} ${value}`);
  };
  const others = ['3 Odbiór „w mieście”', '3 0,00', '4 Kurier', '4 21,50', 'new ', 'new '];
  expect(await offered()).toEqual(['2 Paczkomat', '2 tanio', ...others]);
  expect(await offered()).toEqual(['2 InPost Paczkomat', '2 14,90', ...others]);
  expect(await (await open(settings, admin)).text()).toMatch(/>https:\/\/partner.example<\/textarea>/);
  const editor = await (await open(`${url}/wp-admin/post-new.php?post_type=page`, admin)).text();
  expect(editor).toMatch(/shopElementsTags = \{.*"shop-suggester":\{"url":"text"/s);
}
