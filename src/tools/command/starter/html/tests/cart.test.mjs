/** Tests the pages: their tags, and a product that goes into the cart. `npm test` */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(import.meta.resolve('shop-elements/dist/command/shop-elements.js'));
let shop;
let url = '';

before(async () => {
  shop = spawn(process.execPath, [command, 'mock', 'pages', '--port', '0']);
  // The first line is the URL.
  url = String((await shop.stdout[Symbol.asyncIterator]().next()).value).trim();
});
after(() => shop.kill());

test('the pages have no mistakes', () => {
  const { status, stdout } = spawnSync(process.execPath, [command, 'lint', 'pages'], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});

test('the pages load the elements', async () => {
  for (const path of ['', 'koszyk', 'elements/index.js', 'elements/shop-elements.css'])
    assert.equal((await fetch(url + path)).status, 200, path);
});

test('a product goes into the cart', async () => {
  const page = await fetch(url);
  const cookie = page.headers.get('set-cookie').split(';', 1)[0];
  const headers = { cookie, 'Content-Type': 'application/json', Accept: 'application/json', 'X-Shop-Test': 'buyer' };
  const post = async (path, body) =>
    (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const count = ({ cart }) => cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const earlier = count(await post('koszyk', {}));
  await post('do-koszyka', { id: 1, quantity: 2 });
  assert.equal(count(await post('koszyk', {})), earlier + 2);
});
