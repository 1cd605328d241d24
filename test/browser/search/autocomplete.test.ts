/** Shows how `<shop-autocomplete>` asks, offers keys, and brings its text into the form around it. */
import { expect } from '@open-wc/testing';
import { placed, realWorld, scriptNetwork, scriptPauses, settled } from './script';
import type { Pauses, ScriptedCall } from './script';

const TAG = 'shop-autocomplete';
let calls: ScriptedCall[];
let pauses: Pauses;
beforeEach(() => {
  calls = scriptNetwork();
  pauses = scriptPauses(1000);
});
afterEach(() => {
  realWorld();
  for (const host of document.querySelectorAll('body > div')) host.remove();
});

describe('<shop-autocomplete>', () => {
  it('asks 1000 ms after the last keystroke for 10 keys of its index', async () => {
    const one = await placed('<shop-autocomplete url="/k" index="marki"></shop-autocomplete>', TAG);
    // The test runner has timers of this length too.
    const others = pauses.running();
    one.type('ce');
    expect(pauses.running()).to.equal(others);
    one.type('cer');
    one.type('cera');
    expect([pauses.running(), calls.length]).to.deep.equal([others + 1, 0]);
    await pauses.end();
    expect(calls[0]!.body).to.deep.equal({ query: 'cera', index: 'marki', size: 10 });
  });

  it('puts the chosen key into the field and the form, and says so', async () => {
    const one = await placed('<form><shop-autocomplete url="/k" name="marka"></shop-autocomplete></form>', TAG);
    const keys: string[] = [];
    one.element.addEventListener('shop-autocomplete-selected', (event) => keys.push(event.detail.key));
    one.type('cer');
    await pauses.end();
    await calls[0]!.answer([{ key: 'Cerampol' }, { key: 'Ceramika <b>X</b>' }]);
    expect(one.entries().map((entry) => entry.textContent)).to.deep.equal(['Cerampol', 'Ceramika <b>X</b>']);
    await one.press('ArrowDown');
    await one.press('Enter');
    await settled();
    expect([one.field.value, keys]).to.deep.equal(['Cerampol', ['Cerampol']]);
    expect(new FormData(one.element.closest('form')!).get('marka')).to.equal('Cerampol');
  });

  it('asks for as many keys as `size` says, and shows no more', async () => {
    const one = await placed('<shop-autocomplete url="/k" size="1"></shop-autocomplete>', TAG);
    one.type('cer');
    await pauses.end();
    expect(calls[0]!.body.size).to.equal(1);
    await calls[0]!.answer([{ key: 'a' }, { key: 'b' }]);
    expect(one.entries()).to.have.length(1);
  });
});
