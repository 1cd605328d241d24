/** Tests the cost of reordering in the demo shop: two presses and three requests for an unchanged order. */
import { expect, it } from 'vitest';
import { useShop } from './shop';

const shop = useShop();

it('reordering an unchanged order takes two presses and three requests', async () => {
  const page = await shop.visit('/konto/zamowienia', { as: 'staly-klient', width: 360 });
  const card = page.locator('shop-orders [part~=order]').nth(2);
  const lines = Number(/(\d+)\s+pozycj/.exec((await card.textContent()) ?? '')?.[1]);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(api\/(zamowienia|lookup)|koszyk)\b/.test(request.url()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await card.getByRole('button', { name: 'Zamów ponownie' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nic się nie zmieniło').waitFor();
  await dialog.getByRole('button', { name: /^Dodaj/ }).click();
  await card.getByText(/^Dodano do koszyka/).waitFor();
  expect(calls).toEqual([expect.stringMatching(/^GET \/api\/zamowienia\/\d+$/), 'POST /api/lookup', 'POST /koszyk']);
  expect(lines).toBeGreaterThan(1);
  await card.getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await page
    .locator('shop-cart [part~=row]')
    .nth(4 + lines - 1)
    .waitFor();
});
