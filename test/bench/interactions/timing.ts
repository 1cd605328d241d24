/** Measures a press with the browser's Event Timing API, and the processor time of the longest task that it started. */
import type { Page } from 'playwright-core';
import { argumentsOf, scriptOf } from '../runner/controls';
import { PLUS, type Control, type Keyboard, type Press } from '../runner/presses';

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

const call = <Result>(page: Page, deed: string): Promise<Result> => page.evaluate(scriptOf(deed));
const placeOf = (page: Page, control: Control) =>
  call<{ readonly x: number; readonly y: number }>(page, `place(${argumentsOf(control)})`);

const keyboardOf = ({ keyboard }: Page): Keyboard<string> => ({
  type: (text) => keyboard.type(text, { delay: 30 }),
  press: (...keys) => keyboard.press(keys.join('+')),
});

/** Resolves once the cart's lines can be pressed: ours, after its view has replaced the printed lines. */
export async function ready(page: Page): Promise<void> {
  await placeOf(page, PLUS);
  await page.waitForFunction(() => document.querySelector('shop-cart')?.matches(':state(shown)') !== false);
}

/**
 * The control is found before the measurement, and not by Playwright: its search by name visits each element in the page's main thread,
 * and forces the layout of all lines out of view, which takes 3 s with 500 lines.
 */
export async function timed(page: Page, presses: readonly Press[], lines: number): Promise<readonly Timing[]> {
  const browser = page.context().browser()!;
  const timings: Timing[] = [];
  for (const { name, before, isFocused, keys, from = 0, ...control } of presses) {
    if (lines < from) continue;
    if (before) {
      const { x, y } = await placeOf(page, before);
      await page.mouse.click(x, y);
    }
    // Like a person's pointer, which also stops the time for undoing.
    const near = await placeOf(page, control);
    if (isFocused) await call(page, `focus(${argumentsOf(control)})`);
    else await page.mouse.move(near.x, near.y);
    await takeSlowest(page);
    // Responses may have moved it.
    const { x, y } = await placeOf(page, control);
    await browser.startTracing(page, { categories: ['toplevel'] });
    if (!isFocused) await page.mouse.click(x, y);
    await keys?.(keyboardOf(page));
    const event = await takeSlowest(page);
    timings.push({ name, event: Math.max(event, UNREPORTED), task: longestTask(await browser.stopTracing()) });
  }
  return timings;
}
