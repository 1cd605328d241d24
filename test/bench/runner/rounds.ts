/** Compares candidates in turn, in one browser, with the same throttling. The first round does not count. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** `slow4G` has the values of Chrome's developer tools: 562 ms of latency, 180 KB/s. */
export interface Conditions {
  readonly cpu?: number;
  readonly slow4G?: boolean;
}

export type Marks = Readonly<Record<string, number>>;

export interface Trial extends Conditions {
  readonly candidates: readonly string[];
  readonly rounds?: number;
  /** One page per candidate for all rounds, with compiled code. Default: a fresh profile for each round. */
  readonly warm?: boolean;
  /** Maximum duration of one visit in ms. Default: 60,000. */
  readonly patience?: number;
  /** Called before the navigation. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Returns the measured values: milliseconds, or another count. */
  readonly act: (page: Page, candidate: string, round: number) => Promise<Marks>;
}

export class Samples {
  readonly conditions: string;
  readonly #marks = new Map<string, Marks[]>();

  constructor({ cpu = 1, slow4G = false }: Conditions) {
    this.conditions = `CPU ${cpu}×${slow4G ? ', Slow 4G' : ''}`;
  }

  add(candidate: string, marks: Marks): void {
    this.#marks.set(candidate, [...(this.#marks.get(candidate) ?? []), marks]);
  }

  /** One value per round. Throws if a round has no time. */
  of(candidate: string, mark: string): readonly number[] {
    return (this.#marks.get(candidate) ?? []).map((marks) => {
      const value = marks[mark];
      if (value === undefined) throw new Error(`${candidate} has no "${mark}"`);
      return value;
    });
  }
}

export const USUAL_ROUNDS = 7;
export const ROUNDS = Number(process.env['ROUNDS'] ?? USUAL_ROUNDS);
const PATIENCE = 60_000;

const tooLate = (patience: number): Promise<never> =>
  new Promise((_, fail) => void setTimeout(() => fail(new Error(`nothing within ${patience} ms`)), patience).unref());

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Factor of the processor's slowdown; 1 is its own speed. */
  slowDown(rate: number): Promise<unknown>;
}

async function open(browser: Browser, { slow4G = false }: Conditions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    // The context's own requests, which belong to no page.
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const session = await context.newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  if (slow4G) await slowNetwork(session);
  return { context, page, slowDown };
}

async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_000,
  });
}

/** `url` returns a candidate's URL. */
export async function compare(browser: Browser, url: (candidate: string) => string, trial: Trial): Promise<Samples> {
  const { candidates, rounds = ROUNDS, warm = false, cpu = 1, patience = PATIENCE, prepare, act } = trial;
  const samples = new Samples(trial);
  const begin = async (candidate: string): Promise<Visit> => {
    const one = await open(browser, trial);
    const { page, slowDown } = one;
    page.on('pageerror', (error) => console.error(`${candidate}: ${error.message}`));
    await slowDown(cpu);
    await prepare?.(page);
    await page.goto(url(candidate), { waitUntil: 'commit' });
    return one;
  };
  const visits = new Map<string, Visit>();
  /** On a busy machine a visit fails now and then: the bench logs it and retries once. */
  const visit = async (candidate: string, round: number, isRepeated = false): Promise<Marks> => {
    const known = visits.get(candidate);
    const one = known ?? (await begin(candidate));
    if (warm) visits.set(candidate, one);
    const { context, page, slowDown } = one;
    try {
      await page.bringToFront();
      await known?.slowDown(cpu);
      const marks = await Promise.race([act(page, candidate, round), tooLate(patience)]);
      // A throttled page uses processor time even while it is idle.
      if (warm) await slowDown(1);
      return marks;
    } catch (error) {
      visits.delete(candidate);
      if (isRepeated) throw error;
      console.error(`${candidate}, round ${round}: ${String(error)}`);
      return visit(candidate, round, true);
    } finally {
      if (!visits.has(candidate)) await context.close();
    }
  };
  for (let round = 0; round <= rounds; round++) {
    for (const candidate of candidates) {
      const marks = await visit(candidate, round);
      if (round > 0) samples.add(candidate, marks);
    }
  }
  for (const { context } of visits.values()) await context.close();
  return samples;
}

/** Calls `globalThis.bench` of a candidate's page, once it is defined. */
export async function call<Result>(page: Page, deed: string, ...input: readonly unknown[]): Promise<Result> {
  await page.waitForFunction(() => 'bench' in globalThis);
  return page.evaluate(
    ([name, given]) =>
      (globalThis as unknown as { bench: Record<string, (...input: unknown[]) => unknown> }).bench[name]!(...given),
    [deed, input] as const,
  ) as Promise<Result>;
}
