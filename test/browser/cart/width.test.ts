/** Tests that cart and calculator keep a usable width in a container that is sized by its content, and never exceed the container. */
import { expect, fixture, html } from '@open-wc/testing';
import { until } from '../settled';

const CART = '<shop-cart cart-url="/none" routing="memory"></shop-cart>';
const CALCULATOR = `<shop-calculator main-unit='{"short_name":"opak.","name_c":"opakowaniach"}'
  unit='{"short_name":"m2","name_c":"metrach kwadratowych","decimals":2}' unit-value="1,44" price-pack="71.99"></shop-calculator>`;

/** The container is 700 px wide in all cases. */
const places: Record<string, (element: string) => string> = {
  'a flex row': (element) => `<div style="display: flex">${element}<aside>Obok</aside></div>`,
  'a full flex row': (element) =>
    `<div style="display: flex">${element}<aside style="flex: none; width: 400px">Obok</aside></div>`,
  'a float': (element) => element.replace(' ', ' style="float: left" '),
  'an inline block': (element) => element.replace(' ', ' style="display: inline-block" '),
  'an automatic column': (element) =>
    `<div style="display: grid; grid-template-columns: auto 200px">${element}<aside>Obok</aside></div>`,
  'a centred item': (element) => `<div style="display: grid; justify-items: center">${element}</div>`,
  'a box laid over': (element) =>
    `<div style="position: relative; height: 900px">${element.replace(' ', ' style="position: absolute" ')}</div>`,
};

/** The element's width once its view is rendered. */
async function widthOf(tag: string, markup: string): Promise<number> {
  await import(/* the built file */ `/dist/${tag}.js`);
  const place = await fixture(html`<div style="width: 700px"></div>`);
  place.innerHTML = markup;
  const element = place.querySelector(tag)!;
  await until(() => element.shadowRoot?.querySelector('.cart, .calculator'), `<${tag}> never came`);
  return element.getBoundingClientRect().width;
}

for (const [tag, element] of Object.entries({ 'shop-cart': CART, 'shop-calculator': CALCULATOR }))
  describe(`<${tag}>`, () => {
    for (const [name, place] of Object.entries(places))
      it(`fills ${name} and does not exceed it`, async () => {
        const width = await widthOf(tag, place(element));
        expect(width).to.be.at.least(280);
        expect(width).to.be.at.most(700);
      });

    it('fits into a table cell', async () => {
      const width = await widthOf(tag, `<table><tr><td>${element}</td><td>Obok</td></tr></table>`);
      expect(width).to.be.at.least(280);
    });
  });
