/** Tests that a page cache before a shop passes no data of one visitor to another. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../fixtures/free-port';
import { startCached, RECIPES, type Cached, type Recipe } from './cached';
import { hasMariaDb, namesOf, startMariaDb, type MariaDb } from './mariadb';
import { hasPhp, serve, type Served } from './serve';
import { install, SHOP } from './shops';
import { firstPress, quickPresses, sharesNothing } from './two-visitors';

const recipes = Object.keys(RECIPES) as Recipe[];

describe.skipIf(!hasPhp)('behind a page cache, a shop on the package’s tables', { timeout: 120_000 }, () => {
  let folder = '';
  let served: Served;
  let cached: Cached;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'php-cache-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('.'), join(folder, 'node_modules/shop-elements'));
    install(folder);
    // Pages that start no session, like product pages.
    const offer = `if (in_array($request->path, ['/oferta', '/lista'], true)) {
    $isList = $request->path === '/lista';
    echo '<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Oferta</title>',
        Assets::fromFile('node_modules/shop-elements/dist/files.json')->tags(['shop-add-to-cart', 'shop-cart-widget']), '</head><body>',
        $isList ? Elements::addToCart(['action' => '/do-koszyka', 'product-id' => 2]) : '',
        Elements::addToCart(['action' => '/do-koszyka', 'product-id' => 1]), '</body></html>';
    return;
}
`;
    writeFileSync(
      join(folder, 'shop.php'),
      SHOP.replace('session_start', () => `${offer}session_start`),
    );
    served = await serve({ cwd: folder, script: 'shop.php', workers: 4 });
    cached = await startCached(served.url);
  }, 60_000);
  afterAll(async () => {
    await cached?.stop();
    served?.stop();
    if (folder !== '') rmSync(folder, { recursive: true });
  }, 60_000);

  for (const recipe of recipes)
    it(`${recipe}: passes no data of another visitor, and carries out a new visitor’s first press`, async () => {
      const url = cached.urls[recipe];
      await sharesNothing({ url, open: ['/oferta', '/lista'], own: ['/', '/api/koszyki'], product: 1 });
      await firstPress(url, '/oferta');
      for (let round = 0; round < 10; round += 1) await quickPresses(url, '/lista');
      expect(served.faults()).toEqual([]);
    });
});

const hasWordPress = hasMariaDb && existsSync('/usr/share/wordpress/wp-load.php');

describe.skipIf(!hasWordPress)('behind a page cache, a shop in WordPress', { timeout: 240_000 }, () => {
  let folder = '';
  let db: MariaDb;
  let served: Served;
  let cached: Cached;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'php-cache-wp-'));
    db = await startMariaDb(folder);
    const [site, port] = [join(folder, 'site'), String(await freePort())];
    const begun = spawnSync('php', ['demo/php/wordpress/start.php', site, ...namesOf(db), port, 'install'], {
      encoding: 'utf8',
    });
    expect([begun.stderr, begun.status]).toEqual(['', 0]);
    // The theme prints the button on every page, so no page's content contains it.
    const theme = join(site, 'wp-content/themes/bare/index.php');
    const button = (id: number) => `[shop-add-to-cart action="/do-koszyka" product-id="${id}"]`;
    const foot = `<?php echo do_shortcode('[shop-cart-widget url="/api/koszyki"]${button(5)}${button(4)}') ?></body>`;
    writeFileSync(
      theme,
      readFileSync(theme, 'utf8').replace('</body>', () => foot),
    );
    // The demo's plugin puts sample products into a visitor's first cart; this test starts with an empty cart.
    const plugin = join(site, 'wp-content/plugins/shop-elements/shop-elements.php');
    const code = readFileSync(plugin, 'utf8')
      .replace(', first: $samples', '')
      .replaceAll('realpath(__FILE__)', `'${realpathSync(plugin)}'`);
    rmSync(plugin);
    writeFileSync(plugin, code);
    served = await serve({ cwd: site, port, workers: 4 });
    cached = await startCached(served.url);
  }, 180_000);
  afterAll(async () => {
    await cached?.stop();
    served?.stop();
    await db?.stop();
    if (folder !== '') rmSync(folder, { recursive: true });
  }, 60_000);

  for (const recipe of recipes)
    it(`${recipe}: in WordPress, passes no data of another visitor, and carries out a new visitor’s first press`, async () => {
      const url = cached.urls[recipe];
      const own = ['/koszyk/', '/api/koszyki', '/api/zamowienia', '/api/listy', '/zamowienie/?numer=x'];
      await sharesNothing({ url, open: ['/'], own, product: 4 });
      await firstPress(url, '/', true);
      for (let round = 0; round < 10; round += 1) await quickPresses(url, '/');
      expect(served.faults()).toEqual([]);
    });
});
