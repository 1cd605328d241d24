/** Shows that whoever follows the guide to WordPress gets a shop to order in. It wants a MariaDB: with `npm run suite docs`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { snippetsOf } from '../../demo/docs/guides/markdown';
import { freePort } from '../e2e/php';
import { hasMariaDb, namesOf, startMariaDb } from '../php/mariadb';
import { hasPhp, serve } from '../php/serve';
import { inShell } from './executors/shell';
import { order } from './order';

const isAsked = process.env['DOCS'] === 'all';
const runs = isAsked && hasPhp && hasMariaDb && existsSync('/usr/share/wordpress/wp-load.php');
if (isAsked && !runs) console.warn('WordPress is not followed: apt-get install mariadb-server php-mysql wordpress');

/** What is clicked in WordPress's own pages: the plugin is switched on, a product and two pages are written. */
const CLICKS = `$_SERVER += ['HTTP_HOST' => 'x', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_URI' => '/'];
  require 'wp-load.php';
  update_option('active_plugins', ['sklep/sklep.php']);
  foreach (get_posts(['post_type' => ['page', 'shop_product'], 'numberposts' => -1]) as $post) wp_delete_post($post->ID, true);
  $meta = ['shop_net' => '42,90'];
  $id = wp_insert_post(['post_type' => 'shop_product', 'post_title' => 'Klej do gresu', 'post_status' => 'publish', 'meta_input' => $meta]);
  foreach (json_decode(stream_get_contents(STDIN)) as $title => $text)
    wp_insert_post(['post_type' => 'page', 'post_title' => $title, 'post_name' => $title === 'Koszyk' ? 'koszyk' : 'zamowienie', 'post_status' => 'publish',
      'post_content' => str_replace('product-id="4"', "product-id=\\"$id\\"", $text)]);`;

it.skipIf(!runs)('the guide to WordPress is followed to an order', { timeout: 240_000 }, async () => {
  const place = mkdtempSync(join(tmpdir(), 'docs-wordpress-'));
  const [folder, db, port] = [join(place, 'site'), await startMariaDb(place), String(await freePort())];
  const begun = spawnSync('php', ['demo/php/wordpress/start.php', folder, ...namesOf(db), port, 'install']);
  expect(begun.status, String(begun.stderr)).toBe(0);
  // Without what the demo's own plugin has put there.
  unlinkSync(join(folder, 'elements'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('.'), join(folder, 'node_modules/shop-elements'));
  const pages: Record<string, string> = {};
  for (const { language, name, code } of snippetsOf('wordpress')) {
    const title = /^The page „(.*)”$/.exec(name)?.[1];
    if (title !== undefined) pages[title] = code;
    else if (language === 'sh')
      expect(await inShell(folder, code.replace('npm i shop-elements', ':'))).toEqual({ status: 0, text: '' });
    else {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), code);
    }
  }
  execFileSync('php', ['-r', CLICKS], { cwd: folder, input: JSON.stringify(pages) });
  const served = await serve({ cwd: folder, port });
  try {
    await order(served.url, '/koszyk/', '/koszyk/');
    expect(served.faults()).toEqual([]);
  } finally {
    served.php.kill();
    await db.stop();
    rmSync(place, { recursive: true });
  }
});
