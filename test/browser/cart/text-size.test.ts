/** Tests the cart with large fonts and on the smallest phone: no text overlaps another or leaves the page (WCAG 1.4.4, 1.4.10). */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { aLine } from '../../fixtures/cart';
import { settled } from '../settled';
import { type } from '../ui/stage';
import { label } from '../../e2e/labels';
import { toSummary } from './cart';
import { openCart, type OpenCart, type Opening } from './open';

const NAMES = ['Membrana dachowa Strong szara 180 g 75 m²', 'Bateria Aria Chrom prysznicowa termostatyczna', 'Fuga'];
const lines = (over: object = {}) =>
  NAMES.map((product_name, at) =>
    aLine({
      id: at + 1,
      index: `KLA1-100${at}`,
      brand_name: 'Klamkor',
      product_name,
      unit: 'opak.',
      vat_rate: 23,
      ...over,
    }),
  );

/** Texts of the cart that overlap another one or leave the page. */
function collisions({ root }: OpenCart): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes: { node: Node; box: DOMRect }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    if (!node.nodeValue?.trim() || parent.closest('.only-spoken, .cart__bar, .order__lead, style')) continue;
    if (getComputedStyle(parent).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) boxes.push({ node, box });
  }
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    // Line boxes of one column may touch.
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  const bad = boxes.filter(
    ({ node, box }, at) =>
      box.right > document.documentElement.clientWidth ||
      boxes.slice(at + 1).some((other) => other.node !== node && isOver(box, other.box)),
  );
  return bad.map(({ node }) => node.nodeValue!.trim());
}

/** Product names broken within a word. */
const brokenNames = ({ root }: OpenCart): string[] =>
  [...root.querySelectorAll<HTMLElement>('.product__name')]
    .filter((name) => {
      name.style.overflowWrap = 'normal';
      return name.scrollWidth > name.clientWidth + 1 && name.clientWidth > 0;
    })
    .map((name) => name.innerText);

const resize = async (width: number, percent = 100) => {
  await setViewport({ width, height: 900 });
  document.documentElement.style.setProperty('font-size', `${percent}%`);
  await settled();
};
async function opened(scenario: string, over: object = {}, opening: Opening = {}): Promise<OpenCart> {
  const stage = await openCart(scenario, { cart: { items: lines(over) }, ...opening });
  // The margin of the demo's page.
  stage.element.style.marginInline = '8px';
  return stage;
}
afterEach(() => resize(1280));

for (const scenario of ['trader', 'buyer'])
  it(`a cart has no overlapping texts at any width and font size (${scenario})`, async () => {
    const stage = await opened(scenario);
    for (const [width, percent] of [
      [320, 100],
      [360, 100],
      [390, 150],
      [768, 150],
      [1185, 100],
      [1280, 125],
      [1280, 150],
      [1280, 200],
      [1440, 200],
    ] as const) {
      await resize(width, percent);
      expect([...collisions(stage), ...brokenNames(stage)], `${width} px, ${percent} %`).to.deep.equal([]);
    }
  });

for (const scenario of ['trader', 'locked'])
  it(`lines with prices in millions have separate figures at any width (${scenario})`, async () => {
    const prices = { net: '123456789.12', gross: '151851850.62', total_gross: '987654321.99' };
    const stage = await opened(scenario, { prices, unit: 'opak. zbiorcze' });
    await stage.has('987 654 321,99');
    for (const width of [390, 700, 1024, 1440]) {
      await resize(width);
      expect([...collisions(stage), ...brokenNames(stage)], `${width} px`).to.deep.equal([]);
    }
  });

it('the steps and their title break no word with large fonts, and order notes without a space stay within the page', async () => {
  const stage = await opened('buyer', {}, { ready: true });
  type(stage.field<HTMLTextAreaElement>(label('cart.notes.title')), 'Brama_od_podwórza_'.repeat(20));
  await toSummary(stage);
  for (const [width, percent] of [
    [390, 150],
    [390, 200],
    [320, 150],
  ] as const) {
    await resize(width, percent);
    const broken = [...stage.root.querySelectorAll<HTMLElement>('.steps__label, .cart__title')].flatMap((one) => {
      const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode()!;
      return [...text.nodeValue!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = range.getClientRects();
        const isSeen = getComputedStyle(one).clipPath === 'none';
        return isSeen && (boxes.length > 1 || boxes[0]!.right > innerWidth) ? [word] : [];
      });
    });
    expect(broken, `${width} px, ${percent} %`).to.deep.equal([]);
    expect(document.documentElement.scrollWidth, `${width} px, ${percent} %`).to.be.at.most(innerWidth);
  }
});
