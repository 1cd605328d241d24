/** Tests the shop: the tags of its templates, and its cart by every rule of the contract. `npm test` */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(import.meta.resolve('shop-elements/dist/command/shop-elements.js'));
/** Resolves with the exit code and the report. PHP’s log is read meanwhile. */
const run = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], (error, stdout) => resolve({ status: error?.code ?? 0, stdout }));
  });
const folder = mkdtempSync(join(tmpdir(), 'shop-'));
let shop;
let url = '';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

before(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  shop = spawn('php', ['-S', `localhost:${port}`, '-t', 'public', 'public/index.php'], {
    env: { ...process.env, SHOP_DSN: `sqlite:${join(folder, 'shop.sqlite')}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  for await (const text of shop.stderr.iterator({ destroyOnReturn: false })) {
    log += text;
    if (log.includes('started')) break;
  }
  shop.stderr.resume();
});
after(() => {
  shop.kill();
  rmSync(folder, { recursive: true });
});

test('the templates have no mistakes', async () => {
  const { status, stdout } = await run('lint', 'templates');
  assert.equal(status, 0, stdout);
});

test('the pages load the elements', async () => {
  for (const path of ['/', '/koszyk', '/elements/index.js', '/elements/shop-elements.css'])
    assert.equal((await fetch(url + path)).status, 200, path);
});

test('the cart keeps the contract', async () => {
  const { status, stdout } = await run('conform', `${url}/koszyk`, '--page', `${url}/`, '--product', '1');
  // 3: the report names what else could be checked.
  assert.ok(status === 0 || status === 3, stdout);
});
