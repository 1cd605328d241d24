/** A state of the accessibility tests: a page of the shop or a page with one element, and the way to the state. */
import type { Frame, Page } from 'playwright-core';
import { products } from '../../demo/server/db/schema/catalogue';
import { waitForCartView } from '../e2e/first-screens';
import { quiet } from '../e2e/requests';
import type { RunningShop } from '../e2e/shop';

export interface State {
  /** Unique noun phrase; names the snapshot. */
  readonly name: string;
  /** Elements in this state. The snapshot has the tree of the first. */
  readonly tags: readonly [string, ...string[]];
  /** A path of the demo. `@measured` and `@requested` stand for a product sold by area and one sold on request … */
  readonly path?: string;
  /** … or the HTML in the `main` of an otherwise empty page. */
  readonly html?: string;
  /** Slug of the demo's visitor. Default: the buyer. */
  readonly as?: string;
  /** Runs before the page is loaded: mocks responses that the demo never sends. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Resolves when the page is in this state. */
  readonly arrive: (page: Page) => Promise<unknown>;
  /** Whether the tree has a snapshot. Omitted if another state has the same controls. */
  readonly accessibilityTree?: true;
}

export const frame = (html: string, language = 'pl'): string => `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><title>Próba</title><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><style>
  body { margin: 16px; font: 16px/1.5 system-ui; color: light-dark(#16202a, #eef2f6); background: light-dark(#fff, #10161c) }
  main { max-width: 70rem }
</style>${language === 'pl' ? '' : `<script type="module" src="/elements/texts-${language}.js"></script>`}<script type="module" src="/elements/index.js"></script></head>
<body><shop-config points-url="/api/points"></shop-config><main><h1>Próba</h1>${html}</main></body></html>`;

/** Opens a new page in this state; `watch` runs before its scripts. */
export async function enter(shop: RunningShop, state: State, watch?: (page: Page) => unknown): Promise<Page> {
  const { html, as, prepare } = state;
  const page = await shop.visit(await addressOf(shop, state.path), {
    ...(as !== undefined && { as }),
    async prepare(page) {
      // Less than the test's own timeout, so that a failure names what did not appear.
      page.setDefaultTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watch?.(page);
      if (html !== undefined)
        await page.route('**/proba', (route) =>
          route.request().method() === 'GET'
            ? route.fulfill({ contentType: 'text/html', body: frame(html) })
            : route.fallback(),
        );
      await prepare?.(page);
    },
  });
  if (prepare === undefined && state.path?.startsWith('/koszyk')) await waitForCartView(page);
  await state.arrive(page);
  return page;
}

async function addressOf(shop: RunningShop, path = '/proba'): Promise<string> {
  if (!path.includes('@')) return path;
  const all = await shop.db.select().from(products).orderBy(products.id);
  const slug = (product: (typeof all)[number] | undefined) => product?.slug ?? 'brak';
  return path
    .replace(
      '@measured',
      slug(all.find((one) => !one.onRequest && Number(one.packSize) === 1.44 && one.stepQuantity === 1)),
    )
    .replace('@requested', slug(all.find((one) => one.onRequest)));
}

/** Waits for the views of the first such element and its children. Some display a drawing until they are touched. */
export async function waitForView(page: Page | Frame, tag: string): Promise<void> {
  await page.locator(tag).first().waitFor({ state: 'attached' });
  await page.waitForFunction((name) => {
    const first = document.querySelector(name)!;
    const views = [first, ...first.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot !== null);
    const missing = views.filter((element) => !element.matches(':state(shown)'));
    for (const element of missing) element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return views.length > 0 && missing.length === 0;
  }, tag);
}

/** Waits until each element has its view, and the view its data. */
export async function waitForAllViews(page: Page | Frame): Promise<void> {
  await waitForView(page, 'body');
  await quiet('page' in page ? page.page() : page);
  // Lockers arrive in parts.
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
}

/** Never answers matching requests. */
export const hold = (page: Page, url: string, body = /^/): Promise<unknown> =>
  page.route(url, (route) =>
    body.test(route.request().postData() ?? '') && !isPage(route.request().resourceType())
      ? new Promise(() => {})
      : route.fallback(),
  );

/** Answers matching requests in the server's place. */
export const answer = (page: Page, url: string, json: unknown, status = 200, body = /^/): Promise<unknown> =>
  page.route(url, (route) =>
    body.test(route.request().postData() ?? '') && !isPage(route.request().resourceType())
      ? route.fulfill({ status, json })
      : route.fallback(),
  );

const isPage = (resourceType: string): boolean => resourceType === 'document';
