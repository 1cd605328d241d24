/** Tests the built `<shop-locker-map>` as a control of the template's form: its errors, and its selection after another `points-url`. */
import { expect } from '@open-wc/testing';
import { aPoint } from '../../fixtures/points';
import { settled, until } from '../settled';

const real = globalThis.fetch;
const requests: string[] = [];
/** Lockers nearest to a post code, with their distances. */
const near = [
  aPoint({ name: 'POZ02A', distance: 900, location: { latitude: 52.408, longitude: 16.9 } }),
  aPoint({ name: 'POZ01M', distance: 222, location: { latitude: 52.402, longitude: 16.9 } }),
  aPoint({ name: 'POZ03M', distance: 1355, location: { latitude: 52.4, longitude: 16.92 } }),
];
const lockers: Readonly<Record<string, string[]>> = {
  '/points-a': ['KRA01M', 'KRA02M', 'KRA03M'],
  '/points-b': ['WAW01M', 'WAW02M', 'WAW03M'],
  '/points-d': [],
  '/points-e': ['KRA01M', 'KRA02M'],
  '/points-f': ['KRA01M', 'KRA02M'],
  '/points-c': ['INP01A', 'INP02A', '104512'],
};
/** The network of each point, for a URL with several carriers' points. */
const networks: Readonly<Record<string, string>> = { INP01A: 'InPost', INP02A: 'InPost', '104512': 'Orlen Paczka' };
beforeEach(() => {
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    const names = lockers[pathname];
    if (names === undefined) return real(input, init);
    requests.push(searchParams.get('relative_post_code') ?? `page ${searchParams.get('page')}`);
    if (searchParams.has('relative_post_code')) return Response.json({ items: near });
    return Response.json({ total_pages: 1, items: names.map((name) => aPoint({ name, network: networks[name] })) });
  };
});
afterEach(() => {
  globalThis.fetch = real;
  document.querySelector('#lockers')?.remove();
  requests.length = 0;
});

async function picker(attributes = '', points = '/points-a', many = 3) {
  await import(/* the built file */ `/dist/${'shop-locker-map'}.js`);
  const form = document.createElement('form');
  form.id = 'lockers';
  form.method = 'dialog';
  form.innerHTML = `<shop-locker-map name="locker" map-style-url="none" points-url="${points}" ${attributes}></shop-locker-map>`;
  document.body.append(form);
  const element = form.querySelector('shop-locker-map')!;
  const root = element.shadowRoot!;
  const names = () => [...root.querySelectorAll('[part~="locker"]')].map((one) => one.textContent);
  await until(() => names().length === many, 'the lockers never came');
  return { form, element, root, names, bar: () => root.querySelector<HTMLElement>('[part~="picker-bar"]')!.innerText };
}

function typed(root: ShadowRoot, text: string) {
  const field = root.querySelector<HTMLInputElement>('[type=search]')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('<shop-locker-map>', () => {
  it('displays an error on submit without a locker, and hides it on reset', async () => {
    const { form, root } = await picker('required');
    const message = () => root.querySelector<HTMLElement>('[part~="notice-error"] p')?.innerText;
    expect(message()).to.equal(undefined);
    form.requestSubmit();
    await settled();
    expect(message()).to.equal('Nie wybrano paczkomatu');
    form.reset();
    await settled();
    expect(message()).to.equal(undefined);
  });

  it('resets its selection for another points-url', async () => {
    const { element, root, names, bar } = await picker();
    root.querySelectorAll<HTMLElement>('[part~="locker"] input')[2]!.click();
    await settled();
    expect(bar()).to.contain('KRA03M');
    element.setAttribute('points-url', '/points-b');
    await until(() => names()[0]?.includes('WAW01M'), 'the other lockers never came');
    expect(names()).to.have.length(3);
    expect(bar()).to.equal('');
  });

  it('displays the network if there are several, and only points of the requested one', async () => {
    const { root, names } = await picker('', '/points-c');
    const chips = [...root.querySelectorAll<HTMLInputElement>('.chip input')];
    expect(chips.slice(0, 2).map(({ name }) => name)).to.deep.equal([
      'locker-network-InPost',
      'locker-network-Orlen Paczka',
    ]);
    chips[1]!.click();
    await until(() => names().length === 1, 'the others stayed');
    expect(names()[0]).to.contain('104512').and.to.contain('Orlen Paczka');
    chips[1]!.click();
    await until(() => names().length === 3, 'the others did not come back');
  });

  it('displays the nearest lockers by one request, chooses none, and takes one by one press [D13] [D14]', async () => {
    const { element, root, names, bar } = await picker('near="60-166 Poznań"', '/points-d');
    expect(requests).to.deep.equal(['60-166']);
    expect(names().map((name) => name.slice(0, 6))).to.deep.equal(['POZ01M', 'POZ02A', 'POZ03M']);
    expect(names()[1]).to.contain('900\u00A0m').and.to.contain('na\u00A0północ');
    const noticeText = () => root.querySelector('.picker__none')?.textContent;
    expect([noticeText(), root.querySelector('.lockers__foot')!.textContent]).to.deep.equal([
      'Nie wybrano paczkomatu',
      'Pokazujemy 3\u00A0najbliższe. Inne znajdziesz, wpisując miasto, ulicę albo kod.',
    ]);
    expect([bar(), element.value]).to.deep.equal(['Wybierz najbliższy: POZ01M', '']);
    root.querySelectorAll<HTMLElement>('[part~="locker"] input')[1]!.click();
    await settled();
    expect([bar(), element.value, noticeText()]).to.deep.equal(['Wybierz POZ02A', '', 'Nie wybrano paczkomatu']);
    root.querySelector<HTMLElement>('[part~="picker-bar"] button')!.click();
    await until(() => element.value === 'POZ02A', 'the marked one was not taken');
    await settled();
    expect([bar().startsWith('POZ02A'), noticeText()]).to.deep.equal([true, undefined]);
    expect(requests).to.deep.equal(['60-166']);
  });

  it('requests all lockers once, at the first typed character [D13]', async () => {
    const { root, names } = await picker('near="60-166 Poznań"', '/points-e');
    for (const text of ['K', 'KR', 'KRA']) {
      typed(root, text);
      await settled();
    }
    await until(() => names()[0]?.startsWith('KRA01M') === true, 'all lockers never came');
    expect(requests).to.deep.equal(['60-166', 'page 1']);
    expect(root.querySelector('.lockers__foot')).to.equal(null);
  });

  it('sends no request without a post code before a search [D15]', async () => {
    const { root, names } = await picker('near=" "', '/points-f', 0);
    await settled();
    expect([requests, names()]).to.deep.equal([[], []]);
    typed(root, 'K');
    await until(() => names().length === 2, 'the lockers never came');
  });

  it('has no network choice if all points belong to one network', async () => {
    const { root } = await picker();
    expect([...root.querySelectorAll<HTMLInputElement>('.chip input')].map(({ name }) => name)).to.deep.equal([
      'locker-always',
      'locker-payment',
      'locker-easyAccess',
    ]);
  });
});
