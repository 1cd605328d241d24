/** Starts a WordPress for one test, and uses the plugin through the pages of its admin, as its owner does. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { wordpressZip } from '../../src/tools/pack/wordpress';
import { freePort } from '../fixtures/free-port';
import { browserOf } from '../e2e/worker';
import { namesOf, startMariaDb } from '../php/mariadb';
import { serve } from '../php/serve';

interface Kind {
  /** Folder of the site, or ''. */
  readonly path: string;
  /** One of Debian's themes. */
  readonly look: string;
  readonly isNetwork?: boolean;
}

export interface Site {
  readonly url: string;
  /** Of WordPress. */
  readonly folder: string;
  /** Runs PHP in WordPress, and returns what it prints. */
  php(code: string, at?: string): string;
  /** The administrator's browser, logged in. */
  admin(): Promise<Page>;
  /** The plugin's ZIP as a file. */
  zip(version: string): string;
  /** Requests that WordPress ended because its file `.maintenance` was deleted before it could read it. */
  lateReads(): number;
  /** Warnings and worse in PHP's log. */
  faults(): string[];
  close(): Promise<void>;
}

/** Like the .htaccess of a network: sites in folders use the files of the first site. */
const NETWORK = `<?php
preg_match('~^/[\\w-]+(/wp-(content|includes)/.*\\.(js|css))$~', parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH), $file);
if (!isset($file[1])) return false;
header('Content-Type: text/' . ($file[3] === 'js' ? 'javascript' : 'css'));
readfile($_SERVER['DOCUMENT_ROOT'] . $file[1]);`;

export async function startSite({ path, look, isNetwork = false }: Kind): Promise<Site> {
  const place = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const [db, port, root] = [await startMariaDb(place), String(await freePort()), join(place, 'www')];
  const [url, folder] = [`http://127.0.0.1:${port}${path}`, join(root, path)];
  mkdirSync(folder, { recursive: true });
  const words = [folder, url, look, String(Number(isNetwork)), ...namesOf(db)];
  execFileSync('php', ['test/docs/wordpress-install.php', ...words], { stdio: 'pipe' });
  const script = join(place, 'network.php');
  writeFileSync(script, NETWORK);
  const env = { PHP_CLI_SERVER_WORKERS: '4' };
  const served = await serve({ cwd: root, port, env, ...(isNetwork ? { script } : {}) });
  return {
    url,
    folder,
    php(code, at = '/') {
      const request = {
        HTTP_HOST: `127.0.0.1:${port}`,
        SERVER_PROTOCOL: 'HTTP/1.1',
        REQUEST_METHOD: 'GET',
        REMOTE_ADDR: '127.0.0.1',
      };
      const pairs = Object.entries({ ...request, REQUEST_URI: path + at }).map(
        ([name, one]) => `'${name}' => '${one}'`,
      );
      const script = `$_SERVER = [${pairs.join(', ')}] + $_SERVER; require 'wp-load.php'; ${code}`;
      return execFileSync('php', ['-d', 'display_errors=stderr', '-r', script], { cwd: folder, encoding: 'utf8' });
    },
    async admin() {
      const page = await (await (await browserOf()).newContext({ locale: 'pl-PL' })).newPage();
      await page.goto(`${url}/wp-login.php`);
      await page.fill('#user_login', 'admin');
      await page.fill('#user_pass', 'admin');
      await page.click('#wp-submit');
      return page;
    },
    zip(version) {
      const file = join(place, 'shop-elements-wordpress.zip');
      writeFileSync(file, wordpressZip(process.cwd(), version));
      return file;
    },
    lateReads: () => served.faults().filter((line) => /Fatal.*\.maintenance/.test(line)).length,
    // WordPress logs that it cannot reach wordpress.org, and late reads.
    faults: () => served.faults().filter((line) => !/WordPress\.org|\.maintenance/.test(line)),
    async close() {
      // The worker processes of the server do not end with it.
      spawnSync('pkill', ['-P', String(served.php.pid)]);
      served.php.kill();
      await db.stop();
      rmSync(place, { recursive: true });
    },
  };
}

/** „Dodaj wtyczkę”, until WordPress has unpacked the file. */
export async function upload(page: Page, url: string, zip: string): Promise<void> {
  await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`);
  await page.setInputFiles('input[name=pluginzip]', zip);
  await page.click('#install-plugin-submit');
}

export async function install(page: Page, url: string, zip: string): Promise<void> {
  await upload(page, url, zip);
  await page.locator('a[href*="action=activate"]').first().click();
  await page.locator('#message.updated').waitFor();
}

export type Fields = Readonly<Record<string, string>>;

/** Fills in the product's form and presses its button; `at` is its URL, or undefined for a new product. */
export async function saveProduct(page: Page, url: string, fields: Fields, at?: string): Promise<string> {
  await page.goto(at ?? `${url}/wp-admin/post-new.php?post_type=shop_product`);
  // A press of the button is lost while WordPress autosaves a draft.
  await page.evaluate('wp.autosave.server.suspend()');
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(name === 'title' ? '#title' : `[name="shop_elements_product[${name}]"]`);
    await (name === 'vat' ? field.selectOption(value) : field.fill(value));
  }
  await page.click('#publish:not(.disabled)');
  await page.locator('#message').waitFor();
  return page.url();
}
