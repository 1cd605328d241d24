/** Tests the locker picker of the cart: picking by a real map near the visitor’s position, by the list and the keyboard, and a refusal. */
import { describe, expect, it } from 'vitest';
import { locker, lockerNames, openAgain, openPicker, pickFromList, refused, settled, watchPicks } from './lockers';
import { useShop } from './shop';

const shop = useShop();

const SEVEN = ['building_number', 'city', 'code', 'flat_number', 'post_code', 'province', 'street'].map(
  (field) => `inpost_point_${field}`,
);
/** Too narrow for the map, which costs more than the rest: for tests of the list. */
const LIST_ALONE = 360;
const place = { latitude: locker.location.latitude, longitude: locker.location.longitude };

describe('a locker is picked', () => {
  it('on the map, after zooming in until clusters have split, with the bar', async () => {
    const picker = await openPicker(shop, { context: { permissions: ['geolocation'], geolocation: place } });
    const { page, dialog } = picker;
    const picks = watchPicks(page);
    await settled(picker);
    const map = (await dialog.getByRole('region', { name: /^Mapa paczkomatów/ }).boundingBox())!;
    expect((await page.screenshot({ clip: map })).length, 'a flat ground would be a small picture').toBeGreaterThan(
      20_000,
    );
    await dialog.getByRole('button', { name: 'W mojej okolicy' }).click();
    await dialog.getByText('najbliżej: Twoja lokalizacja').first().waitFor();
    const take = dialog.getByRole('button', { name: /^Wybierz [A-Z]{3}\d+[A-Z]*$/ });
    // The map is centred on the locker; zoomed in, clusters split.
    await expect
      .poll(
        async () => {
          await dialog.getByRole('button', { name: 'Przybliż mapę' }).click();
          await page.mouse.click(map.x + map.width / 2, map.y + map.height / 2 - 10);
          return take.isVisible();
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(true);
    const name = (await take.innerText()).replace('Wybierz ', '');
    expect((await lockerNames(dialog))[0], 'the pressed one stands first in the list').toBe(name);
    await take.click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.locker__address').getByText(name).waitFor();
    expect(Object.keys(picks[0]!).sort()).toEqual(SEVEN);
    expect(picks[0]!['inpost_point_code']).toBe(name);
    expect(await refused(page), 'Trusted Types and the strict policy hold').toEqual([]);
  });

  it('by keyboard in the list [D6]', async () => {
    const { page, dialog, search } = await openPicker(shop, { width: LIST_ALONE });
    const picks = watchPicks(page);
    await search.focus();
    await page.keyboard.type('gdansk');
    await dialog
      .getByText(/najbliżej: Gdańsk/)
      .first()
      .waitFor();
    // Later arrivals could be nearer and change the order.
    await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = (await lockerNames(dialog))[1]!;
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(picks[0]).toMatchObject({ inpost_point_code: second, inpost_point_city: 'Gdańsk' });
    await expect
      .poll(() => page.evaluate(() => document.querySelector('shop-cart')!.shadowRoot!.activeElement?.textContent))
      .toBe('Zmień paczkomat');
  });

  it('with one press from stored points if it was picked last', async () => {
    const { page, dialog, search } = await openPicker(shop, { width: LIST_ALONE });
    await search.fill(locker.name);
    await pickFromList(dialog, locker.name);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBe(1);
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await saved;
    await page.reload();
    const requests: string[] = [];
    page.on('request', (request) => /\/api\/points.*[?&]page=/.test(request.url()) && requests.push(request.url()));
    const again = (await openAgain(page)).dialog;
    await again.getByText('ostatnio wybrany').waitFor();
    expect((await lockerNames(again))[0]).toBe(locker.name);
    expect(requests).toEqual([]);
    await pickFromList(again, locker.name);
    await again.waitFor({ state: 'detached' });
    await page.locator('.locker__address').getByText(locker.name).waitFor();
  });

  it('from the list if Trusted Types allow none of our policies', async () => {
    const { page, dialog, search } = await openPicker(shop, {
      prepare: (page) =>
        page.route('**/koszyk', async (route) => {
          if (route.request().method() !== 'GET') return route.continue();
          const answer = await route.fetch();
          const policy = `${answer.headers()['content-security-policy']}; trusted-types someone-elses`;
          await route.fulfill({
            response: answer,
            headers: { ...answer.headers(), 'content-security-policy': policy },
          });
        }),
    });
    await dialog.getByText('Mapa jest teraz niedostępna. Wybierz paczkomat z listy.').waitFor();
    await search.fill(locker.name);
    await pickFromList(dialog, locker.name);
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.locker__address').getByText(locker.name).waitFor();
  });

  it('but stays unpicked, with the server’s message, if it is refused [D6]', async () => {
    const { page, dialog, search } = await openPicker(shop, { width: LIST_ALONE });
    await page.route('**/koszyk', (route) =>
      route.request().postData()?.includes('inpost_data')
        ? route.fulfill({
            status: 422,
            json: { cart: null, messages: { inpost: { messages: ['Ten paczkomat jest w remoncie.'] } } },
          })
        : route.continue(),
    );
    await search.fill(locker.name);
    await pickFromList(dialog, locker.name);
    // Displayed, and in the live region for a moment.
    await dialog.getByText('Ten paczkomat jest w remoncie.').first().waitFor();
    expect(await page.getByText('Nie wybrano paczkomatu').count()).toBeGreaterThan(0);
  });
});
