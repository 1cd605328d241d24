/** Tests quick order with counted presses and requests: twenty codes by one paste, an invoice by one drop. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gtinOf } from '../../demo/server/catalogue/gtin';
import { useShop } from './shop';
import { quiet } from './requests';
import { labelStart } from './labels';

const shop = useShop();
const MODEL = '<?xml version="1.0" encoding="UTF-8"?><Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">';

/** Codes of available products with a valid quantity. */
async function goods(count: number) {
  const { rows } = (await shop.db.execute<{ id: number; sku: string; quantity: number }>(
    `select products.id, sku, greatest(min_quantity, step_quantity) as quantity from products
     where (select sum(quantity) from stock where product_id = products.id) > 50 * step_quantity order by products.id limit ${count}` as never,
  )) as unknown as { rows: { id: number; sku: string; quantity: number }[] };
  return rows;
}

/** Requests of the task by path, without those of the page's load. */
async function counted(page: Page, task: () => Promise<void>): Promise<string[]> {
  await quiet(page);
  const paths: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) paths.push(new URL(request.url()).pathname);
  });
  await task();
  await quiet(page);
  return paths;
}

const paste = (page: Page, text: string) =>
  page
    .locator('shop-quick-order [part=code]')
    .first()
    .evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
      );
    }, text);

it('quick order takes 20 codes with one paste, two presses and at most three requests', async () => {
  const page = await shop.visit('/szybkie-zamowienie', { as: 'pusty-koszyk' });
  const rows = await goods(20);
  const element = page.locator('shop-quick-order');
  await element.locator('[part=code]').first().focus();
  const requests = await counted(page, async () => {
    await paste(page, `Symbol\tIlość\n${rows.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n')}`);
    await element
      .getByRole('button', { name: new RegExp(`^(${labelStart('quick.add').trim()}|Ilość się zgadza)`) })
      .first()
      .waitFor();
    await element.getByText('Sprawdzanie…').first().waitFor({ state: 'detached' });
    // The list has pieces, the shop sells packages: the visitor checks each.
    for (const yes of await element.getByRole('button', { name: 'Ilość się zgadza' }).all())
      await yes.dispatchEvent('click');
    await element.getByRole('button', { name: new RegExp(`^${labelStart('quick.add')}20`) }).click();
    await element.locator('.notice', { hasText: 'Dodano do koszyka 20' }).waitFor();
  });
  await element.getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await page.waitForURL('**/koszyk');
  console.log(`20 codes: 1 paste, 2 presses, ${requests.length} requests (${requests.join(', ')})`);
  expect(requests.length).toBeLessThanOrEqual(3);
});

it('quick order takes an invoice with one drop and two presses', async () => {
  const page = await shop.visit('/szybkie-zamowienie', { as: 'pusty-koszyk' });
  const rows = await goods(6);
  const xml = `${MODEL}<Podmiot1><DaneIdentyfikacyjne><NIP>7010000001</NIP></DaneIdentyfikacyjne></Podmiot1><Fa><P_2>FV/7/2026</P_2><RodzajFaktury>VAT</RodzajFaktury>${rows
    .map(
      ({ id, quantity }, index) =>
        `<FaWiersz><NrWierszaFa>${index + 1}</NrWierszaFa><P_7>Towar konkurencji</P_7><Indeks>X-1</Indeks><GTIN>${gtinOf(id)}</GTIN><P_8B>${quantity}</P_8B></FaWiersz>`,
    )
    .join('')}</Fa></Faktura>`;
  const element = page.locator('shop-quick-order');
  await element.locator('[part=code]').first().waitFor();
  const requests = await counted(page, async () => {
    await element.locator('section').evaluate((section, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'faktura.xml'));
      section.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, xml);
    await element.getByRole('button', { name: new RegExp(`^${labelStart('quick.add')}6`) }).click();
    await element.locator('.notice', { hasText: 'Dodano do koszyka 6' }).waitFor();
  });
  await element.getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await page.waitForURL('**/koszyk');
  console.log(`An invoice of 6 lines: 1 drop, 2 presses, ${requests.length} requests (${requests.join(', ')})`);
  expect(requests.length).toBeLessThanOrEqual(3);
});

it('quick order has no overlaps in a row at 320 px, and prints no buttons', async () => {
  const page = await shop.visit('/szybkie-zamowienie', { as: 'pusty-koszyk', width: 320 });
  const rows = await goods(3);
  const element = page.locator('shop-quick-order');
  await element.locator('[part=code]').first().focus();
  await paste(page, rows.map(({ sku, quantity }) => `${sku}\t${quantity * 40}`).join('\n'));
  await element.locator('.line__sum', { hasText: 'zł' }).nth(2).waitFor();
  const covered = await element.evaluate(({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll('[part=row]')].flatMap((row) => {
      const parts = ['.quantity__unit', '.line__sum', '[part=code]', '.line__remove'];
      const boxes = parts.flatMap((part) => row.querySelector(part)?.getBoundingClientRect() ?? []);
      return boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          )
          .map((other) => `${row.getAttribute('data-key')}: ${one.x},${one.y} and ${other.x},${other.y}`),
      );
    }),
  );
  expect(covered).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  const pressed = await element.evaluate(({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll<HTMLElement>('button, summary, select')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2)
      .map((one) => one.textContent),
  );
  expect(pressed).toEqual([]);
});
