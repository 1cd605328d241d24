/** The page of a test file, and extra pages: a second copy of the script, a strict page, a page that arrives slowly. */
import { PassThrough } from 'node:stream';

/** The runner uses a tab for several files. Each begins with empty storage, so that no cart of an earlier file's URL is continued. */
export const emptyTab = (framework) =>
  `<!doctype html><html><body><script>sessionStorage.clear(); localStorage.clear(); var ORDERS = ${Number(process.env.ORDERS) || undefined};</script>
    <script type="module" src="${framework}"></script></body></html>`;

/** `/test-results/copy/…` is the probe build under other URLs: a page with two versions of the script. */
export function secondCopy(context, next) {
  context.url = context.url.replace('/test-results/copy/', '/test-results/probe/');
  return next();
}

/** The strictest supported policy: nonces, no inline style, Trusted Types. */
const POLICY = [
  "default-src 'none'",
  "script-src 'nonce-R' 'strict-dynamic'",
  "style-src 'nonce-R'",
  "connect-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** `/strict?<html>` is a page under that policy with the loader and the HTML in its body. */
export async function strictPage(context, next) {
  if (context.path !== '/strict') return next();
  context.set('Content-Security-Policy', POLICY);
  context.type = 'html';
  context.body = `<!doctype html><html lang="pl"><head><title>Strict</title>
    <script nonce="R">addEventListener('securitypolicyviolation', (event) => {
      (globalThis.refused ??= []).push(event.violatedDirective + ' ' + event.blockedURI);
    });</script>
    <script type="module" nonce="R" src="/test-results/probe/index.js"></script>
    </head><body>${decodeURIComponent(context.querystring)}</body></html>`;
}

let arriving;

/** `/arriving?<html>` is a page whose parser waits at `|`; the rest is sent when `/arriving/rest` is requested. */
export async function arrivingPage(context, next) {
  if (context.path === '/arriving') {
    const [first, rest] = decodeURIComponent(context.querystring).split('|');
    arriving = { stream: new PassThrough(), rest };
    // Some engines buffer a kilobyte before they parse.
    arriving.stream.write(`<!doctype html><title>Arriving</title>${' '.repeat(2048)}${first}`);
    context.type = 'html';
    context.body = arriving.stream;
  } else if (context.path === '/arriving/rest') {
    arriving.stream.end(arriving.rest);
    context.body = '';
  } else {
    await next();
  }
}

/** With LATE_REACT=1 React loads five seconds late on each test page. */
export const isReactLate = Boolean(process.env.LATE_REACT);

/** /late/ has the same files, but delivers React after five seconds. */
export const lateReact = async (context, next) => {
  const isHeld = isReactLate || context.path.startsWith('/late/');
  if (isHeld && /\/react-[\w-]+\.js$/.test(context.path)) await new Promise((go) => setTimeout(go, 5000));
  context.path = context.path.replace('/late/', '/test-results/probe/');
  return next();
};

/** Gives each parallel page its own focus. Otherwise Chromium would load React only on the first page. */
export async function newPage({ browser }) {
  const page = await (await browser.createBrowserContext()).newPage();
  await (await page.createCDPSession()).send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await page.setCacheEnabled(!isReactLate);
  return page;
}
