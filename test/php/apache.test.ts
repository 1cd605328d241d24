/** Tests that a shop under Apache answers as under PHP's own server, with PHP as a module and by PHP-FPM. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../fixtures/free-port';
import { browserOf } from '../e2e/worker';
import { hasApache, HOSTS, startApache, type Apache } from '../fixtures/apache';
import { hasMariaDb, namesOf, startMariaDb, type MariaDb } from './mariadb';
import { install, SHOP } from './shops';

const add = (url: string, cookie = '') =>
  fetch(`${url}/do-koszyka`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-XSRF-TOKEN': 'old', cookie },
    body: '{"id":1,"quantity":1}',
  });

describe.skipIf(!hasApache).each(HOSTS)('under Apache with %s', { timeout: 120_000 }, (host) => {
  let folder = '';
  let apache: Apache;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'php-apache-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('.'), join(folder, 'node_modules/shop-elements'));
    install(folder);
    writeFileSync(join(folder, 'shop.php'), SHOP);
    apache = await startApache(host, folder, 'shop.php');
  }, 60_000);
  afterAll(async () => {
    await apache?.stop();
    if (folder !== '') rmSync(folder, { recursive: true });
  }, 60_000);

  it('a refused token is answered with 419 and JSON', async () => {
    const opened = await fetch(`${apache.url}/`);
    const cookie = opened.headers.getSetCookie().map((one) => one.split(';')[0]);
    const answer = await add(apache.url, cookie.join('; '));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([419, 'application/json']);
    expect(await answer.json()).toMatchObject({ messages: {} });
    expect(apache.faults()).toEqual([]);
  });

  it('the first press after the token was lost adds the product', async () => {
    const context = await (await browserOf()).newContext({ locale: 'pl-PL' });
    const page = await context.newPage();
    await page.goto(`${apache.url}/`);
    await page.locator('shop-cart').waitFor();
    const calls: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST') calls.push(response.status());
    });
    await context.clearCookies({ name: 'XSRF-TOKEN' });
    expect(
      await page.evaluate(async () => {
        const button = document.createElement('shop-add-to-cart');
        button.setAttribute('action', '/do-koszyka');
        button.setAttribute('product-id', '1');
        document.body.append(button);
        await customElements.whenDefined('shop-add-to-cart');
        return button.isConnected;
      }),
    ).toBe(true);
    calls.length = 0;
    await page.locator('shop-add-to-cart').getByRole('button').last().click();
    await page.getByText('dodano do koszyka', { exact: false }).or(page.getByText('Produkt dodany')).first().waitFor();
    expect(calls.slice(0, 2)).toEqual([419, 200]);
    await context.close();
  });
});

const hasWordPress = hasApache && hasMariaDb && existsSync('/usr/share/wordpress/wp-load.php');

describe.skipIf(!hasWordPress).each(HOSTS)('in WordPress under Apache with %s', { timeout: 240_000 }, (host) => {
  let folder = '';
  let db: MariaDb;
  let apache: Apache;
  let login = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wp-apache-'));
    db = await startMariaDb(folder);
    const [site, port] = [join(folder, 'site'), String(await freePort())];
    const run = (...args: string[]) => spawnSync('php', args, { encoding: 'utf8' });
    const begun = run('demo/php/wordpress/start.php', site, ...namesOf(db), port, 'install');
    expect([begun.stderr, begun.status]).toEqual(['', 0]);
    login = run('test/php/wordpress.php', site, port, 'admin').stdout.trim();
    spawnSync('chmod', ['a+rx', folder]);
    apache = await startApache(host, site, 'index.php', port);
  }, 180_000);
  afterAll(async () => {
    await apache?.stop();
    await db?.stop();
    if (folder !== '') rmSync(folder, { recursive: true });
  }, 60_000);

  it.each([
    ['a login', () => login],
    ['a closed browser', () => ''],
  ])('the first press after %s leaves with 419, and its repetition adds the product', async (_, of) => {
    const opened = await fetch(`${apache.url}/koszyk/`);
    const cookies = opened.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    const ownCookies = [...cookies.filter((one) => !one.startsWith('XSRF-TOKEN')), of()].join('; ');
    const refused = await add(apache.url, ownCookies);
    expect(refused.status).toBe(419);
    const token = refused.headers
      .getSetCookie()
      .map((one) => one.split(';')[0] ?? '')
      .find((one) => one.startsWith('XSRF-TOKEN='))!;
    const added = await fetch(`${apache.url}/do-koszyka`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(token.slice('XSRF-TOKEN='.length)),
        cookie: `${ownCookies}; ${token}`,
      },
      body: '{"id":4,"quantity":1}',
    });
    expect([added.status, apache.faults()]).toEqual([200, []]);
  });
});
