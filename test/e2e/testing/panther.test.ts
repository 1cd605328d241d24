/** Tests the guide's Panther test in a real Chromium with a stand-in for Panther, which Debian lacks. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeChromium } from '../../browser/chromium.mjs';
import { snippet, useMock } from './mock';

const DRIVER = '/usr/bin/chromedriver';
const isThere = existsSync(DRIVER) && existsSync('/usr/bin/phpunit');
const mock = useMock();

let driver: ChildProcess | undefined;
let url = '';
const folder = mkdtempSync(join(tmpdir(), 'panther-'));
beforeAll(async () => {
  if (!isThere) return;
  const running = spawn(DRIVER, ['--port=0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  driver = running;
  url = await new Promise((resolve) => {
    let output = '';
    running.stdout.on('data', (more) => {
      output += String(more);
      const port = /successfully on port (\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
});
afterAll(() => {
  driver?.kill();
  rmSync(folder, { recursive: true });
});

it.runIf(isThere)('Panther: a buyer orders', async () => {
  const put = (path: string): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  writeFileSync(put('tests/CheckoutTest.php'), snippet('tests/CheckoutTest.php'));
  copyFileSync('src/tools/testing/roles.json', put('node_modules/shop-elements/dist/testing/roles.json'));
  const bootstrap = join(import.meta.dirname, 'tools/panther.php');
  const tests = spawn('phpunit', ['--bootstrap', bootstrap, 'tests/CheckoutTest.php'], {
    cwd: folder,
    env: { ...process.env, DRIVER: url, SHOP_URL: mock.url, CHROMIUM: wholeChromium.executablePath },
  });
  expect(await text(tests.stdout)).toContain('OK (1 test, 2 assertions)');
});
