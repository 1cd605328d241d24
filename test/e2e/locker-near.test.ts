/** Tests the shortest way to a locker in the demo shop, and the message about a closed one before the order. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { allPoints } from '../../demo/server/points/points';
import { carts } from '../../demo/server/db/schema/carts';
import { quiet } from './requests';
import { useShop } from './shop';

const shop = useShop();
const closed = allPoints().find(({ type, status }) => type.includes('parcel_locker') && status === 'Disabled')!;
const phone = { width: 360 };

describe('the nearest locker', () => {
  it('is chosen with two presses and three requests, and the focus moves on', async () => {
    const page = await shop.visit('/koszyk', phone);
    await quiet(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType()))
        calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.getByRole('radio', { name: /Paczkomat/ }).check();
    const near = page.locator('shop-cart').getByRole('status').filter({ hasText: 'Najbliższy:' });
    const [, name = ''] = /Najbliższy: ([A-Z]{3}\d+[A-Z]+), [\d,]+\s(?:m|km)/.exec(await near.innerText()) ?? [];
    await page.getByRole('button', { name: `Wybierz paczkomat ${name}` }).click();
    await page.locator('.locker__address').getByText(name).waitFor();
    await quiet(page);
    console.log(`Courier to the nearest locker: 2 presses, ${calls.length} requests (${calls.join(', ')})`);
    expect(calls).toEqual(['POST /koszyk', 'GET /api/points', 'POST /koszyk']);
    const { address_details } = allPoints().find((point) => point.name === name)!;
    expect(address_details.city.toLowerCase()).toBe('warszawa');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('shop-cart')!.shadowRoot!.activeElement?.textContent))
      .toBe('Zmień paczkomat');
  });

  it('is not offered if the request fails, and the picker lists all lockers', async () => {
    const page = await shop.visit('/koszyk', {
      ...phone,
      prepare: async (one) => void (await one.route('**/api/points?*', (route) => route.abort())),
    });
    await page.getByRole('radio', { name: /Paczkomat/ }).check();
    await page.getByText('Paczkomat znajdziesz po kodzie pocztowym, mieście albo ulicy.').waitFor();
    await page.getByRole('button', { name: 'Wybierz paczkomat', exact: true }).first().waitFor();
  });
});

it('a chosen locker that has closed blocks the last step with a message', async () => {
  const page = await shop.visit('/koszyk', phone);
  await page.getByRole('radio', { name: /Paczkomat/ }).check();
  await page.getByRole('button', { name: /^Wybierz paczkomat [A-Z]{3}\d/ }).click();
  const chosen = page.locator('.locker__address strong');
  await chosen.waitFor();
  await shop.db
    .update(carts)
    .set({ inpostCode: closed.name, inpostEmail: 'jan@firma.example', inpostPhone: '600100200' })
    .where(eq(carts.inpostCode, await chosen.innerText()));
  await page.goto(`${shop.url}/koszyk#/summary`);
  await page.reload();
  await page.getByText(`Paczkomat ${closed.name} już nie działa. Wybierz inny.`).first().waitFor();
  await page.getByRole('heading', { name: 'Koszyk', exact: true }).first().waitFor();
  await page.getByText('Nie wybrano paczkomatu').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Zamawiam/ }).count()).toBe(0);
});
