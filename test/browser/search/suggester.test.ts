/** Shows how `<shop-suggester>` asks and what it shows, on a scripted network and clock. */
import { expect } from '@open-wc/testing';
import { aProduct, placed, settled } from './script';
import type { Box } from './script';
import { answerOf, calls, isOpen, opened, pauses, stage, suggester } from './stage';
import { until } from '../settled';

stage('shop-suggester');

/** What the box says from here on: each sentence stands there for a second only, and an engine may paint longer than that. */
function heardFrom({ root }: Box): string[] {
  const region = root.querySelector('[role=status]')!;
  const heard: string[] = [];
  new MutationObserver(() => region.textContent && heard.push(region.textContent.replaceAll('\u00a0', ' '))).observe(
    region,
    { childList: true, characterData: true, subtree: true },
  );
  return heard;
}

describe('<shop-suggester> asks', () => {
  it('400 ms after the last keystroke, for 3 characters or more [S1]', async () => {
    const one = await suggester();
    one.type('gr');
    expect(pauses.running()).to.equal(0);
    one.type('gre');
    one.type('gres');
    expect(pauses.running()).to.equal(1);
    expect(calls).to.have.length(0);
    await pauses.end();
    expect(calls.map(({ url, body }) => [new URL(url).pathname, body])).to.deep.equal([
      ['/sugestie', { query: 'gres' }],
    ]);
  });

  it('also where its address came after it was first rendered, as a framework may set it', async () => {
    const one = await placed(`<shop-suggester></shop-suggester>`, 'shop-suggester');
    Object.assign(one.element, { url: '/sugestie' });
    await settled();
    one.type('gres');
    await pauses.end();
    expect(calls).to.have.length(1);
  });

  it('and an answer to an older text never replaces a newer one [S2]', async () => {
    const one = await suggester();
    one.type('gres');
    await pauses.end();
    one.type('gres calva');
    await pauses.end();
    await calls[1]!.answer(answerOf(2));
    await calls[0]!.answer(answerOf(1));
    expect(one.entries()[0]!.textContent).to.contain('nr 2');
  });

  it('and under 3 characters clears what was shown, even what is still to come [S1]', async () => {
    const one = await opened(1);
    one.type('gresy');
    await pauses.end();
    one.type('gr');
    await settled();
    expect(one.panel()).to.equal(null);
    await calls[1]!.answer(answerOf(2));
    expect(one.panel()).to.equal(null);
  });

  it('and says so where the answer takes more than half a second', async () => {
    const one = await suggester();
    const heard = heardFrom(one);
    const sign = () => one.root.querySelector('[part="control"] [part="spinner"]');
    one.type('gres');
    await pauses.end();
    expect(sign() === null).to.equal(true);
    await until(() => sign() !== null, 'no sign of the wait');
    await until(() => heard.includes('Trwa wyszukiwanie'), 'not spoken');
    await calls[0]!.answer(answerOf(1));
    expect(sign() === null).to.equal(true);
    expect(one.entries()).to.have.length(2);
  });

  it('and only logs a failure: what was shown stays [S2]', async () => {
    const one = await opened(1);
    const warn = console.warn;
    const told: unknown[] = [];
    console.warn = (...words: unknown[]) => void told.push(words[0]);
    one.type('gres biały');
    await pauses.end();
    await calls[1]!.fail();
    console.warn = warn;
    // The call's own line comes now or later.
    expect(told.filter((line) => !String(line).endsWith(': no answer'))).to.deep.equal([
      'shop-elements: no suggestions',
    ]);
    expect(one.entries()).to.have.length(2);
    expect(one.root.textContent).not.to.match(/nie udało|błąd/i);
  });

  it('another origin without cookies unless told, and never with tokens [N3]', async () => {
    document.cookie = 'XSRF-TOKEN=abc';
    const one = await placed('<shop-suggester url="https://shop.example/s"></shop-suggester>', 'shop-suggester');
    one.type('gres');
    await pauses.end();
    const { headers, credentials } = calls[0]!.init;
    expect(credentials).to.equal('same-origin');
    expect(Object.keys(headers as object)).not.to.include('X-XSRF-TOKEN');
    one.element.setAttribute('with-credentials', '');
    await settled();
    one.type('gresy');
    await pauses.end();
    expect(calls[1]!.init.credentials).to.equal('include');
    expect(Object.keys(calls[1]!.init.headers as object)).not.to.include('X-XSRF-TOKEN');
  });
});

