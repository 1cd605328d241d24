/** Shows that an invalid language of a page breaks no element: neither its first screen nor its view. */
import { expect } from '@open-wc/testing';
import { committed, page, within } from '../product/page';

const config = (language: string) => `<shop-config language="${language}"></shop-config>`;
const quantity = '<shop-quantity name="ile" value="1234"></shop-quantity>';

describe('the language of <shop-config>', () => {
  for (const said of ['', 'polski (PL)']) {
    it(`"${said}", which is invalid, is ignored: the element is drawn and filled in Polish`, async () => {
      const place = await page(config(said) + quantity);
      const element = place.querySelector<HTMLElement>('shop-quantity')!;
      expect(element.shadowRoot!.firstElementChild!.getAttribute('lang')).to.equal('pl');
      element.dispatchEvent(new PointerEvent('pointerover'));
      await committed(element);
      expect(within(element, 'input').value).to.equal('1234');
    });
  }
});
