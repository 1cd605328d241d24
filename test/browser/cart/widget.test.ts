/** Tests how the opened `<shop-cart-widget>` displays a response: the currency of its prices, and the links of its carts. */
import { expect } from '@open-wc/testing';
import { listen } from '../element/probe';
import { buttonIn, faultsOf, page, scriptedServer, settled, within } from '../product/page';
import { until } from '../settled';

const line = {
  name: 'Gres',
  quantity: 2,
  unit: 'opak.',
  priceGross: '617.25',
  totalPriceGross: '1234.5',
  totalPriceNet: '1003.66',
};
const child = (id: number, name: string, more: object = {}) => ({ id, name, items: [line], ...more });
const master = {
  count: 3,
  carts: [
    {
      ...child(1, 'Główny', { url: '/koszyk' }),
      totalNet: '3010.98',
      totalGross: '3703.5',
      is_master: true,
      childCarts: [
        child(2, 'Budowa Naramowice', { url: '/koszyk/2' }),
        child(3, 'Magazyn', { url: 'javascript:alert(1)' }),
        child(4, 'Biuro'),
      ],
    },
  ],
};

/** An open dropdown with the master cart. */
async function opened(attributes = '', config = '') {
  const { calls, restore } = scriptedServer();
  const place = await page(`${config}<shop-cart-widget url="/api/koszyki" ${attributes}></shop-cart-widget>`, [
    'shop-cart-widget',
  ]);
  const element = place.querySelector('shop-cart-widget')!;
  await until(() => calls.length > 0, 'the carts were not asked for');
  await calls.at(-1)!.answer(master);
  restore();
  buttonIn(element, 'Koszyk').click();
  await settled();
  const prices = element.shadowRoot!.querySelectorAll('.widget__child:nth-of-type(2) .number, .widget__sums .number');
  return {
    place,
    element,
    prices: () => [...prices].map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
  };
}

