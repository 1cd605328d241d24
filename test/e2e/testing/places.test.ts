/** Tests each page object on the element's own form, on a template's form, and by locator: of a container, of the element itself. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopAddToCart, shopCart, shopFavourite, shopQuickOrder, shopSuggester } from '../../../src/tools/testing/main';
import { browserOf, closeAll } from '../worker';
import { useMock } from './mock';

type Place = Page | Locator;

interface Subject {
  readonly tag: string;
  /** The element as it is, and around or with a form of the template. */
  readonly own: string;
  readonly template: string;
  act(place: Place): Promise<void>;
}

const subjects: readonly Subject[] = [
  {
    tag: 'shop-add-to-cart',
    own: '<shop-add-to-cart product-id="4" action="/do-koszyka" cart-url="/koszyk"></shop-add-to-cart>',
    template: `<shop-add-to-cart cart-url="/koszyk"><form action="/do-koszyka/4" method="post">
      <button type="button">−</button><input name="quantity" value="2" /><button>Kup</button></form></shop-add-to-cart>`,
    async act(place) {
      const form = shopAddToCart(place);
      await form.add();
      expect(await form.find('toCart').getAttribute('href')).toContain('/koszyk');
      await form.stay();
    },
  },
  {
    tag: 'shop-suggester',
    own: '<shop-suggester url="/api/suggest"></shop-suggester>',
    template: `<form action="/szukaj"><shop-suggester url="/api/suggest">
      <input name="query" type="search" aria-label="Szukaj" /></shop-suggester></form>`,
    async act(place) {
      const suggester = shopSuggester(place);
      await suggester.type('klej');
      await suggester.find('suggestion').first().waitFor();
      await suggester.find('box').press('Escape');
    },
  },
  {
    tag: 'shop-favourite',
    own: '<shop-favourite product-id="4" product-name="Farba biała"></shop-favourite>',
    template: `<form action="/do-koszyka/4" method="post">
      <shop-favourite product-id="4" product-name="Farba biała"></shop-favourite><button>Kup</button></form>`,
    async act(place) {
      const heart = shopFavourite(place);
      await heart.add();
      await heart.remove();
    },
  },
  {
    tag: 'shop-quick-order',
    own: '<shop-quick-order lookup-url="/api/lookup" cart-url="/koszyk"></shop-quick-order>',
    template: `<shop-quick-order lookup-url="/api/lookup" cart-url="/koszyk">
      <form action="/szybkie" method="post"><textarea name="codes"></textarea><button>Dodaj</button></form></shop-quick-order>`,
    async act(place) {
      const quick = shopQuickOrder(place);
      await quick.fillLine(1, 'SKU-3', 2);
      await quick.add();
      await expect.poll(() => quick.find('code', 1).inputValue()).toBe('');
    },
  },
  {
    tag: 'shop-cart',
    own: '<shop-cart cart-url="/koszyk"></shop-cart>',
    template: `<shop-cart cart-url="/koszyk">
      <form action="/koszyk" method="post"><input name="quantity" value="1" /><button>Przelicz</button></form></shop-cart>`,
    async act(place) {
      const cart = shopCart(place);
      await cart.setQuantity('Gres', 3);
      await cart.choose.delivery('Kurier');
      expect(await cart.find('quantity', 'Gres').inputValue()).toBe('3');
    },
  },
];

const page = (content: string): string => `<!doctype html><meta charset="utf-8" />
<script type="module" src="/elements/index.js"></script><shop-config test="buyer"></shop-config>${content}`;
const twice = (content: string): string =>
  page(`<section id="first">${content}</section><section id="second">${content}</section>`);

const mock = useMock(
  Object.fromEntries(
    subjects.flatMap(({ tag, own, template }) => [
      [`${tag}-own.html`, page(own)],
      [`${tag}-template.html`, page(template)],
      [`${tag}-twice.html`, twice(own)],
    ]),
  ),
);

let browser: Browser;
beforeAll(async () => {
  browser = await browserOf();
});
afterAll(() => closeAll(browser));

describe.each(subjects)('the page object of $tag', ({ tag, act }) => {
  const ways: Readonly<Record<string, (page: Page) => Place>> = {
    own: (tab) => tab,
    template: (tab) => tab,
    'twice#first': (tab) => tab.locator('#first'),
    'twice#second': (tab) => tab.locator(tag).nth(1),
  };
  it.each([
    ['the element’s own form', 'own'],
    ['a template’s form', 'template'],
    ['a locator of a container', 'twice#first'],
    ['a locator of the element', 'twice#second'],
  ])('acts on %s', async (_, way) => {
    const tab = await (await browser.newContext()).newPage();
    await tab.goto(`${mock.url}/${tag}-${way.split('#')[0]}`);
    await act(ways[way]!(tab));
    // No form of the template was submitted.
    expect(new URL(tab.url()).pathname).toBe(`/${tag}-${way.split('#')[0]}`);
    await tab.context().close();
  });
});
