/** Follows the requests of pages, so that tests wait for their end instead of for some time. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Call it before a page is opened. */
export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (one) => void requests.add(one));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (one) => void requests.delete(one));
}

/** Resolves when no request is under way, and the page has processed their responses. */
export async function quiet(page: Page): Promise<void> {
  const requests = underWay.get(page.context())!;
  const idle = () => new Promise<void>((done) => void requestIdleCallback(() => done()));
  await expect
    .poll(async () => {
      const before = requests.size;
      await page.evaluate(idle);
      await page.evaluate(idle);
      return before + requests.size;
    })
    .toBe(0);
}
