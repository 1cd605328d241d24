/** Derives the cart's first screen from what React renders of its samples. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import CartApp, { type CartAppProps } from '../../../cart/CartApp';
import { cartScreen } from '../../../cart/first-screen/model';
import { plainSettings, type ScreenSettings } from '../../../cart/first-screen/settings';
import { cartSession } from '../../../cart/session/carts';
import { cartAnswer, cartClient } from '../../../cart/wire/cart';
import { HostContext } from '../../../element/useHost';
import type { Tree } from '../../../element/first-screen';
import type { Values } from '../../../element/template-expression';
import { fullSample, type Sample } from './cart-samples';
import { variants } from './variant-samples';
import { treeOf } from './markup';
import { asForm } from './cart-form';
import { pickFlag } from './pick-flag';
import { printingHost } from './host';
import { MergedRenders } from './merge-renders';
import { withPlaceholders, withShortIds, type Hints } from './placeholders';

const shop = 'https://shop.example/koszyk';
let count = 0;

/** The markup that React renders for a cart: step 1, before any action. */
export function cartMarkup(answer: unknown, given: ScreenSettings): string {
  const url = `${shop}?${count++}`;
  const session = cartSession(url);
  session.begin(v.parse(cartAnswer, answer));
  const unsaid = {
    base: undefined,
    cart: undefined,
    companyUrl: undefined,
    loginUrl: undefined,
    mapStyleUrl: undefined,
    submitLabel: undefined,
  };
  const props: CartAppProps = { ...given, ...unsaid, cartUrl: url, routing: 'memory' };
  const html = renderToStaticMarkup(
    <HostContext value={printingHost('shop-cart')}>
      <CartApp {...props} />
    </HostContext>,
  );
  return html.replaceAll(url, shop);
}

export const SETTINGS: ScreenSettings = { ...plainSettings, client: undefined, cartUrl: shop };

const HINTS: Hints = {
  named: { 'aria-rowcount': 'rows', 'data-nr': 'nr' },
  entries: {
    blockers: 'li',
    alternatives: 'li',
    advices: 'p',
    safety: 'p',
    guarantees: 'details',
    presses: 'a',
    helpers: 'address',
    calls: 'span',
    tables: 'section',
    groups: 'tbody',
    items: 'tr',
  },
  only: {
    warning: 'cart__messages',
    press: 'button--primary',
    number: 'button',
    helper: 'account-help',
    note: 'product__said',
  },
  flags: ['kind', 'concern', 'choice'],
};

function printedFrom(sample: Sample): { trees: Tree[]; values: Values } {
  const settingsOf: ScreenSettings = { ...SETTINGS, ...sample.settings, client: v.parse(cartClient, sample.client) };
  const answer = { cart: sample.cart, messages: {} };
  const values = cartScreen(v.parse(cartAnswer, answer), settingsOf);
  if (values === undefined) throw new Error('a cart without a first screen');
  return { trees: withPlaceholders(treeOf(cartMarkup(answer, settingsOf)), values, HINTS), values };
}

export function cartDrawing(): Tree[] {
  const overlay = new MergedRenders(printedFrom(fullSample).trees);
  for (const { flags, from = fullSample, to } of variants) {
    const next = printedFrom(to);
    overlay.add(next.trees, printedFrom(from).values, next.values, pickFlag(flags));
  }
  return asForm(withShortIds(overlay.trees));
}
