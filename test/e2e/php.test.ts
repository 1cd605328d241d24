/** Tests the elements with real PHP: orders from the Twig page and from the plain PHP page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../src/tools/conform/client';
import { hasPhp } from '../php/serve';
import { startFreshPhp } from './php';
import { browserOf, closeAll } from './worker';
import { label } from './labels';

describe.skipIf(!hasPhp)('the PHP shop', () => {
  let shop: Awaited<ReturnType<typeof startFreshPhp>>;
  let browser: Browser;
  const errors: string[] = [];

  beforeAll(async () => {
    [shop, browser] = await Promise.all([startFreshPhp(), browserOf()]);
  });
  afterAll(async () => {
    await closeAll(browser);
    shop.stop();
  });

  async function visit(path: string): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pl-PL' });
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (/Content Security Policy|wrong value|ignored/.test(message.text())) errors.push(message.text());
    });
    await page.goto(shop.url + path);
    return page;
  }

  it('accepts an order from the Twig template of the Node demo', async () => {
    const page = await visit('/koszyk');
    await page
      .getByRole('button', { name: /^Zwiększ/ })
      .first()
      .click();
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
    await page.getByRole('radio', { name: 'BLIK' }).check();
    await page.getByRole('textbox', { name: 'Uwagi do zamówienia' }).fill('Brama od „ogrodu” <b>!');
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByText('Wykończenia Nowak').first().waitFor();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByRole('button', { name: label('cart.summary.submit') }).dblclick();
    await page.waitForURL(/\/zamowienie\//);
    // The order waits for its online payment.
    await page.getByRole('heading', { name: /^Zamówienie przyjęte, do zapłaty/ }).waitFor();
    const [[count, cart]] = JSON.parse(shop.sql('SELECT count(*), max(cart) FROM shop_orders')) as [[number, string]];
    expect(count).toBe(1);
    const ordered = JSON.parse(cart) as { client_comments: string; items: { quantity: number }[] };
    expect(ordered.client_comments).toBe('Brama od „ogrodu” <b>!');
    expect(ordered.items[0]?.quantity).toBe(2);
  });

  it('accepts an order from the plain PHP page and its own form without a script', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Do koszyka' }).nth(3).click();
    await page.getByText('Farba lateksowa').nth(1).waitFor();
    await page.getByRole('radio', { name: 'Płatność przy odbiorze' }).check();
    await page.getByRole('radio', { name: 'Odbiór w oddziale' }).check();
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.waitForURL(/\/zamowienie\//);
    expect(JSON.parse(shop.sql('SELECT count(*) FROM shop_orders'))).toEqual([[2]]);
  });

  it('lets only the trader change a price, down to the minimum', async () => {
    const page = await visit('/koszyk');
    await page.getByRole('button', { name: /^Demo:/ }).click();
    await page.getByRole('button', { name: 'Przedstawiciel handlowy' }).click();
    await page.locator('shop-cart[trader]').waitFor();
    const post = (price: string) =>
      page.evaluate(async (discount_price) => {
        const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)![1]!);
        const send = async (body: unknown) =>
          (
            await fetch('/koszyk', { method: 'POST', headers: { 'X-XSRF-TOKEN': token }, body: JSON.stringify(body) })
          ).json();
        const { cart } = await send({});
        const { id } = cart.items[0];
        const answer = await send({ add_discount: { id, cartId: cart.id, discount_price } });
        return [answer.cart.items[0].prices.net, answer.messages.add_discount.status];
      }, price);
    expect(await post('40.00')).toEqual(['40.00', 'success']);
    expect(await post('10.00')).toEqual(['40.00', 'error']);
  });

  it('switches to English and keeps it', async () => {
    const page = await visit('/koszyk');
    await page.getByRole('link', { name: 'Cart, search and forms in English' }).click();
    await page.getByRole('button', { name: 'Next: address' }).waitFor();
    await page.goto(`${shop.url}/koszyk`);
    await page.getByRole('button', { name: 'Next: address' }).waitFor();
    await page.getByRole('link', { name: 'Elementy po polsku' }).click();
    await page.getByRole('button', { name: label('cart.toAddresses') }).waitFor();
  });

  it('adds at most the available quantity', async () => {
    const client = new Client({ url: `${shop.url}/koszyk` });
    await client.open();
    await client.post({});
    shop.sql('UPDATE shop_lines SET quantity = (SELECT stock - stock % step FROM shop_products WHERE id = product_id)');
    const { status, text } = await client.post({ add_product: 1 });
    expect([status, text]).toEqual([422, expect.stringContaining('dostępna ilość to')]);
  });

  it('links to the same page in the other language, also if the path looks like another origin', async () => {
    const page = await (await fetch(`${shop.url}/%2Fevil.example/`)).text();
    expect(/<a href="([^"]*)" lang="en" hreflang="en"/.exec(page)?.[1]).toBe('?lang=en');
    expect(page).not.toMatch(/(href|action|src)="\/\//);
  });

  it('logs no PHP error and no console error', () => {
    expect(shop.faults).toEqual([]);
    expect(errors).toEqual([]);
  });
});
