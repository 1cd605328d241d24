/** Tests a form element disabled by itself, by the fieldset around it, or by both. */
import { expect } from '@open-wc/testing';
import { page, sent, settled, within } from '../product/page';

type Quantity = HTMLElement & { disabled: boolean };

for (const tag of ['shop-quantity', 'shop-quantity at rest']) {
  describe(`<${tag}>`, () => {
    async function quantity(fieldset: string, own: string) {
      const wait = tag === 'shop-quantity' ? [tag] : [];
      const place = await page(
        `<form><fieldset ${fieldset}><shop-quantity name="ile" value="2" ${own}></shop-quantity></fieldset></form>`,
        wait,
      );
      const element = place.querySelector<Quantity>('shop-quantity')!;
      return {
        element,
        fieldset: place.querySelector('fieldset')!,
        async state() {
          await settled();
          return [within(element, 'input').readOnly, sent(place.querySelector('form')!)];
        },
      };
    }
    const off = [true, {}];
    const on = [false, { ile: '2' }];

    it('stays disabled by its fieldset after its own attribute is removed, and vice versa [E5]', async () => {
      const { element, fieldset, state } = await quantity('disabled', 'disabled');
      expect(await state()).to.deep.equal(off);
      element.removeAttribute('disabled');
      expect(await state()).to.deep.equal(off);
      fieldset.disabled = false;
      expect(await state()).to.deep.equal(on);
      element.setAttribute('disabled', '');
      fieldset.disabled = true;
      fieldset.disabled = false;
      expect(await state()).to.deep.equal(off);
      element.removeAttribute('disabled');
      expect(await state()).to.deep.equal(on);
    });

    it('reflects it in its property', async () => {
      const { element, fieldset, state } = await quantity('disabled', '');
      element.disabled = false;
      expect([element.disabled, ...(await state())]).to.deep.equal([true, ...off]);
      fieldset.disabled = false;
      expect([element.disabled, ...(await state())]).to.deep.equal([false, ...on]);
    });

    it('is enabled by its property, whatever its attribute', async () => {
      const { element, state } = await quantity('', 'disabled');
      element.disabled = false;
      expect(await state()).to.deep.equal(on);
      element.disabled = true;
      expect(await state()).to.deep.equal(off);
    });
  });
}
