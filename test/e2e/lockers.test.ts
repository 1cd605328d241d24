/** Tests the locker picker with a real map: picking by map, list and keyboard, geolocation, axe, and the element outside the cart. */
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { locker, lockerNames, openAgain, openPicker, pickFromList, refused, settled, watchPicks } from './lockers';
import { useShop } from './shop';
import { exemplar } from './sample';

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
    for (let presses = 0; presses < 3; presses++) {
      await page.waitForTimeout(1000);
      await dialog.getByRole('button', { name: 'Przybliż mapę' }).click();
    }
    for (let presses = 0; presses < 8 && !(await take.isVisible()); presses++) {
      await page.waitForTimeout(1000);
      await page.mouse.click(map.x + map.width / 2, map.y + map.height / 2 - 10);
    }
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

describe('the visitor’s location', () => {
  it('sorts the list by distance if the browser provides it [D10]', async () => {
    const { dialog } = await openPicker(shop, {
      width: LIST_ALONE,
      context: { permissions: ['geolocation'], geolocation: place },
    });
    await dialog.getByRole('button', { name: 'W mojej okolicy' }).click();
    await expect.poll(async () => (await lockerNames(dialog)).slice(0, 3), { timeout: 30_000 }).toContain(locker.name);
    await dialog
      .locator('[data-locker]')
      .first()
      .getByText(/\d\sk?m/)
      .first()
      .waitFor();
  });

  it('is replaced by a typed place if the browser denies it [D10]', async () => {
    const { page, dialog, search } = await openPicker(shop, { width: LIST_ALONE, context: { permissions: [] } });
    await dialog.getByRole('button', { name: 'W mojej okolicy' }).click();
    await dialog.getByText(/Przeglądarka nie udostępnia Twojej lokalizacji/).waitFor();
    await expect
      .poll(() => search.evaluate((field) => field === (field.getRootNode() as ShadowRoot).activeElement))
      .toBe(true);
    await page.keyboard.type('Sopot');
    await dialog
      .getByText(/najbliżej: Sopot/)
      .first()
      .waitFor();
    expect(await dialog.getByText(/Przeglądarka nie udostępnia/).count()).toBe(0);
  });
});

it('the locker search announces its count after all lockers have loaded', async () => {
  const picker = await openPicker(shop, { width: LIST_ALONE });
  const { page, dialog, search } = picker;
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    const region = document.querySelector('shop-cart')!.shadowRoot!.querySelector('.picker [role="status"]')!;
    const record = () => spoken.push((region.textContent ?? '').replaceAll('\u00A0', ' '));
    new MutationObserver(record).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const spoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
  await search.fill('Gdańsk');
  await settled(picker);
  await dialog
    .getByText(/najbliżej: Gdańsk/)
    .first()
    .waitFor();
  await expect.poll(async () => (await spoken()).at(-1)).toMatch(/^[\d ]+ paczkomat\S* · najbliżej: Gdańsk$/);
  expect((await spoken()).filter(Boolean).length).toBeLessThanOrEqual(2);
});

