/** Tests the requests and the panel of `<shop-suggester>`, on a scripted network and clock. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { aProduct, placed, settled } from './script';
import type { Box } from './script';
import { answerOf, calls, isOpen, opened, pauses, stage, suggester } from './stage';
import { until } from '../settled';

stage('shop-suggester');

/** Collects the box's announcements from now on, because each stays for a second only. */
function announcementsOf({ root }: Box): string[] {
  const region = root.querySelector('[role=status]')!;
  const announced: string[] = [];
  new MutationObserver(
    () => region.textContent && announced.push(region.textContent.replaceAll('\u00a0', ' ')),
  ).observe(region, { childList: true, characterData: true, subtree: true });
  return announced;
}

describe('<shop-suggester> requests', () => {
  it('suggestions 400 ms after the last keystroke, from 3 characters on [S1]', async () => {
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

  it('suggestions also if its URL is set after the first render, like frameworks do', async () => {
    const one = await placed(`<shop-suggester></shop-suggester>`, 'shop-suggester');
    Object.assign(one.element, { url: '/sugestie' });
    await settled();
    one.type('gres');
    await pauses.end();
    expect(calls).to.have.length(1);
  });

  it('suggestions again for each text, and never replaces a newer response by an older one [S2]', async () => {
    const one = await suggester();
    one.type('gres');
    await pauses.end();
    one.type('gres calva');
    await pauses.end();
    await calls[1]!.answer(answerOf(2));
    await calls[0]!.answer(answerOf(1));
    expect(one.entries()[0]!.textContent).to.contain('nr 2');
  });

  it('no suggestions below 3 characters, clears the list, and ignores late responses [S1]', async () => {
    const one = await opened(1);
    one.type('gresy');
    await pauses.end();
    one.type('gr');
    await settled();
    expect(one.panel()).to.equal(null);
    await calls[1]!.answer(answerOf(2));
    expect(one.panel()).to.equal(null);
  });

  it('suggestions and displays a spinner with an announcement if the response takes over half a second', async () => {
    const one = await suggester();
    const announced = announcementsOf(one);
    const spinner = () => one.root.querySelector('[part="control"] [part="spinner"]');
    one.type('gres');
    await pauses.end();
    expect(spinner() === null).to.equal(true);
    await until(() => spinner() !== null, 'no sign of the wait');
    await until(() => announced.includes('Trwa wyszukiwanie'), 'not spoken');
    await calls[0]!.answer(answerOf(1));
    expect(spinner() === null).to.equal(true);
    expect(one.entries()).to.have.length(2);
  });

  it('suggestions, and logs one line after a failure; the displayed list stays [S2]', async () => {
    const one = await opened(1);
    const warn = console.warn;
    const lines: string[] = [];
    console.warn = (line: string) => void lines.push(line);
    one.type('gres biały');
    await pauses.end();
    await calls[1]!.fail();
    // The suggester's text loads late.
    await until(() => lines.length > 0, 'no line');
    await settled();
    console.warn = warn;
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^shop-elements: POST .*\/sugestie: no answer$/);
    expect(one.entries()).to.have.length(2);
    expect(one.root.textContent).not.to.match(/nie udało|błąd/i);
  });

  it('suggestions from another origin without cookies by default, and never with tokens [N3]', async () => {
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
  it('on a phone a panel as wide as the screen, with six products above a keyboard’s reach, from a narrow field', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await setViewport({ width: 390, height: 844 });
    const one = await suggester();
    one.element.style.cssText = 'display: block; inline-size: 214px';
    one.type('gres');
    await pauses.end();
    const facts = { index: 'GRE-1', unit: 'm2', availability: { quantity: 120 } };
    await calls.at(-1)!.answer({ products: [1, 2, 3, 4, 5, 6].map((id) => aProduct(id, facts)), categories: [] });
    const panel = one.panel()!;
    await until(() => panel.getBoundingClientRect().left === 0, 'the panel at the edge');
    expect(panel.offsetWidth).to.equal(390);
    expect(Math.max(...one.entries().map(({ offsetHeight }) => offsetHeight))).to.be.at.most(84);
    await setViewport({ width, height });
  });
  it('the panel with title, both prices and categories, the typed part marked [S3]', async () => {
    const one = await opened(1, 2);
    expect(one.panel()!.innerText).to.contain('Znalezione produkty');
    const [first] = one.entries();
    expect(first!.textContent).to.match(/123,00\szł brutto/);
    expect(first!.textContent).to.match(/100,00\szł netto/);
    const mark = first!.querySelector('mark')!;
    expect(mark.textContent).to.equal('Gres');
    // The browser's own mark is yellow, also in the dark.
    expect(getComputedStyle(mark).backgroundColor).not.to.match(/rgb\(255, 255, 0\)/);
    expect(first!.querySelector('b')!.textContent).to.equal('Calva');
    expect(one.entries().map((entry) => entry.getAttribute('href'))).to.deep.equal(
      ['/produkt/1', '/produkt/2', '/kategoria/plytki'].map((path) => location.origin + path),
    );
  });

  it('a further response with one new price by changing one text node', async () => {
    const one = await opened(1, 2);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(one.panel()!, { subtree: true, childList: true, characterData: true, attributes: true });
    one.type('gres');
    await pauses.end();
    const { products, ...more } = answerOf(1, 2);
    await calls[1]!.answer({ ...more, products: [{ ...products[0]!, priceNet: '99.00' }, products[1]!] });
    expect(one.entries()[0]!.textContent).to.match(/99,00\szł netto/);
    expect(changes.map(({ type }) => type)).to.deep.equal(['characterData']);
  });

  it('no harmful HTML of a title', async () => {
    const one = await suggester();
    one.type('gres');
    await pauses.end();
    const title = '<img src=x onerror="globalThis.injected = true"><script>globalThis.injected = true</script>Gres';
    await calls[0]!.answer({ products: [aProduct(1, { title, link: 'javascript:alert(1)' })] });
    expect(one.entries()[0]!.querySelector('img, script')).to.equal(null);
    expect(one.entries()[0]!.hasAttribute('href')).to.equal(false);
    expect('injected' in globalThis).to.equal(false);
  });

  it('an empty place for a picture that fails to load', async () => {
    const one = await suggester();
    one.type('gres');
    await pauses.end();
    await calls[0]!.answer({ products: [aProduct(1, { image: '/nie-ma.png' })] });
    const picture = one.entries()[0]!.querySelector('img')!;
    await until(() => picture.complete && !picture.checkVisibility(), 'a torn picture is shown');
    expect(picture.parentElement!.offsetWidth).to.equal(48);
  });

  it('"Brak wyników" without results, and announces it [S3]', async () => {
    const one = await suggester();
    const announced = announcementsOf(one);
    one.type('xyz');
    await pauses.end();
    await calls[0]!.answer({ products: [], categories: [] });
    expect(isOpen(one)).to.equal(true);
    expect(one.panel()!.innerText).to.contain('Brak wyników');
    expect(one.field.getAttribute('aria-expanded')).to.equal('false');
    await until(() => announced.includes('Brak wyników'), 'not spoken');
  });

  it('displays and announces at most fifty suggestions of each kind', async () => {
    const one = await suggester();
    const announced = announcementsOf(one);
    one.type('gres');
    await pauses.end();
    const many = [...Array(1000).keys()];
    const categories = many.map((id) => ({ name: `Płytki ${id}`, link: `/kategoria/${id}` }));
    await calls[0]!.answer({ products: many.map((id) => aProduct(id)), categories });
    expect(one.entries().map((entry) => entry.getAttribute('href')!.slice(location.origin.length))).to.deep.equal([
      ...many.slice(0, 50).map((id) => `/produkt/${id}`),
      ...many.slice(0, 50).map((id) => `/kategoria/${id}`),
    ]);
    await until(() => announced.includes('Podpowiedzi: 50 produktów, 50 kategorii. Wybierz strzałkami.'), 'not spoken');
  });

  it('no price without one, and the marks of products to order', async () => {
    const one = await suggester();
    one.type('gres');
    await pauses.end();
    await calls[0]!.answer({ products: [aProduct(1, { hasPrice: false, isOnRequest: true, isOnDemand: true })] });
    expect(one.entries()[0]!.textContent).not.to.contain('brutto');
    expect(one.entries()[0]!.textContent).to.contain('Na zamówienie').and.to.contain('Na życzenie');
  });

  it('a disabled field and a disabled button if the attribute disabled is set [S4]', async () => {
    const one = await suggester('disabled');
    const button = one.root.querySelector<HTMLButtonElement>('button[title="Użyj wyszukiwarki"]')!;
    expect([one.field.disabled, button.disabled]).to.deep.equal([true, true]);
    expect(one.root.querySelector('label')!.textContent).to.equal('Wpisz wyszukiwaną frazę');
  });
});
