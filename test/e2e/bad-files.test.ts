/** Tests how many presses lie between a supplier's file and the right cart: at most three, on a desktop and a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exemplar } from './sample';
import { useShop } from './shop';
import { labelStart } from './labels';

const shop = useShop();

interface Good {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** Products sold by the piece, each with a different quantity. */
async function goods(): Promise<readonly Good[]> {
  const { rows } = (await shop.db.execute<{ sku: string; name: string }>(
    `select sku, name from products where min_quantity <= 3 and step_quantity = 1
     and (select sum(quantity) from stock where product_id = products.id) > 200 order by products.id limit 3` as never,
  )) as unknown as { rows: { sku: string; name: string }[] };
  return rows.map((row, index) => ({ ...row, quantity: 3 + index * 4 }));
}

/** A visitor whose presses are counted: clicks and select choices. */
async function visited(width: number) {
  const page = await shop.visit('/szybkie-zamowienie', {
    as: 'pusty-koszyk',
    width,
    ...(width < 500 && { context: { hasTouch: true } }),
  });
  const element = page.locator('shop-quick-order');
  await element.locator('[part=code]').first().waitFor();
  let presses = 0;
  return {
    page,
    element,
    presses: () => presses,
    drop: (name: string, text: string) =>
      element
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) }),
    async press(name: RegExp) {
      presses += 1;
      await element.getByRole('button', { name }).first().click();
    },
    async choose(column: RegExp, meaning: string) {
      presses += 1;
      await element.getByRole('combobox', { name: column }).selectOption(meaning);
    },
  };
}

/** Quantities in the cart, by product code. */
async function inCart(page: Page, all: readonly Good[]): Promise<Record<string, string>> {
  const element = page.locator('shop-quick-order');
  await element.getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await page.waitForURL('**/koszyk');
  const rows = page.locator('shop-cart [part~=row]');
  await rows.nth(all.length - 1).waitFor();
  expect(await rows.count()).toBe(all.length);
  const results = await Promise.all(
    all.map(async ({ sku, name }) => {
      const row = rows.filter({ hasText: sku.length > 0 ? new RegExp(`${sku}|${name}`) : name }).first();
      return [sku, await row.locator('.quantity__input').first().inputValue()] as const;
    }),
  );
  return Object.fromEntries(results);
}

const ordered = (all: readonly Good[]) => Object.fromEntries(all.map(({ sku, quantity }) => [sku, String(quantity)]));
const lines = (
  head: readonly string[],
  all: readonly Good[],
  line: (good: Good) => string,
  foot: readonly string[] = [],
) => [...head, ...all.map(line), ...foot].join('\r\n');

describe.each(exemplar([1280, 360]))('quick order from files, at %i px', (width) => {
  it('adds an order with a title row, packs and a sum with one press', async () => {
    const all = await goods();
    const { page, element, drop, press, presses } = await visited(width);
    await drop(
      'zamowienie.csv',
      lines(
        ['Zamówienie nr 12;;;;', 'Symbol;Nazwa;Ilość w opak.;Cena 2026;Ilość zamawiana'],
        all,
        ({ sku, name, quantity }) => `${sku};${name};48;19,90;${quantity}`,
        ['Razem;;;;21'],
      ),
    );
    // By role, because a live region has the same text for a moment.
    const notes = element.getByRole('listitem');
    await notes.filter({ hasText: 'Kolumny: Symbol – „Symbol”' }).waitFor();
    await notes.filter({ hasText: 'Pominięto wiersze: 1\u00A0z sumą.' }).waitFor();
    await press(new RegExp(`^${labelStart('quick.add')}3`));
    expect(await inCart(page, all)).toEqual(ordered(all));
    console.log(`a title, packs and a sum, ${width} px: ${presses()} press`);
    expect(presses()).toBe(1);
  });

  it('reads a column of 3.000 with one press', async () => {
    const all = await goods();
    const { page, drop, press, presses } = await visited(width);
    await drop(
      'program-magazynowy.csv',
      lines(['Symbol;Nazwa;Ilość'], all, ({ sku, name, quantity }) => `${sku};${name};${quantity}.000`, [
        // The whole column determines the separator: a column with half a piece has no thousands.
        `${all[0]?.sku ?? ''};nic;0.000`,
      ]),
    );
    await press(new RegExp(`^${labelStart('quick.add')}3`));
    expect(await inCart(page, all)).toEqual(ordered(all));
    expect(presses()).toBe(1);
  });

  it('does not guess in a price list without a heading for quantities, and takes three presses', async () => {
    const all = await goods();
    const { page, element, drop, press, choose, presses } = await visited(width);
    await drop(
      'cennik.csv',
      lines(['Kod towaru;Nazwa artykułu;Cena netto;Karton;'], all, ({ sku, name, quantity }) =>
        [sku, name, '8,48 zł', '500', quantity].join(';'),
      ),
    );
    await element.getByRole('heading', { name: 'Kolumny: cennik.csv' }).waitFor();
    await choose(/^Kolumna E/, 'quantity');
    await element.getByText(`ilość ${all[0]?.quantity}`).waitFor();
    await press(/^Wczytaj 3/);
    await press(new RegExp(`^${labelStart('quick.add')}3`));
    expect(await inCart(page, all)).toEqual(ordered(all));
    console.log(`a price list, ${width} px: ${presses()} presses`);
    expect(presses()).toBeLessThanOrEqual(3);
  });

  it('corrects a wrongly guessed column with two presses and adds with a third', async () => {
    const all = await goods();
    const { page, drop, press, choose, presses } = await visited(width);
    await drop(
      'uwagi.csv',
      lines(['Symbol;Nazwa;Ilość;Uwagi'], all, ({ sku, name, quantity }) => `${sku};${name};1;${quantity}`),
    );
    await press(/^Popraw kolumny/);
    await choose(/^Kolumna D/, 'quantity');
    await press(new RegExp(`^${labelStart('quick.add')}3`));
    expect(await inCart(page, all)).toEqual(ordered(all));
    expect(presses()).toBe(3);
  });
});
