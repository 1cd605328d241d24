/** Tests that a printed cart looks the same whether its view takes over the printed styles, loads its own, or a policy refuses them. */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { waitForCartView } from '../e2e/first-screens';
import { label } from '../e2e/labels';
import { quiet } from '../e2e/requests';
import { choose, useShop } from '../e2e/shop';

const shop = useShop();
const SCRIPT = 'dist/shop-elements.js';

interface Change {
  readonly html?: (page: string) => string;
  readonly policy?: (nonce: string) => string;
}

/** The cart's page of the demo, changed, and its requested files. */
async function opened({ html = (page) => page, policy }: Change, width: number) {
  const files: string[] = [];
  const lines: string[] = [];
  const page = await shop.visit('/koszyk', {
    width,
    prepare: async (one) => {
      one.on('console', (message) => void lines.push(message.text()));
      one.on('request', (request) => void files.push(new URL(request.url()).pathname));
      await one.route('**/elements/shop-elements.js', (route) =>
        route.fulfill({ body: readFileSync(SCRIPT), contentType: 'text/javascript' }),
      );
      await one.route('**/koszyk', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const body = html(await response.text());
        const headers = response.headers();
        const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
        if (policy) headers['content-security-policy'] = policy(nonce);
        await route.fulfill({ response, headers, body });
      });
    },
  });
  await waitForCartView(page);
  // Proves that the policy refuses the inline styles.
  expect(lines.some((line) => line.includes('inline style'))).toBe(policy !== undefined);
  return { page, files };
}

/** Place, font and colours of everything in the cart. */
const lookOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(
      document
        .querySelector('shop-cart')!
        .shadowRoot!.getAnimations()
        .map(({ finished }) => finished),
    );
    scrollTo(0, 0);
    const root = document.querySelector('shop-cart')!.shadowRoot!;
    return [...root.querySelectorAll('.cart *')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { color, backgroundColor, fontSize, display } = getComputedStyle(one);
      const place = [x, y, width, height].map(Math.round);
      return [one.localName, one.className, ...place, color, backgroundColor, fontSize, display].join(' ');
    });
  });

const isStyles = (file: string): boolean => file.includes('/chunks/css-');

/** The looks of the steps before the summary. */
async function looks(change: Change, width: number) {
  const { page, files } = await opened(change, width);
  await choose(page);
  await page.getByRole('radio', { name: /Kurier/ }).blur();
  await quiet(page);
  const first = await lookOf(page);
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
  await page.getByRole('heading', { name: 'Dane adresowe' }).waitFor();
  await quiet(page);
  return { first, second: await lookOf(page), files };
}

const otherVersion = (page: string): string => {
  const older = page.replace(
    /(<style[^>]*>:host\{display:block\})\/\*[^*]+\*\/[^<]*/,
    '$1/*0.0.1*/.cart__form{color:red}',
  );
  expect(older).not.toBe(page);
  return older;
};
/** Only the shop's own files and, for its script, the nonce: a printed style is refused. */
const noInline = (nonce: string): string => `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'`;
const oneScript = (page: string): string => {
  const changed = page
    .replace(/<script type="module" src="\/elements\/[^>]*><\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      '</body>',
      () => `<script nonce="${/nonce="([^"]+)"/.exec(page)?.[1]}" src="/elements/shop-elements.js"></script></body>`,
    );
  expect(changed).not.toContain('/elements/index.js');
  return changed;
};

const changes: Readonly<Record<string, Change>> = {
  'markup of another version': { html: otherVersion },
  'a policy without inline styles': { policy: noInline },
  ...(existsSync(SCRIPT) && { 'the single script': { html: oneScript } }),
};

it.each([1280, 390])('the cart of a printed page looks the same with styles from anywhere, at %i px', async (width) => {
  const plain = await looks({}, width);
  expect(plain.first.length).toBeGreaterThan(100);
  // The cart's view uses the printed styles and loads no style file.
  expect(plain.files.filter(isStyles)).toEqual([]);
  for (const [name, change] of Object.entries(changes)) {
    const other = await looks(change, width);
    expect(other.first, name).toEqual(plain.first);
    expect(other.second, name).toEqual(plain.second);
  }
});
