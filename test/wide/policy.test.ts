/** Tests the whole demo under the strictest policy with Trusted Types: every page, every step of the cart, no violation. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { products } from '../../demo/server/db/schema/catalogue';
import { waitForAllViews } from '../a11y/state';
import { label } from '../e2e/labels';
import { placeOrder, useShop } from '../e2e/shop';

const shop = useShop();

/** Allows only scripts and styles with the nonce, and requests to the shop itself. */
const policy = (nonce: string, path: string): string =>
  [
    // The documentation displays examples in frames.
    ...(path.startsWith('/elementy/') ? ["frame-src 'self'"] : []),
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Replaces each page's policy by this one; returns the list of violations. */
async function strictly(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('report', (what: string) => void refused.push(what));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (globalThis as unknown as { report(what: string): void }).report(`${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none';
      const body = html.replaceAll('<link rel="stylesheet"', `<link nonce="${nonce}" rel="stylesheet"`);
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'content-security-policy': policy(nonce, new URL(answer.url()).pathname) },
        body,
      });
    },
  );
  return refused;
}

/** A page under the policy, and the list of its violations. */
async function visit(path: string): Promise<{ page: Page; refused: string[] }> {
  let refused: string[] = [];
  const page = await shop.visit(path, { prepare: async (fresh) => void (refused = await strictly(fresh)) });
  return { page, refused };
}

const PAGES = ['/', '/kategoria/gres', '/szukaj?query=fuga', '/pulpit', '/rejestracja', '/oferta', '/ulubione'];
const OTHERS = ['a product', '/pomoc', '/oddzialy', '/regulamin', '/elementy/', '/elementy/shop-cart', '/nic'];

describe('the strict policy', () => {
  it.each([...PAGES, ...OTHERS])('refuses nothing on %s', async (path) => {
    const product = async () => (await shop.db.select().from(products)).find((one) => !one.onRequest)!;
    const { page, refused } = await visit(path === 'a product' ? `/produkt/${(await product()).slug}` : path);
    await page.waitForFunction(() => document.querySelector(':not(:defined)') === null);
    // Lazy content loads when it becomes visible.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForAllViews(page);
    expect(refused).toEqual([]);
  });

  it('refuses nothing from the cart to the order, and would refuse an inline style (control)', async () => {
    const { page, refused } = await visit('/koszyk');
    await page.getByRole('radio', { name: /Paczkomat/ }).check();
    await page.getByRole('button', { name: 'Wybierz paczkomat', exact: true }).click();
    await page.getByRole('dialog').locator('[part~="locker"]').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('radio', { name: 'inny' }).check();
    await page.getByRole('button', { name: 'Dodaj nowy adres' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Adres z rachunku' }).check();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await placeOrder(page);
    expect(refused).toEqual([]);

    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => refused).toHaveLength(1);
  });
});
