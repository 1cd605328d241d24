/** Tests how `<shop-filters live>` applies ticks to the page's own list, and filters the site search of its page. */
import { expect } from '@open-wc/testing';
import { placed, settled } from './script';
import type { Box } from './script';
import { until } from '../settled';

const page = location.href;
const FILTERS = {
  brands: [
    { id: 1, name: 'Cerampol', count: 5 },
    { id: 2, name: 'Żubr', count: 3 },
  ],
  properties: [],
};

interface PageCall {
  readonly url: string;
  readonly isAborted: () => boolean;
  answer(html: string, status?: number): Promise<void>;
}
const realFetch = globalThis.fetch;
const RealRequest = XMLHttpRequest;
let calls: PageCall[];

const json = (data: object) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const filters = (data: object, inner = '') =>
  `<shop-filters live list="#lista" base-url="${location.pathname}?sort=cena">${json({ filters: FILTERS, ...data })}${inner}</shop-filters>`;
const listing = (names: string, data: object = {}) => `${filters(data)}<div id="lista">${names}</div>`;
const box = (inner = '', after = ''): Promise<Box> =>
  placed(`${filters({ total: 8 }, inner)}<div id="lista"><p>Stary</p>${after}</div>`, 'shop-filters');

const tick = (one: Box, value: string) =>
  [...one.root.querySelectorAll<HTMLInputElement>('[name="br[]"]')].find((input) => input.value === value)!;
const list = () => document.querySelector('#lista')!;
const query = (url: string) => decodeURIComponent(new URL(url).search);

