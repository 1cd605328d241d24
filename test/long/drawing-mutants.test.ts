/** Tests that random carts are a tight net: a small mistake anywhere in the cart's drawing shows in at least one of them. */
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tree } from '../../src/cart/first-screen/drawn';
import { cartScreen } from '../../src/cart/first-screen/model';
import { printedValues } from '../../src/cart/first-screen/printed';
import { plainSettings } from '../../src/cart/first-screen/settings';
import { cartAnswer, cartClient } from '../../src/cart/wire/cart';
import type { Values } from '../../src/element/template-expression';
import { atPage } from '../../src/page/url';
import { randomVisit } from '../fixtures/random-cart';
import { drawingMutants } from '../mutants/drawing';
import { looksOther } from '../mutants/looks-other';

const CARTS = 500;

const NEXT = '<button class="button… button--large button--wide…">';
/** Mistakes that no cart can show, by their reason. */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  'without payments no further step is open anyway': [
    '<button class="steps__button"> aria-disabled: else: then: true x',
    '<button class="steps__button"> aria-disabled: else: then: true x',
    '<span?!payments|unready class="only-spoken"> without !payments',
    '<span?!payments|!openSummary class="only-spoken"> without !payments',
  ],
  'an attribute whose value is missing is left out anyway': [
    '<button class="quantity__button"> title: without least',
    '<button class="quantity__button"> title: without most',
  ],
  'a payment has either a free limit or a sentence about it': ['<span?!free&limit> without !free'],
  'one of the kinds of concern is there, or none, so that a term or the whole condition is superfluous': [
    `${NEXT} part: without concern`,
    `${NEXT} part: without concern=purchase_blocked`,
    `${NEXT} part: then: without concern`,
    `${NEXT} part: else: x`,
    `${NEXT} class: without concern`,
  ],
};

const warn = console.warn;
// Unreadable random values log warnings, which are expected here.
beforeAll(() => void (console.warn = () => {}));
afterAll(() => void (console.warn = warn));

/** What `test/long/first-screens.test.ts` compares with React's view. */
function valuesOf(seed: number): readonly Values[] {
  const { answer, client, settings } = randomVisit(seed);
  const given = { ...plainSettings, ...settings, client: client && v.parse(cartClient, client) };
  const cart = v.parse(cartAnswer, answer);
  const page = 'https://shop.example/koszyk/?krok=1';
  const values = atPage(page, () => cartScreen(cart, { ...given, cartUrl: page }));
  if (values === undefined) return [];
  const token = seed % 2 === 0 && { tokenName: '_token', token: 'secret' };
  return [{ ...values, printed: printedValues(values), ...token }];
}

it(`${CARTS} random carts show each small mistake in the cart's drawing`, () => {
  const carts = Array.from({ length: CARTS }, (_, at) => valuesOf(at + 1)).flat();
  const small = carts.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  let tried = 0;
  const missed: string[] = [];
  for (const [what, mutant] of drawingMutants(tree)) {
    tried += 1;
    if (!small.some((values) => looksOther(tree, mutant!, values))) missed.push(what);
  }
  console.log(`${tried} mistakes in the cart's drawing, ${missed.length} missed`);
  expect(missed.toSorted()).toEqual(Object.values(UNSEEN).flat().toSorted());
});
