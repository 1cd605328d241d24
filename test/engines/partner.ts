/** Decides how a partner's page is tried on two sites over https in each engine: it orders, its cart is kept; and the sentence where none is. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { startPhp } from '../../demo/php/server';
import { chromium } from '../browser/chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'partner-'));
const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
  { stdio: 'ignore' },
);
const tls = { key: readFileSync(key), cert: readFileSync(cert) };
const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => void server.listen(0, done));
  return (server.address() as AddressInfo).port;
};

let isBlocking = false;
let shopPort = 0;
/** Another site than the shop's: `localhost` and `127.0.0.1` have nothing in common. */
const partner = createServer(tls, (_, response) => {
  const shop = `https://localhost:${shopPort}`;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="pl"><title>Blog</title>
    <script type="module" async src="${shop}/elements/index.js" crossorigin></script>
    <shop-add-to-cart product-id="1" action="${shop}/do-koszyka" with-credentials></shop-add-to-cart>`);
});
const page = `https://127.0.0.1:${await listening(partner)}`;
process.env['SHOP_PARTNERS'] = page;
const php = await startPhp({ port: 20_000 + (process.pid % 10_000), database: join(folder, 'shop.sqlite') });
const shop = createServer(tls, (incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const inner = ask(`${php.url}${url}`, { method, headers }, (answer) => {
    // As a browser that blocks it.
    if (isBlocking) delete answer.headers['set-cookie'];
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(inner);
});
shopPort = await listening(shop);

/** What the dialog says after the press, and how many lines the answer counts. */
async function ordered(browser: Browser): Promise<{ said: string; lines: unknown[] }> {
  const tab = await browser.newPage();
  tab.on('console', (message) => void (message.type() === 'error' && console.log(message.text())));
  await tab.goto(page);
  // It rests until it is touched.
  await tab.evaluate(() => document.querySelector('shop-add-to-cart')!.dispatchEvent(new PointerEvent('pointerover')));
  await tab.waitForFunction(() => document.querySelector('shop-add-to-cart:state(shown)'), { polling: 200 });
  const found = await tab.evaluate(async () => {
    const element = document.querySelector('shop-add-to-cart')!;
    const root = element.shadowRoot!;
    const lines: unknown[] = [];
    element.addEventListener('shop-product-added-to-cart', ({ detail }) => lines.push(detail.answer.quantity));
    let said = '';
    for (let time = 0; time < 2; time++) {
      [...root.querySelectorAll('button')].find((one) => one.textContent?.includes('Dodaj do koszyka'))!.click();
      for (let tries = 0; tries < 200 && !root.querySelector('dialog[open]'); tries++)
        await new Promise((go) => setTimeout(go, 50));
      said = root.querySelector('dialog[open]')?.textContent ?? '';
      root.querySelector<HTMLButtonElement>('dialog[open] .modal__head button')?.click();
      for (let tries = 0; tries < 200 && root.querySelector('dialog[open]'); tries++)
        await new Promise((go) => setTimeout(go, 50));
    }
    return { said, lines };
  });
  await tab.close();
  return found;
}

let isRight = true;
process.on('exit', () => php.stop());
const engines = [
  ['Chromium', () => puppeteer.launch({ ...chromium, acceptInsecureCerts: true })],
  [
    'Firefox',
    () =>
      puppeteer.launch({
        browser: 'firefox',
        executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
        acceptInsecureCerts: true,
      }),
  ],
] as const;
for (const [name, launch] of engines) {
  for (const blocks of [false, true]) {
    // Without the cookies of the one before.
    const browser = await launch().catch(() => console.log(`${name} is not here and was skipped.`));
    if (!browser) continue;
    isBlocking = blocks;
    const { said, lines } = await ordered(browser);
    // The second press finds what the first has put there.
    const isOrdered = said.startsWith('Dodano do koszyka') && Number(lines[1]) === Number(lines[0]) + 1;
    const isTold = said.includes('Przeglądarka nie zachowuje koszyka na tej stronie.') && lines.length === 0;
    const isGood = blocks ? isTold : isOrdered;
    isRight &&= isGood;
    console.log(`${isGood ? 'ok   ' : 'WRONG'} ${name}, cookie ${blocks ? 'blocked' : 'kept'}: ${said.slice(0, 160)}`);
    await browser.close();
  }
}
php.stop();
partner.close();
shop.close();
process.exit(isRight ? 0 : 1);