describe('<shop-cart-widget>, opened', () => {
  it('displays an error for a wrong URL, and keeps the button', async () => {
    const place = await page('<shop-cart-widget url="http://[" count="3"></shop-cart-widget>', ['shop-cart-widget']);
    const element = place.querySelector('shop-cart-widget')!;
    const button = buttonIn(element, 'Koszyk');
    expect(button.textContent).to.contain('3');
    button.click();
    await settled();
    expect(within(element, '.widget__panel').textContent).to.contain('Nie udało się wczytać koszyka.');
  });

  it('displays a count over 99 as "99+", with the whole number for screen readers', async () => {
    const { calls, restore } = scriptedServer();
    const place = await page('<shop-cart-widget url="/api/koszyki" count="100"></shop-cart-widget>', [
      'shop-cart-widget',
    ]);
    const element = place.querySelector('shop-cart-widget')!;
    expect(within(element, '[part=count]').textContent).to.equal('99+');
    await until(() => calls.length > 0, 'the carts were not asked for');
    await calls.at(-1)!.answer({ count: 120, carts: [] });
    restore();
    buttonIn(element, 'Koszyk').click();
    await until(() => element.matches(':state(shown)'), 'the view never came');
    await settled();
    expect(within(element, '[part=count]').textContent).to.equal('99+');
    // A button's name must contain its visible text.
    expect(within(element, 'button').getAttribute('aria-label')).to.equal('Koszyk, 99+, 120\u00A0produktów');
  });

  it('displays the page’s own content below the message for an empty cart', async () => {
    const { calls, restore } = scriptedServer();
    const place = await page(
      '<shop-cart-widget url="/api/puste"><a slot="empty" href="/listy">Listy zakupowe</a></shop-cart-widget>',
      ['shop-cart-widget'],
    );
    const element = place.querySelector('shop-cart-widget')!;
    await until(() => calls.length > 0, 'the carts were not asked for');
    await calls.at(-1)!.answer({ count: 0, carts: [] });
    restore();
    buttonIn(element, 'Koszyk').click();
    await until(() => place.querySelector('a')!.assignedSlot, 'the slot');
    expect(place.querySelector('a')!.checkVisibility()).to.equal(true);
  });

  it('displays the template’s link without a number, and logs one error, if the URL returns no carts', async () => {
    const { calls, restore } = scriptedServer();
    const { lines, stop } = listen('warn');
    // Each attempt has a URL of its own: the page stores the carts of a URL, and logs a failure of it once.
    const url = `/nie-ma-${Math.random()}`;
    const place = await page(`<shop-cart-widget url="${url}"><a href="/koszyk">Twój koszyk</a></shop-cart-widget>`, [
      'shop-cart-widget',
    ]);
    const element = place.querySelector('shop-cart-widget')!;
    const link = place.querySelector('a')!;
    expect(within<HTMLElement>(element, '[part=button]').innerText.trim()).to.equal('Koszyk');
    await until(() => calls.length > 0, 'the carts were not asked for');
    await calls[0]!.answer('<h1>Nie ma</h1>', 404);
    expect(link.checkVisibility()).to.equal(true);
    expect(element.shadowRoot!.textContent).not.to.match(/\d|Koszyk/);
    document.dispatchEvent(new CustomEvent('shop-cart-changed'));
    await until(() => calls.length > 1, 'the carts were not asked for again');
    await calls[1]!.answer('<h1>Nie ma</h1>', 404);
    // The words of the log load with the first line.
    await until(() => lines.some((one) => one.includes(url)), 'nothing was logged');
    expect(lines.filter((one) => one.includes(url))).to.have.length(1);
    document.dispatchEvent(new CustomEvent('shop-cart-changed'));
    await until(() => calls.length > 2, 'the carts were not asked for again');
    await calls[2]!.answer(master);
    restore();
    stop();
    expect(link.checkVisibility()).to.equal(false);
    expect(buttonIn(element, 'Koszyk').textContent).to.contain('3');
  });

  it('keeps a focused button, and displays a retry button beside the template’s link', async () => {
    const { calls, restore } = scriptedServer();
    const place = await page(
      '<shop-cart-widget url="/nie-teraz"><a href="/koszyk">Twój koszyk</a></shop-cart-widget>',
      ['shop-cart-widget'],
    );
    const element = place.querySelector('shop-cart-widget')!;
    await until(() => calls.length > 0, 'the carts were not asked for');
    const button = buttonIn(element, 'Koszyk');
    button.focus();
    await calls[0]!.answer('', 404);
    expect(element.shadowRoot!.activeElement === button).to.equal(true);
    expect(button.innerText.trim()).to.equal('Koszyk');
    button.click();
    await settled();
    await calls[1]!.answer('', 503);
    restore();
    expect(within(element, '.widget__panel').textContent).to.contain('Nie udało się wczytać koszyka.');
    buttonIn(element, 'Spróbuj ponownie');
    expect(place.querySelector('a')!.checkVisibility()).to.equal(true);
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('displays no unknown count, but a zero from the template', async () => {
    const { restore } = scriptedServer();
    const place = await page(
      '<shop-cart-widget url="/x"></shop-cart-widget><shop-cart-widget url="/x" count="0"></shop-cart-widget>',
    );
    const labels = [...place.querySelectorAll('shop-cart-widget')].map((one) =>
      within<HTMLElement>(one, '[part=button]').innerText.trim().split(/\s+/),
    );
    restore();
    expect(labels).to.deep.equal([['Koszyk'], ['Koszyk', '0']]);
    expect(within(place.querySelector('shop-cart-widget')!, '[part=count]').checkVisibility()).to.equal(false);
  });

  it('logs a misspelt attribute once, without loading React', async () => {
    const { lines, stop } = listen('warn');
    const { restore } = scriptedServer();
    await page('<shop-cart-widget class="a" id="b" lang="pl" data-x url="/x" cuont="2"></shop-cart-widget>'.repeat(2), [
      'shop-cart-widget',
    ]);
    restore();
    await until(() => lines.length > 0, 'no warning').finally(stop);
    expect(lines.map((line) => line.replace(/ \S+$/, ''))).to.deep.equal([
      '<shop-cart-widget> has no attribute cuont. Did you mean count?',
    ]);
  });

  it('repeats a request aborted by a cancelled navigation when it is opened', async () => {
    const { calls, restore } = scriptedServer();
    const place = await page('<shop-cart-widget url="/api/koszyki-zerwane"></shop-cart-widget>', ['shop-cart-widget']);
    const element = place.querySelector('shop-cart-widget')!;
    await until(() => calls.length > 0, 'the carts were not asked for');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await calls[0]!.fail();
    dispatchEvent(new PageTransitionEvent('pageshow'));
    buttonIn(element, 'Koszyk').click();
    await until(() => calls.length > 1, 'the carts were not asked for again');
    await calls[1]!.answer(master);
    restore();
    expect(within(element, '.widget__panel').textContent).to.contain('Budowa Naramowice');
  });

  it('links each child cart that has a URL', async () => {
    const { place, element } = await opened();
    const links = [...element.shadowRoot!.querySelectorAll('a')].map((one) => [one.textContent, one.pathname]);
    expect(links).to.deep.equal([
      ['Budowa Naramowice', '/koszyk/2'],
      ['Przejdź do koszyka', '/koszyk'],
    ]);
    expect(element.shadowRoot!.textContent).to.contain('Magazyn').and.contain('Biuro');
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('formats prices in its own currency, else the page’s, else złoty', async () => {
    const plain = await opened();
    expect(plain.prices()).to.deep.equal(['2 opak. × 617,25 zł', '1 234,50 zł', '3 703,50 zł', '3 010,98 zł']);
    const paged = await opened('', '<shop-config currency="EUR"></shop-config>');
    expect(paged.prices()).to.deep.equal(['2 opak. × 617,25 €', '1 234,50 €', '3 703,50 €', '3 010,98 €']);
    const own = await opened('currency="CZK"', '<shop-config currency="EUR"></shop-config>');
    expect(own.prices()[1]).to.equal('1 234,50 CZK');
  });

  it('repaints its lines in place: the focus stays', async () => {
    const { calls, restore } = scriptedServer();
    const place = await page('<shop-cart-widget url="/api/koszyki-te-same"></shop-cart-widget>', ['shop-cart-widget']);
    const element = place.querySelector('shop-cart-widget')!;
    const lines = () => [...element.shadowRoot!.querySelectorAll('.widget__item')].map((one) => one.textContent);
    const cart = { id: 1, name: 'Koszyk', url: '/koszyk' };
    const wood = { ...line, name: 'Sklejka' };
    await until(() => calls.length > 0, 'the carts were not asked for');
    await calls[0]!.answer({ count: 1, carts: [{ ...cart, items: [line] }] });
    buttonIn(element, 'Koszyk').click();
    await settled();
    const link = within<HTMLElement>(element, 'a');
    link.focus();
    for (const items of [[line, wood], [wood], []]) {
      const before = calls.length;
      document.dispatchEvent(new CustomEvent('shop-cart-changed'));
      await until(() => calls.length > before, 'the carts were not asked for again');
      await calls.at(-1)!.answer({ count: items.length, carts: [{ ...cart, items }] });
      expect(lines()).to.have.length(items.length);
      expect(element.shadowRoot!.activeElement === link).to.equal(true);
    }
    restore();
  });

  it('works after a move in the page; sends no request while removed', async () => {
    const { calls, restore } = scriptedServer();
    const place = await page('<shop-cart-widget url="/api/koszyki-obok"></shop-cart-widget>', ['shop-cart-widget']);
    const element = place.querySelector('shop-cart-widget')!;
    await until(() => calls.length === 1, 'the carts were not asked for');
    await calls[0]!.answer(master);
    element.remove();
    place.append(element);
    await settled();
    expect(calls, 'moved in one go').to.have.length(1);
    element.remove();
    await settled();
    document.dispatchEvent(new CustomEvent('shop-cart-changed'));
    await settled();
    expect(calls).to.have.length(1);
    place.append(element);
    await until(() => calls.length === 2, 'the carts were not asked for anew');
    await calls[1]!.answer({ ...master, count: 4 });
    element.url = '/api/koszyki-inne';
    await until(() => calls.length === 3, 'the carts of the new address were not asked for');
    expect(calls[2]!.url).to.equal('/api/koszyki-inne');
    await calls[2]!.answer({ ...master, count: 5 });
    restore();
    buttonIn(element, 'Koszyk, 5').click();
    expect(within(element, '.widget__panel').textContent).to.contain('Budowa Naramowice');
    buttonIn(element, 'Koszyk, 5').click();
    expect(element.shadowRoot!.querySelector('.widget__panel')).to.equal(null);
  });

  it('marks added items, states net or gross once, and links all carts only if there are two [B36]', async () => {
    const { calls, restore } = scriptedServer();
    const place = await page('<shop-cart-widget url="/api/koszyki-dwa" prices="net"></shop-cart-widget>', [
      'shop-cart-widget',
    ]);
    const element = place.querySelector('shop-cart-widget')!;
    const cart = { id: 1, name: 'Koszyk Rembud', url: '/koszyk', totalNet: '5' };
    const wood = { name: 'Sklejka', quantity: 1, unit: 'szt.', priceNet: '9.5', totalPriceNet: '9.5' };
    await until(() => calls.length > 0, 'the carts were not asked for');
    await calls[0]!.answer({ count: 1, cartsUrl: '/koszyki', carts: [{ ...cart, items: [line] }] });
    document.dispatchEvent(new CustomEvent('shop-cart-changed'));
    await until(() => calls.length > 1, 'the carts were not asked for again');
    await calls[1]!.answer({ count: 2, cartsUrl: '/koszyki', carts: [{ ...cart, items: [line, wood] }] });
    buttonIn(element, 'Koszyk').click();
    await settled();
    const panel = within<HTMLElement>(element, '.widget__panel');
    const panelTexts = panel.innerText.replaceAll('\u00A0', ' ').split(/\s*\n+\s*/);
    expect(panelTexts.slice(0, 6)).to.deep.equal([
      'Koszyk Rembud',
      '2 pozycje · ceny netto',
      'Właśnie dodano',
      'Sklejka',
      '1 szt. × 9,50 zł',
      '9,50 zł',
    ]);
    expect(panel.innerText).to.contain('Razem netto').and.not.contain('Wszystkie koszyki');
    document.dispatchEvent(new CustomEvent('shop-cart-changed'));
    await until(() => calls.length > 2, 'the carts were not asked for once more');
    await calls[2]!.answer({ count: 2, cartsUrl: '/koszyki', carts: [cart, { ...cart, id: 2 }] });
    restore();
    await until(() => panel.innerText.includes('Wszystkie koszyki'), 'the list of the carts is not linked');
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});
