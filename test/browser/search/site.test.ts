/** Tests how `<shop-search>` loads page by page and kind by kind, while the URL follows. */
import { expect } from '@open-wc/testing';
import { placed, realWorld, scriptNetwork, settled } from './script';
import type { Box, ScriptedCall } from './script';
import { until } from '../settled';

const TAG = 'shop-search';
const page = location.href;
const hits = (count: number, total: number, what = 'Gres') => ({
  original: {
    results: Array.from({ length: count }, (_, index) => ({
      title: `${what} <sup>${index}</sup>`,
      description: 'Opis',
      links: [{ url: `/p/${index}` }],
    })),
    total: { value: total },
  },
});

let calls: ScriptedCall[];
const box = (attributes = ''): Promise<Box> => placed(`<shop-search url="/wyniki" ${attributes}></shop-search>`, TAG);
const titles = ({ root }: Box) => [...root.querySelectorAll('.result h3')].map((title) => title.textContent);
const button = ({ root }: Box, name: string) =>
  [...root.querySelectorAll<HTMLElement>('button')].find((one) => (one.ariaLabel ?? one.textContent).includes(name))!;

beforeEach(() => {
  calls = scriptNetwork();
});
afterEach(() => {
  realWorld();
  for (const element of document.querySelectorAll(TAG)) element.remove();
  history.replaceState(null, '', page);
});

