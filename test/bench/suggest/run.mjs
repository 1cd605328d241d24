/** Shows how long a keystroke takes to ten suggestions, ours beside its peers in one run, as ratios; pauses before asking do not count. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as engine } from 'playwright-core';
import { build } from 'vite';
import { chromium } from '../../browser/chromium.mjs';

const CANDIDATES = ['ours', 'algolia', 'tarekraafat'];
/** Rounds of keystrokes by turns; the first ones of a round only bring the page back to where a typing person has it. */
const ROUNDS = Number(process.env.ROUNDS ?? 10);
const IN_ROUND = 10;
const DROPPED = 4;
const WORDS = ['grafit', 'szary', 'beton', 'marmur', 'drewno', 'piasek', 'onyks', 'trawertyn', 'antracyt', 'kremowy'];

const here = fileURLToPath(new URL('.', import.meta.url));
const pages = mkdtempSync(join(tmpdir(), 'bench-suggest-'));
await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: pages,
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: true,
    rolldownOptions: {
      input: Object.fromEntries(CANDIDATES.map((name) => [name, join(here, `pages/${name}.js`)])),
      external: /^\/dist\//,
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><rect width="48" height="48" fill="#999"/></svg>';
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));
const server = createServer(({ url }, answer) => {
  const [, folder, file = ''] = /^\/(dist|pages)\/(.*)$/.exec(url) ?? [];
  // Isolated pages have a clock of 5 µs instead of 100.
  answer.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  answer.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
  answer.setHeader('Content-Type', TYPES[extname(url)] ?? 'text/html; charset=utf-8');
  try {
    if (folder) return answer.end(readFileSync(join(folder === 'dist' ? dist : pages, file)));
  } catch {
    answer.statusCode = 404;
    return answer.end();
  }
  if (url.endsWith('.svg')) return answer.end(PICTURE);
  const name = url.slice(1);
  answer.end(`<!doctype html><html lang="pl"><head><title>${name}</title><link rel="stylesheet" href="/pages/${name}.css">
    </head><body><script type="module" src="/pages/${name}.js"></script></body></html>`);
});
await new Promise((ready) => server.listen(0, ready));

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const browser = await engine.launch({ executablePath: chromium.executablePath, args: chromium.args });

/** All candidates are open at once and take turns, so that a machine that is busy is so for all of them. The first round does not count. */
async function compare(throttle) {
  const open = {};
  const times = {};
  for (const name of CANDIDATES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', (error) => console.error(name, error.message));
    await page.goto(`http://localhost:${server.address().port}/${name}`);
    await page.waitForFunction(() => 'keystroke' in globalThis);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    open[name] = page;
    times[name] = { dom: [], painted: [] };
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of CANDIDATES) {
      const page = open[name];
      await page.bringToFront();
      const queries = WORDS.map((word, nth) => `${word} ${round}-${nth}`).slice(0, IN_ROUND);
      const seen = await page.evaluate(async (texts) => {
        const all = [];
        for (const text of texts) {
          all.push(await globalThis.keystroke(text));
          await new Promise((done) => setTimeout(done, 30));
        }
        return all;
      }, queries);
      if (round === 0) continue;
      times[name].dom.push(...seen.slice(DROPPED).map(({ dom }) => dom));
      times[name].painted.push(...seen.slice(DROPPED).map(({ painted }) => painted));
    }
  }
  for (const page of Object.values(open)) await page.close();
  const row = (name) => {
    const [dom, painted] = [median(times[name].dom), median(times[name].painted)];
    const ratio = (what, value) => (value / median(times.algolia[what])).toFixed(2);
    return {
      'to DOM ms': dom.toFixed(2),
      'to DOM': ratio('dom', dom),
      'painted ms': painted.toFixed(2),
      painted: ratio('painted', painted),
    };
  };
  console.log(
    `Keystroke to 10 suggestions, ratio to Algolia, CPU ${throttle}×, median of ${ROUNDS * (IN_ROUND - DROPPED)}:`,
  );
  console.table(Object.fromEntries(CANDIDATES.map((name) => [name, row(name)])));
}

await compare(1);
await compare(4);
await browser.close();
server.close();
