/** Tests the locker picker without graphics, Trusted Types policy, map style, or half of the points. */
import { describe, expect, it } from 'vitest';
import { locker, openAgain, openPicker, pickFromList, settled } from './lockers';
import { useShop } from './shop';

const shop = useShop();

describe('the locker list without a map', () => {
  const picksFromList = async ({ page, dialog, search }: Awaited<ReturnType<typeof openPicker>>) => {
    await search.fill(locker.name);
    await pickFromList(dialog, locker.name);
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.locker__address').getByText(locker.name).waitFor();
  };

  it('is usable without WebGL2 [D10]', async () => {
    const picker = await openPicker(shop, {
      prepare: (page) =>
        page.addInitScript(() => {
          const { getContext } = HTMLCanvasElement.prototype;
          HTMLCanvasElement.prototype.getContext = function (
            this: HTMLCanvasElement,
            kind: string,
            ...rest: unknown[]
          ) {
            return kind === 'webgl2' ? null : (getContext as (...all: unknown[]) => unknown).call(this, kind, ...rest);
          } as typeof getContext;
        }),
    });
    await picker.dialog.getByText('Ta przeglądarka nie pokaże mapy. Wybierz paczkomat z listy.').waitFor();
    await picksFromList(picker);
  });

  it('is usable if Trusted Types allow none of our policies', async () => {
    const picker = await openPicker(shop, {
      prepare: (page) =>
        page.route('**/koszyk', async (route) => {
          if (route.request().method() !== 'GET') return route.continue();
          const answer = await route.fetch();
          const headers = answer.headers();
          await route.fulfill({
            response: answer,
            headers: {
              ...headers,
              'content-security-policy': `${headers['content-security-policy']}; trusted-types someone-elses`,
            },
          });
        }),
    });
    await picker.dialog.getByText('Mapa jest teraz niedostępna. Wybierz paczkomat z listy.').waitFor();
    await picksFromList(picker);
  });

  it('is usable if the map’s style fails to load', async () => {
    const picker = await openPicker(shop, {
      prepare: (page) => page.route('**/mapa/*.json', (route) => route.abort()),
    });
    await picker.dialog.getByText('Mapa jest teraz niedostępna. Wybierz paczkomat z listy.').waitFor();
    await picksFromList(picker);
  });
});

describe('a locker map that failed', () => {
  it('because the dialog was closed is requested again on the next opening', async () => {
    let letStyleFail = () => {};
    const held = new Promise<void>((go) => (letStyleFail = go));
    const styles = '**/mapa/*.json';
    const { page, dialog } = await openPicker(shop, {
      prepare: (page) =>
        page.route(styles, async (route) => {
          await held;
          await route.fulfill({ status: 404 });
        }),
    });
    await dialog.getByText('Wczytywanie mapy…').waitFor();
    await dialog.locator('.maplibregl-canvas').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    letStyleFail();
    await page.waitForTimeout(500);
    await page.unroute(styles);
    const again = await openAgain(page);
    await settled({ page, ...again });
    expect(await again.dialog.getByText('Wczytywanie mapy…').count()).toBe(0);
  });

  it('loads after its style URL has changed', async () => {
    const page = await shop.visit('/');
    await page.evaluate(() => {
      const element = document.createElement('shop-locker-map');
      element.setAttribute('map-style-url', '/static/mapa/nie-ma.json');
      document.querySelector('main')!.prepend(element);
    });
    const element = page.locator('shop-locker-map');
    await element.getByText('Mapa jest teraz niedostępna. Wybierz paczkomat z listy.').waitFor();
    await element.evaluate((one) => one.setAttribute('map-style-url', '/static/mapa/light.json'));
    await element.locator('[data-lockers]').waitFor();
    expect(await element.getByText('Mapa jest teraz niedostępna').count()).toBe(0);
  });
});

it('an interrupted list of lockers keeps the loaded part, and continues on retry', async () => {
  let broken = true;
  const { dialog, search } = await openPicker(shop, {
    // Too narrow for a map, which takes longer to render than the list.
    width: 360,
    prepare: (page) =>
      page.route(/\/api\/points.*[?&]page=(2\d|30)\b/, (route) =>
        broken ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.continue(),
      ),
  });
  // The first character requests all pages.
  await search.fill('Warszawa');
  await dialog.getByText(/^Wczytano tylko część listy/).waitFor({ timeout: 60_000 });
  await dialog
    .getByText(/najbliżej: Warszawa/)
    .first()
    .waitFor();
  broken = false;
  await dialog.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect.poll(() => dialog.getByText(/^Wczytano tylko część listy/).count()).toBe(0);
  await search.fill('Gdańsk');
  await dialog
    .getByText(/najbliżej: Gdańsk/)
    .first()
    .waitFor();
});
