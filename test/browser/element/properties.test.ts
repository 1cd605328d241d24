/** Shows that a script's properties reach the view, whenever they are set. */
import { expect } from '@open-wc/testing';
import { committed, counts, load, place, rendered, seen, settled } from './probe';
import type { Probe } from './probe';

describe('a property', () => {
  it('set before the tag is defined is kept', async () => {
    const probe = place('<shop-probe min="2" value="a"></shop-probe>');
    probe.client = { name: 'wcześniej' };
    probe.min = 7;
    await load();
    await committed(probe);
    expect(seen(probe)).to.deep.include({ client: { name: 'wcześniej' }, min: 7, value: 'a' });
    expect(Object.keys(probe)).to.deep.equal([]);
    probe.setAttribute('min', '3');
    expect(probe.min).to.equal(3);
  });

  it('wins until the attribute next changes', async () => {
    const probe = await rendered('<shop-probe min="2"></shop-probe>');
    probe.min = 5;
    await settled();
    expect(seen(probe).min).to.equal(5);
    probe.setAttribute('min', '3');
    await settled();
    expect(seen(probe).min).to.equal(3);
    expect(probe.min).to.equal(3);
  });

  it('set to null or undefined restores the attribute’s value', async () => {
    const probe = await rendered('<shop-probe min="2"></shop-probe>');
    probe.min = 5;
    probe.min = undefined;
    expect(probe.min).to.equal(2);
    probe.min = 5;
    probe.min = null;
    expect(probe.min).to.equal(2);
  });

  it('reads the same before and after the view has loaded', async () => {
    const probe = document.createElement('shop-probe') as Probe;
    probe.setAttribute('disabled', '');
    probe.setAttribute('min', '1,5');
    expect([probe.disabled, probe.min, probe.value]).to.deep.equal([true, 1.5, undefined]);
  });

  it('of JSON keeps its identity while its source is unchanged', async () => {
    const probe = await rendered(`<shop-probe client='{"name": "Ola"}'></shop-probe>`);
    expect(probe.client).to.equal(probe.client);
    probe.setAttribute('value', 'another render');
    await settled();
    expect(seen(probe)).to.include({ value: 'another render', sameClient: true });
  });

  it('changed together with others renders once', async () => {
    const probe = await rendered('<shop-probe></shop-probe>');
    const { renders } = counts();
    probe.min = 2;
    probe.value = 'b';
    probe.setAttribute('disabled', '');
    await settled();
    expect(counts().renders).to.equal(renders + 1);
    expect(seen(probe)).to.include({ min: 2, value: 'b', disabled: true });
  });
});
