/** Tests `<shop-search>` as a shop's search: rows with price, stock and button, order, more results, correction. */
import { expect } from '@open-wc/testing';
import { placed, realWorld, scriptNetwork, settled } from './script';
import type { Box, ScriptedCall } from './script';
import { until } from '../settled';
import { label } from '../../e2e/labels';

const TAG = 'shop-search';
const page = location.href;
const product = (index: number, more: object = {}) => ({
  id: index,
  index: `GRE-${index}`,
  title: `Gres nr ${index}`,
  image: null,
  unit: 'opak.',
  price_net: '100.00',
  price_gross: '123.00',
  availability: { quantity: 36 },
  min: 2,
  max: 12,
  step: 2,
  description: 'Opis',
  links: [{ url: `/p/${index}` }],
  ...more,
});
const filters = { brands: [{ id: 1, name: 'Granitera', count: 3 }], properties: [] };
const hits = (from: number, count: number, total: number) => ({
  original: { results: Array.from({ length: count }, (_, index) => product(from + index)), total: { value: total } },
});
const answer = (from: number, count: number, total: number, more: object = {}) => ({
  products: hits(from, count, total),
  contents: null,
  filters,
  values: {},
  ...more,
});

let calls: ScriptedCall[];
const box = (attributes = 'query="gres"'): Promise<Box> =>
  placed(`<shop-search url="/wyniki" ${attributes}></shop-search>`, TAG);
