/** Tests a translated page from the cart to the order: it loses no input, and every number is current. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { locker } from './lockers';
import { isWhole } from './sample';
import { useShop } from './shop';
import { walk, type Language, type Walk } from './translator';

const shop = useShop();

const label = ({ page, word }: Walk, key: string): Locator => page.getByLabel(word(key));
const toPay = ({ page }: Walk): Promise<string> => page.locator('.cart__bar-total strong').innerText();
const quantity = ({ page }: Walk, index: number): Locator =>
  page.locator('shop-cart [part~="quantity-input"]').nth(index);
/** The shop's own amount. */
const printed = async (page: Walk['page']): Promise<string> => {
  const answer = await page.request.get(`${shop.url}/koszyk`);
  return await answer.text();
};

const chosen = async (step: Walk): Promise<void> => {
  const { page, press } = step;
  await press(page.getByRole('radio', { name: /Kurier/ }));
  await press(page.getByRole('radio', { name: /Przedpłata/ }));
  await press(step.button('cart.toAddresses'));
};

// `npm test` uses Polish here, and both languages in translated-tasks.
describe.each<Language>(isWhole ? ['pl', 'en'] : ['pl'])('a translated page (%s)', (language) => {
  it('takes quantities, a removal and its undoing, and displays the shop’s sums', async () => {
    const step = await walk(shop, '/koszyk', { language });
    const { page, press, fill, key } = step;
    await quantity(step, 0).waitFor();
    const before = await toPay(step);
    await press(
      step
        .button('fields.increase')
        .or(page.getByRole('button', { name: step.word('fields.increase') }))
        .first(),
    );
    await expect.poll(() => toPay(step)).not.toBe(before);
    await fill(quantity(step, 0), '99999');
    await key('Enter');
    await fill(quantity(step, 0), '0');
    await key('Enter');
    await key('Escape');
    await fill(quantity(step, 1), '7');
    await key('Tab');
    const count = await page.locator('shop-cart [part~="quantity-input"]').count();
    const bin = page
      .locator('shop-cart')
      .getByRole('button', { name: step.word('cart.items.removeItem') })
      .nth(1);
    // A second immediate press would be a double click.
    await step.does(() => bin.press('Enter'));
    await step.does(() => page.getByRole('button', { name: step.word('cart.items.undoOf') }).press('Enter'));
    await expect.poll(() => page.locator('shop-cart [part~="quantity-input"]').count()).toBe(count);
    await page.waitForLoadState('networkidle');
    const displayed = await toPay(step);
    await page.reload();
    await quantity(step, 0).waitFor();
    expect(await toPay(step)).toBe(displayed);
    expect(await quantity(step, 1).inputValue()).toBe('7');
  });

  it('rejects a trader’s price below the minimum, then takes a valid one', async () => {
    const step = await walk(shop, '/koszyk', { language, as: 'handlowiec' });
    const { page, press, fill } = step;
    await press(page.getByRole('button', { name: step.word('cart.pricing.change') }).first());
    const field = label(step, 'cart.pricing.label');
    const raised = String(Math.round(Number((await field.inputValue()).replace(/\s/g, '').replace(',', '.')) + 1));
    const hint = await page.getByRole('dialog').locator('.field__note').innerText();
    await fill(field, '0,01');
    await press(step.button('cart.pricing.save'));
    await expect.poll(() => page.getByRole('dialog').locator('.field__note').innerText()).not.toBe(hint);
    await fill(field, raised);
    await press(step.button('cart.pricing.save'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('shop-cart td.items__net').first().innerText()).toContain(raised);
  });

  it('picks a locker', async () => {
    // Too narrow for the map.
    const step = await walk(shop, '/koszyk', { language, width: 390 });
    const { page, press, fill } = step;
    await press(page.getByRole('radio', { name: /Paczkomat/ }));
    await press(step.button('cart.delivery.chooseLocker'));
    const dialog = page.getByRole('dialog', { name: step.word('lockers.title') });
    await fill(dialog.getByRole('searchbox'), 'Kraków');
    await fill(dialog.getByRole('searchbox'), locker.name);
    await press(dialog.getByRole('radio', { name: locker.name }).first());
    await press(dialog.getByRole('button', { name: locker.name }));
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.locker__address').getByText(locker.name).waitFor();
    await press(page.getByRole('radio', { name: /Kurier/ }));
    await expect.poll(() => page.locator('.locker__address').count()).toBe(0);
  });

  it('lists errors of an address, takes the corrected one, and orders to it', async () => {
    const step = await walk(shop, '/koszyk', { language });
    const { page, press, fill } = step;
    await chosen(step);
    await press(page.getByRole('radio', { name: step.word('cart.addresses.other') }));
    await press(step.button('cart.addresses.add'));
    await press(step.button('cart.addresses.form.submit'));
    const dialog = page.getByRole('dialog');
    await dialog.locator('.wrong__field').first().waitFor();
    const address = {
      name: 'Budowa Wilanów',
      street: 'Klimczaka',
      house_no: '1',
      zip_code: '02797',
      city: 'Warszawa',
      post: 'Warszawa',
    };
    for (const [name, text] of Object.entries(address)) await fill(dialog.locator(`[name="${name}"]`), text);
    await fill(dialog.locator('[name="zip_code"]'), '2');
    await fill(dialog.locator('[name="zip_code"]'), '02-797');
    for (const [name, text] of Object.entries({ ...address, zip_code: '02-797' }))
      expect(await dialog.locator(`[name="${name}"]`).inputValue(), name).toBe(text);
    await press(step.button('cart.addresses.form.submit'));
    await press(step.button('cart.addresses.added.deliver'));
    await expect.poll(() => page.getByRole('radio', { name: 'Budowa Wilanów' }).first().isChecked()).toBe(true);
    await press(step.button('cart.toSummary'));
    await page.getByText('Budowa Wilanów').first().waitFor();
    await page.getByRole('heading', { name: step.word('cart.steps./summary') }).waitFor();
    const displayed = await toPay(step);
    await step.does(async () => {
      await page.getByRole('button', { name: step.word('cart.summary.submit') }).click();
      await page.waitForURL(/\/zamowienie\//);
    });
    expect((await page.locator('main').innerText()).replaceAll(/[^\d]/g, '')).toContain(
      displayed.replaceAll(/[^\d]/g, ''),
    );
  });

  it('displays extra fields with help, rejects a wrong value, and takes a valid one', async () => {
    const step = await walk(shop, '/koszyk', { language, as: 'staly-klient' });
    const { page, fill, key } = step;
    await chosen(step);
    const number = page.getByLabel('Numer zamówienia');
    await fill(number, '1234567890123456789012345678901234567890');
    await key('Tab');
    await fill(number, 'ZAM 7');
    await key('Tab');
    await page.getByText('Trafi na fakturę.').waitFor();
    const day = page.getByLabel('Dzień dostawy');
    await fill(day, '2020-01-01');
    await key('Tab');
    await fill(day, '');
    await key('Tab');
    await fill(page.getByLabel('Telefon na budowie'), '12');
    await key('Tab');
    await fill(page.getByLabel('Telefon na budowie'), '601 602 603');
    await key('Tab');
    await expect.poll(() => printed(page)).toContain('ZAM 7');
  });
});
