/** Tests the list of `<shop-locker-map>`: the visitor’s position, what it announces and renders, its part of a form, and an interrupted load. */
import { expect } from '@open-wc/testing';
import { faultsOf } from '../product/page';
import { settled, until } from '../settled';
import { closeShop, GDANSK, openShop, picker, type Shop } from './stage';

let shop: Shop;
beforeEach(async () => void (shop = await openShop(360)));
afterEach(closeShop);

/** Answers the next request for the visitor’s position. */
function locate(answer: (onPosition: PositionCallback, refused: PositionErrorCallback) => void) {
  navigator.geolocation.getCurrentPosition = (onPosition, refused) => answer(onPosition, refused!);
  return () => void Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition');
}

describe('the visitor’s location', () => {
  it('sorts the list by distance if the browser provides it [D10]', async () => {
    const restore = locate((onPosition) => onPosition({ coords: GDANSK } as GeolocationPosition));
    const { button, names, waitFor, get } = await picker();
    button('W mojej okolicy').click();
    await waitFor('najbliżej: Twoja lokalizacja');
    await until(() => names().length === 24, 'not all lockers came');
    expect([names().slice(0, 3), names()[12]]).to.deep.equal([['GDA01M', 'GDA02M', 'GDA03M'], 'KRA12M']);
    expect(get('[data-locker] .number')!.textContent).to.match(/^11\d\sm/);
    restore();
  });

  it('is replaced by a typed place if the browser denies it [D10]', async () => {
    const restore = locate((_, refused) => refused({ code: 1 } as GeolocationPositionError));
    const { root, get, button, says, waitFor, search } = await picker();
    button('W mojej okolicy').click();
    await waitFor('Przeglądarka nie udostępnia Twojej lokalizacji');
    await until(() => root.activeElement === get('[type=search]'), 'the field has no focus');
    search('Gdańsk');
    await waitFor('najbliżej: Gdańsk');
    expect(says('Przeglądarka nie udostępnia')).to.equal(false);
    restore();
  });
});

describe('the locker list', () => {
  it('announces its count once while lockers load, and the final one', async () => {
    let goOn = (): void => {};
    const second = new Promise<void>((go) => (goOn = go));
    shop.before = ({ searchParams }) =>
      searchParams.get('page') === '2' ? second.then(() => undefined as never) : undefined;
    const { get, search, waitFor } = await picker();
    const spoken: string[] = [];
    const region = get('[role="status"]')!;
    new MutationObserver(() => spoken.push(region.textContent.replaceAll('\u00A0', ' '))).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    search('Długa 7');
    await waitFor('1 paczkomat');
    goOn();
    await until(() => spoken.at(-1) === '2 paczkomaty', 'the final count was not announced');
    expect(spoken.filter(Boolean).length).to.be.at.most(2);
  });

  it('renders no row on hovering, and only the marked row on marking', async () => {
    const { root, search, waitFor, get } = await picker();
    search('Gdańsk');
    await waitFor('najbliżej: Gdańsk');
    await until(() => get('progress') === null, 'it still loads');
    const { atan2 } = Math;
    let drawn = 0;
    // Each rendered row calls atan2 for its direction.
    Math.atan2 = (...sides) => ((drawn += 1), atan2(...sides));
    const rows = [...root.querySelectorAll<HTMLElement>('[data-locker]')];
    for (const row of rows.slice(0, 3)) {
      row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      await settled();
    }
    const hovered = drawn;
    rows[1]!.querySelector('input')!.click();
    await until(() => get('[part="picker-bar"] button'), 'nothing is offered');
    Math.atan2 = atan2;
    expect([hovered, drawn]).to.deep.equal([0, 1]);
  });

  for (const scheme of ['light', 'dark'])
    for (const width of [360, 768, 1280])
      it(`with a marked row has no axe findings: ${scheme}, ${width} px`, async () => {
        await closeShop();
        shop = await openShop(width);
        document.documentElement.style.colorScheme = scheme;
        const { element, root, search, waitFor } = await picker('');
        search('Gdańsk');
        await waitFor('najbliżej: Gdańsk');
        root.querySelectorAll<HTMLElement>('[data-locker] input')[1]!.click();
        await settled();
        expect(await faultsOf(element)).to.deep.equal([]);
        document.documentElement.style.colorScheme = '';
      });

  it('says that no record of the list could be read', async () => {
    const shop = await openShop(900);
    shop.before = () => Response.json({ total_pages: 1, items: [{ kod: 'KRA01M' }] });
    const { waitFor, says } = await picker();
    await waitFor('Nie udało się wczytać listy paczkomatów.');
    expect(says('Brak wyników')).to.equal(false);
  });

  it('keeps the loaded part when the load is interrupted, and continues on retry', async () => {
    let isBroken = true;
    shop.before = ({ searchParams }) =>
      isBroken && searchParams.get('page') === '2' ? new Response('Bad Gateway', { status: 502 }) : undefined;
    const { search, says, waitFor, button, names } = await picker();
    search('Gdańsk');
    await waitFor('Wczytano tylko część listy');
    await waitFor('najbliżej: Gdańsk');
    isBroken = false;
    button('Spróbuj ponownie').click();
    await until(() => !says('Wczytano tylko część listy'), 'the message stayed');
    search('Kraków');
    await waitFor('najbliżej: Kraków');
    expect(names()).to.have.length(12);
  });
});

it('<shop-locker-map> is a form control with events, near a place', async () => {
  const { form, search, waitFor, pick } = await picker('map-style-url="none" required near="99-999 Gdańsk"');
  const events: unknown[] = [];
  for (const event of ['shop-locker-selected', 'change'])
    form.addEventListener(event, (one) =>
      events.push([one.type, (one as CustomEvent<{ point?: { name: string } } | null>).detail?.point?.name]),
    );
  await waitFor('najbliżej: 99-999 Gdańsk');
  search('GDA02M');
  expect(form.checkValidity()).to.equal(false);
  await pick('GDA02M');
  await waitFor('Wybrany');
  expect([...new FormData(form)]).to.deep.equal([['locker', 'GDA02M']]);
  expect([form.checkValidity(), events]).to.deep.equal([
    true,
    [
      ['shop-locker-selected', 'GDA02M'],
      ['change', undefined],
    ],
  ]);
});
