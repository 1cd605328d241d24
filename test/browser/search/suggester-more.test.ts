/** Tests the other entries of `<shop-suggester>`: all results, corrections, recent searches, the adviser. */
import { expect } from '@open-wc/testing';
import { aProduct, placed, settled } from './script';
import type { Box } from './script';
import { answerOf, calls, isOpen, pauses, stage, suggester } from './stage';
import { until } from '../settled';

stage('shop-suggester');

const LAST = 'shop-elements.last-searches';
const page = location.href;
const texts = (one: Box) => one.entries().map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim());
const entry = (one: Box, text: string) => one.entries().find(({ innerText }) => innerText.includes(text))!;
const keep = (...phrases: string[]) => localStorage.setItem(LAST, `${Date.now() + 1e6} ${JSON.stringify(phrases)}`);
const enter = async (one: Box) => {
  one.field.focus();
  await settled();
};
async function answered(one: Box, phrase: string, answer: unknown): Promise<Box> {
  one.type(phrase);
  await pauses.end();
  await calls.at(-1)!.answer(answer);
  return one;
}

afterEach(() => {
  localStorage.removeItem(LAST);
  document.querySelector('shop-config')?.remove();
  history.replaceState(null, '', page);
});

describe('<shop-suggester> shows for a product', () => {
  const product = aProduct(1, {
    index: 'KLA1-1000',
    unit: 'opak.',
    availability: { quantity: 364, branch: 'Poznań', date: '2026-11-25' },
  });

  it('its code, unit and stock, and the gross price first', async () => {
    const one = await answered(await suggester(), 'gres', { products: [product] });
    expect(texts(one)).to.deep.equal([
      'KLA1-1000 Gres Calva nr 1 Dostępne: 364 opak., Poznań, od 25.11.2026 123,00 zł/opak. brutto 100,00 zł netto',
    ]);
  });

  it('the net price first if the page sets it', async () => {
    const config = document.body.appendChild(document.createElement('shop-config'));
    config.setAttribute('prices', 'net');
    const one = await answered(await suggester(), 'gres', { products: [product] });
    expect(texts(one)[0]).to.match(/100,00 zł\/opak\. netto 123,00 zł brutto$/);
  });

  it('the shop’s own sentence instead of numbers, and "not available"', async () => {
    const some = (id: number, availability: object) => aProduct(id, { availability });
    const one = await answered(await suggester(), 'gres', {
      products: [some(1, { quantity: 5, text: 'Ostatnie sztuki' }), some(2, { quantity: 0 })],
    });
    const stock = [...one.root.querySelectorAll('[part=stock]')].map(({ textContent }) => textContent);
    expect(stock).to.deep.equal(['Ostatnie sztuki', 'Niedostępne']);
  });
});

describe('<shop-suggester> below the suggestions', () => {
  it('leads to all results by the last entry', async () => {
    const one = await answered(await suggester('search-url="/szukaj"'), 'gres', { ...answerOf(1), total: 1230 });
    const last = one.entries().at(-1)!;
    expect([last.innerText.replaceAll(/\s/g, ' ').trim(), last.getAttribute('href')]).to.deep.equal([
      'Zobacz wszystkie (1 230)',
      `${location.origin}/szukaj?query=gres`,
    ]);
    await one.press('ArrowUp');
    expect(one.field.getAttribute('aria-activedescendant')).to.equal(last.id);
  });

  it('submits the template’s own form for all results', async () => {
    const one = await answered(
      await suggester('', '<form action="/szukaj"><input name="query"><input name="dzial" value="3"></form>'),
      'gres',
      { ...answerOf(1), total: 230 },
    );
    const sent: string[] = [];
    one.element.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(...[...new FormData(event.target as HTMLFormElement)].map(String));
    });
    entry(one, 'Zobacz wszystkie').click();
    expect(sent).to.deep.equal(['query,gres', 'dzial,3']);
  });

  it('has no "all results" entry if all are listed', async () => {
    const one = await answered(await suggester('search-url="/szukaj"'), 'gres', { ...answerOf(1), total: 1 });
    expect(one.entries()).to.have.length(2);
  });

  it('shows a marked category above the last group, which stays in view', async () => {
    const ids = [...Array(12).keys()].map((at) => at + 1);
    const one = await answered(await suggester('search-url="/szukaj"'), 'gres', { ...answerOf(...ids), total: 99 });
    await one.press('ArrowUp');
    await one.press('ArrowUp');
    const [category, all] = [entry(one, 'Płytki'), entry(one, 'Zobacz wszystkie')];
    expect(category.ariaSelected).to.equal('true');
    expect(category.getBoundingClientRect().bottom).to.be.at.most(all.getBoundingClientRect().top);
  });

  it('leads from the corrected phrase to the typed one by one press', async () => {
    const one = await answered(await suggester(), 'bateira', { ...answerOf(1), corrected: 'bateria' });
    expect(one.panel()!.innerText).to.contain('Pokazujemy podobne do „bateria”');
    entry(one, 'Szukaj dokładnie „bateira”').click();
    await settled();
    expect(calls[1]!.body).to.deep.equal({ query: 'bateira', literal: true });
    await calls[1]!.answer({ products: [], categories: [] });
    expect(one.panel()!.innerText).to.contain('Brak wyników').and.not.to.contain('Pokazujemy');
    await answered(one, 'bateira z', answerOf(1));
    expect(calls[2]!.body).to.deep.equal({ query: 'bateira z' });
  });

  it('offers the adviser, recent and popular searches without results', async () => {
    keep('klej');
    const config = document.body.appendChild(document.createElement('shop-config'));
    config.setAttribute('contact', '{"name":"Ewa Nowak","phone":"22 510 40 12","email":"ewa@sklep.example"}');
    const one = await suggester(
      '',
      '<script type="application/json">{"popular": {"queries": [{"text": "gips", "link": "/k/gips"}]}}</script>',
    );
    await answered(one, 'xyz', { products: [], categories: [] });
    expect(one.panel()!.innerText).to.contain('Brak wyników').and.to.contain('Sprawdź pisownię');
    expect(one.entries().map((entry) => [entry.innerText.trim(), entry.getAttribute('href')])).to.deep.equal([
      ['Ewa Nowak, 22 510 40 12', 'tel:225104012'],
      ['Ewa Nowak, ewa@sklep.example', 'mailto:ewa@sklep.example'],
      ['klej', null],
      ['Wyczyść ostatnio szukane', null],
      ['gips', `${location.origin}/k/gips`],
    ]);
    expect(one.field.getAttribute('aria-expanded')).to.equal('true');
  });
});

