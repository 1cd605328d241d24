/** Tests the map of `<shop-locker-map>`: opened late, its place in the search, and the list without it. */
import { expect } from '@open-wc/testing';
import { withMap } from '../capable';
import { settled, until } from '../settled';
import { closeShop, openShop, picker, type Shop } from './stage';

let shop: Shop;
beforeEach(async () => void (shop = await openShop(1280)));
afterEach(closeShop);

const plain = () => Response.json({ version: 8, sources: {}, layers: [] });

withMap('the map on a tablet opens on a press, with the nearest lockers [D13] [D16]', async () => {
  await closeShop();
  shop = await openShop(768);
  const { get, button, drawn, names, waitFor } = await picker('near="80-001 Gdańsk"');
  await waitFor('Wybierz najbliższy: GDA01M');
  expect([names().length, get('[part~=map]')]).to.deep.equal([10, null]);
  button('Widok: Mapa').click();
  await until(() => drawn() === 10, 'the map has no lockers');
  expect(shop.requests).to.deep.equal(['/points']);
});

withMap('the list keeps the place of the map after the search is cleared', async () => {
  const { search, drawn, waitFor, button, names } = await picker('');
  await until(() => drawn() === 24, 'the map was never drawn');
  search('Kraków');
  await waitFor('najbliżej: Kraków');
  await settled();
  button('Wyczyść wyszukiwanie').click();
  await waitFor('najbliżej: środek mapy');
  expect(names()[0]).to.match(/^KRA/);
});

describe('the list without a map is usable', () => {
  const NO_MAP = 'Mapa jest teraz niedostępna. Wybierz paczkomat z listy.';
  /** What takes the map away, and gives it back. */
  const cases: Readonly<Record<string, { test: typeof withMap; message: string; prevent: () => () => void }>> = {
    'without WebGL2 [D10]': {
      test: it,
      message: 'Ta przeglądarka nie pokaże mapy. Wybierz paczkomat z listy.',
      prevent() {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return kind === 'webgl2' ? null : (getContext as (...all: unknown[]) => unknown).call(this, kind, ...rest);
        } as typeof getContext;
        return () => (HTMLCanvasElement.prototype.getContext = getContext);
      },
    },
    'if the map’s style fails to load': {
      test: withMap,
      message: NO_MAP,
      prevent() {
        shop.before = ({ pathname }) => (pathname.startsWith('/style') ? new Response('', { status: 404 }) : undefined);
        return () => {};
      },
    },
  };
  for (const [name, { test, message, prevent }] of Object.entries(cases))
    test(name, async () => {
      const restore = prevent();
      const { element, waitFor, search, pick } = await picker('map-style-url="/style-1"');
      await waitFor(message);
      search('GDA03M');
      await pick('GDA03M');
      await until(() => element.value === 'GDA03M', 'it was not picked');
      restore();
    });
});

describe('a map that failed', () => {
  withMap('because its picker was removed is requested again by the next one', async () => {
    let letStyleFail = (): void => {};
    const held = new Promise<Response>((fail) => (letStyleFail = () => fail(new Response('', { status: 404 }))));
    shop.before = ({ pathname }) => (pathname.startsWith('/style') ? held : undefined);
    const { form, get, waitFor } = await picker('map-style-url="/style-2"');
    await waitFor('Wczytywanie mapy…');
    await until(() => get('.maplibregl-canvas'), 'the map was never begun');
    form.remove();
    letStyleFail();
    await settled();
    shop.before = ({ pathname }) => (pathname.startsWith('/style') ? plain() : undefined);
    const again = await picker('map-style-url="/style-2"');
    await until(() => again.drawn() === 24, 'the map was never drawn');
    expect(again.says('Wczytywanie mapy…')).to.equal(false);
  });

  withMap('loads after its style URL has changed', async () => {
    shop.before = ({ pathname }) =>
      pathname.startsWith('/style')
        ? pathname.endsWith('none')
          ? new Response('', { status: 404 })
          : plain()
        : undefined;
    const { element, drawn, says, waitFor } = await picker('map-style-url="/style-none"');
    await waitFor('Mapa jest teraz niedostępna. Wybierz paczkomat z listy.');
    element.setAttribute('map-style-url', '/style-3');
    await until(() => drawn() === 24, 'the map was never drawn');
    expect(says('Mapa jest teraz niedostępna')).to.equal(false);
  });
});
