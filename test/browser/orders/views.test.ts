/** Tests the views of `<shop-orders>`: tabs, the URL, entries with a page of their own, and what one view does not show of another. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { buttonIn, faultsOf, page, callsOf, settled, within } from '../product/page';

const TAG = 'shop-orders';

const calls = callsOf(TAG);

const VIEWS = [
  { key: 'mine' },
  { key: 'company' },
  { key: 'to_approve', count: 2 },
  { key: 'quotes' },
  { key: 'samples', label: 'Próbki' },
];
const anOrder = { id: 7, number: 'ZAM/2026/000007', date: '2026-10-30', status: 'delivered', total_gross: '123.00' };
const aRequest = (index: number, fields: object = {}) => ({
  id: `a${index}`,
  kind: 'approval',
  number: `AKC/2026/0${index}`,
  date: '2026-11-25',
  status: 'waiting',
  total_gross: '16521.00',
  by: 'Anna Kowalczyk',
  to: ['Ewa Nowak', 'Jan Lis'],
  until: '2096-12-02',
  url: `/koszyk/${index}`,
  ...fields,
});
const aQuote = {
  id: 'q9',
  kind: 'quote',
  number: 'OF/2026/9',
  status: 'answered',
  until: '2096-12-09',
  url: '/koszyk/9',
};
const answerOf = (view: string, orders: readonly object[], fields: object = {}) => ({
  views: VIEWS,
  view,
  orders,
  total: orders.length,
  ...fields,
});

async function opened(answer: object): Promise<{ place: HTMLElement; element: HTMLElement }> {
  const place = await page(
    `<${TAG} orders-url="/api/zamowienia" lookup-url="/api/lookup" cart-url="/koszyk" shop-url="/"></${TAG}>`,
    [TAG],
    `/dist/${TAG}.js`,
  );
  const element = place.querySelector<HTMLElement>(TAG)!;
  await calls[0]!.answer(answer);
  return { place, element };
}
const tabs = (element: HTMLElement) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')];
const selected = (element: HTMLElement) =>
  tabs(element).flatMap((tab) => (tab.ariaSelected === 'true' ? [tab.textContent] : []));
const numbers = (element: HTMLElement) =>
  [...element.shadowRoot!.querySelectorAll('[part~=order] h3 > [aria-hidden]')].map((one) => one.textContent);
const textOf = (element: HTMLElement, selector: string) => within<HTMLElement>(element, selector).textContent;
const press = async (element: HTMLElement, text: string) => {
  buttonIn(element, text).click();
  await settled();
};

describe('<shop-orders> with views', () => {
  it('displays no tabs for a response with fewer than two views, and sends no view in the request [J20]', async () => {
    const { element } = await opened({ orders: [anOrder], total: 1 });
    expect(calls[0]!.search).to.equal('?page=0&query=');
    expect(within(element, '[part~=orders]').firstElementChild!.localName).to.equal('form');
    await page(`<${TAG} orders-url="/api/zamowienia"></${TAG}>`, [TAG], `/dist/${TAG}.js`);
    await calls[1]!.answer({ views: [{ key: 'mine' }], view: 'mine', orders: [anOrder], total: 1 });
    const one = document.querySelector<HTMLElement>(TAG)!;
    expect(numbers(one)).to.deep.equal(['ZAM/2026/000007']);
    expect(one.shadowRoot!.querySelector('[role=tab], [role=tabpanel]')).to.equal(null);
  });

  it('displays its tabs, and an entry with its people, its deadline and one link [J20, J21]', async () => {
    const { element, place } = await opened(answerOf('mine', [anOrder]));
    expect(tabs(element).map((one) => one.textContent)).to.deep.equal([
      'Moje',
      'Firma',
      'Do akceptacji (2)',
      'Oferty',
      'Próbki',
    ]);
    expect(selected(element)).to.deep.equal(['Moje']);
    await press(element, 'Do akceptacji');
    expect(location.search).to.contain('orders-view=to_approve');
    expect(calls[1]!.search).to.equal('?view=to_approve&page=0&query=');
    await calls[1]!.answer(answerOf('to_approve', [aRequest(118), aRequest(119)]));
    expect(numbers(element)).to.deep.equal(['AKC/2026/0118', 'AKC/2026/0119']);
    const card = textOf(element, '[part~=order]');
    expect(card).to.contain('Czeka na akceptację');
    expect(card).to.contain(
      'Od: Anna Kowalczyk · Czeka na: Ewa Nowak lub Jan Lis · Ważność: do 2\u00A0grudnia\u00A02096',
    );
    const link = within<HTMLAnchorElement>(element, '[part~=order] a');
    expect([link.textContent, link.pathname]).to.deep.equal(['Sprawdź: AKC/2026/0118', '/koszyk/118']);
    expect(element.shadowRoot!.querySelector('[part~=order] button')).to.equal(null);
    await until(() => textOf(element, '[role=status]') === 'Do akceptacji: 2. Strona 1.', 'never announced');
    expect(await faultsOf(place)).to.deep.equal([]);

    await press(element, 'Oferty');
    await calls[2]!.answer(answerOf('quotes', [aQuote]));
    expect(textOf(element, '[part~=order] a')).to.equal('Otwórz ofertę: OF/2026/9');
    expect(textOf(element, '[part~=status]')).to.contain('Oferta gotowa');
    expect(textOf(element, '[part~=order] h3 > :first-child')).to.equal('Oferta OF/2026/9');
    // No offer can be opened before there is one.
    await press(element, 'Do akceptacji');
    await calls[3]!.answer(answerOf('to_approve', []));
    await press(element, 'Oferty');
    await calls[4]!.answer(answerOf('quotes', [{ ...aQuote, status: 'asked' }]));
    expect(textOf(element, '[part~=order] a')).to.equal('Szczegóły: OF/2026/9');
  });

  it('displays details instead of a link for an entry with an unsafe URL [J21]', async () => {
    const { element } = await opened(answerOf('mine', [aRequest(118, { url: 'javascript:alert(1)' })]));
    expect(element.shadowRoot!.querySelector('[part~=order] a')).to.equal(null);
    buttonIn(element, 'Szczegóły');
  });

  it('follows Back and Forward; arrow keys move the focus, and load nothing until Enter [J20]', async () => {
    const { element } = await opened(answerOf('mine', [anOrder]));
    tabs(element)[0]!.focus();
    const key = (name: string) =>
      element.shadowRoot!.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }),
      );
    const focused = () => element.shadowRoot!.activeElement!.textContent;
    const walk = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home', 'ArrowRight'].map((name) => {
      key(name);
      return focused();
    });
    expect(walk).to.deep.equal(['Próbki', 'Moje', 'Firma', 'Próbki', 'Moje', 'Firma']);
    expect(calls).to.have.length(1);
    (element.shadowRoot!.activeElement as HTMLElement).click();
    await settled();
    await calls[1]!.answer(answerOf('company', [anOrder, { ...anOrder, id: 8, number: 'ZAM/2026/000008' }]));
    expect([focused(), ...selected(element)]).to.deep.equal(['Firma', 'Firma']);
    expect(tabs(element).map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, 0, -1, -1, -1]);

    history.back();
    await until(() => calls.length === 3, 'Back loaded no view');
    expect(calls[2]!.search).to.equal('?page=0&query=');
    await calls[2]!.answer(answerOf('mine', [anOrder]));
    expect(selected(element)).to.deep.equal(['Moje']);
    history.forward();
    await until(() => calls.length === 4, 'Forward loaded no view');
    expect(calls[3]!.search).to.equal('?view=company&page=0&query=');
  });

  it('displays no entry of one view under the tab of another, and loads each view separately [J22]', async () => {
    const { element } = await opened(answerOf('mine', [anOrder]));
    await press(element, 'Do akceptacji');
    expect([numbers(element), selected(element)]).to.deep.equal([[], ['Do akceptacji (2)']]);
    expect(within(element, '[part~=orders]').ariaBusy).to.equal('true');
    await press(element, 'Oferty');
    // The response of the first press comes late.
    await calls[1]!.answer(answerOf('to_approve', [aRequest(118)]));
    expect([numbers(element), selected(element)]).to.deep.equal([[], ['Oferty']]);
    await calls[2]!.answer('<html>', 500);
    expect(textOf(element, '[role=tabpanel]')).to.contain('Nie udało się wczytać zamówień.');
    expect([numbers(element), selected(element)]).to.deep.equal([[], ['Oferty']]);
    await press(element, 'Spróbuj ponownie');
    expect(calls[3]!.search).to.equal('?view=quotes&page=0&query=');
    await calls[3]!.answer(answerOf('quotes', [aQuote]));
    expect(numbers(element)).to.deep.equal(['OF/2026/9']);
  });

  it('displays an own message for each empty view, and no count if no entry waits for the buyer [J22]', async () => {
    const { element, place } = await opened(answerOf('mine', []));
    expect(textOf(element, '[part~=empty]')).to.contain('Nie ma jeszcze zamówień');
    const views = [{ key: 'mine' }, { key: 'to_approve', count: 0 }, { key: 'quotes' }, { key: 'samples' }];
    const empty = async (tab: string, key: string) => {
      await press(element, tab);
      await calls.at(-1)!.answer(answerOf(key, [], { views }));
      return textOf(element, '[part~=empty]');
    };
    expect(await empty('Do akceptacji', 'to_approve')).to.equal('Nic nie czeka na Twoją akceptację.');
    expect(tabs(element).map((one) => one.textContent)).to.deep.equal(['Moje', 'Do akceptacji', 'Oferty', 'samples']);
    expect(await faultsOf(place)).to.deep.equal([]);
    expect(await empty('Oferty', 'quotes')).to.equal('Nie ma jeszcze ofert.');
    expect(await empty('samples', 'samples')).to.equal('Nic tu jeszcze nie ma.');
  });

  it('searches and pages within the current view, and resets both in another view [J20]', async () => {
    history.replaceState(null, '', `${location.pathname}?orders-view=to_approve&orders-page=2&orders-query=gres`);
    const { element } = await opened(answerOf('to_approve', [aRequest(118)], { total: 3, size: 1 }));
    expect(calls[0]!.search).to.equal('?view=to_approve&page=1&query=gres');
    await press(element, 'Następna');
    expect(calls[1]!.search).to.equal('?view=to_approve&page=2&query=gres');
    await calls[1]!.answer(answerOf('to_approve', [], { total: 0, size: 1 }));
    expect(calls[2]!.search).to.equal('?view=to_approve&page=0&query=gres');
    await calls[2]!.answer(answerOf('to_approve', [], { total: 0, size: 1 }));
    expect(textOf(element, '[part~=empty]')).to.contain('Brak wyników dla „gres”');
    await press(element, 'Firma');
    expect(calls[3]!.search).to.equal('?view=company&page=0&query=');
    expect(location.search).to.equal('?orders-view=company');
  });

  it('displays the view of the response if the buyer may not see the requested one [J20]', async () => {
    history.replaceState(null, '', `${location.pathname}?orders-view=company`);
    const { element } = await opened({ ...answerOf('mine', [anOrder]), views: [{ key: 'mine' }, { key: 'quotes' }] });
    expect(selected(element)).to.deep.equal(['Moje']);
  });
});
