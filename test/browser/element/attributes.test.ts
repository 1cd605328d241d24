/** Tests that a template's attributes reach the view, although r2wc alone would drop or distort them. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { listen, load, rendered, seen, settled } from './probe';

/** Each row: a page's HTML, and the expected prop of the view. */
const cases: readonly [title: string, attributes: string, prop: string, value: unknown][] = [
  ['reads a bare boolean as true', 'disabled', 'disabled', true],
  ['reads disabled="disabled" as true', 'disabled="disabled"', 'disabled', true],
  ['reads a flag that says no as false', 'disabled="false"', 'disabled', false],
  ['reads an absent boolean as false', '', 'disabled', false],
  ['hands over an empty text', 'value=""', 'value', ''],
  ['keeps text that names a function of the page a text', 'value="eval"', 'value', 'eval'],
  ['reads a decimal comma', 'min="1,5"', 'min', 1.5],
  ['reads a decimal point', 'min="1.5"', 'min', 1.5],
  ['takes the default for an empty number', 'min=""', 'min', 1],
  ['takes the default for an empty text that has one', 'submit-label=""', 'submitLabel', 'Wyślij'],
  ['gives the camelCase name its value', 'submit-label="Kup"', 'submitLabel', 'Kup'],
  [
    'splits words',
    'redirect-origins="https://a.pl  https://b.pl"',
    'redirectOrigins',
    ['https://a.pl', 'https://b.pl'],
  ],
  ['reads JSON', `client='{"name": "Żółć"}'`, 'client', { name: 'Żółć' }],
  ['reads an absent value as undefined', '', 'value', undefined],
];

/** Each row: a value that does not fit, and its default. */
const wrong: readonly [attributes: string, prop: string, value: unknown][] = [
  ['min="dużo"', 'min', 1],
  ['min="-1"', 'min', 1],
  ['size="1,5"', 'size', undefined],
  ['routing="magic"', 'routing', 'hash'],
  [`client='{"name": &quot;'`, 'client', undefined],
  [`client='{"nazwa": "x"}'`, 'client', undefined],
];

describe('an attribute', () => {
  before(() => load());

  for (const [title, attributes, prop, value] of cases) {
    it(title, async () => {
      expect(seen(await rendered(`<shop-probe ${attributes}></shop-probe>`))[prop]).to.deep.equal(value);
    });
  }

  it('names the right words beside a wrong one [E1]', async () => {
    const { lines, stop } = listen('warn');
    await rendered('<shop-probe routing="magic"></shop-probe>');
    stop();
    expect(lines[0]).to.contain('routing: wrong value, using the default. magic hash path ');
  });

  for (const [attributes, prop, value] of wrong) {
    it(`warns once about ${attributes} and uses the default [E1]`, async () => {
      const { lines, stop } = listen('warn');
      const probe = await rendered(`<shop-probe ${attributes}></shop-probe>`);
      probe.setAttribute('value', 'another render');
      await settled();
      stop();
      expect(seen(probe)[prop]).to.deep.equal(value);
      expect(lines).to.have.length(1);
      expect(lines[0]).to.contain('<shop-probe>').and.contain(attributes.split('=')[0]!);
    });
  }

  it('of JSON works on a page where a script extends Object.prototype', async () => {
    Object.assign(Object.prototype, { taught: () => {} });
    try {
      const probe = await rendered(`<shop-probe client='{"name": "Ola"}'></shop-probe>`);
      expect((probe.client as { name: string }).name).to.equal('Ola');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'taught');
    }
  });

  it('reaches the view after it is changed, emptied and removed', async () => {
    const probe = await rendered('<shop-probe value="a" min="3" disabled></shop-probe>');
    probe.setAttribute('value', '');
    probe.setAttribute('min', '4');
    await settled();
    expect(seen(probe)).to.include({ value: '', min: 4, disabled: true });
    for (const name of ['value', 'min', 'disabled']) probe.removeAttribute(name);
    await settled();
    expect(seen(probe)).to.include({ min: 1, disabled: false }).and.not.have.property('value');
  });

  it('falls back to <shop-config>; the element’s own attribute wins [E2]', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<shop-config brand="acme" redirect-origins="https://c.pl"></shop-config>',
    );
    expect(seen(await rendered('<shop-probe></shop-probe>'))).to.deep.include({
      brand: 'acme',
      redirectOrigins: ['https://c.pl'],
    });
    expect(seen(await rendered('<shop-probe brand="own"></shop-probe>')).brand).to.equal('own');
    document.querySelector('shop-config')!.remove();
  });
});

describe('a child script of JSON', () => {
  before(() => load());

  it('provides values under camelCase names; attributes win [E2]', async () => {
    const data = JSON.stringify({ client: { name: 'Ola' }, submitLabel: 'Z JSON', disabled: true, min: '2,5' });
    const script = `<script type="application/json">${data}</script>`;
    const probe = await rendered(`<shop-probe submit-label="Z atrybutu">${script}</shop-probe>`);
    expect(seen(probe)).to.deep.include({
      client: { name: 'Ola' },
      submitLabel: 'Z atrybutu',
      disabled: true,
      min: 2.5,
    });
  });

  it('with broken JSON is ignored with one warning, and the element renders [E1]', async () => {
    const { lines, stop } = listen('warn');
    const probe = await rendered(
      '<shop-probe value="a"><script type="application/json">{"client"</script></shop-probe>',
    );
    expect(seen(probe).value).to.equal('a');
    await until(() => lines.length > 0, 'nothing was told');
    stop();
    expect(lines).to.have.length(1);
  });
});
