/** The cart page: the element's URLs, and cart and client as its child JSON. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { printedCart, type Printing, type Screen } from '../../../src/cart/first-screen/printed';
import { isEmpty } from '../../../src/cart/session/rules';
import type { Db } from '../db/open';
import { text } from '../held/text';
import type { ShopEnv } from '../session/session';
import { speechOf } from '../session/language';
import { themeOf } from '../session/theme';
import { clientData } from './cart-data';
import type { Render } from './frame';
import { placeIn, summaryOf, wiredCart, type WiredCart } from './plain-summary';

/** The values that koszyk.twig and the page's `<shop-config>` pass to the element. */
const ELEMENT = {
  brand: 'shop',
  shopUrl: '/',
  paymentUrl: '/pulpit',
  pointsUrl: '/api/points',
  contact: { name: 'Ewa Zielińska', phone: '22 510 40 12', email: 'ewa.zielinska@example.com' },
} as const;

interface FirstScreenData extends Pick<
  Printing,
  'page' | 'cartUrl' | 'client' | 'nonce' | 'prices' | 'density' | 'contact'
> {
  readonly cart: unknown;
  readonly trader: boolean;
  readonly token: string;
}

/** Empty without a build. */
function firstScreen(elements: string, { cart, token, ...rest }: FirstScreenData): string {
  const path = join(elements, 'first-screens.json');
  if (!existsSync(path)) return '';
  const screens = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Screen>>;
  return printedCart(screens['shop-cart']!, cart, { ...ELEMENT, ...rest, csrf: { name: '_token', token } });
}

/** `configurator`: its origin, as in the cart's responses. */
export function cartPage(db: Db, render: Render, elements: string, configurator?: string) {
  const page = (c: Context<ShopEnv>, base: string, wired: WiredCart) => {
    const { loaded, raw } = wired;
    const data = { client: clientData(loaded), cart: { cart: raw, messages: {} } };
    const { nonce, session } = c.var;
    const { prices = 'gross', density = 'comfortable' } = themeOf(c);
    const summary = summaryOf(c, base, wired);
    // Printed steps are Polish, and a locked cart has none.
    const isPrinted = speechOf(c).language === 'pl' && !summary.isLocked;
    // A client whose contract has no payment also has no adviser: the branch helps.
    const hasAdviser = loaded.payments.length > 0;
    const screen =
      isPrinted &&
      firstScreen(elements, {
        ...data,
        ...(hasAdviser ? {} : { contact: undefined }),
        cartUrl: base,
        page: c.req.url,
        trader: loaded.actsAsTrader,
        nonce,
        prices,
        density,
        token: session.csrfToken,
      });
    // Without scripts the plain summary stands in for a first screen that is not printed, also of an answered quote.
    const isPlain = !screen && !isEmpty(wired.cart);
    return render(c, 'koszyk.twig', {
      data,
      base,
      hasAdviser,
      actsAsTrader: loaded.actsAsTrader,
      screen: screen || '',
      told: summary.told,
      ...(isPlain ? { plain: summary } : { standing: summary.number && summary.standing }),
    });
  };
  return new Hono<ShopEnv>().on('GET', ['/', '/:id{[0-9]+}'], async (c) => {
    const place = placeIn(c);
    const wired = await wiredCart(db, place, configurator);
    return wired === undefined ? missing(render, c) : page(c, place.base, wired);
  });
}

/** A missing held cart and another company's cart have this same response. Login returns to it. */
export const missing = (render: Render, c: Context<ShopEnv>) =>
  render(
    c,
    'komunikat.twig',
    { title: text.notHere, text: 'Jeśli to link z wiadomości, zaloguj się jako jej adresat.', login: true },
    404,
  );
