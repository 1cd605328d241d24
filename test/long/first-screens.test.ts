/** Tests that first screens equal their views for random data: React's output is the same as the drawing. */
import { createServer, type ViteDevServer } from 'vite';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartScreen } from '../../src/cart/first-screen/model';
import { tree } from '../../src/cart/first-screen/drawn';
import { drawing as panel } from '../../src/cart/widget/first-screen/drawing.generated';
import { panelScreen } from '../../src/cart/widget/first-screen/model';
import { widgetAnswer } from '../../src/cart/widget/schema';
import { cartAnswer, cartClient } from '../../src/cart/wire/cart';
import { print } from '../../src/element/print';
import type { Values } from '../../src/element/template-expression';
import type * as Cart from '../../src/tools/pack/drawings/cart';
import type * as Printing from '../../src/tools/pack/drawings/print';
import type * as Widget from '../../src/tools/pack/drawings/widget';
import * as address from '../../src/page/url';
import { tree as searchTree, values as searchValues } from '../../src/search/site/first-screen/drawn';
import type * as SiteSearch from '../../src/search/site/SiteSearch';
import { outlineOf, postsOf } from '../fixtures/outline';
import { randomFrom, randomVisit, randomWidget } from '../fixtures/random-cart';

/** Relative URLs of notes, labels and terms are resolved against it. */
const PAGE = 'https://shop.example/koszyk/?krok=1';
const CARTS = Number(process.env.CARTS ?? 200);

let server: ViteDevServer;
let view: typeof Cart;
/** The view's own module of the page. */
let page: typeof address;
const warn = console.warn;

beforeAll(async () => {
  // Unreadable values log warnings; here they are random and expected.
  console.warn = () => {};
  server = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
  });
  view = (await server.ssrLoadModule('/src/tools/pack/drawings/cart.tsx')) as typeof Cart;
  page = (await server.ssrLoadModule('/src/page/url.ts')) as typeof address;
});
afterAll(async () => {
  console.warn = warn;
  await server.close();
});

type Lists = Readonly<Record<string, readonly Values[]>>;
const TOKEN = { tokenName: '_token', token: 'secret' };
const FIRST = { type: 'submit', class: 'only-spoken only-screen', tabindex: '-1', 'aria-hidden': 'true' };
const SAVE = { type: 'submit', class: 'button button--secondary button--medium button--wide', part: 'button' };
const saves = [
  'noscript',
  {},
  ['button', SAVE, ['span', { class: 'button__face' }, ['span', { class: 'button__label' }, 'Zapisz zmiany']]],
];

/** The view posts nothing, so that the form's own attributes are told here. */
function postsFor({ action, token, locked, goesOn, tables }: Values): readonly string[] {
  const unless = (isLocked: unknown, ...posts: readonly unknown[]) =>
    isLocked ? [] : posts.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const ofLine = (cart: unknown, { id, isDeposit, asked: inputs }: Values) =>
    unless(
      isDeposit || locked,
      ...(inputs as readonly Values[]).map(({ field }) => `field[${cart}][${id}][${field}]`),
      `less=${cart}/${id}`,
      `quantity[${cart}][${id}]`,
      `more=${cart}/${id}`,
      `remove=${cart}/${id}`,
    );
  return [
    ...unless(false, ['form', { class: 'cart__form', method: 'post', action }]),
    ...unless(locked, ['button', FIRST]),
    ...unless(!token, ['input', { type: 'hidden', name: TOKEN.tokenName, value: TOKEN.token }]),
    ...(tables as readonly Values[]).flatMap(({ cart, groups }) =>
      (groups as unknown as readonly Lists[]).flatMap(({ items }) => items!.flatMap((item) => ofLine(cart, item))),
    ),
    ...unless(locked, saves),
    ...unless(!goesOn, 'next=1'),
  ];
}

it(`${CARTS} random carts look the same before and with React`, () => {
  let [drawn, unread] = [0, 0];
  for (let seed = 1; seed <= CARTS; seed += 1) {
    const { answer, client, settings } = randomVisit(seed);
    const given = { ...view.SETTINGS, ...settings, client: client && v.parse(cartClient, client) };
    const cart = v.parse(cartAnswer, answer);
    const values = address.atPage(PAGE, () => cartScreen(cart, given));
    if (values === undefined) continue;
    drawn += 1;
    if (values['unread'] !== undefined) unread += 1;
    const expected = page.atPage(PAGE, () => view.cartMarkup(answer, given));
    const all = { ...values, ...(seed % 2 === 0 && TOKEN) };
    const html = print(tree, all);
    expect(outlineOf(html), `seed ${seed}`).toBe(outlineOf(expected));
    expect(postsOf(html), `seed ${seed}`).toEqual(postsFor(all));
  }
  expect(unread).toBeGreaterThan(CARTS / 50);
  // The remaining carts are not drawn: they are held by a process, or have payments of which only some have a URL.
  expect(drawn).toBeGreaterThan(CARTS * 0.95);
});

/** The response without the first line of each cart, like before the last change. */
const shorter = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    key === 'items' ? (value as readonly unknown[]).slice(1) : value,
  );

it(`${CARTS} random dropdowns have the same drawing as React’s view`, async () => {
  const { panelMarkup } = (await server.ssrLoadModule('/src/tools/pack/drawings/widget.tsx')) as typeof Widget;
  type State = Parameters<typeof panelScreen>[0];
  const isShown = (state: State, prices: 'gross' | 'net', currency: string, why: string) => {
    const drawn = print(panel.tree, panelScreen(state, prices, currency));
    expect(outlineOf(drawn), why).toBe(outlineOf(panelMarkup(state, prices, currency)));
  };
  for (const failed of [false, true]) isShown({ data: undefined, failed }, 'gross', 'PLN', 'without an answer');
  for (let seed = 1; seed <= CARTS; seed += 1) {
    const { answer, currency } = randomWidget(seed);
    const [data, before] = [answer, shorter(answer)].map((one) => v.parse(widgetAnswer, one));
    const prices = seed % 2 === 0 ? 'net' : 'gross';
    isShown({ data, before, failed: seed % 3 === 0 }, prices, currency, `seed ${seed}`);
  }
});

const SIGNS = ['płytka', 'GRES 60×60', '<b>', '"„', '&amp;', '{query}', ' ', '', "'", '\u00a0', '%', '+', '😀'];

it('random searches look the same before and with React', async () => {
  const { viewMarkup } = (await server.ssrLoadModule('/src/tools/pack/drawings/print.tsx')) as typeof Printing;
  const { default: View } = (await server.ssrLoadModule('/src/search/site/SiteSearch.tsx')) as typeof SiteSearch;
  for (let seed = 1; seed <= 500; seed += 1) {
    const { times, maybe, oneOf } = randomFrom(seed);
    const words = (): string => times(1, 3, () => oneOf(SIGNS)).join('');
    const props = { url: '/wyniki', query: maybe(words(), 0.7) };
    const url = `https://shop.example/szukaj${maybe(`?query=${encodeURIComponent(words())}&productsIndex=2`) ?? ''}`;
    const drawn = print(
      searchTree,
      address.atPage(url, () => searchValues(props)),
    );
    const expected = page.atPage(url, () => viewMarkup('shop-search', View as never, props));
    expect(outlineOf(drawn), `${url} ${props.query}`).toBe(outlineOf(expected));
  }
});
