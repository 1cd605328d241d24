/** Tests a translated page from the cart to the order: it loses no input, and every number is current. */
import { describe, expect, it } from 'vitest';
import { locker } from '../e2e/lockers';
import { useShop } from '../e2e/shop';
import { walk, type Language, type Walk } from './translator';

const shop = useShop();

const toPay = ({ page }: Walk): Promise<string> => page.locator('.cart__bar-total strong').innerText();
const chosen = async (step: Walk): Promise<void> => {
  const { page, press } = step;
  await press(page.getByRole('radio', { name: /Kurier/ }));
  await press(page.getByRole('radio', { name: /Przedpłata/ }));
  await press(step.button('cart.toAddresses'));
};

describe.each<Language>(['pl', 'en'])('a translated page (%s)', (language) => {
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
});
