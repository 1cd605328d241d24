/** Tests hearts: painted without React, hydrated by a touch, synchronised across the page; and the list of favourites. */
import { label } from '../../e2e/labels';
import { expect } from '@open-wc/testing';
import { committed, faultsOf, eventsOf, mountOf, page, scriptedServer, settled, within } from '../product/page';
import { until } from '../settled';
import type { Call } from '../product/page';

let calls: Call[];
let restore: () => void;
let product = 100;
beforeEach(() => {
  ({ calls, restore } = scriptedServer());
  product += 1;
});
afterEach(() => restore());

const heart = (attributes = '') =>
  `<shop-favourite product-id="${product}" product-name="Gres" ${attributes}></shop-favourite>`;
const button = (element: Element) => within<HTMLButtonElement>(element, 'button');
const isOn = (element: Element) => button(element).classList.contains('heart--active');

describe('<shop-favourite>', () => {
  it('draws its first screen without loading React', async () => {
    const place = await page(heart() + heart('active'));
    const [off, on] = [...place.querySelectorAll('shop-favourite')] as unknown as [HTMLElement, HTMLElement];
    expect([isOn(off), isOn(on)]).to.deep.equal([false, true]);
    expect([button(off).title, button(on).title]).to.deep.equal([
      'Dodaj do ulubionych: Gres',
      `${label('favourites.remove')}: Gres`,
    ]);
    // Only one label: a second one would turn the tooltip into a description.
    expect([button(off).ariaLabel, button(on).ariaLabel]).to.deep.equal([null, null]);
    await settled();
    expect([mountOf(off), mountOf(on)]).to.deep.equal([undefined, undefined]);
  });

  it('without a product sends nothing, and logs the missing attribute', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (value: unknown) => void warnings.push(value);
    const element = (await page('<shop-favourite></shop-favourite>')).querySelector('shop-favourite')!;
    button(element).click();
    await until(() => warnings.length > 0, 'nothing was told');
    await committed(element);
    button(element).click();
    await settled();
    console.warn = warn;
    expect(warnings).to.deep.equal(['<shop-favourite> needs product-id: without it the element sends no requests.']);
    expect(calls).to.have.length(0);
  });

  it('follows its attributes before React', async () => {
    const place = await page(heart());
    const element = place.querySelector('shop-favourite')!;
    element.setAttribute('active', '');
    expect(isOn(element)).to.equal(true);
    element.active = false;
    expect(isOn(element)).to.equal(false);
  });

  it('marks with the first press, before React [F1]', async () => {
    const events = eventsOf('shop-favourite-changed');
    (globalThis as { dataLayer?: unknown[] }).dataLayer = [];
    const place = await page(heart('price="71,99"'));
    const element = place.querySelector('shop-favourite')!;
    button(element).focus();
    button(element).click();
    await until(() => calls.length === 1, 'no call');
    expect([calls[0]!.url, calls[0]!.body]).to.deep.equal(['/ajax/modules/favourites/add/product', { id: product }]);
    await until(() => isOn(element), 'not marked');
    expect(element.shadowRoot!.activeElement === button(element)).to.equal(true);
    await calls[0]!.answer({ success: true });
    expect(events).to.deep.equal([{ productId: String(product), active: true }]);
    const layer = (globalThis as { dataLayer?: { event?: string }[] }).dataLayer!;
    expect(layer.at(-1)).to.deep.equal({
      event: 'add_to_wishlist',
      ecommerce: {
        currency: 'PLN',
        value: 71.99,
        items: [{ item_id: String(product), item_name: 'Gres', price: 71.99, quantity: 1 }],
      },
    });
  });

  it('unmarks by remove-url [F1]', async () => {
    const place = await page(heart('active remove-url="/usun"'));
    button(place.querySelector('shop-favourite')!).click();
    await until(() => calls.length === 1, 'no call');
    expect(calls[0]!.url).to.equal('/usun');
  });

  it('agrees with every heart of its product, before and after React [F3]', async () => {
    const place = await page(heart() + heart() + heart());
    const [first, second, third] = [...place.querySelectorAll('shop-favourite')] as unknown as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    button(third).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await committed(third);
    button(first).click();
    await until(() => calls.length === 1, 'no call');
    await settled();
    expect([isOn(first), isOn(second), isOn(third)]).to.deep.equal([true, true, true]);
    expect(mountOf(second)).to.equal(undefined);
    const late = document.createElement('shop-favourite');
    late.setAttribute('product-id', String(product));
    place.append(late);
    expect(isOn(late)).to.equal(true);
  });

  it('reverts and displays an error if the server refuses [F2]', async () => {
    const errors = eventsOf('shop-error');
    const place = await page(heart());
    const element = place.querySelector('shop-favourite')!;
    button(element).click();
    await until(() => calls.length === 1, 'no call');
    await calls[0]!.answer({ success: false });
    expect(isOn(element)).to.equal(false);
    expect(within<HTMLElement>(element, '[part="error"]').textContent).to.equal('Nie udało się zapisać ulubionych.');
    expect(errors).to.deep.equal([{ code: 'refused', message: 'Nie udało się zapisać ulubionych.', retryable: false }]);
  });

  it('dispatches one event for several presses while saving', async () => {
    const events = eventsOf('shop-favourite-changed');
    const element = (await page(heart())).querySelector('shop-favourite')!;
    button(element).click();
    await until(() => calls.length === 1, 'no call');
    expect(button(element).ariaBusy).to.equal('true');
    for (const _ of ['off', 'on']) button(element).click();
    await calls[0]!.answer({ success: true });
    expect([events, button(element).ariaBusy]).to.deep.equal([[{ productId: String(product), active: true }], null]);
  });

  it('dispatches no event if the state is the same in the end', async () => {
    const events = eventsOf('shop-favourite-changed');
    const element = (await page(heart())).querySelector('shop-favourite')!;
    button(element).click();
    await until(() => calls.length === 1, 'no call');
    button(element).click();
    await calls[0]!.answer({ success: true });
    await until(() => calls.length === 2, 'it was not taken back');
    await calls[1]!.answer({ success: true });
    expect([events, isOn(element)]).to.deep.equal([[], false]);
  });

  it('displays its error once, until blur', async () => {
    const errors = eventsOf('shop-error');
    const element = (await page(heart())).querySelector('shop-favourite')!;
    button(element).focus();
    button(element).click();
    await until(() => calls.length === 1, 'no call');
    button(element).click();
    await calls[0]!.fail();
    expect(errors).to.have.length(1);
    const hasError = () => element.shadowRoot!.querySelector('[part="error"]') !== null;
    expect(hasError()).to.equal(true);
    button(element).blur();
    await settled();
    expect(hasError()).to.equal(false);
  });

  it('displays no error for a request aborted by leaving the page', async () => {
    const errors = eventsOf('shop-error');
    const place = await page(heart());
    const element = place.querySelector('shop-favourite')!;
    button(element).click();
    await until(() => calls.length === 1, 'no call');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await calls[0]!.fail();
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(element.shadowRoot!.querySelector('[part="error"]') === null).to.equal(true);
    expect(errors).to.deep.equal([]);
  });

  it('displays its whole error although its card clips overflow', async () => {
    const place = await page(
      `<div style="width: 60px; height: 60px; overflow: hidden; white-space: nowrap">${heart()}</div>`,
    );
    const element = place.querySelector('shop-favourite')!;
    button(element).click();
    await until(() => calls.length === 1, 'no call');
    await calls[0]!.answer({ success: false });
    const bubble = within<HTMLElement>(element, '[part="error"]');
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    expect(Math.min(left, top)).to.be.at.least(0);
    expect(right).to.be.at.most(innerWidth);
    expect(bottom).to.be.at.most(innerHeight);
    expect(right - left).to.be.at.least(150);
    const seen = document.elementFromPoint((left + right) / 2, bottom - 5);
    expect(seen === element).to.equal(true);
  });

  it('has no axe violations before React, after it and with an error', async () => {
    const place = await page(heart() + heart('active'));
    expect(await faultsOf(place), 'resting').to.deep.equal([]);
    const element = place.querySelector('shop-favourite')!;
    button(element).click();
    await until(() => calls.length === 1, 'no call');
    expect(await faultsOf(place), 'saving').to.deep.equal([]);
    await calls[0]!.fail();
    expect(await faultsOf(place), 'failed').to.deep.equal([]);
  });
});

