/** Tests that the import map's hashes cover late files: a file with one changed byte does not run, and the element displays a message. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementLines } from '../../demo/server/pages/elements';
import { dist } from '../compressed';
import { browserOf, closeAll } from '../e2e/worker';

const POLICY =
  "default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
let server: Server;
let url = '';
/** Adds a byte to a late file. */
let changed: RegExp | undefined;

describe('a page with an import map of hashes', () => {
  beforeAll(async () => {
    server = createServer(({ url: path = '/' }, response) => {
      if (path === '/') {
        const lines = elementLines(new URL(dist).pathname, ['shop-cart'], { nonce: 'n', chunks: true });
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY });
        response.end(`<!doctype html>${lines}<shop-cart cart-url="/koszyk"></shop-cart>`);
      } else if (path.startsWith('/elements/')) {
        response.writeHead(200, { 'Content-Type': path.endsWith('.css') ? 'text/css' : 'text/javascript' });
        response.write(readFileSync(new URL(path.slice('/elements/'.length), dist)));
        response.end(changed?.test(path) ? ';globalThis.ran=1' : '');
      } else response.writeHead(500).end();
    });
    await new Promise<void>((done) => void server.listen(0, done));
    url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    await closeAll(await browserOf());
    server.close();
  });

  it('runs with unchanged files, and runs nothing but displays its message if a late file differs [D19]', async () => {
    const browser = await browserOf();
    for (const [late, sentence] of [
      [undefined, /Nie udało się wczytać koszyka/],
      [/\/chunks\/CartApp-/, /Nie udało się wczytać tej części strony/],
    ] as const) {
      changed = late;
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('console', (message) => void errors.push(message.text()));
      await page.goto(url);
      await page.getByText(sentence).first().waitFor();
      expect(errors.some((one) => /digest[^]*CartApp-/.test(one))).toBe(late !== undefined);
      expect(errors.filter((one) => one.includes('Content Security Policy'))).toEqual([]);
      expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
      await page.close();
    }
  });
});
