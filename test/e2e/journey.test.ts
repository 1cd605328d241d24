/** Tests the main task: an order from the cart to a row in the database, by mouse and by keyboard. */
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderItems, orders } from '../../demo/server/db/schema/orders';
import { label } from './labels';
import { useShop } from './shop';

const shop = useShop();

const newestOrder = async () => (await shop.db.select().from(orders).orderBy(desc(orders.id)).limit(1))[0];

const total = (page: Page) => page.getByText('Do zapłaty brutto').last().locator('xpath=..').innerText();

describe('a buyer places an order', () => {
  it('with the mouse: quantity, carrier, payment and a new address, stored in the database [A7]', async () => {
    const page = await shop.visit('/koszyk');
    const firstRow = page.getByRole('row').nth(1);
    const before = await total(page);
    await firstRow.getByRole('button', { name: /^Zwiększ/ }).click();
    await expect.poll(() => total(page)).not.toBe(before);

    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
    await page.getByRole('button', { name: 'pokaż więcej' }).click();
    await page.getByRole('radio', { name: 'mazurBank' }).check();
    await page.getByRole('textbox', { name: label('cart.notes.title') }).fill('Proszę dzwonić pod bramą.');
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();

    await page.getByRole('radio', { name: 'inny' }).check();
    await page.getByRole('button', { name: 'Dodaj nowy adres' }).click();
    const form = page.getByRole('dialog', { name: 'Dodaj nowy adres' });
    await form.getByLabel('Imię i nazwisko lub nazwa firmy').fill('Budowa Wilanów');
    await form.getByLabel('Ulica').fill('Klimczaka');
    await form.getByLabel('Nr domu').fill('1');
    await form.getByLabel('Kod pocztowy').fill('02797');
    await form.getByLabel('Miejscowość').fill('Warszawa');
    await form.getByLabel('Poczta').fill('Warszawa');
    await expect.poll(() => form.getByLabel('Województwo').inputValue()).toBe('mazowieckie');
    await form.getByRole('button', { name: 'Dodaj adres' }).click();
    const added = page.getByRole('dialog', { name: 'Dodano nowy adres' });
    await added.getByText('Adres został dodany poprawnie, teraz możesz wybrać go z listy').waitFor();
    await added.getByRole('button', { name: 'Dostarcz na ten adres' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Budowa Wilanów' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: label('cart.toSummary') }).click();

    await page.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
    const displayed = await total(page);
    await page.getByRole('button', { name: label('cart.summary.submit') }).dblclick();
    await page.waitForURL(/\/zamowienie\//);

    const order = (await newestOrder())!;
    expect(page.url()).toContain(order.guid);
    expect(displayed.replaceAll(/\D/g, '')).toBe(String(order.totalGross).replace('.', ''));
    expect(JSON.stringify(order)).toContain('Klimczaka');
    expect(JSON.stringify(order)).toContain('Proszę dzwonić pod bramą.');
    expect((await shop.db.select().from(orderItems)).length).toBeGreaterThan(0);
  });

  it('on a phone, with 8 lines and a transfer after delivery: six presses', async () => {
    const page = await shop.visit('/koszyk', { width: 390 });
    let [presses, moved] = [0, 0];
    const press = async (role: 'radio' | 'button', name: string | RegExp) => {
      const target = page.getByRole(role, { name }).first();
      await target.waitFor();
      const top = () => page.evaluate(() => scrollY);
      const before = await top();
      await target.evaluate((one) => one.scrollIntoView({ block: 'nearest' }));
      moved += Math.abs((await top()) - before);
      presses += 1;
      await target.click();
    };
    await press('radio', /Kurier/);
    await press('radio', 'Przelew z odroczonym terminem');
    await press('button', label('cart.toAddresses'));
    await page.getByRole('heading', { name: 'Dane do faktury' }).waitFor();
    await press('button', label('cart.toSummary'));
    await press('button', label('cart.summary.review'));
    await press('button', label('cart.summary.submit'));
    await page.waitForURL(/\/zamowienie\//);
    console.log(`An order of 8 lines on a phone: ${presses} presses, ${Math.round(moved)} px scrolled`);
    expect(presses).toBe(6);
    expect(moved).toBeLessThan(1491);
  });

  it('with the keyboard only', async () => {
    const page = await shop.visit('/koszyk');
    const before = await shop.db.$count(orders);
    let keys = 0;
    const key = (name: string) => {
      keys += 1;
      return page.keyboard.press(name);
    };
    const tabTo = async (name: string | RegExp, role: 'radio' | 'button' | 'textbox') => {
      const target = page.getByRole(role, { name });
      await target.first().waitFor();
      for (let presses = 0; presses < 120; presses++) {
        if (await target.first().evaluate((node) => node === (node.getRootNode() as ShadowRoot).activeElement)) return;
        await key('Tab');
      }
      throw new Error(`Tab never reached ${String(name)}`);
    };

    await tabTo(/^Ilość:/, 'textbox');
    const quantity = page.getByRole('textbox', { name: /^Ilość:/ }).first();
    const was = Number(await quantity.inputValue());
    await key('ArrowUp');
    expect(Number(await quantity.inputValue())).toBeGreaterThan(was);

    await tabTo(/Kurier/, 'radio');
    await key('Space');
    await tabTo('Szybka płatność online', 'radio');
    await key('ArrowDown');
    await expect.poll(() => page.getByRole('radio', { name: 'Przelew z odroczonym terminem' }).isChecked()).toBe(true);

    await tabTo(label('cart.toAddresses'), 'button');
    await key('Enter');
    await page.getByRole('heading', { name: 'Dane do faktury' }).waitFor();
    await tabTo(label('cart.toSummary'), 'button');
    await key('Enter');
    await page.getByRole('button', { name: label('cart.backToAddresses') }).waitFor();
    await tabTo(label('cart.summary.submit'), 'button');
    await key('Enter');
    await page.waitForURL(/\/zamowienie\//);
    console.log(`A whole order: ${keys} keys`);
    // From the page's first link on; 76 when last counted.
    expect(keys).toBeLessThanOrEqual(80);
    expect(await shop.db.$count(orders)).toBe(before + 1);
  });
});

it('the visitor switch of the demo changes the visitor and the cart', async () => {
  const page = await shop.visit('/koszyk');
  await page.getByText('Demo:').click();
  await page.locator('button[name="kto"][value="pusty-koszyk"]').click();
  await page.getByText('Nie znaleziono produktów').waitFor();
  expect(new URL(page.url()).pathname).toBe('/koszyk');
});
