/** Tests elements that a page moves into another document, as block editors do with their preview in a frame. */
import { expect } from '@open-wc/testing';
import { page, within } from '../product/page';
import { settled, until } from '../settled';

const frames: HTMLIFrameElement[] = [];
afterEach(() => frames.splice(0).forEach((frame) => frame.remove()));

async function frame(attributes = ''): Promise<Document> {
  const place = document.createElement('div');
  place.innerHTML = `<iframe width="700" height="500" ${attributes}></iframe>`;
  const made = place.firstElementChild as HTMLIFrameElement;
  const loaded = new Promise((done) => made.addEventListener('load', done, { once: true }));
  document.body.append(made);
  frames.push(made);
  await loaded;
  return made.contentDocument!;
}

/** Elements, a node of each and its style, by which one sees the element's own sheets. */
const elements: readonly [html: string, part: string, property: string, value: string][] = [
  ['<shop-suggester url="/s"></shop-suggester>', 'form', 'position', 'relative'],
  ['<shop-cart-widget url="/k"></shop-cart-widget>', '.widget__button', 'display', 'inline-flex'],
  ['<shop-quantity name="q"></shop-quantity>', '[part~=quantity], .quantity', 'display', 'inline-grid'],
  ['<shop-input label="NIP" name="nip"></shop-input>', 'input', 'cursor', 'text'],
  ['<shop-favourite product-id="5"></shop-favourite>', 'button', 'border-radius', '50%'],
  ['<shop-select><select><option>A</option></select></shop-select>', '[role=combobox]', 'cursor', 'pointer'],
  [
    '<shop-tabs><section title="Opis">a</section><section title="Dane">b</section></shop-tabs>',
    '[role=tab]',
    'cursor',
    'pointer',
  ],
];

const tagOf = (html: string) => /shop-[\w-]+/.exec(html)![0];
const styleOf = (element: Element, part: string, property: string) => {
  const node = within<HTMLElement>(element, part);
  return node.ownerDocument.defaultView!.getComputedStyle(node).getPropertyValue(property);
};
const isReady = (element: HTMLElement, part: string) =>
  until(() => element.shadowRoot?.querySelector(part), 'it was never drawn');
const touch = (element: Element) =>
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));

for (const [html, part, property, value] of elements)
  describe(`<${tagOf(html)}> in another document`, () => {
    it('is styled and drawn if it was created here and is appended there', async () => {
      await page(html, [], '/dist/index.js');
      await customElements.whenDefined(tagOf(html));
      const there = await frame();
      const place = document.createElement('div');
      place.innerHTML = html;
      const element = place.firstElementChild as HTMLElement;
      there.body.append(element);
      await isReady(element, part);
      touch(element);
      await until(() => element.matches(':state(shown)'), 'its view never came');
      await isReady(element, part);
      expect(styleOf(element, part, property)).to.equal(value);
    });

    it('keeps its styles when it moves there, and back, and there again', async () => {
      const place = await page(html, [], '/dist/index.js');
      const element = place.firstElementChild as HTMLElement;
      await isReady(element, part);
      const there = await frame('srcdoc="<!doctype html><p>Podgląd</p>"');
      const parsed = new DOMParser().parseFromString('<p>', 'text/html');
      const template = document.createElement('template');
      for (const home of [there.body, place, parsed.body, there.body, template.content, place, there.body]) {
        home.append(element);
        await settled();
        if (home.ownerDocument.defaultView) expect(styleOf(element, part, property)).to.equal(value);
      }
    });
  });
