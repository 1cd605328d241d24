/** Measures a press with the browser's Event Timing API, and the processor time of the longest task that it started. */
import type { Page } from 'playwright-core';
import type { Press } from './presses';

export interface Timing {
  readonly name: string;
  /** Milliseconds from the input to the next paint, of the slowest event of the press; 8 if none took 16. */
  readonly event: number;
  /** Processor time in ms of the longest task of the page's main thread until the page is idle. */
  readonly task: number;
}

/** Events that the browser does not report took less than its threshold of 16 ms. */
const UNREPORTED = 8;

const record = () => {
  const slowest = { event: 0 };
  Object.assign(globalThis, { slowest });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      // Pointer moves are no interactions.
      if (interactionId > 0) slowest.event = Math.max(slowest.event, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

/** Call it before the navigation. */
export const prepareTiming = (page: Page): Promise<unknown> => page.addInitScript(record);

/** The slowest event since the last call; waits until the page is idle, including responses of the shop. */
const takeSlowest = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const { slowest } = globalThis as unknown as { slowest: { event: number } };
    const { event } = slowest;
    slowest.event = 0;
    return event;
  });
};

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in µs. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Processor time, because the browser's own measure of long tasks counts the time of other processes. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter((one) => one.name.endsWith('RunTask') && mains.has(thread(one)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/**
 * The target is found before the measurement, and clicked by its place: to find a button by its name, Playwright visits each element in
 * the page's main thread, which takes 3 s with 500 lines.
 */
export async function timed(page: Page, presses: readonly Press[], lines: number): Promise<readonly Timing[]> {
  const browser = page.context().browser()!;
  const timings: Timing[] = [];
  for (const { name, before, target, isFocused, keys, from = 0 } of presses) {
    if (lines < from) continue;
    await before?.(page);
    const element = target(page);
    // Like a person's pointer, which also stops the time for undoing.
    await (isFocused ? element.focus() : element.hover());
    await takeSlowest(page);
    const { x, y, width, height } = (await element.boundingBox())!;
    await browser.startTracing(page, { categories: ['toplevel'] });
    if (!isFocused) await page.mouse.click(x + width / 2, y + height / 2);
    await keys?.(page);
    const event = await takeSlowest(page);
    timings.push({ name, event: Math.max(event, UNREPORTED), task: longestTask(await browser.stopTracing()) });
  }
  return timings;
}
