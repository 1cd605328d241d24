/** Measures the memory of a page after garbage collection. */
import type { Page } from 'playwright-core';

export const MEGABYTE = 1_000_000;

export interface Weight {
  /** Bytes. */
  readonly heap: number;
  /** DOM nodes alive, also those out of the document. */
  readonly nodes: number;
  readonly listeners: number;
}

export async function scalesOf(page: Page): Promise<() => Promise<Weight>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    for (let times = 0; times < 3; times++) {
      await devtools.send('HeapProfiler.collectGarbage');
      await new Promise((resolve) => void setTimeout(resolve, 200));
    }
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((one) => one.name === name)!.value;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
}