it('the locker map on a tablet opens on a press, with the nearest lockers [D13] [D16]', async () => {
  const { page, dialog } = await openPicker(shop, { width: 768 });
  await dialog.getByRole('button', { name: /^Wybierz najbliższy: [A-Z]{3}\d/ }).waitFor();
  expect(await lockerNames(dialog)).toHaveLength(10);
  const requests: string[] = [];
  page.on('request', (one) => requests.push(one.url()));
  expect(await dialog.locator('[part~=map]').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Mapa' }).click();
  await dialog.locator('[data-lockers="10"]').waitFor({ timeout: 30_000 });
  expect(requests.filter((url) => url.includes('/api/points'))).toEqual([]);
});

it('the locker list keeps the place of the map after the search is cleared', async () => {
  const picker = await openPicker(shop);
  const { page, dialog, search } = picker;
  await settled(picker);
  await search.fill('Kraków');
  await dialog.getByText('najbliżej: Kraków').waitFor();
  await page.waitForTimeout(1500);
  await dialog.getByRole('button', { name: 'Wyczyść wyszukiwanie' }).click();
  await dialog.getByText('najbliżej: środek mapy').first().waitFor();
  await expect.poll(async () => (await lockerNames(dialog))[0]).toMatch(/^KRA/);
});

it('a hovered locker row renders no other row, and a highlighted one renders itself only', async () => {
  // The map is off, because its own calls would be counted.
  const picker = await openPicker(shop, { width: LIST_ALONE });
  const { page, dialog } = picker;
  await picker.search.fill('Gdańsk');
  await dialog
    .getByText(/najbliżej: Gdańsk/)
    .first()
    .waitFor();
  await settled(picker);
  await page.evaluate(() => {
    const { atan2 } = Math;
    Math.atan2 = (...sides) => {
      // Each rendered row calls atan2 for its direction.
      (globalThis as { drawn?: number }).drawn = ((globalThis as { drawn?: number }).drawn ?? 0) + 1;
      return atan2(...sides);
    };
  });
  const drawn = () => page.evaluate(() => (globalThis as { drawn?: number }).drawn ?? 0);
  for (const index of [0, 1, 2]) await dialog.locator('[data-locker]').nth(index).hover();
  expect(await drawn()).toBe(0);
  await dialog.locator('[data-locker]').nth(1).click();
  await dialog.getByRole('button', { name: /^Wybierz [A-Z]{3}\d+[A-Z]*$/ }).waitFor();
  expect(await drawn()).toBe(1);
});

it.each(
  exemplar([
    ['light', 1280],
    ['light', 360],
    ['dark', 768],
  ] as const),
)('axe has no findings in the locker picker: %s, %d px', async (colorScheme, width) => {
  const picker = await openPicker(shop, { colorScheme, width });
  await picker.search.fill('Gdańsk');
  await settled(picker);
  await picker.dialog.locator('[data-locker]').nth(1).click();
  await picker.page.waitForTimeout(700);
  expect(await axeFindings(picker.page, 'shop-cart')).toEqual([]);
});

it('<shop-locker-map> is a form control with events', async () => {
  const page = await shop.visit('/');
  await page.evaluate(() => {
    const form = document.createElement('form');
    const element = document.createElement('shop-locker-map');
    element.setAttribute('name', 'paczkomat');
    element.setAttribute('required', '');
    element.setAttribute('near', '99-999 Gdańsk');
    form.append(element);
    document.querySelector('main')!.prepend(form);
    const events: unknown[] = [];
    Object.assign(globalThis, { events });
    for (const event of ['shop-locker-selected', 'change'])
      form.addEventListener(event, (one) =>
        events.push([one.type, (one as CustomEvent<{ point?: { name: string } } | null>).detail?.point?.name]),
      );
  });
  expect(
    await page.evaluate(() => document.querySelector('form:has(shop-locker-map)') instanceof HTMLFormElement),
  ).toBe(true);
  const element = page.locator('shop-locker-map');
  await element.getByText('najbliżej: Gdańsk').first().waitFor();
  await element.getByRole('searchbox').fill(locker.name);
  expect(
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form:has(shop-locker-map)')!.checkValidity()),
  ).toBe(false);
  await element.getByText(locker.name, { exact: true }).waitFor({ timeout: 60_000 });
  await pickFromList(element, locker.name);
  await element.getByText('Wybrany').first().waitFor();
  const state = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form:has(shop-locker-map)')!;
    return {
      data: [...new FormData(form)],
      valid: form.checkValidity(),
      events: (globalThis as unknown as { events: unknown }).events,
    };
  });
  expect(state).toEqual({
    data: [['paczkomat', locker.name]],
    valid: true,
    events: [
      ['shop-locker-selected', locker.name],
      ['change', undefined],
    ],
  });
});
