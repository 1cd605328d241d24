/** Measures the demo with Lighthouse: four pages on an emulated phone, five times each. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '../../browser/chromium.mjs';
import type { Case } from '../runner/case';
import type { Row } from '../runner/rows';
import { withShop } from '../runner/shop';
import { spread } from '../runner/statistics';

/** The npm package that only this case uses, installed before the measurement. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const MEDIAN = 98;
const WORST = 95;

const run = promisify(execFile);

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

async function report(url: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      `--chrome-flags=--headless ${chromium.args.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium.executablePath }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Report;
}

const FIGURES = [
  ['first paint', 'first-contentful-paint'],
  ['largest paint', 'largest-contentful-paint'],
  ['blocked', 'total-blocking-time'],
] as const;

function row(name: string, reports: readonly Report[]): Row {
  const scores = reports.map(({ categories }) => Math.round(categories.performance.score * 100));
  const { q1, median, q3 } = spread(scores);
  const worst = Math.min(...scores);
  const figure = (audit: string) =>
    Math.round(spread(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)).median);
  return {
    what: `${name}, performance of 100`,
    ours: FIGURES.map(([label, audit]) => `${label} ${figure(audit)} ms`).join(', '),
    against: '',
    measured: `${median} (${q1}–${q3}), worst ${worst}`,
    goal: `≥ ${MEDIAN}, worst ≥ ${WORST}`,
    isMet: median >= MEDIAN && worst >= WORST,
  };
}

export const lighthouse: Case = {
  name: 'lighthouse',
  title: 'The demo’s pages by Lighthouse',
  measures: ['src', 'elements', 'demo/server', 'demo/templates'],
  how: `${LIGHTHOUSE}, mobile with its simulated throttling (Slow 4G, CPU 4×), a fresh browser each time; medians of ${RUNS} runs by turns. The cart has 8 lines.`,
  async measure() {
    try {
      await run('npx', ['--yes', LIGHTHOUSE, '--version']);
    } catch {
      console.log(`  ${LIGHTHOUSE} cannot be had here: left out.`);
      return [];
    }
    return withShop(async (url) => {
      const home = await (await fetch(url)).text();
      const paths = {
        home: '/',
        category: '/kategoria/plytki',
        product: /\/produkt\/[\w-]+/.exec(home)![0],
        cart: '/koszyk',
      };
      const reports: Record<string, Report[]> = {};
      for (let index = 0; index < RUNS; index++)
        for (const [name, path] of Object.entries(paths)) (reports[name] ??= []).push(await report(url + path));
      return Object.entries(reports).map(([name, all]) => row(name, all));
    });
  },
};