describe('<shop-favourites>', () => {
  const list = async () => {
    const item = (id: number) =>
      `<li data-product-id="${id}">Produkt ${id} <shop-favourite active product-id="${id}"></shop-favourite></li>`;
    const [a, b] = [product, (product += 1)];
    const place = await page(`<shop-favourites><ul>${item(a)}${item(b)}</ul></shop-favourites>`, ['shop-favourites']);
    return { place, items: () => place.querySelectorAll('li').length };
  };

  it('removes an item once the server has unmarked it, and moves the focus to the next [F4]', async () => {
    const { place, items } = await list();
    const [first, second] = [...place.querySelectorAll('shop-favourite')] as unknown as [HTMLElement, HTMLElement];
    button(first).focus();
    button(first).click();
    await until(() => calls.length === 1, 'no call');
    expect(items()).to.equal(2);
    await calls[0]!.answer({ success: true });
    expect(items()).to.equal(1);
    expect(document.activeElement === second).to.equal(true);
  });

  it('removes items unmarked before it loaded, and keeps the focus inside', async () => {
    const place = await page(`<ul><li data-product-id="${product}">${heart('active')}</li></ul>`);
    const element = place.querySelector('shop-favourite')!;
    button(element).click();
    await until(() => calls.length === 1, 'no call');
    await calls[0]!.answer({ success: true });
    const late = document.createElement('shop-favourites');
    const other = `<li data-product-id="${product + 1000}"></li>`;
    late.append(place.querySelector('ul')!);
    late.querySelector('ul')!.insertAdjacentHTML('beforeend', other);
    place.append(late);
    button(element).focus();
    await committed(late);
    await until(() => late.querySelectorAll('li').length === 1, 'the item stays');
    expect(document.activeElement === late).to.equal(true);
  });

  it('gets the focus itself if the next item has no heart', async () => {
    const { place } = await list();
    const [first, second] = [...place.querySelectorAll('shop-favourite')] as unknown as [HTMLElement, HTMLElement];
    second.remove();
    button(first).focus();
    button(first).click();
    await until(() => calls.length === 1, 'no call');
    await calls[0]!.answer({ success: true });
    expect(document.activeElement === place.querySelector('shop-favourites')).to.equal(true);
  });

  it('keeps an item whose removal was refused', async () => {
    const { place, items } = await list();
    button(place.querySelector('shop-favourite')!).click();
    await until(() => calls.length === 1, 'no call');
    await calls[0]!.answer({}, 500);
    expect(items()).to.equal(2);
  });
});