beforeEach(() => {
  calls = [];
  globalThis.XMLHttpRequest = class {
    responseType = '';
    status = 0;
    response: Document | null = null;
    onload = () => {};
    onabort = () => {};
    #url = '';
    #isAborted = false;
    open = (_: string, url: string) => void (this.#url = url);
    setRequestHeader = () => {};
    abort = () => {
      this.#isAborted = true;
      this.onabort();
    };
    send = () => {
      const isAborted = () => this.#isAborted;
      calls.push({
        url: this.#url,
        isAborted,
        answer: (html, status = 200) => {
          this.status = status;
          this.response = new DOMParser().parseFromString(html, 'text/html');
          this.onload();
          return settled();
        },
      });
    };
  } as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.XMLHttpRequest = RealRequest;
  for (const host of document.querySelectorAll('body > div')) host.remove();
  history.replaceState(null, '', page);
});

describe('<shop-filters live>', () => {
  it('applies a tick at once: loads the filtered URL, takes its list, and keeps the focus', async () => {
    const one = await box();
    let entries = 0;
    const push = history.pushState.bind(history);
    // The list has at most fifty entries.
    history.pushState = (...entry) => ((entries += 1), push(...entry));
    tick(one, '2').focus();
    tick(one, '2').click();
    await settled();
    expect(query(calls[0]!.url)).to.equal('?sort=cena&br[]=2');
    expect([list().getAttribute('aria-busy'), location.href]).to.deep.equal(['true', page]);
    const left = { brands: [FILTERS.brands[1]], properties: [] };
    await calls[0]!.answer(listing('<p>Nowy</p>', { filters: left, values: { br: [2] }, total: 3 }));
    expect([list().textContent, list().hasAttribute('aria-busy')]).to.deep.equal(['Nowy', false]);
    Reflect.deleteProperty(history, 'pushState');
    expect([query(location.href), entries]).to.deep.equal(['?sort=cena&br[]=2', 1]);
    expect(one.root.activeElement === tick(one, '2')).to.equal(true);
    expect([tick(one, '1'), tick(one, '2').checked]).to.deep.equal([undefined, true]);
    await until(
      () =>
        one.root.querySelector('[role=status]')!.textContent.replaceAll('\u00a0', ' ') ===
        'Po zmianie filtrów: 3 produkty',
      'not told',
    );
  });

  it('applies ticks made in the template’s form before the view, and sends nothing without any', async () => {
    const form = '<form><input type="checkbox" name="br[]" value="2"><input name="c[min]" value="10,00"></form>';
    await box(form);
    await settled();
    expect(calls).to.deep.equal([]);
    document.querySelector('body > div')!.remove();
    const host = document.createElement('div');
    host.innerHTML = `${filters({ total: 8 }, form)}<div id="lista"></div>`;
    host.querySelector('input')!.checked = true;
    document.body.append(host);
    await until(() => calls.length === 1, 'not asked');
    expect(query(calls[0]!.url)).to.equal('?sort=cena&br[]=2&c[min]=10');
  });

  it('applies a sort order chosen beside the form before the view', async () => {
    const options = '<option value="nowe">Nowe</option><option value="cena" selected>Cena</option>';
    const host = document.createElement('div');
    host.innerHTML = `${filters({ total: 8 }, '<form id="filtry"></form>')}<div id="lista"><select name="sort" form="filtry">${options}</select></div>`;
    host.querySelector('select')!.value = 'nowe';
    document.body.append(host);
    await until(() => calls.length === 1, 'not asked');
    expect(query(calls[0]!.url)).to.equal('?sort=nowe');
  });

  it('aborts the first request on another tick', async () => {
    const one = await box();
    tick(one, '1').click();
    await settled();
    tick(one, '2').click();
    await settled();
    expect([calls[0]!.isAborted(), query(calls[1]!.url)]).to.deep.equal([true, '?sort=cena&br[]=1&br[]=2']);
    await calls[1]!.answer(listing('<p>Oba</p>', { values: { br: [1, 2] } }));
    expect([list().textContent, one.root.querySelectorAll('.chip').length]).to.deep.equal(['Oba', 2]);
  });

  it('keeps the list with a message after a failure, and retries by one press', async () => {
    const one = await box();
    tick(one, '2').click();
    await settled();
    await calls[0]!.answer('', 503);
    expect([list().textContent, list().hasAttribute('aria-busy'), location.href]).to.deep.equal(['Stary', false, page]);
    expect(one.root.querySelector('[role=alert], .notice')!.textContent).to.contain('Sklep jest chwilowo niedostępny');
    expect(tick(one, '2').checked).to.equal(true);
    [...one.root.querySelectorAll('button')].find((button) => button.textContent === 'Spróbuj ponownie')!.click();
    await settled();
    await calls[1]!.answer('<p>Zaloguj się</p>');
    expect([list().textContent, one.root.textContent.includes('Nie udało się zmienić listy')]).to.deep.equal([
      'Stary',
      true,
    ]);
  });

  it('restores the last list and its ticks on Back', async () => {
    const one = await box();
    tick(one, '2').click();
    await settled();
    await calls[0]!.answer(listing('<p>Nowy</p>', { values: { br: [2] } }));
    history.back();
    await until(() => calls.length === 2, 'not asked');
    expect(calls[1]!.url).to.equal(page.split('#', 1)[0]);
    await calls[1]!.answer(listing('<p>Stary</p>', { values: {} }));
    expect([list().textContent, tick(one, '2').checked, location.href]).to.deep.equal(['Stary', false, page]);
  });

  it('a chip removes its filter, and the focus moves to the next chip', async () => {
    const one = await placed(`${filters({ values: { br: [1, 2] } })}<div id="lista"></div>`, 'shop-filters');
    const [first, second] = one.root.querySelectorAll<HTMLAnchorElement>('.chip');
    first!.focus();
    first!.click();
    await settled();
    expect([query(calls[0]!.url), one.root.activeElement === second]).to.deep.equal(['?sort=cena&br[]=2', true]);
    await calls[0]!.answer(listing('', { values: { br: [2] } }));
    expect([tick(one, '1').checked, tick(one, '2').checked]).to.deep.equal([false, true]);
  });

  it('an outer control applies too, keeps the focus in the new list, and takes precedence over the base URL', async () => {
    const sort = '<select name="sort" form="f"><option>cena</option><option>nazwa</option></select>';
    const one = await box('<form id="f"></form>', sort);
    tick(one, '2').click();
    await settled();
    await calls[0]!.answer(listing(sort, { values: { br: [2] } }));
    const select = list().querySelector('select')!;
    select.focus();
    select.value = 'nazwa';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(query(calls[1]!.url)).to.equal('?sort=nazwa&br[]=2');
    await calls[1]!.answer(listing(sort, { values: { br: [2] } }));
    expect(document.activeElement === list().querySelector('select')).to.equal(true);
  });

  it('sends nothing for a search among a filter’s entries, and applies a price on blur', async () => {
    const one = await box();
    const price = one.root.querySelector<HTMLInputElement>('[name="c[min]"]')!;
    price.value = '1 234,5';
    price.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled();
    expect(calls).to.have.length(0);
    price.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(query(calls[0]!.url)).to.equal('?sort=cena&c[min]=1234.5');
  });
});

describe('<shop-filters> beside <shop-search>', () => {
  it('filters the results without a reload, and shows the filters of the response', async () => {
    history.replaceState(null, '', '?query=gres');
    const bodies: Record<string, unknown>[] = [];
    globalThis.fetch = async (_, init = {}) => {
      bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>);
      const values = bodies.length === 1 ? {} : { br: [2] };
      const results = [{ title: 'Gres', links: [{ url: '/p' }] }];
      return Response.json({
        products: { original: { results, total: { value: 8 } } },
        contents: null,
        filters: FILTERS,
        values,
      });
    };
    await placed('<shop-search url="/wyniki"></shop-search>', 'shop-search');
    const one = await placed('<shop-filters></shop-filters>', 'shop-filters');
    await until(() => tick(one, '2'), 'no filters');
    expect(one.root.querySelector('[name=query]')).to.equal(null);
    tick(one, '2').focus();
    tick(one, '2').click();
    await until(() => bodies.length === 2, 'not asked');
    expect(bodies[1]!['filters']).to.have.deep.property('br', ['2']);
    expect(query(location.href)).to.equal('?query=gres&br[]=2');
    await until(() => one.root.querySelector('.chip'), 'no chip');
    expect(one.root.activeElement === tick(one, '2')).to.equal(true);
    one.root.querySelector<HTMLElement>('.chip')!.click();
    await until(() => bodies.length === 3, 'not asked');
    expect(bodies[2]).not.to.have.property('filters');
  });
});
