/** Shows the built `<shop-locker-map>` as a control of the template's form: when it speaks, and what another `points-url` leaves. */
import { expect } from '@open-wc/testing';
import { aPoint } from '../../fixtures/points';
import { settled, until } from '../settled';

const real = globalThis.fetch;
const lockers: Readonly<Record<string, string[]>> = {
  '/points-a': ['KRA01M', 'KRA02M', 'KRA03M'],
  '/points-b': ['WAW01M', 'WAW02M', 'WAW03M'],
  '/points-c': ['INP01A', 'INP02A', '104512'],
};
/** Whose points they are, where the address has several carriers'. */
const networks: Readonly<Record<string, string>> = { INP01A: 'InPost', INP02A: 'InPost', '104512': 'Orlen Paczka' };
beforeEach(() => {
  globalThis.fetch = async (input, init) => {
    const names = lockers[new URL(String(input), location.href).pathname];
    if (names === undefined) return real(input, init);
    return Response.json({ total_pages: 1, items: names.map((name) => aPoint({ name, network: networks[name] })) });
  };
});
afterEach(() => {
  globalThis.fetch = real;
  document.querySelector('#lockers')?.remove();
});

async function picker(attributes = '', points = '/points-a') {
  await import(/* the built file */ `/dist/${'shop-locker-map'}.js`);
  const form = document.createElement('form');
  form.id = 'lockers';
  form.method = 'dialog';
  form.innerHTML = `<shop-locker-map name="locker" map-style-url="none" points-url="${points}" ${attributes}></shop-locker-map>`;
  document.body.append(form);
  const element = form.querySelector('shop-locker-map')!;
  const root = element.shadowRoot!;
  const names = () => [...root.querySelectorAll('[part~="locker"]')].map((one) => one.textContent);
  await until(() => names().length === 3, 'the lockers never came');
  return { form, element, root, names, bar: () => root.querySelector<HTMLElement>('[part~="picker-bar"]')!.innerText };
}

describe('<shop-locker-map>', () => {
  it('says that no locker was chosen when its form was refused, and is silent again when that is reset', async () => {
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

  it('begins anew with another address: what was marked among the lockers of the first is none of its own', async () => {
    const { element, root, names, bar } = await picker();
    root.querySelectorAll<HTMLElement>('[part~="locker"]')[2]!.click();
    await settled();
    expect(bar()).to.contain('KRA03M');
    element.setAttribute('points-url', '/points-b');
    await until(() => names()[0]?.includes('WAW01M'), 'the other lockers never came');
    expect(names()).to.have.length(3);
    expect(bar()).to.equal('Nie wybrano paczkomatu');
  });

  it('shows whose points they are where there are several carriers’, and only those that are wanted', async () => {
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

  it('asks nobody whose points are wanted where all are of one carrier', async () => {
    const { root } = await picker();
    expect([...root.querySelectorAll<HTMLInputElement>('.chip input')].map(({ name }) => name)).to.deep.equal([
      'locker-always',
      'locker-payment',
      'locker-easyAccess',
    ]);
  });
});
