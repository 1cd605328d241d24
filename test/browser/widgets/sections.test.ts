/** Tests the elements around a template's own sections: tabs and questions. */
import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { buttonIn, faultsOf, eventsOf, page, settled, within } from '../product/page';
import { press } from '../ui/stage';
import { until } from '../settled';

const BUILD = 'shop-joining';
/** The runner emulates print over Chrome's protocol, which Firefox does not have. */
const withPrint: typeof it = (await emulateMedia({ media: 'screen' }).then(
  () => true,
  () => false,
))
  ? it
  : () => {};

describe('<shop-tabs>', () => {
  const tabs = async () => {
    const place = await page(
      `<shop-tabs label="O produkcie"><section id="opis"><h3>Opis</h3><p>Pierwszy</p></section>
        <section id="dane" data-tab="Dane techniczne"><p>Drugi</p></section><section id="pliki"><h3>Pliki</h3></section></shop-tabs>`,
      ['shop-tabs'],
      BUILD,
    );
    const element = place.querySelector('shop-tabs')!;
    const all = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role="tab"]')];
    const visibleIds = () => [...element.children].filter((one) => !one.hasAttribute('hidden')).map(({ id }) => id);
    return { place, element, all, visibleIds, list: within<HTMLElement>(element, '[role="tablist"]') };
  };

  it('shows one section at a time, labelled by its tab', async () => {
    const events = eventsOf('shop-tab-changed');
    const { all, visibleIds } = await tabs();
    expect(all.map((tab) => tab.textContent)).to.deep.equal(['Opis', 'Dane techniczne', 'Pliki']);
    expect(visibleIds()).to.deep.equal(['opis']);
    all[1]!.click();
    await settled();
    expect(visibleIds()).to.deep.equal(['dane']);
    expect(events).to.deep.equal([{ index: 1, id: 'dane', name: 'Dane techniczne' }]);
  });

  withPrint('prints all sections, each with its name', async () => {
    const { element } = await tabs();
    await emulateMedia({ media: 'print' });
    try {
      const [first, second] = [...element.children] as [HTMLElement, HTMLElement];
      expect(second.hasAttribute('hidden')).to.equal(true);
      expect(second.getBoundingClientRect().height).to.be.above(20);
      expect(second.querySelector('p')!.checkVisibility({ contentVisibilityAuto: true })).to.equal(true);
      expect(getComputedStyle(second, '::before').content).to.equal('"Dane techniczne"');
      expect(getComputedStyle(first, '::before').content).to.equal('none');
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('moves by arrow keys, Home and End, and wraps around at both ends', async () => {
    const { element, all, visibleIds } = await tabs();
    all[0]!.focus();
    press(all[0]!, 'ArrowLeft');
    await settled();
    expect([visibleIds(), element.shadowRoot!.activeElement === all[2]]).to.deep.equal([['pliki'], true]);
    press(all[2]!, 'ArrowRight');
    await settled();
    press(all[0]!, 'End');
    await settled();
    expect(visibleIds()).to.deep.equal(['pliki']);
    expect(all.map((tab) => tab.tabIndex)).to.deep.equal([-1, -1, 0]);
  });

  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    it(`leaves an arrow key with ${modifier} to the browser`, async () => {
      const { all, visibleIds } = await tabs();
      const init = { key: 'ArrowLeft', [modifier]: true, bubbles: true, composed: true, cancelable: true };
      expect(all[0]!.dispatchEvent(new KeyboardEvent('keydown', init))).to.equal(true);
      await settled();
      expect(visibleIds()).to.deep.equal(['opis']);
    });
  }

  it('reverses the arrow keys on a right-to-left page', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { all, visibleIds } = await tabs();
      press(all[0]!, 'ArrowLeft');
      await settled();
      expect(visibleIds()).to.deep.equal(['dane']);
      press(all[1]!, 'ArrowRight');
      await settled();
      expect(visibleIds()).to.deep.equal(['opis']);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  it('opens the section in which the browser’s find-in-page has a match', async () => {
    const { element, visibleIds } = await tabs();
    element.children[2]!.dispatchEvent(new Event('beforematch'));
    await settled();
    expect(visibleIds()).to.deep.equal(['pliki']);
  });

  it('dispatches an event for a section opened by find-in-page or by a link within the page', async () => {
    const events = eventsOf('shop-tab-changed');
    const { element, visibleIds } = await tabs();
    element.children[2]!.dispatchEvent(new Event('beforematch'));
    await settled();
    location.hash = '#dane';
    await until(() => visibleIds()[0] === 'dane');
    location.hash = '';
    expect(events).to.deep.equal([
      { index: 2, id: 'pliki', name: 'Pliki' },
      { index: 1, id: 'dane', name: 'Dane techniczne' },
    ]);
  });

  it('restores a section’s attributes when the page moves it elsewhere, and those of all sections when the element is removed', async () => {
    const { place, element, all } = await tabs();
    const [first, second, third] = [...element.children];
    place.append(third!);
    await settled();
    expect(third!.outerHTML).to.equal('<section id="pliki"><h3>Pliki</h3></section>');
    expect([first, second].map((one) => one!.role)).to.deep.equal(['tabpanel', 'tabpanel']);
    expect(second!.hasAttribute('hidden')).to.equal(true);
    expect(all.filter(({ isConnected }) => isConnected).length).to.equal(2);
    element.remove();
    await until(() => !second!.hasAttribute('hidden'), 'it stays hidden');
    expect([first!.role, first!.ariaLabel]).to.deep.equal([null, null]);
  });

  it('selects the tab of the displayed section, also when the last section is removed', async () => {
    const { element, all, visibleIds } = await tabs();
    all[2]!.click();
    await settled();
    element.children[2]!.remove();
    await settled();
    const left = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role="tab"]')];
    expect([visibleIds(), left.map((tab) => tab.ariaSelected)]).to.deep.equal([['dane'], ['false', 'true']]);
    expect(left.map((tab) => [tab.tabIndex, tab.part.contains('tab-current')])).to.deep.equal([
      [-1, false],
      [0, true],
    ]);
  });

  it('hides the other sections of any element type, whatever styles the page sets', async () => {
    const place = await page(
      `<style>#page * { all: unset }</style><shop-tabs><moj-panel data-tab="A"><b>Pierwszy</b></moj-panel><span data-tab="B"><b>Drugi</b></span>
        <section data-tab="C" style="margin: 40px; border: 1px solid; min-height: 99px"><b>Trzeci</b></section></shop-tabs>`,
      ['shop-tabs'],
      BUILD,
    );
    const seen = () => [...place.querySelectorAll('b')].map((one) => one.checkVisibility());
    expect(seen()).to.deep.equal([true, false, false]);
    const [first, ...hidden] = [...place.querySelector('shop-tabs')!.children];
    expect(hidden.map((one) => one.getBoundingClientRect().height)).to.deep.equal([0, 0]);
    expect(place.getBoundingClientRect().bottom - first!.getBoundingClientRect().bottom).to.be.lessThan(40);
    place.querySelector('style')!.remove();
    expect(seen()).to.deep.equal([true, false, false]);
  });

  it('has no axe violations as tabs', async () => {
    expect(await faultsOf((await tabs()).place)).to.deep.equal([]);
  });
});

describe('<shop-faq>', () => {
  const faq = async (attributes = '') => {
    const place = await page(
      `<shop-faq ${attributes}><details id="a"><summary>Ile trwa dostawa?</summary><p>Dwa dni.</p></details>
        <details id="b"><summary>Czy mogę zwrócić?</summary><p id="zwrot">Tak.</p></details></shop-faq>`,
      ['shop-faq'],
      BUILD,
    );
    const [a, b] = [...place.querySelectorAll('details')] as [HTMLDetailsElement, HTMLDetailsElement];
    return { place, a, b, element: place.querySelector('shop-faq')! };
  };

  it('prints the closed answers too, and closes them again', async () => {
    const { a, b } = await faq('single');
    a.open = true;
    await settled();
    const name = a.name;
    dispatchEvent(new Event('beforeprint'));
    expect([a.open, b.open]).to.deep.equal([true, true]);
    dispatchEvent(new Event('afterprint'));
    expect([a.open, b.open, b.name]).to.deep.equal([true, false, name]);
  });

  it('opens and closes all questions with one button', async () => {
    const { element, a, b } = await faq();
    buttonIn(element, 'Rozwiń wszystkie').click();
    await settled();
    expect([a.open, b.open]).to.deep.equal([true, true]);
    buttonIn(element, 'Zwiń wszystkie').click();
    await settled();
    expect([a.open, b.open]).to.deep.equal([false, false]);
  });

  it('keeps at most one question open if `single` is set', async () => {
    const { a, b } = await faq('single');
    a.open = true;
    b.open = true;
    await settled();
    expect([a.open, b.open]).to.deep.equal([false, true]);
  });

  const later = (): HTMLDetailsElement => {
    const question = document.createElement('details');
    question.innerHTML = '<summary>A faktura?</summary><p>W paczce.</p>';
    return question;
  };

  it('keeps at most one open among questions inserted later', async () => {
    const { element, a } = await faq('single');
    const c = later();
    element.append(c);
    await settled();
    a.open = true;
    c.open = true;
    await settled();
    expect([a.open, c.open]).to.deep.equal([false, true]);
  });

  it('can open all questions again once `single` is removed', async () => {
    const { element, a, b } = await faq('single');
    element.removeAttribute('single');
    await settled();
    buttonIn(element, 'Rozwiń wszystkie').click();
    await settled();
    expect([a.open, b.open]).to.deep.equal([true, true]);
  });

  it('offers to open closed questions, also if the element was empty at first', async () => {
    const place = await page('<shop-faq></shop-faq>', ['shop-faq'], BUILD);
    const element = place.querySelector('shop-faq')!;
    expect(within<HTMLButtonElement>(element, 'button').textContent).to.equal('Rozwiń wszystkie');
    const c = later();
    element.append(c);
    await settled();
    within<HTMLButtonElement>(element, 'button').click();
    await settled();
    expect([c.open, within<HTMLButtonElement>(element, 'button').textContent]).to.deep.equal([true, 'Zwiń wszystkie']);
    element.append(later());
    await settled();
    expect(within<HTMLButtonElement>(element, 'button').textContent).to.equal('Rozwiń wszystkie');
  });

  it('opens the answer that a link points at', async () => {
    const { b } = await faq();
    location.hash = '#zwrot';
    await until(() => b.open);
    location.hash = '';
  });

  it('has no axe violations as questions', async () => {
    const { place, a } = await faq();
    a.open = true;
    await settled();
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});