describe('<shop-search>', () => {
  it('requests the template’s phrase, and shows results with totals [S8]', async () => {
    const one = await box('query="gres"');
    const totals: unknown[] = [];
    one.element.addEventListener('shop-searched', (event) => totals.push(event.detail));
    await settled();
    expect(calls.map(({ body }) => body)).to.deep.equal([
      { query: 'gres', productsIndex: 0, contentsIndex: 0, size: 25 },
    ]);
    await calls[0]!.answer({ products: hits(25, 60), contents: hits(2, 2) });
    expect(titles(one)).to.have.length(25);
    expect([...one.root.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).to.deep.equal([
      'Produkty 60',
      'Treści 2',
    ]);
    expect(totals).to.deep.equal([{ query: 'gres', products: 60, contents: 2 }]);
    expect(one.root.querySelector<HTMLAnchorElement>('.result a')!.pathname).to.equal('/p/0');
  });

  it('changes the kind by an arrow key; Alt and an arrow is the browser’s Back', async () => {
    const one = await box('query="gres"');
    await settled();
    await calls[0]!.answer({ products: hits(25, 60), contents: hits(2, 2) });
    const press = (altKey: boolean) => {
      const init = { key: 'ArrowLeft', altKey, bubbles: true, composed: true, cancelable: true };
      return one.root.querySelector('[role=tab]')!.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    expect(press(true)).to.equal(true);
    await settled();
    expect(calls).to.have.length(1);
    expect(press(false)).to.equal(false);
    await settled();
    expect(location.search).to.contain('kind=contents');
  });

  it('stores page and kind in the URL; the other kind and a new phrase start at page 0 [S8]', async () => {
    const one = await box('query="gres"');
    await settled();
    await calls[0]!.answer({ products: hits(25, 60), contents: hits(2, 2, 'Jak kłaść') });
    button(one, 'Strona 3').click();
    await settled();
    expect(calls[1]!.body).to.include({ productsIndex: 2, contentsIndex: 0 });
    expect(location.search).to.contain('productsIndex=2').and.to.contain('query=gres');
    await calls[1]!.answer({ products: hits(10, 60), contents: hits(2, 2, 'Jak kłaść') });
    expect(one.root.textContent).to.contain('51–60 z 60');
    button(one, 'Treści').click();
    await settled();
    expect(calls[2]!.body).to.include({ productsIndex: 0, contentsIndex: 0 });
    expect(location.search).to.contain('kind=contents').and.not.to.contain('Index');
    await calls[2]!.answer({ products: hits(25, 60), contents: hits(2, 2, 'Jak kłaść') });
    expect(titles(one)[0]).to.equal('Jak kłaść 0');
    one.type('klej');
    one.root.querySelector('form')!.requestSubmit();
    await settled();
    expect(calls[3]!.body).to.include({ query: 'klej', productsIndex: 0, contentsIndex: 0 });
    expect(new URLSearchParams(location.search).get('query')).to.equal('klej');
  });

  it('starts at the result page that the URL names (`productsIndex`), as after Back [S8]', async () => {
    history.replaceState(null, '', '?query=klej&productsIndex=1');
    await box('query="gres"');
    await settled();
    expect(calls[0]!.body).to.include({ query: 'klej', productsIndex: 1 });
  });

  /** The parts of the page that describe the displayed results. */
  const viewOf = (one: Box) => ({
    heading: one.root.querySelector('h2')!.textContent,
    range: one.root.querySelector('.site__panel .muted')?.textContent,
    page: one.root.querySelector('[aria-current=page]')?.textContent,
    tab: one.root.querySelector('[role=tab][aria-selected=true]')?.textContent,
    first: titles(one)[0],
    marked: one.root.querySelector('mark')?.textContent,
  });

  it('heading, range, marks and pages match the displayed results while others load, and after a failure', async () => {
    const one = await box('query="gres"');
    await settled();
    await calls[0]!.answer({ products: hits(25, 60), contents: hits(2, 2, 'Jak kłaść') });
    const first = {
      heading: 'Wyniki dla „gres”',
      range: '1–25 z 60',
      page: '1',
      tab: 'Produkty 60',
      first: 'Gres 0',
      marked: 'Gres',
    };
    expect(viewOf(one)).to.deep.equal(first);
    button(one, 'Strona 2').click();
    await settled();
    expect(viewOf(one)).to.deep.equal(first);
    expect(one.root.querySelector('[role=tabpanel]')!.getAttribute('aria-busy')).to.equal('true');
    await calls[1]!.answer({}, 503);
    expect(viewOf(one)).to.deep.equal(first);
    one.type('klej');
    one.root.querySelector('form')!.requestSubmit();
    await settled();
    await calls[2]!.answer({}, 503);
    expect(viewOf(one)).to.deep.equal(first);
    expect([one.field.value, new URLSearchParams(location.search).get('query')]).to.deep.equal(['klej', 'klej']);
    button(one, 'Spróbuj ponownie').click();
    await settled();
    expect(calls[3]!.body).to.include({ query: 'klej', productsIndex: 0 });
    await calls[3]!.answer({ products: hits(1, 1, 'Klej'), contents: null });
    expect(viewOf(one)).to.deep.equal({
      heading: 'Wyniki dla „klej”',
      range: '1 z 1',
      page: undefined,
      tab: 'Produkty 1',
      first: 'Klej 0',
      marked: 'Klej',
    });
  });

  it('goes two pages on two presses of „Następna”, even before the first results arrive', async () => {
    const one = await box('query="gres"');
    await settled();
    await calls[0]!.answer({ products: hits(25, 90), contents: null });
    for (const _ of [1, 2]) {
      button(one, 'Następna').click();
      await settled();
    }
    expect(calls.slice(1).map(({ body }) => body['productsIndex'])).to.deep.equal([1, 2]);
    expect(viewOf(one)).to.include({ range: '1–25 z 90', page: '1' });
    await calls[2]!.answer({}, 503);
    // The second page has not arrived; „Następna” counts from the displayed page.
    button(one, 'Następna').click();
    await settled();
    expect(calls[3]!.body['productsIndex']).to.equal(1);
  });

  it('breaks the longest words of phrase, title and description on a phone', async () => {
    const word = 'Płytkagresowapolerowanarektyfikowana'.repeat(6);
    const one = await box(`query="${word}" style="inline-size: 300px"`);
    await settled();
    const results = [{ title: word, description: word, links: [{ url: '/p' }] }];
    await calls[0]!.answer({ products: { original: { results, total: { value: 1 } } }, contents: null });
    const wide = [...one.root.querySelectorAll('.site *')].filter((part) => part.getBoundingClientRect().width > 300);
    expect(wide.map(({ className }) => className)).to.deep.equal([]);
  });

  it('keeps the server’s printed results after a failure, with a message', async () => {
    const one = await placed(
      '<shop-search url="/wyniki" query="gres"><ul><li>Gres serwera</li></ul></shop-search>',
      TAG,
      'slot',
    );
    await settled();
    await calls[0]!.answer({}, 503);
    expect(
      one.root
        .querySelector('slot')!
        .assignedElements()
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['Gres serwera']);
    expect(one.root.textContent).to.contain('Sklep jest chwilowo niedostępny');
    await until(() => one.root.querySelector('[role=status]')!.textContent.includes('niedostępny'), 'not spoken');
    button(one, 'Spróbuj ponownie').click();
    await settled();
    await calls[1]!.answer({ products: hits(1, 1), contents: null });
    expect(titles(one)).to.deep.equal(['Gres 0']);
    expect(one.root.querySelector('slot') === null).to.equal(true);
  });

  it('shows the first page of the other kind at once: the response contains it', async () => {
    const one = await box('query="gres"');
    await settled();
    await calls[0]!.answer({ products: hits(25, 60), contents: hits(25, 30, 'Jak kłaść') });
    button(one, 'Strona 2').click();
    await settled();
    await calls[1]!.answer({ products: hits(25, 60, 'Dalszy gres'), contents: hits(25, 30, 'Jak kłaść') });
    button(one, 'Treści').click();
    await settled();
    expect(viewOf(one)).to.include({ range: '1–25 z 30', page: '1', tab: 'Treści 30', first: 'Jak kłaść 0' });
    // The response has the second page of the products, not the first.
    button(one, 'Produkty').click();
    await settled();
    expect(viewOf(one)).to.include({ range: '1–25 z 30', tab: 'Treści 30', first: 'Jak kłaść 0' });
    await calls[3]!.answer({ products: hits(25, 60), contents: hits(25, 30, 'Jak kłaść') });
    expect(viewOf(one)).to.include({ range: '1–25 z 60', page: '1', tab: 'Produkty 60', first: 'Gres 0' });
  });

  it('requests again on a restored page if leaving it aborted the request', async () => {
    const one = await box('query="gres"');
    await settled();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await calls[0]!.fail();
    expect(one.root.querySelector('[role=alert]') === null).to.equal(true);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settled();
    expect(calls[1]!.body).to.include({ query: 'gres', productsIndex: 0 });
    await calls[1]!.answer({ products: hits(1, 1), contents: null });
    expect(titles(one)).to.deep.equal(['Gres 0']);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settled();
    expect(calls).to.have.length(2);
  });

  it('goes from beyond the end to the last page with one more request; the missing page is not announced', async () => {
    history.replaceState(null, '', '?query=gres&productsIndex=5#list');
    const entries = history.length;
    const one = await box();
    const totals: unknown[] = [];
    one.element.addEventListener('shop-searched', (event) => totals.push(event.detail));
    await settled();
    await calls[0]!.answer({ products: hits(0, 26), contents: hits(2, 2) });
    expect(calls[1]!.body).to.include({ query: 'gres', productsIndex: 1, contentsIndex: 0 });
    expect([location.search, location.hash, history.length]).to.deep.equal([
      '?query=gres&productsIndex=1',
      '#list',
      entries,
    ]);
    expect([one.root.textContent.includes('Brak wyników'), totals]).to.deep.equal([false, []]);
    await calls[1]!.answer({ products: hits(1, 26), contents: hits(2, 2) });
    expect(viewOf(one)).to.include({ range: '26 z 26', page: '2', tab: 'Produkty 26' });
    expect([calls.length, totals.length]).to.deep.equal([2, 1]);
  });

  it('sends nothing on a jump within the page, and requests again on Back to another place', async () => {
    history.replaceState(null, '', '?query=gres');
    const one = await box();
    await settled();
    await calls[0]!.answer({ products: hits(25, 60), contents: null });
    const link = one.element.parentElement!.appendChild(document.createElement('a'));
    link.href = '#stopka';
    link.click();
    await settled();
    expect([location.hash, calls.length]).to.deep.equal(['#stopka', 1]);
    history.pushState(null, '', '?query=klej');
    dispatchEvent(new PopStateEvent('popstate'));
    await settled();
    expect(calls[1]!.body).to.include({ query: 'klej' });
  });

  it('never replaces newer results by a late response', async () => {
    const one = await box('query="gres"');
    await settled();
    one.type('klej');
    one.root.querySelector('form')!.requestSubmit();
    await settled();
    await calls[1]!.answer({ products: hits(1, 1, 'Klej'), contents: null });
    await calls[0]!.answer({ products: hits(1, 1, 'Gres'), contents: null });
    expect(titles(one)).to.deep.equal(['Klej 0']);
  });

  it('shows "Brak wyników", and after a failure a message and a retry button', async () => {
    const one = await box('query="xyz"');
    await settled();
    await calls[0]!.answer({ products: hits(0, 0) });
    expect(one.root.textContent).to.contain('Brak wyników');
    one.type('gres');
    one.root.querySelector('form')!.requestSubmit();
    await settled();
    await calls[1]!.answer({}, 503);
    expect(one.root.textContent).to.contain('Sklep jest chwilowo niedostępny');
    button(one, 'Spróbuj ponownie').click();
    await settled();
    expect(calls[2]!.body.query).to.equal('gres');
    await calls[2]!.answer({ products: { hits: [] }, contents: null });
    expect(one.root.textContent).to.contain('Sklep zwrócił nieprawidłową odpowiedź');
  });
});
