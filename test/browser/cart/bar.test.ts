/** Tests the bar at the bottom of a phone: one row, sticky while it is low, static if it would cover too much. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { settled, until } from '../settled';
import { label } from '../../e2e/labels';
import { toSummary } from './cart';
import { openCart, type OpenCart } from './open';

const box = ({ root }: OpenCart, selector: string) => root.querySelector(selector)!.getBoundingClientRect();
const bar = (stage: OpenCart) => box(stage, '[part~="action"]');
const button = '[part~="action"] [part~="button-primary"]';
const enlarge = (percent: number) => document.documentElement.style.setProperty('font-size', `${percent}%`);
/** Whether the bar's upper edge is in the window while the page is at its top. */
const sticks = (stage: OpenCart) => {
  scrollTo(0, 0);
  return bar(stage).y < innerHeight;
};

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size');
  await setViewport({ width: 1280, height: 800 });
});

describe('the cart’s bar on a phone of 360 px', () => {
  beforeEach(() => setViewport({ width: 360, height: 900 }));

  it('has the sum and the button in one row on both steps before the summary', async () => {
    const stage = await openCart('buyer', { ready: true });
    const expectRow = () => {
      const [sum, next] = [box(stage, '[part~="action"] strong'), box(stage, button)];
      expect(sum.right).to.be.below(next.x);
      expect(sum.y).to.be.above(next.y - 1);
      expect(sum.bottom).to.be.below(next.bottom + 1);
    };
    expectRow();
    await stage.press(label('cart.toAddresses'));
    await stage.has('Dane do faktury');
    expectRow();
    expect(bar(stage).height).to.be.below(100);
  });

  it('names the next missing choice on its button, and lists none [R10]', async () => {
    const stage = await openCart();
    const next = () => stage.root.querySelector<HTMLElement>(button)!;
    await until(() => next()?.innerText.startsWith('Wybierz dostawę'), 'the first choice');
    expect(stage.root.querySelector('[part~="action"] [part~="reasons"]')!.checkVisibility()).to.equal(false);
    await settled();
    expect(innerHeight - bar(stage).y).to.be.at.most(84);
    next().click();
    const carrier = stage.root.activeElement as HTMLInputElement;
    expect(carrier.name).to.equal('carrier');
    carrier.click();
    await until(() => next().innerText.startsWith('Wybierz płatność'), 'the second choice');
    next().click();
    (stage.root.activeElement as HTMLInputElement).click();
    await until(() => next().innerText.trim() === 'Dalej: adres', 'the way on');
    expect(innerHeight - bar(stage).y).to.be.at.most(84);
  });

  it('lists a reason that is no choice', async () => {
    const stage = await openCart('buyer', {
      cart: (cart) => Object.assign(cart['prices'] as object, { minimum_order: { net: '9000', missing: '10' } }),
    });
    await stage.has('Minimalne zamówienie to');
    expect(stage.root.querySelector('[part~="action"] [part~="reasons"]')!.checkVisibility()).to.equal(true);
  });

  it('sticks while it is low, and stops above 30 % of the window', async () => {
    const stage = await openCart();
    const part = () => bar(stage).height / innerHeight;
    await settled();
    expect(part()).to.be.below(0.3);
    expect(sticks(stage)).to.equal(true);
    enlarge(350);
    expect(part()).to.be.above(0.3);
    await until(() => !sticks(stage), 'a static bar');
    enlarge(100);
    await until(() => sticks(stage), 'a sticky bar');
    await setViewport({ width: 360, height: 240 });
    expect(part()).to.be.above(0.3);
    await until(() => !sticks(stage), 'a static bar again');
  });
});

it('the main button on a desktop is below the totals and as wide', async () => {
  await setViewport({ width: 1280, height: 900 });
  const stage = await toSummary(await openCart('buyer', { ready: true }));
  const [totals, order] = [box(stage, '[part~="totals"]'), box(stage, button)];
  expect(order.y).to.be.above(totals.bottom);
  expect(order.width).to.be.at.least(totals.width);
  expect(stage.root.querySelector('.cart__bar-total')!.checkVisibility()).to.equal(false);
});

describe('the next step’s button at 1280 px', () => {
  it('has its label in one row, in the widest font too', async () => {
    await setViewport({ width: 1280, height: 800 });
    const stage = await openCart('buyer', { ready: true });
    stage.element.style.cssText = "inline-size: 1248px; --shop-font-family: 'DejaVu Sans'";
    const rowOf = () => box(stage, `${button} .button__label`).height;
    await until(() => rowOf() < 24, 'one row on the first step');
    await stage.press(label('cart.toAddresses'));
    await stage.has('Dane do faktury');
    expect(rowOf()).to.be.below(24);
  });
});

for (const [width, room] of [
  [390, 358],
  [1280, 1248],
] as const)
  it(`„Zamawiam z obowiązkiem zapłaty” takes one row at ${width} px, in the widest font too`, async () => {
    await setViewport({ width, height: 800 });
    const stage = await openCart('buyer', { ready: true, cart: { buyer: 'consumer' } });
    stage.element.style.cssText = `inline-size: ${room}px; --shop-font-family: 'DejaVu Sans'`;
    await toSummary(stage);
    const order = '.order__action [part~="submit"] .button__label';
    expect(stage.root.querySelector(order)!.textContent).to.equal('Zamawiam z obowiązkiem zapłaty');
    await until(() => box(stage, order).height < 26, 'one row');
  });