async function displayed(reply: unknown, attributes?: string): Promise<Box> {
  const one = await box(attributes);
  await settled();
  await calls[0]!.answer(reply);
  return one;
}
const text = (node: Element | null) => (node as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim();
const button = ({ root }: Box, name: string) =>
  [...root.querySelectorAll<HTMLElement>('button')].find((one) => (one.ariaLabel ?? one.textContent).includes(name))!;
const rows = ({ root }: Box) => root.querySelectorAll('.result').length;

beforeEach(() => {
  calls = scriptNetwork();
});
afterEach(() => {
  realWorld();
  for (const element of document.querySelectorAll(TAG)) element.remove();
  history.replaceState(null, '', page);
});

describe('<shop-search> as a shop', () => {
  it('shows code, name, stock and both prices; the net price first if the page sets it', async () => {
    const one = await displayed(answer(1, 1, 1), 'query="gres" prices="net"');
    expect(text(one.root.querySelector('.result'))).to.equal(
      'GRE-1 Gres nr 1 Opis Dostępne: 36 opak. 100,00 zł/opak. netto 123,00 zł brutto',
    );
  });

  it('orders from the row: within the bounds, at the product’s own URL', async () => {
    const one = await displayed(answer(1, 1, 1), 'query="gres" add-url="/kup/{id}"');
    await until(() => button(one, label('product.add.button')), 'no button');
    const field = one.root.querySelector<HTMLInputElement>('.quantity__input')!;
    expect([field.value, field.ariaLabel]).to.deep.equal(['2', 'Ilość: Gres nr 1']);
    button(one, 'Zwiększ ilość').click();
    await settled();
    const events: unknown[] = [];
    one.element.addEventListener('shop-product-added-to-cart', (event) => events.push(event.detail.fields));
    button(one, `${label('product.add.button')}: Gres nr 1`).click();
    await settled();
    expect([new URL(calls[1]!.url).pathname, calls[1]!.body]).to.deep.equal(['/kup/1', { id: '1', quantity: '4' }]);
    await calls[1]!.answer({ status: 'success', name: 'Gres nr 1', price: '100', quantity: '4', url: '/koszyk' });
    await until(() => one.root.querySelector('dialog[open]'), 'not told');
    expect(text(one.root.querySelector('dialog'))).to.contain('Dodano do koszyka');
    expect(events).to.deep.equal([{ id: '1', quantity: '4' }]);
  });

  it('has no button without an add URL, and plain text for hits without product facts', async () => {
    const plain = { title: 'Gres', description: 'Opis', links: [{ url: '/p' }] };
    const one = await displayed({ products: { original: { results: [product(1), plain], total: 2 } }, contents: null });
    expect([
      button(one, label('product.add.button')),
      one.root.querySelectorAll('.result--product').length,
    ]).to.deep.equal([undefined, 1]);
  });

  it('sorts with a history entry: Back restores the order', async () => {
    const one = await displayed(answer(1, 2, 2));
    const select = one.root.querySelector('select')!;
    expect([...select.options].map(({ text }) => text)).to.deep.equal([
      'Najtrafniejsze',
      'Najtańsze',
      'Najdroższe',
      'Według nazwy',
    ]);
    select.value = 'price_asc';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect([calls[1]!.body['sort'], new URLSearchParams(location.search).get('sort')]).to.deep.equal([
      'price_asc',
      'price_asc',
    ]);
    await calls[1]!.answer(answer(1, 2, 2));
    history.back();
    await until(() => calls.length === 3, 'not asked again');
    expect(calls[2]!.body).not.to.have.property('sort');
  });

  it('shows more below, requests only that page, and stores both ends in the URL', async () => {
    const one = await displayed(answer(0, 25, 60));
    button(one, 'Pokaż więcej').click();
    await settled();
    expect(calls[1]!.body).to.include({ productsIndex: 1 });
    await calls[1]!.answer(answer(25, 25, 60));
    expect([calls.length, rows(one)]).to.deep.equal([2, 50]);
    expect(one.root.textContent).to.contain('1–50 z 60');
    expect(new URLSearchParams(location.search).get('from')).to.equal('0');
    button(one, 'Pokaż więcej').click();
    await settled();
    await calls[2]!.answer(answer(50, 10, 60));
    expect([rows(one), button(one, 'Pokaż więcej')]).to.deep.equal([60, undefined]);
    button(one, 'Strona 2').click();
    await settled();
    await calls[3]!.answer(answer(25, 25, 60));
    expect([rows(one), new URLSearchParams(location.search).has('from')]).to.deep.equal([25, false]);
  });

  it('shows all loaded pages again on return', async () => {
    history.replaceState(null, '', '?query=gres&productsIndex=2&from=1');
    const one = await box('');
    await settled();
    expect(calls.map(({ body }) => body['productsIndex'])).to.deep.equal([1, 2]);
    await calls[1]!.answer(answer(50, 10, 60));
    await calls[0]!.answer(answer(25, 25, 60));
    expect([rows(one), text(one.root.querySelector('.result__title'))]).to.deep.equal([35, 'Gres nr 25']);
    expect(one.root.textContent).to.contain('26–60 z 60');
  });

  it('says that the typed phrase has no results and which similar one is shown, and searches the typed one by one press', async () => {
    const one = await displayed(answer(1, 1, 1, { corrected: 'bateria' }), 'query="bateira"');
    expect(one.root.querySelector('h2')!.textContent).to.equal('Nie ma wyników dla „bateira”');
    expect(one.root.querySelector('[part=corrected] > span')!.textContent).to.equal(
      'Pokazujemy podobne do „bateria”. ',
    );
    expect(one.field.value).to.equal('bateira');
    button(one, 'Szukaj dokładnie „bateira”').click();
    await settled();
    expect(calls[1]!.body).to.include({ query: 'bateira', literal: true });
    await calls[1]!.answer({ products: null, contents: { original: { results: [], total: 0 } } });
    expect(one.root.querySelector('h2')!.textContent).to.equal('Wyniki dla „bateira”');
  });

  it('shows the adviser without results, and removes the filters by one press', async () => {
    const config = document.body.appendChild(document.createElement('shop-config'));
    config.setAttribute('contact', '{"name":"Ewa Nowak","phone":"22 510 40 12"}');
    history.replaceState(null, '', '?query=gres&br[]=1');
    const one = await displayed(
      { products: { original: { results: [], total: 0 } }, filters, values: { br: [1] } },
      '',
    );
    config.remove();
    expect(calls[0]!.body['filters']).to.include({ is_new: false }).and.to.have.deep.property('br', ['1']);
    expect(text(one.root.querySelector('[part=contact]'))).to.equal('Zapytaj opiekuna: Ewa Nowak, 22 510 40 12');
    button(one, 'Szukaj bez filtrów').click();
    await settled();
    expect(calls[1]!.body).not.to.have.property('filters');
  });
});
