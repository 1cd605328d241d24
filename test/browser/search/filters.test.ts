/** Tests how `<shop-filters>` lists, narrows and submits filters: exactly a shop's parameters, by GET. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { placed, settled } from './script';
import type { Box } from './script';
import { label } from '../../e2e/labels';

const TAG = 'shop-filters';
const values = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name, count: 10 - index }));
const FILTERS = {
  brands: values('Cerampol', 'Granitera', 'Nordstein', 'Łódzka', 'Żubr'),
  properties: [
    { id: 7, name: 'Kolor', is_numeric: false, values: values('Grafit', 'Biały') },
    { id: 8, name: 'Grubość (mm)', is_numeric: true, values: values('8,5', '12', '7') },
  ],
  aggs: { bestseller: 1, is_new: 2, on_sale: 3, promotion: 4 },
  noFilteredAggs: { bestseller: 5, is_new: 6, on_sale: 0, promotion: 8 },
};

const box = (data: object, inner = '', base = '/kategoria/gres', attributes = ''): Promise<Box> =>
  placed(
    `<shop-filters base-url="${base}" ${attributes}><script type="application/json">${JSON.stringify({ filters: FILTERS, ...data })}</script>${inner}</shop-filters>`,
    TAG,
  );
const form = ({ root }: Box) => root.querySelector('form')!;
/** The form data that the browser would submit, including the formdata event. */
const sent = (one: Box): string[] => [...new FormData(form(one))].map(([name, value]) => `${name}=${String(value)}`);
const field = (one: Box, name: string, value?: string) =>
  [...form(one).querySelectorAll<HTMLInputElement>('input')].find(
    (input) => input.name === name && (value === undefined || input.value === value),
  )!;
const seen = (one: Box, title: string) =>
  [...form(one).querySelectorAll('fieldset')]
    .find((group) => group.querySelector('legend')!.textContent === title)!
    .querySelectorAll('li:not([hidden])');

afterEach(() => {
  for (const host of document.querySelectorAll('body > div')) host.remove();
});