describe('<shop-suggester> in an empty field', () => {
  it('offers recent searches, which it never sends, and clears them by one press', async () => {
    keep('gres 60', 'klej');
    const one = await suggester('search-url="/szukaj"');
    await enter(one);
    expect(texts(one)).to.deep.equal(['gres 60', 'klej', 'Wyczyść ostatnio szukane']);
    expect([calls.length, one.field.getAttribute('aria-expanded')]).to.deep.equal([0, 'true']);
    await one.press('ArrowUp');
    await one.press('Enter');
    expect([isOpen(one), localStorage.getItem(LAST)]).to.deep.equal([false, null]);
  });

  it('closes by Escape, opens by an arrow, and is replaced by typing', async () => {
    keep('klej');
    const one = await suggester();
    await enter(one);
    await one.press('Escape');
    expect(isOpen(one)).to.equal(false);
    await one.press('ArrowDown');
    expect(isOpen(one)).to.equal(true);
    one.type('gr');
    await settled();
    expect(one.panel()).to.equal(null);
    one.type('');
    await settled();
    expect(texts(one)[0]).to.equal('klej');
  });

  it('searches the chosen phrase, which becomes the newest', async () => {
    keep('gres', 'klej');
    const one = await suggester('', '<form action="/szukaj"><input name="query"></form>');
    const sent: string[] = [];
    one.element.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(...[...new FormData(event.target as HTMLFormElement)].map(String));
    });
    await enter(one);
    entry(one, 'klej').click();
    expect([sent, localStorage.getItem(LAST)!.split(/ (.*)/)[1]]).to.deep.equal([['query,klej'], '["klej","gres"]']);
  });

  it('stores and offers no recent searches with no-recent', async () => {
    keep('klej');
    const one = await suggester('no-recent', '<form><input name="query"></form>');
    one.element.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
    await enter(one);
    expect(one.panel()).to.equal(null);
    one.type('gres');
    one.root.querySelector('form')!.requestSubmit();
    expect(localStorage.getItem(LAST)).to.contain('["klej"]');
  });

  it('requests popular entries once, and shows them on arrival', async () => {
    const one = await suggester('popular-url="/popularne"');
    await enter(one);
    expect(calls.map(({ url, init }) => [new URL(url).pathname, init.method])).to.deep.equal([['/popularne', 'GET']]);
    await calls[0]!.answer({ queries: [{ text: 'gres', link: null }], products: [aProduct(7)] });
    expect(one.panel()!.innerText).to.contain('Często wyszukiwane').and.to.contain('Popularne produkty');
    expect(one.entries()).to.have.length(2);
    one.field.blur();
    await enter(one);
    expect(calls).to.have.length(1);
  });

  it('uses the placeholder of the template’s field, or the attribute', async () => {
    const theirs = await suggester('', '<form><input name="query" placeholder="Nazwa, symbol lub marka"></form>');
    expect(theirs.field.placeholder).to.equal('Nazwa, symbol lub marka');
    const ours = await placed('<shop-suggester url="/s" placeholder="Kod"></shop-suggester>', 'shop-suggester');
    expect(ours.field.placeholder).to.equal('Kod');
    const none = await placed('<shop-suggester url="/s"></shop-suggester>', 'shop-suggester');
    await until(() => none.field.placeholder === 'Wpisz wyszukiwaną frazę', none.field.placeholder);
  });
});
