/** Tests returns in WordPress: its settings, photos, the order's screen, and that a removal leaves no file. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../src/tools/conform/client';
import { freePort } from '../fixtures/free-port';
import { hasMariaDb, namesOf, startMariaDb, type MariaDb } from './mariadb';
import { hasPhp, serve, type Served } from './serve';

const runs = hasPhp && hasMariaDb && existsSync('/usr/share/wordpress/wp-load.php');
const PNG = Buffer.from('\x89PNG\r\n\x1A\n\0\0', 'latin1');

interface Opened {
  readonly lines: readonly { readonly id: number; readonly returnable?: number }[];
  readonly return?: {
    readonly until: string;
    readonly upload_url: string;
    readonly fields: readonly { readonly name: string }[];
  };
  readonly returns?: readonly { readonly number: string; readonly status: string }[];
}

describe.skipIf(!runs)('returns in WordPress', { timeout: 300_000 }, () => {
  const folder = runs ? mkdtempSync(join(tmpdir(), 'php-returns-')) : '';
  const site = join(folder, 'wordpress');
  let db: MariaDb;
  let served: Served | undefined;
  let logins: readonly string[] = [];
  beforeAll(async () => {
    db = await startMariaDb(folder);
    const port = String(await freePort());
    const begun = spawnSync('php', ['demo/php/wordpress/start.php', site, ...namesOf(db), port, 'install']);
    expect([begun.stderr.toString(), begun.status]).toEqual(['', 0]);
    const names = ['admin', 'subscriber'];
    logins = execFileSync('php', ['test/php/wordpress.php', site, port, ...names], { encoding: 'utf8' }).split('\n');
    served = await serve({ cwd: site, port });
  }, 120_000);
  afterAll(async () => {
    served?.stop();
    await db?.stop();
    if (folder !== '') rmSync(folder, { recursive: true });
  }, 60_000);

  const post = (path: string, cookie: string, fields: Record<string, string>) =>
    fetch(served!.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams(fields),
    });
  const read = async (path: string, cookie: string) =>
    (await fetch(served!.url + path, { headers: { cookie } })).text();
  const filesLeft = () => readdirSync(join(site, 'wp-content')).filter((name) => name.startsWith('shop-elements-'));

  it('are accepted with photos, judged by the staff, and removed with their files', async () => {
    const [admin = '', buyer = ''] = logins;
    const client = new Client({ url: `${served!.url}/koszyk`, page: `${served!.url}/koszyk/`, cookie: buyer });
    await client.open();
    const contact = { contact_name: 'Jan Nowak', contact_phone: '600100200', contact_email: 'jan@nowak.example' };
    for (const [name, value] of Object.entries(contact)) await client.post({ extra_field: { name, value } });
    await client.post({ carrier: { id: 3 } });
    await client.post({ payment: { id: 2 } });
    const ordered = await client.post({ confirm: true });
    expect(ordered.status, ordered.text).toBe(200);
    const call = async (path: string, body: BodyInit, type = 'application/json') => {
      const headers = { cookie: client.cookies, 'Content-Type': type, Accept: 'application/json', ...client.tokens };
      const answer = await fetch(served!.url + path, { method: 'POST', headers, body });
      return [answer.status, (await answer.json()) as { id: string; order: Opened }] as const;
    };
    const opened = async () => JSON.parse(await read('/api/zamowienia/1', client.cookies)) as Opened;
    expect((await opened()).return).toBeUndefined();

    // An order of WordPress is a post, whose status its staff sets.
    const list = await read('/wp-admin/edit.php?post_type=shop_order', admin);
    const [, id = ''] = /id="post-(\d+)"/.exec(list) ?? [];
    const screen = `/wp-admin/post.php?post=${id}&action=edit`;
    const save = async (fields: Record<string, string>) => {
      const [, _wpnonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(await read(screen, admin)) ?? [];
      const form = { action: 'editpost', post_ID: id, post_type: 'shop_order', _wpnonce, ...fields };
      expect((await post('/wp-admin/post.php', admin, form)).status).toBe(302);
    };
    const line = (await opened()).lines[0]!;
    const lineField = `shop_sent[lines][${line.id}]`;
    await save({ post_status: 'shop-new', [lineField]: '999', 'shop_sent[number]': 'WZ/0' });
    expect(await read(screen, admin)).toContain('Wysyłki nie zapisano: jest w niej więcej, niż zostało');
    const parcel = {
      'shop_sent[number]': 'WZ/1',
      'shop_sent[date]': '9.12.2026',
      'shop_sent[tracking_url]': 'https://kurier.example/1',
    };
    await save({ post_status: 'shop-sent', [lineField]: '1', ...parcel });
    expect(await read(screen, admin)).toMatch(/Dostawa WZ\/1<\/strong><br>09\.12\.2026<br \/>\s*https:/);
    expect((await opened()).return).toBeUndefined();

    const settings = '/wp-admin/options-general.php?page=shop_elements';
    const set = async (days: string) => {
      const [, _wpnonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(await read(settings, admin)) ?? [];
      const reasons = 'Uszkodzone; Nie to;';
      const options = { shop_elements_return_days: days, shop_elements_return_reasons: reasons };
      const fields = { option_page: 'shop_elements', action: 'update', _wpnonce, ...options };
      expect((await post('/wp-admin/options.php', admin, fields)).status).toBe(302);
    };
    await set('14 dni');
    expect((await opened()).return).toBeUndefined();
    await set('14');
    const before = await opened();
    expect(before.return?.fields.map(({ name }) => name)).toEqual(['reason']);
    // Only what was sent can be returned, counted from that day.
    expect([before.lines[0]?.returnable, before.return?.until]).toEqual([1, '2026-12-23']);

    const [, { id: photo }] = await call(before.return!.upload_url, PNG, 'image/png');
    const lines = [{ id: line.id, quantity: 1, fields: { reason: 'Uszkodzone' }, photos: [photo] }];
    const sent = { action: 'return', return: { lines, fields: {}, note: 'Pęknięte' } };
    const [status, { order }] = await call('/api/zamowienia/1', JSON.stringify(sent));
    expect([status, order.returns?.[0]?.status]).toEqual([200, 'received']);

    const box = await read(screen, admin);
    expect(box).toContain('(Powód: Uszkodzone)<br />\nPęknięte');
    expect(box).toMatch(/Zgłoszenie R\/\d{4}\/001<br ?\/?>\s*Sklep: /);
    const [, link = ''] = /href="[^"]*(\/wp-admin\/admin-post\.php\?action=shop_return_photo[^"]*)"/.exec(box) ?? [];
    const at = served!.url + link.replaceAll(/&#038;|&amp;/g, '&');
    const ofOthers = await Promise.all([buyer, ''].map((cookie) => fetch(at, { headers: { cookie } })));
    expect(ofOthers.map((one) => one.status)).toEqual([403, 400]);
    const download = await fetch(at, { headers: { cookie: admin } });
    expect(download.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(PNG);
    const [stored = ''] = filesLeft();
    expect(existsSync(join(site, 'wp-content', stored, photo))).toBe(true);

    await save({ post_status: 'shop-sent', 'shop_return[1]': 'rejected' });
    await save({ post_status: 'shop-sent', 'shop_return[1]': 'accepted' });
    expect((await opened()).returns?.map((one) => one.status)).toEqual(['rejected']);
    expect((await opened()).lines[0]?.returnable).toBe(1);
    expect(served!.faults()).toEqual([]);

    // WordPress removes a plugin once it is inactive.
    const inSite = (code: string) => {
      const begin =
        "$_SERVER += ['HTTP_HOST' => '127.0.0.1', 'REQUEST_URI' => '/']; require $argv[1] . '/wp-load.php'; ";
      const { status, stderr } = spawnSync('php', ['-r', begin + code, site], { encoding: 'utf8' });
      expect([stderr, status]).toEqual(['', 0]);
    };
    inSite("update_option('shop_elements_erase', '1'); update_option('active_plugins', []);");
    inSite("require 'src/php/autoload.php'; ShopElements\\Bridge\\WordPressRemoval::run();");
    expect(filesLeft()).toEqual([]);
  });
});
