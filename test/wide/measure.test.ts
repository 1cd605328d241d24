/** Tests the data layer during a checkout: each fact once, in GA4's format, and contact data with consent only. */
import { createHash } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { label } from '../e2e/labels';
import { quiet } from '../e2e/requests';
import { choose, placeOrder, toSummary, useShop } from '../e2e/shop';

const shop = useShop();

interface Entry {
  readonly event?: string;
  readonly ecommerce?: Record<string, unknown> | null;
  readonly user_data?: Record<string, string>;
}

const dataLayer = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => ((window as { dataLayer?: Entry[] }).dataLayer ?? []) as Entry[]);
const entriesOf = async (page: Page, name: string): Promise<Entry[]> =>
  (await dataLayer(page)).filter(({ event }) => event === name);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('begin_checkout', () => {
  it('is sent once on entering the addresses: not in the cart, after a reload or on the summary [G1]', async () => {
    const page = await shop.visit('/koszyk');
    await choose(page);
    expect(await entriesOf(page, 'begin_checkout')).toEqual([]);
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await expect.poll(async () => (await entriesOf(page, 'begin_checkout')).length).toBe(1);
    const [{ ecommerce } = {}] = await entriesOf(page, 'begin_checkout');
    const items = ecommerce?.['items'] as Record<string, unknown>[];
    expect(ecommerce).toMatchObject({ currency: 'PLN', value: expect.any(Number) as number });
    expect(items).toHaveLength(8);
    expect(items[0]).toMatchObject({
      item_id: expect.any(String) as string,
      item_name: expect.any(String) as string,
      item_brand: expect.any(String) as string,
      item_category: expect.any(String) as string,
      price: expect.any(Number) as number,
      quantity: expect.any(Number) as number,
    });
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
    expect(await entriesOf(page, 'begin_checkout')).toHaveLength(1);
    await page.reload();
    await page.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
    await quiet(page);
    expect(await entriesOf(page, 'begin_checkout')).toEqual([]);
  });
});

describe('purchase', () => {
  it('is sent once on the confirmation page, with the order, voucher and lines [G1]', async () => {
    const page = await shop.visit('/koszyk', { as: 'kod-rabatowy' });
    await toSummary(page);
    await placeOrder(page);
    await expect.poll(async () => (await entriesOf(page, 'purchase')).length).toBe(1);
    const [order] = await shop.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    const [{ ecommerce } = {}] = await entriesOf(page, 'purchase');
    expect(ecommerce).toMatchObject({
      transaction_id: order?.guid,
      currency: 'PLN',
      country: 'PL',
      coupon: 'WIOSNA10',
      value: Number(order?.totalGross),
    });
    expect(ecommerce?.['items']).toHaveLength(4);
    await page.reload();
    await quiet(page);
    expect(await entriesOf(page, 'purchase')).toEqual([]);
  });
});

describe('contact data', () => {
  it('is absent from the data layer by default, like notes, tax numbers and tokens [G4]', async () => {
    const page = await shop.visit('/koszyk');
    await choose(page);
    const notes = page.getByRole('textbox', { name: label('cart.notes.title') });
    await notes.fill('Tajna uwaga o bramie');
    await toSummary(page);
    await expect.poll(async () => (await entriesOf(page, 'begin_checkout')).length).toBe(1);
    const before = JSON.stringify(await dataLayer(page));
    await placeOrder(page);
    await expect.poll(async () => (await entriesOf(page, 'purchase')).length).toBe(1);
    const everything = before + JSON.stringify(await dataLayer(page));
    for (const secret of ['example.com', '601 202', '601202', 'Kowalczyk', 'Puławska', '5253416727', 'Tajna'])
      expect(everything).not.toContain(secret);
    expect(everything).not.toContain(sha256('kupujacy@example.com'));
  });

  it('is sent hashed if the page declares the visitor’s consent [G4]', async () => {
    const page = await shop.visit('/koszyk');
    await page.locator('shop-config').evaluate((config) => config.setAttribute('analytics-contact', ''));
    await choose(page);
    await toSummary(page);
    await expect.poll(async () => (await entriesOf(page, 'begin_checkout')).length).toBe(1);
    const [{ user_data } = {}] = await entriesOf(page, 'begin_checkout');
    expect(user_data).toEqual({ sha256_email_address: sha256('kupujacy@example.com') });
    expect(JSON.stringify(await dataLayer(page))).not.toContain('@');
  });
});
