/** Shows the elements over a template's own sections: tabs, questions, slides. */
import { expect } from '@open-wc/testing';
import { buttonIn, faultsOf, heard, page, settled, within } from '../product/page';
import { press, wait } from '../ui/stage';
import { until } from '../settled';

const BUILD = 'shop-joining';

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
    const shown = () => [...element.children].filter((one) => !one.hasAttribute('hidden')).map(({ id }) => id);
    return { place, element, all, shown, list: within<HTMLElement>(element, '[role="tablist"]') };
  };

  it('shows one section at a time, under its name', async () => {
    const told = heard('shop-tab-changed');
    const { all, shown } = await tabs();
    expect(all.map((tab) => tab.textContent)).to.deep.equal(['Opis', 'Dane techniczne', 'Pliki']);
    expect(shown()).to.deep.equal(['opis']);
    all[1]!.click();
    await settled();
    expect(shown()).to.deep.equal(['dane']);
    expect(told).to.deep.equal([{ index: 1, id: 'dane', name: 'Dane techniczne' }]);
  });

  it('goes by arrow keys, Home and End, round and round', async () => {
    const { element, all, shown } = await tabs();
    all[0]!.focus();
    press(all[0]!, 'ArrowLeft');
    await settled();
    expect([shown(), element.shadowRoot!.activeElement === all[2]]).to.deep.equal([['pliki'], true]);
    press(all[2]!, 'ArrowRight');
    await settled();
    press(all[0]!, 'End');
    await settled();
    expect(shown()).to.deep.equal(['pliki']);
    expect(all.map((tab) => tab.tabIndex)).to.deep.equal([-1, -1, 0]);
  });

  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    it(`leaves an arrow key with ${modifier} to the browser`, async () => {
      const { all, shown } = await tabs();
      const init = { key: 'ArrowLeft', [modifier]: true, bubbles: true, composed: true, cancelable: true };
      expect(all[0]!.dispatchEvent(new KeyboardEvent('keydown', init))).to.equal(true);
      await settled();
      expect(shown()).to.deep.equal(['opis']);
    });
  }

  it('goes by arrow keys as the tabs stand on a page that is read from right to left', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { all, shown } = await tabs();
      press(all[0]!, 'ArrowLeft');
      await settled();
      expect(shown()).to.deep.equal(['dane']);
      press(all[1]!, 'ArrowRight');
      await settled();
      expect(shown()).to.deep.equal(['opis']);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  it('opens the section in which find-in-page has found something', async () => {
    const { element, shown } = await tabs();
    element.children[2]!.dispatchEvent(new Event('beforematch'));
    await settled();
    expect(shown()).to.deep.equal(['pliki']);
  });

  it('tells of the section that find-in-page or a link within the page has opened', async () => {
    const told = heard('shop-tab-changed');
    const { element, shown } = await tabs();
    element.children[2]!.dispatchEvent(new Event('beforematch'));
    await settled();
    location.hash = '#dane';
    await until(() => shown()[0] === 'dane');
    location.hash = '';
    expect(told).to.deep.equal([
      { index: 2, id: 'pliki', name: 'Pliki' },
      { index: 1, id: 'dane', name: 'Dane techniczne' },
    ]);
  });

  it('gives a section back as it was to who takes it elsewhere, and all of them with its own end', async () => {
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

  it('selects the tab of the section it shows, also when the last one goes', async () => {
    const { element, all, shown } = await tabs();
    all[2]!.click();
    await settled();
    element.children[2]!.remove();
    await settled();
    const left = [...element.shadowRoot!.querySelectorAll('[role="tab"]')];
    expect([shown(), left.map((tab) => tab.ariaSelected)]).to.deep.equal([['dane'], ['false', 'true']]);
  });

  it('hides the others whatever they are, and whatever the page says of all its elements', async () => {
    const place = await page(
      `<style>#page * { all: unset }</style><shop-tabs><moj-panel data-tab="A"><b>Pierwszy</b></moj-panel><span data-tab="B"><b>Drugi</b></span>
        <section data-tab="C" style="margin: 40px; border: 1px solid; min-height: 99px"><b>Trzeci</b></section></shop-tabs>`,
      ['shop-tabs'],
      BUILD,
    );
    const seen = () => [...place.querySelectorAll('b')].map((one) => one.checkVisibility());
    expect(seen()).to.deep.equal([true, false, false]);
    const [shown, ...hidden] = [...place.querySelector('shop-tabs')!.children];
    expect(hidden.map((one) => one.getBoundingClientRect().height)).to.deep.equal([0, 0]);
    expect(place.getBoundingClientRect().bottom - shown!.getBoundingClientRect().bottom).to.be.lessThan(40);
    place.querySelector('style')!.remove();
    expect(seen()).to.deep.equal([true, false, false]);
  });

  it('has nothing that axe objects to', async () => {
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

  it('opens and closes all', async () => {
    const { element, a, b } = await faq();
    buttonIn(element, 'Rozwiń wszystkie').click();
    await settled();
    expect([a.open, b.open]).to.deep.equal([true, true]);
    buttonIn(element, 'Zwiń wszystkie').click();
    await settled();
    expect([a.open, b.open]).to.deep.equal([false, false]);
  });

  it('keeps one open where it is single', async () => {
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

  it('keeps one open among questions that come later, too', async () => {
    const { element, a } = await faq('single');
    const c = later();
    element.append(c);
    await settled();
    a.open = true;
    c.open = true;
    await settled();
    expect([a.open, c.open]).to.deep.equal([false, true]);
  });

  it('opens all again once it is single no more', async () => {
    const { element, a, b } = await faq('single');
    element.removeAttribute('single');
    await settled();
    buttonIn(element, 'Rozwiń wszystkie').click();
    await settled();
    expect([a.open, b.open]).to.deep.equal([true, true]);
  });

  it('offers to open what is closed, also when it was empty at first', async () => {
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

  it('has nothing that axe objects to', async () => {
    const { place, a } = await faq();
    a.open = true;
    await settled();
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});

describe('<shop-slider>', () => {
  it('is a group where the template does not say what its slides are about', async () => {
    const place = await page('<shop-slider><div>Pierwszy</div></shop-slider>', ['shop-slider'], BUILD);
    const slider = within<HTMLElement>(place.querySelector('shop-slider')!, '.slider');
    expect([slider.role, slider.getAttribute('aria-roledescription')]).to.deep.equal(['group', 'karuzela']);
  });

  it('numbers its slides, but for a link, which keeps its role and its name', async () => {
    const place = await page(
      '<shop-slider interval="0"><div>Pierwszy</div><a href="#gres">Gres Karpaty</a></shop-slider>',
      ['shop-slider'],
      BUILD,
    );
    const [text, link] = place.querySelector('shop-slider')!.children;
    await until(() => text!.ariaLabel === '1 z 2', 'its number');
    expect([link!.role, link!.ariaLabel, link!.hasAttribute('aria-roledescription')]).to.deep.equal([
      null,
      null,
      false,
    ]);
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('stands still from the moment on that motion is unwanted', async () => {
    const motion = Object.assign(new EventTarget(), { matches: false });
    const real = globalThis.matchMedia;
    globalThis.matchMedia = () => motion as never;
    try {
      const { element } = await slider('interval="60000"');
      buttonIn(element, 'Zatrzymaj pokaz');
      motion.matches = true;
      motion.dispatchEvent(new Event('change'));
      await settled();
      buttonIn(element, 'Wznów pokaz');
    } finally {
      globalThis.matchMedia = real;
    }
  });

  const slider = async (attributes: string) => {
    const place = await page(
      `<shop-slider label="Polecamy" ${attributes}><div>Pierwszy</div><div>Drugi</div><div>Trzeci</div></shop-slider>`,
      ['shop-slider'],
      BUILD,
    );
    const element = place.querySelector('shop-slider')!;
    const current = () => [...element.children].findIndex((slide) => !(slide as HTMLElement).inert);
    return { place, element, current };
  };
  const left = (element: Element, index: number) =>
    Math.round(element.children[index]!.getBoundingClientRect().left - element.getBoundingClientRect().left);

  it('shows one slide a view, and the others are out of reach [V1]', async () => {
    const { element, current } = await slider('interval="0"');
    expect([left(element, 0), current()]).to.deep.equal([0, 0]);
    expect(left(element, 1)).to.equal(Math.round(element.getBoundingClientRect().width));
  });

  it('shows one slide a view on a page that takes all its elements’ looks away, and inline ones', async () => {
    const place = await page(
      `<style>#page * { all: unset }</style><div style="display: block"><shop-slider interval="0"><span>Pierwszy</span>
        <div style="display: grid; grid-template-columns: 1fr 1fr"><b>Drugi</b></div></shop-slider></div>`,
      ['shop-slider'],
      BUILD,
    );
    const element = place.querySelector('shop-slider')!;
    const track = within(element, '.slider__track').getBoundingClientRect().width;
    expect([...element.children].map((one) => one.getBoundingClientRect().width)).to.deep.equal([track, track]);
    expect(getComputedStyle(element.children[1]!).display).to.equal('grid');
  });

  it('goes on and back by its buttons, and round', async () => {
    const told = heard('shop-slide-changed');
    const { element, current } = await slider('interval="0"');
    buttonIn(element, 'Następny').click();
    await until(() => current() === 1);
    buttonIn(element, 'Pokaż slajd 1').click();
    await until(() => current() === 0);
    buttonIn(element, 'Poprzedni').click();
    await until(() => current() === 2);
    expect(told).to.deep.equal([{ index: 1 }, { index: 0 }, { index: 2 }]);
  });

  it('moves the slide that it shows into its place', async () => {
    const { element } = await slider('interval="0"');
    buttonIn(element, 'Następny').click();
    await until(() => Math.abs(left(element, 1)) < 2, 'the second slide never came');
  });

  it('moves the other way where the page is read from right to left', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { element } = await slider('interval="0"');
      const arrow = (kind: string) => getComputedStyle(within(element, `.slider__${kind}`)).rotate;
      expect([arrow('back'), arrow('on')]).to.deep.equal(['-90deg', '90deg']);
      buttonIn(element, 'Następny').click();
      await until(() => Math.abs(left(element, 1)) < 2, 'the second slide never came');
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  it('goes on by itself, stops while it is pointed at, and on the button for good [V1]', async () => {
    // Counted: three moves of three slides are none to be seen.
    const moves = heard('shop-slide-changed');
    const { element, current } = await slider('interval="60"');
    await until(() => current() === 1, 'it never moved');
    element.dispatchEvent(new PointerEvent('pointerenter'));
    await settled();
    const held = moves.length;
    await wait(200);
    expect(moves.length).to.equal(held);
    element.dispatchEvent(new PointerEvent('pointerleave'));
    await until(() => moves.length > held);
    buttonIn(element, 'Zatrzymaj pokaz').click();
    await settled();
    const stopped = moves.length;
    await wait(200);
    expect(moves.length).to.equal(stopped);
  });

  it('stands still while the focus is in it', async () => {
    const moves = heard('shop-slide-changed');
    const { element } = await slider('interval="60"');
    buttonIn(element, 'Następny').focus();
    await settled();
    const before = moves.length;
    await wait(200);
    expect(moves.length).to.equal(before);
    buttonIn(element, 'Następny').blur();
    await until(() => moves.length > before, 'it never went on');
  });

  it('shows the next slide at once where motion is unwanted', async () => {
    const real = globalThis.matchMedia;
    globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as never;
    try {
      const { element } = await slider('interval="0"');
      buttonIn(element, 'Następny').click();
      await settled();
      expect(left(element, 1)).to.equal(0);
    } finally {
      globalThis.matchMedia = real;
    }
  });

  const slide = (text: string) => Object.assign(document.createElement('div'), { textContent: text });
  const dots = (element: Element) => element.shadowRoot!.querySelectorAll('.slider__dot').length;

  it('takes in the slides that come later, and goes on showing the one it shows', async () => {
    const { element, current } = await slider('interval="0"');
    buttonIn(element, 'Następny').click();
    await until(() => current() === 1);
    const shown = element.children[1]!;
    element.prepend(slide('Zerowy'));
    element.append(slide('Czwarty'));
    await until(() => dots(element) === 5);
    await settled();
    expect([current(), element.children[2] === shown]).to.deep.equal([2, true]);
    expect(left(element, 2)).to.equal(0);
    expect([...element.children].map((one) => [one.role, one.ariaLabel])).to.deep.equal(
      [1, 2, 3, 4, 5].map((number) => ['group', `${number} z 5`]),
    );
    buttonIn(element, 'Pokaż slajd 5').click();
    await until(() => current() === 4);
  });

  it('begins when its slides come after it, and ends when one is left', async () => {
    const place = await page('<shop-slider interval="60"></shop-slider>', ['shop-slider'], BUILD);
    const element = place.querySelector('shop-slider')!;
    expect(dots(element)).to.equal(0);
    const [first, second] = [slide('Pierwszy'), slide('Drugi')];
    element.append(first, second);
    await until(() => second.inert === false, 'it never moved');
    first.remove();
    await until(() => dots(element) === 0);
    await settled();
    expect([first.inert, second.inert, left(element, 0)]).to.deep.equal([false, false, 0]);
  });

  it('has nothing that axe objects to', async () => {
    const { place } = await slider('interval="60000"');
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});
