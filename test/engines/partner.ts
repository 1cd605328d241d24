/** Tests a partner's page over https in each installed engine: it adds to its cart, or shows a sentence if the browser keeps no cart. */
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
import { firefox } from './firefox.mjs';
import { webkit } from './webkit.mjs';

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
/** Another origin of the same site: for another site browsers isolate the cookie, and the shop reports that it keeps no cart. */
const partner = createServer(tls, (_, response) => {
  const shop = `https://localhost:${shopPort}`;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="pl"><title>Blog</title>
    <script type="module" async src="${shop}/elements/index.js" crossorigin></script>
    <shop-add-to-cart product-id="1" action="${shop}/do-koszyka" with-credentials></shop-add-to-cart>`);
});
const page = `https://localhost:${await listening(partner)}`;
process.env['SHOP_PARTNERS'] = page;
const php = await startPhp({ port: 20_000 + (process.pid % 10_000), dsn: `sqlite:${join(folder, 'shop.sqlite')}` });
const shop = createServer(tls, (incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const inner = ask(`${php.url}${url}`, { method, headers }, (answer) => {
    // Like a browser that blocks the cookie.
    if (isBlocking) delete answer.headers['set-cookie'];
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(inner);
});
shopPort = await listening(shop);

/** `run` evaluates the script in the partner's page, newly opened without cookies. */
interface Engine {
  readonly name: string;
  run(script: string): Promise<unknown>;
}

interface Result {
  readonly dialog: string;
  readonly quantities: unknown[];
}

/** Adds the product twice: the last dialog's text, and the quantities of the responses. */
async function order(): Promise<Result> {
  const until = async (isDone: () => unknown): Promise<void> => {
    for (let tries = 0; tries < 200 && !isDone(); tries++) await new Promise((go) => setTimeout(go, 50));
  };
  const element = document.querySelector('shop-add-to-cart')!;
  // The element hydrates when touched.
  element.dispatchEvent(new PointerEvent('pointerover'));
  await until(() => element.matches(':state(shown)'));
  const root = element.shadowRoot!;
  const quantities: unknown[] = [];
  element.addEventListener('shop-product-added-to-cart', ({ detail }) => quantities.push(detail.answer.quantity));
  let dialog = '';
  for (let press = 0; press < 2; press++) {
    [...root.querySelectorAll('button')].find((button) => button.textContent?.includes('Dodaj do koszyka'))!.click();
    await until(() => root.querySelector('dialog[open]'));
    dialog = root.querySelector('dialog[open]')?.textContent ?? '';
    root.querySelector<HTMLButtonElement>('dialog[open] .modal__head button')?.click();
    await until(() => !root.querySelector('dialog[open]'));
  }
  return { dialog, quantities };
}

/** tsx gives inner functions their names by a helper that the page does not have. */
const script = `(() => { const __name = (one) => one; return (${String(order)})(); })()`;

const puppet = (name: string, launch: () => Promise<Browser>): Engine => ({
  name,
  async run(script) {
    const browser = await launch();
    try {
      const tab = await browser.newPage();
      tab.on('console', (message) => void (message.type() === 'error' && console.log(message.text())));
      await tab.goto(page);
      return await tab.evaluate(script);
    } finally {
      await browser.close();
    }
  },
});

const driver = webkit.isInstalled() ? webkit.launcher() : undefined;
const engines: readonly Engine[] = [
  puppet('Chromium', () => puppeteer.launch({ ...chromium, acceptInsecureCerts: true })),
  puppet('Firefox', () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox.executablePath,
      acceptInsecureCerts: true,
    }),
  ),
  ...(driver === undefined
    ? []
    : [
        {
          name: webkit.name,
          async run(script: string) {
            await driver.visit(page);
            return driver.run(script);
          },
        },
      ]),
];

let isRight = true;
process.on('exit', () => php.stop());
for (const { name, run } of engines) {
  for (const blocks of [false, true]) {
    isBlocking = blocks;
    const { dialog, quantities } = (await run(script)) as Result;
    // The second press finds the product of the first.
    const isOrdered = dialog.startsWith('Dodano do koszyka') && Number(quantities[1]) === Number(quantities[0]) + 1;
    const isRefused = dialog.includes('Przeglądarka nie zachowuje koszyka na tej stronie.') && quantities.length === 0;
    // WebKitGTK blocks every third-party cookie.
    const isGood = isRefused ? blocks || name === webkit.name : isOrdered && !blocks;
    isRight &&= isGood;
    console.log(
      `${isGood ? 'ok   ' : 'WRONG'} ${name}, cookie ${blocks ? 'blocked' : 'kept'}: ${dialog.slice(0, 160)}`,
    );
  }
}
await driver?.stop();
php.stop();
partner.close();
shop.close();
process.exit(isRight ? 0 : 1);
