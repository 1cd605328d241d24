/** The tools of a case: one browser for all candidates, and the server of their pages. */
import { chromium as engine, type Browser } from 'playwright-core';
import { wholeChromium } from '../../browser/chromium.mjs';
import { buildAll, install, type Built } from './build';
import type { Case } from './case';
import { compare, type Samples, type Trial } from './rounds';
import { serve } from './serve';

export interface Bench {
  /** Measures the candidates of the case in turn. */
  compare(trial: Trial): Promise<Samples>;
  readonly browser: Browser;
  readonly built: Built;
  /** The URL of a candidate's page. */
  url(candidate: string): string;
}

/** Builds, opens browser and server, runs `work` with a bench for each case, and closes everything. */
export async function withBench(
  cases: readonly Case[],
  work: (benchOf: (one: Case) => Bench) => Promise<void>,
): Promise<void> {
  install();
  const built = await buildAll();
  const { base, server } = await serve(cases, built);
  const browser = await engine.launch({
    ...wholeChromium,
    // Allows WebGL2 without a graphics card, and the server's temporary certificate.
    args: [
      ...wholeChromium.args,
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-certificate-errors',
    ],
  });
  try {
    await work((one) => {
      const url = (candidate: string) => `${base}/page/${one.name}/${encodeURIComponent(candidate)}`;
      return { browser, built, url, compare: (trial) => compare(browser, url, trial) };
    });
  } finally {
    await browser.close();
    server.close();
  }
}
