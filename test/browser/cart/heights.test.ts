/** Tests the height of the built cart's lines, in the typeface of the mock-ups and in the widest one, and that no text is cut off. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { aLine } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, type CartStage } from './cart';
import { labelStart } from '../../e2e/labels';

const NAMES = [
  'Klamka Arco Chrom szyld WC',
  'Tynk silikatowy baranek 2 mm 25 kg',
  'Kołki uniwersalne nylon 6 × 40 mm 200 szt.',
  'Bateria Aria Chrom prysznicowa termostatyczna',
  'Membrana dachowa Strong szara 180 g 75 m²',
];
const note = { name: 'note', label: 'Uwaga do pozycji', type: 'text', scope: 'line' };
const lines = (count: number) =>
  [...Array(count).keys()].map((at) =>
    aLine({
      id: at + 1,
      index: `KLA1-${1000 + at}`,
      brand_name: 'Klamkor',
      product_name: NAMES[at % NAMES.length],
      unit: 'opak.',
      quantity: 12,
      vat_rate: 23,
      availability: { quantity: 364 },
      prices: { net: '966.90', gross: '1189.29', total_net: '4834.50', total_gross: '5946.44' },
    }),
  );
const rows = ({ root }: CartStage) => [...root.querySelectorAll<HTMLElement>('[data-item]')];
const highest = (stage: CartStage) => Math.max(...rows(stage).map((one) => one.offsetHeight));
const cut = (stage: CartStage) =>
  [...stage.root.querySelectorAll<HTMLElement>('[data-item] :is(th, td, span, a)')].filter(
    (one) =>
      !one.matches('[class*=spoken], [class*=spoken] *') &&
      one.clientWidth > 0 &&
      one.scrollWidth > one.clientWidth + 1,
  );

async function rendered(width: number, font: string, attributes: Record<string, string> = {}, cart: object = {}) {
  await setViewport({ width, height: 900 });
  const stage = await cartStage({ items: lines(8), extra_fields: [note], ...cart }, attributes);
  // The demo page's widths: 1248 px of 1280, and 16 px beside the cart on a phone.
  stage.element.style.cssText = `--shop-font-family: ${font}; font-family: ${font}; inline-size: ${Math.min(1248, width - 32)}px`;
  await until(() => rows(stage).length >= 8, 'the lines');
  return stage;
}

describe('the lines of a cart', () => {
  afterEach(() => setViewport({ width: 1280, height: 800 }));
  for (const font of ['Inter', "'DejaVu Sans'"]) {
    it(`are at most 72 px high at 1280 px in ${font}, with a folded note [C18, C19]`, async () => {
      const stage = await rendered(1280, font);
      expect(highest(stage)).to.be.at.most(72);
      expect(cut(stage).map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      expect(stage.root.querySelector('summary')!.innerText.trim()).to.equal('Dodaj uwagę');
    });
    it(`of a compact cart are 44 px high, with a folded note, in ${font} [C19]`, async () => {
      const stage = await rendered(1280, font, { density: 'compact', prices: 'net' });
      expect(highest(stage)).to.be.at.most(44);
      expect(cut(stage).map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    });
    it(`are cards of at most 150 px on a phone, in ${font} [C19]`, async () => {
      const stage = await rendered(390, font);
      expect(highest(stage)).to.be.at.most(150);
      expect(cut(stage).map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    });
  }
  it('break no word and no name at 640 px, which is 1280 px at 200 %', async () => {
    const stage = await rendered(640, "'DejaVu Sans'");
    const names = rows(stage).map((row) => row.querySelector<HTMLElement>('.product__name')!.offsetHeight);
    expect(Math.max(...names)).to.be.at.most(24);
  });
  it('of a cart of 500 lines take at most 36 000 px at 1280 px [C19]', async () => {
    const stage = await rendered(1280, 'Inter', {}, { items: lines(500) });
    await until(() => rows(stage).length === 500, 'all lines');
    for (const group of stage.root.querySelectorAll<HTMLElement>('.items__group'))
      group.style.contentVisibility = 'visible';
    expect(stage.root.querySelector<HTMLElement>('.items')!.offsetHeight).to.be.at.most(36_000);
  });
  it('become strips of 40 px once removed, and the header counts only the others [C20]', async () => {
    const stage = await rendered(1280, 'Inter');
    await stage.press(labelStart('cart.items.removeItem'));
    await until(() => stage.root.querySelector('.items__row--removed'), 'the strip');
    expect(stage.root.querySelector<HTMLElement>('.items__row--removed')!.offsetHeight).to.be.within(40, 41);
    expect(stage.root.querySelector('.items__said')!.textContent).to.contain('7\u00A0pozycji');
  });
  it('display a note in one row, and keep a required one open [C18]', async () => {
    const written = lines(8).map((line) => ({ ...line, extra_fields: { note: 'Klatka B, II piętro' } }));
    const stage = await rendered(1280, 'Inter', {}, { items: written });
    expect(stage.root.querySelector('summary')!.textContent).to.equal('Klatka B, II piętro · Zmień');
    const required = await rendered(1280, 'Inter', {}, { extra_fields: [{ ...note, required: true }] });
    expect(required.root.querySelector<HTMLElement>('[part~="line-fields"] input')!.offsetWidth).to.be.above(0);
    expect(required.root.querySelector('summary')!.offsetWidth).to.equal(0);
  });
});
