/** Measures a press with the browser's Event Timing API, and the longest task that it started. */
import type { Page } from 'playwright-core';
import type { Press } from './presses';

export interface Timing {
  readonly name: string;
  /** Milliseconds from the input to the next paint, of the slowest event of the press; 8 if none took 16. */
  readonly event: number;
  /** Duration in ms of the longest task until the page is idle; 0 if no task took 50. */
  readonly task: number;
}

/** Events that the browser does not report took less than its threshold of 16 ms. */
const UNREPORTED = 8;

const record = () => {
  const slowest = { event: 0, task: 0 };
  Object.assign(globalThis, { slowest });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowest.event = Math.max(slowest.event, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowest.task = Math.max(slowest.task, duration);
  }).observe({ type: 'longtask' });
};

/** Call it before the navigation. */
export const prepareTiming = (page: Page): Promise<unknown> => page.addInitScript(record);

/** The slowest press since the last call; waits until the page is idle, including responses of the shop. */
const takeSlowest = async (page: Page): Promise<{ event: number; task: number }> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const { slowest } = globalThis as unknown as { slowest: { event: number; task: number } };
    const taken = { ...slowest };
    Object.assign(slowest, { event: 0, task: 0 });
    return taken;
  });
};

export async function timed(page: Page, presses: readonly Press[], lines: number): Promise<readonly Timing[]> {
  await takeSlowest(page);
  const timings: Timing[] = [];
  for (const { name, act, from = 0 } of presses) {
    if (lines < from) continue;
    await act(page);
    const { event, task } = await takeSlowest(page);
    timings.push({ name, event: Math.max(event, UNREPORTED), task });
  }
  return timings;
}
