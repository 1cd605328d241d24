/** Tests that a word of 60 characters in external texts makes no element scroll sideways on a phone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import texts from '../../src/texts/texts.json';
import { enter } from '../a11y/state';
import { states } from '../a11y/states';
import { sampled } from './sample';
import { useShop } from './shop';

const shop = useShop();

/** Our own texts, whose placeholders are numbers only. */
const own = Object.values(texts)
  .flatMap(({ pl }) => (typeof pl === 'string' ? [pl] : Object.values<string>(pl)))
  .map((text) => text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  .map((parts) => `^\\s*${parts.join(String.raw`[\d\s.,%–−-]*(zł|kg|PLN)?`)}\\s*$`);

/** Runs in the page: lengthens each external text, and returns what scrolls sideways only then. */
function lengthen(patterns: readonly string[]): string[] {
  const ours = patterns.map((pattern) => new RegExp(pattern));
  const shadows = (root: Document | ShadowRoot): ShadowRoot[] =>
    [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot, ...shadows(shadowRoot)] : [],
    );
  const all = shadows(document);
  const nameOf = (one: Element): string =>
    `${one.localName}${typeof one.className === 'string' && one.className !== '' ? `.${one.className.replaceAll(' ', '.')}` : ''}`;
  const scrolling = (): Element[] =>
    [document.documentElement, ...all.flatMap((root) => [...root.querySelectorAll('*')])].filter(
      (one) =>
        one.scrollWidth > one.clientWidth + 1 &&
        (one === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(one).overflowX)),
    );
  const before = new Set(scrolling());
  const word = 'Źdźbłowytrzymałościowo'.repeat(3).slice(0, 60);
  // Matches words, but no currency or unit beside a number.
  const plain = /(?<!\p{L})(?!(?:zł|kg|PLN|netto|brutto|VAT|NIP|tel)(?!\p{L}))\p{L}{2,}/u;
  let count = 0;
  for (const root of all) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isOwn = ours.some((one) => one.test(text.data));
      if (isOwn || !plain.test(text.data) || text.parentElement?.closest('style, script, svg, .only-spoken')) continue;
      text.data = text.data.replace(plain, word);
      count += 1;
    }
  }
  const wide = scrolling().filter((one) => !before.has(one));
  const culprits = all
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowWrap !== 'anywhere')
    .filter((one) => [...one.childNodes].some((node) => node instanceof Text && node.data.includes(word)))
    .map((one) => `${nameOf(one.parentElement ?? one)}>${nameOf(one)}`);
  return count === 0 ? ['no text'] : wide.length === 0 ? [] : [...wide.map(nameOf), ':', ...new Set(culprits)];
}

const narrow = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(lengthen, own);
};

/** States that display each external text at least once. */
const displayed = new Set([
  'cart of a buyer',
  'master cart',
  'cart of a trader',
  'project cart',
  'cart that changes',
  'cart with a removed line',
  'quantity refused',
  'all methods of an instant payment',
  'locker chosen',
  'price dialog',
  'addresses, another one',
  'new address added',
  'summary of a master cart',
  'cart with a voucher',
  'suggester with products and categories',
  'products to add',
  'pasted rows',
  'phrases of an index',
  'search page, products',
  'search page, contents',
  'quick order, the columns of a file',
  'orders, one with its lines and documents',
  'order to be repeated',
]);

it('words of 60 letters from outside wrap', async () => {
  const wide: string[] = [];
  for (const state of sampled(
    states.filter(({ name }) => displayed.has(name)),
    8,
  )) {
    const page = await enter(shop, state, (one) => one.setViewportSize({ width: 320, height: 900 }));
    let unbroken: readonly string[] = [];
    // A view that is just replacing the printed screen has no text for a moment.
    await expect
      .poll(async () => (unbroken = await narrow(page, 320)), { message: state.name })
      .not.toEqual(['no text']);
    if (unbroken.length > 0) wide.push(`${state.name}: ${unbroken.join(' ')}`);
    await page.close();
  }
  expect(wide).toEqual([]);
}, 120_000);
