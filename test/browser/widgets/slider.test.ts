/** Tests how `<shop-slider>` displays a template's slides: one at a time, by its buttons, and automatically. */
import { expect } from '@open-wc/testing';
import { buttonIn, faultsOf, eventsOf, page, settled, within } from '../product/page';
import { wait } from '../ui/stage';
import { until } from '../settled';

const BUILD = 'shop-joining';

describe('<shop-slider>', () => {
  it('has the role group if the template does not label its slides', async () => {
    const place = await page('<shop-slider><div>Pierwszy</div></shop-slider>', ['shop-slider'], BUILD);
    const slider = within<HTMLElement>(place.querySelector('shop-slider')!, '.slider');
    expect([slider.role, slider.getAttribute('aria-roledescription')]).to.deep.equal(['group', 'karuzela']);
  });

  it('numbers its slides, except links, which keep their role and name', async () => {
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

  it('stops once the system requests reduced motion, until the user starts it', async () => {
    const motion = Object.assign(new EventTarget(), { matches: false });
    const real = globalThis.matchMedia;
    globalThis.matchMedia = () => motion as never;
    try {
      const { element } = await slider('interval="60000"');
      buttonIn(element, 'Zatrzymaj pokaz');
      for (motion.matches of [true, false]) {
        motion.dispatchEvent(new Event('change'));
        await settled();
        buttonIn(element, 'Wznów pokaz');
      }
    } finally {
      globalThis.matchMedia = real;
    }
  });

  it('does not start by itself under reduced motion', async () => {
    const real = globalThis.matchMedia;
    globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as never;
    try {
      buttonIn((await slider('interval="60000"')).element, 'Wznów pokaz');
    } finally {
      globalThis.matchMedia = real;
    }
  });

  it('pauses while its browser tab is hidden', async () => {
    const { element } = await slider('interval="60000"');
    const live = () => within(element, '.slider__view').ariaLive;
    const states: unknown[] = [live()];
    try {
      for (const hidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
        await settled();
        states.push(live());
      }
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
    expect(states).to.deep.equal(['off', 'polite', 'off']);
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

  it('shows one slide at a time, and the others cannot be focused [V1]', async () => {
    const { element, current } = await slider('interval="0"');
    expect([left(element, 0), current()]).to.deep.equal([0, 0]);
    expect(left(element, 1)).to.equal(Math.round(element.getBoundingClientRect().width));
  });

  it('shows one slide at a time on a page that resets the styles of all elements, inline ones included', async () => {
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

  it('moves forward and back by its buttons, and wraps around', async () => {
    const events = eventsOf('shop-slide-changed');
    const { element, current } = await slider('interval="0"');
    buttonIn(element, 'Następny').click();
    await until(() => current() === 1);
    buttonIn(element, 'Pokaż slajd 1').click();
    await until(() => current() === 0);
    buttonIn(element, 'Poprzedni').click();
    await until(() => current() === 2);
    expect(events).to.deep.equal([{ index: 1 }, { index: 0 }, { index: 2 }]);
  });

  it('scrolls the displayed slide into its place', async () => {
    const { element } = await slider('interval="0"');
    buttonIn(element, 'Następny').click();
    await until(() => Math.abs(left(element, 1)) < 2, 'the second slide never came');
  });

  it('moves in the opposite direction on a right-to-left page', async () => {
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

  it('advances by itself, pauses while the pointer is over it, and stops for good on the button [V1]', async () => {
    // Counts the moves, because three moves of three slides end at the start.
    const moves = eventsOf('shop-slide-changed');
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

  it('pauses while it contains the focus', async () => {
    const moves = eventsOf('shop-slide-changed');
    const { element } = await slider('interval="60"');
    buttonIn(element, 'Następny').focus();
    await settled();
    const before = moves.length;
    await wait(200);
    expect(moves.length).to.equal(before);
    buttonIn(element, 'Następny').blur();
    await until(() => moves.length > before, 'it never went on');
  });

  it('shows the next slide without animation under reduced motion', async () => {
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

  it('includes slides inserted later, and keeps displaying the current one', async () => {
    const { element, current } = await slider('interval="0"');
    buttonIn(element, 'Następny').click();
    await until(() => current() === 1);
    const second = element.children[1]!;
    element.prepend(slide('Zerowy'));
    element.append(slide('Czwarty'));
    await until(() => dots(element) === 5);
    await settled();
    expect([current(), element.children[2] === second]).to.deep.equal([2, true]);
    expect(left(element, 2)).to.equal(0);
    expect([...element.children].map((one) => [one.role, one.ariaLabel])).to.deep.equal(
      [1, 2, 3, 4, 5].map((number) => ['group', `${number} z 5`]),
    );
    buttonIn(element, 'Pokaż slajd 5').click();
    await until(() => current() === 4);
  });

  it('starts if its slides are inserted after it, and stops if only one is left', async () => {
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

  it('has no axe violations as a slider', async () => {
    const { place } = await slider('interval="60000"');
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});