describe('<shop-filters>', () => {
  it('still submits chosen filters that are no longer offered, until their chip removes them', async () => {
    const chosen = { br: [1, 99], pr: { 7: [2, 98], 8: { min: '7' }, 55: ['x'], 56: { max: '9' } } };
    const one = await box({ values: chosen });
    expect(sent(one).sort()).to.deep.equal(
      ['br[]=1', 'br[]=99', 'pr[7][]=2', 'pr[7][]=98', 'pr[8][min]=7', 'pr[55][]=x', 'pr[56][max]=9'].sort(),
    );
    expect([...one.root.querySelectorAll('.chip')].map((chip) => chip.textContent)).to.include('Marka: 99');
  });

  it('accepts a range below zero, with a hyphen or a minus', async () => {
    const properties = [{ id: 9, name: 'Temperatura', is_numeric: true, values: values('-25', '80') }];
    const one = await box({ filters: { ...FILTERS, properties }, values: { pr: { 9: { min: '-20.5' } } } });
    expect([field(one, 'pr[9][min]').value, form(one).checkValidity()]).to.deep.equal(['-20,5', true]);
    for (const [typed, decimal] of [
      ['-5', '-5'],
      ['−1 200,5', '-1200.5'],
    ] as const) {
      field(one, 'pr[9][min]').value = typed;
      expect([form(one).checkValidity(), sent(one)]).to.deep.equal([true, [`pr[9][min]=${decimal}`]]);
    }
    field(one, 'pr[9][min]').value = '5-';
    expect(form(one).checkValidity()).to.equal(false);
  });

  it('filters the current page if the base URL is invalid', async () => {
    const one = await box({}, '', 'http://[');
    expect(new URL(form(one).action).pathname).to.equal(location.pathname);
    expect(sent(one)).to.deep.equal([]);
  });

  it('shows 3 entries, "pokaż wszystkie" the rest, and a search box only for more than 3 [S10]', async () => {
    const one = await box({});
    expect(seen(one, 'Marka')).to.have.length(3);
    expect(form(one).querySelectorAll('.group__search')).to.have.length(1);
    const more = one.root.querySelector<HTMLButtonElement>('.group__more')!;
    expect(more.textContent).to.equal('pokaż wszystkie');
    more.click();
    await settled();
    expect(seen(one, 'Marka')).to.have.length(5);
    expect(more.getAttribute('aria-expanded')).to.equal('true');
  });

  it('finds an entry without diacritics, and keeps ticked hidden entries', async () => {
    const one = await box({ values: { br: [1] } });
    const search = form(one).querySelector<HTMLInputElement>('.group__search input')!;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    set.call(search, 'lodz');
    search.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settled();
    expect([...seen(one, 'Marka')].map((entry) => entry.textContent)).to.deep.equal(['Łódzka7']);
    expect(sent(one)).to.deep.equal(['br[]=1']);
  });

  it('submits exactly the parameters that a shop knows, and no empty ones [S9]', async () => {
    const one = await box({});
    expect(sent(one)).to.deep.equal([]);
    field(one, 'query').value = 'mat';
    field(one, 'br[]', '2').checked = true;
    field(one, 'c[min]').value = '1 234,5';
    field(one, 'c[max]').value = '2000';
    field(one, 'pr[7][]', '1').checked = true;
    field(one, 'pr[8][min]').value = '8,5';
    for (const name of ['only_available_in_my_department', 'on_request', 'promotion']) field(one, name).checked = true;
    expect(sent(one)).to.deep.equal([
      'query=mat',
      'br[]=2',
      'c[min]=1234.5',
      'c[max]=2000',
      'pr[7][]=1',
      'pr[8][min]=8.5',
      'promotion=1',
      'only_available_in_my_department=1',
      'on_request=1',
    ]);
    expect([form(one).method, new URL(form(one).action).pathname]).to.deep.equal(['get', '/kategoria/gres']);
  });

  it('shows a range’s bounds as placeholders and the flags’ counts, and omits a flag without products', async () => {
    const one = await box({});
    expect([field(one, 'pr[8][min]').placeholder, field(one, 'pr[8][max]').placeholder]).to.deep.equal(['7', '12']);
    expect([...seen(one, 'Oferta')].map((entry) => entry.textContent)).to.deep.equal([
      'Promocje4',
      'Nowości2',
      'Bestsellery1',
    ]);
    expect(field(one, 'on_sale')).to.equal(undefined);
  });

  it('shows chosen filters as chips, each a link to the list without it', async () => {
    const one = await box(
      { values: { query: 'mat', br: [1, '4'], c: { min: '10' }, pr: { 7: ['2'], 8: { max: 9 } }, is_new: '1' } },
      '',
      '/kategoria/gres?sort=nazwa',
    );
    const chips = [...one.root.querySelectorAll<HTMLAnchorElement>('.chip')];
    expect(chips.map((chip) => chip.textContent)).to.deep.equal([
      '„mat”',
      'Marka: Cerampol',
      'Marka: Łódzka',
      'Cena netto (zł): od 10',
      'Kolor: Biały',
      'Grubość (mm): do 9',
      'Nowości',
    ]);
    const without = decodeURIComponent(new URL(chips[1]!.href).search);
    expect(without).to.equal('?sort=nazwa&query=mat&br[]=4&c[min]=10&pr[7][]=2&pr[8][max]=9&is_new=1');
    expect(chips[1]!.ariaLabel).to.equal(label('search.filters.remove', 'Marka: Cerampol'));
    expect(sent(one)[0]).to.equal('sort=nazwa');
    expect(seen(one, 'Marka')).to.have.length(4);
  });

  it('uses the page’s currency for prices', async () => {
    const legend = (one: Box) => field(one, 'c[min]').closest('fieldset')!.querySelector('legend')!.textContent;
    expect(legend(await box({}))).to.equal('Cena netto (zł)');
    const config = document.body.appendChild(document.createElement('shop-config'));
    config.setAttribute('currency', 'EUR');
    const euros = await box({});
    expect([legend(euros), field(euros, 'c[max]').ariaLabel]).to.deep.equal(['Cena netto (€)', 'Cena netto (€) do']);
    expect(legend(await box({}, '', '/', 'currency="CZK"'))).to.equal('Cena netto (CZK)');
    config.remove();
  });

  it('keeps the template’s own form while the page is busy, until the person uses it', async () => {
    const idle = globalThis.requestIdleCallback;
    const rests: (() => void)[] = [];
    globalThis.requestIdleCallback = (then) => rests.push(then as () => void);
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = `<${TAG}><form><input type="checkbox" name="br[]" value="2"></form></${TAG}>`;
    const one = host.querySelector<HTMLElement>(TAG)!;
    await until(() => rests.length > 0, 'the element was never seen');
    globalThis.requestIdleCallback = idle;
    expect([one.matches(':state(shown)'), one.shadowRoot!.firstElementChild!.localName]).to.deep.equal([false, 'slot']);
    one.querySelector('input')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await until(() => one.matches(':state(shown)'), 'the view never came');
  });

  it('takes over ticks of the template’s own form', async () => {
    const plain = '<form><input type="checkbox" name="br[]" value="2" checked><input name="c[min]" value="5"></form>';
    const one = await box({}, plain);
    expect(sent(one)).to.deep.equal(['br[]=2', 'c[min]=5']);
  });

  it('keeps filters without a control in the template’s own form', async () => {
    const plain = '<form><input type="checkbox" name="br[]" value="2"><input name="query" value="mat"></form>';
    const chosen = { query: 'stary', br: [2, 4], c: { min: '10' }, pr: { 7: ['2'], 8: { max: '9' } }, is_new: true };
    const one = await box({ values: chosen }, plain);
    expect(sent(one)).to.deep.equal(['query=mat', 'br[]=4', 'c[min]=10', 'pr[7][]=2', 'pr[8][max]=9', 'is_new=1']);
    expect(field(one, 'c[min]').value).to.equal('10');
  });

  it('keeps the focus on a control of the template’s own form', async () => {
    // At once, because the view arrives within a few milliseconds.
    new MutationObserver((_, watching) => {
      const theirs = document.querySelector<HTMLElement>('shop-filters form [value="2"]');
      theirs?.focus();
      if (theirs !== null) watching.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
    const one = await box(
      {},
      '<form><input type="checkbox" name="br[]" value="1"><input type="checkbox" name="br[]" value="2"></form>',
    );
    expect(one.root.activeElement === field(one, 'br[]', '2')).to.equal(true);
  });

  it('lets an outer control submit the ticked filters and its own value', async () => {
    const inner = '<form id="f"><input name="br[]" type="checkbox" value="2"></form>';
    const one = await box({}, inner, '/kategoria/gres?sort=a');
    const sort = document.createElement('select');
    sort.name = 'sort';
    sort.append(new Option('B', 'b'));
    sort.setAttribute('form', 'f');
    document.body.querySelector('div')!.append(sort);
    field(one, 'br[]', '1').click();
    const outer = document.querySelector<HTMLFormElement>('#f')!;
    expect([...new FormData(outer)]).to.deep.equal([
      ['sort', 'b'],
      ['br[]', '1'],
    ]);
  });
});