describe('<shop-suggester> shows', () => {
  it('the panel with title, both prices and categories, the typed part marked [S3]', async () => {
    const one = await opened(1, 2);
    expect(one.panel()!.innerText).to.contain('Znalezione produkty');
    const [first] = one.entries();
    expect(first!.textContent).to.match(/123,00\szł brutto/);
    expect(first!.textContent).to.match(/100,00\szł netto/);
    expect(first!.querySelector('mark')!.textContent).to.equal('Gres');
    expect(first!.querySelector('b')!.textContent).to.equal('Calva');
    expect(one.entries().map((entry) => entry.getAttribute('href'))).to.deep.equal(
      ['/produkt/1', '/produkt/2', '/kategoria/plytki'].map((path) => location.origin + path),
    );
  });

  it('a title’s harmful HTML as nothing', async () => {
    const one = await suggester();
    one.type('gres');
    await pauses.end();
    const title = '<img src=x onerror="globalThis.injected = true"><script>globalThis.injected = true</script>Gres';
    await calls[0]!.answer({ products: [aProduct(1, { title, link: 'javascript:alert(1)' })] });
    expect(one.entries()[0]!.querySelector('img, script')).to.equal(null);
    expect(one.entries()[0]!.hasAttribute('href')).to.equal(false);
    expect('injected' in globalThis).to.equal(false);
  });

  it('an empty place for a picture that does not come', async () => {
    const one = await suggester();
    one.type('gres');
    await pauses.end();
    await calls[0]!.answer({ products: [aProduct(1, { image: '/nie-ma.png' })] });
    const picture = one.entries()[0]!.querySelector('img')!;
    await until(() => picture.complete && !picture.checkVisibility(), 'a torn picture is shown');
    expect(picture.parentElement!.offsetWidth).to.equal(48);
  });

  it('"Brak wyników" where nothing was found, and says so [S3]', async () => {
    const one = await suggester();
    const heard = heardFrom(one);
    one.type('xyz');
    await pauses.end();
    await calls[0]!.answer({ products: [], categories: [] });
    expect(isOpen(one)).to.equal(true);
    expect(one.panel()!.innerText).to.contain('Brak wyników');
    expect(one.field.getAttribute('aria-expanded')).to.equal('false');
    await until(() => heard.includes('Brak wyników'), 'not spoken');
  });

  it('fifty of each kind at most, and speaks of as many', async () => {
    const one = await suggester();
    const heard = heardFrom(one);
    one.type('gres');
    await pauses.end();
    const many = [...Array(1000).keys()];
    const categories = many.map((nth) => ({ name: `Płytki ${nth}`, link: `/kategoria/${nth}` }));
    await calls[0]!.answer({ products: many.map((nth) => aProduct(nth)), categories });
    expect(one.entries().map((entry) => entry.getAttribute('href')!.slice(location.origin.length))).to.deep.equal([
      ...many.slice(0, 50).map((nth) => `/produkt/${nth}`),
      ...many.slice(0, 50).map((nth) => `/kategoria/${nth}`),
    ]);
    await until(() => heard.includes('Podpowiedzi: 50 produktów, 50 kategorii. Wybierz strzałkami.'), 'not spoken');
  });

  it('no price where there is none, and the marks of what is to be ordered', async () => {
    const one = await suggester();
    one.type('gres');
    await pauses.end();
    await calls[0]!.answer({ products: [aProduct(1, { hasPrice: false, isOnRequest: true, isOnDemand: true })] });
    expect(one.entries()[0]!.textContent).not.to.contain('brutto');
    expect(one.entries()[0]!.textContent).to.contain('Na zamówienie').and.to.contain('Na życzenie');
  });

  it('a field and a button that are both disabled by the flag [S4]', async () => {
    const one = await suggester('disabled');
    const button = one.root.querySelector<HTMLButtonElement>('button[title="Użyj wyszukiwarki"]')!;
    expect([one.field.disabled, button.disabled]).to.deep.equal([true, true]);
    expect(one.root.querySelector('label')!.textContent).to.equal('Wpisz wyszukiwaną frazę');
  });
});
