/** Tests the calculator on the demo's tile pages: walls, waste, pallets, adhesive and grout, and its stored input. */
import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { categories, products } from '../../demo/server/db/schema/catalogue';
import { label } from './labels';
import { choose, toSummary, useShop } from './shop';

const shop = useShop();

async function tilesOf(category: string): Promise<string> {
  const [product] = await shop.db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(categories.slug, category), eq(products.onRequest, false)))
    .limit(1);
  return `/produkt/${product!.slug}`;
}

const amountOf = (page: Page) => page.locator('shop-calculator [name="unit-amount"]').inputValue();

/** The calculator's field with this label. */
async function measured(path: string): Promise<Page> {
  const page = await shop.visit(path);
  const calculator = page.locator('shop-calculator');
  await calculator.locator('summary').click();
  await calculator.getByLabel('Nazwa pomieszczenia').fill('Łazienka');
  await calculator.getByLabel('Ściany razem').fill('12');
  await calculator.getByLabel('Wysokość').fill('250');
  await calculator.getByRole('button', { name: 'To 250 cm' }).click();
  await calculator.getByRole('button', { name: 'Odejmij drzwi lub okno' }).click();
  const door = calculator.getByRole('group', { name: 'Drzwi lub okno 1' });
  await door.getByLabel('Szer. otworu').fill('1');
  await door.getByLabel('Wysokość').fill('2');
  await calculator.getByRole('button', { name: 'Na ukos' }).click();
  await expect.poll(() => amountOf(page)).toBe('32,2');
  return page;
}

describe('the calculator of tiles', () => {
  it('restores the input on the next visit, but not after an order', async () => {
    const path = await tilesOf('plytki-scienne');
    const page = await measured(path);
    await page.goto(shop.url + path);
    await expect.poll(() => amountOf(page)).toBe('32,2');
    await page.locator('shop-calculator').getByText('Tak jak ostatnio.').waitFor();

    await page.goto(`${shop.url}/koszyk`);
    await choose(page);
    await toSummary(page);
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.waitForURL(/\/zamowienie\//);
    await page.goto(shop.url + path);
    await page.locator('shop-calculator .quantity__input').waitFor();
    expect(await amountOf(page)).toBe('');
  });
});
