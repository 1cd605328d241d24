/** The cart page: the element's URLs, and cart and client as its child JSON. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { printedCart, type Printing, type Screen } from '../../../src/cart/screen/printed';
import { wireAnswer } from '../cart/answer';
import { loadCart, type LoadedCart } from '../cart/load';
import type { Db } from '../db/open';
import type { ShopEnv } from '../session/session';
import { speechOf } from '../session/speech';
import { themeOf } from '../session/theme';
import { takeFlash } from './flash';
import type { Render } from './frame';

/** The `client` attribute (rule U1); keys with the brand's name carry the ids of client and trader. */
export const clientData = ({ client, trader, projects }: LoadedCart) => ({
  shop_id: client.shopId,
  ...(trader === undefined ? {} : { trader_shop_id: trader.shopId }),
  name: client.name,
  nip: client.nip,
  first_name: client.firstName,
  last_name: client.lastName,
  phone: client.phone,
  email: client.email,
  address_street: client.street,
  address_house_no: client.houseNo,
  address_country: client.country,
  address_city: client.city,
  address_zip_code: client.zipCode,
  address_voivodeship: client.voivodeship,
  user_type: client.userType,
  is_specialist: client.isSpecialist,
  is_test: client.isTest,
  is_purchase_blocked: client.isPurchaseBlocked,
  projects: projects.map(({ id, name, identifier }) => ({ id, name, identifier })),
});

/** The values that koszyk.twig and the page's `<shop-config>` pass to the element. */
const ELEMENT = {
  brand: 'shop',
  cartUrl: '/koszyk',
  shopUrl: '/',
  paymentUrl: '/pulpit',
  pointsUrl: '/api/points',
  contact: { name: 'Ewa Zielińska', phone: '22 510 40 12', email: 'ewa.zielinska@example.com' },
} as const;

interface FirstScreenData extends Pick<Printing, 'page' | 'client' | 'nonce' | 'prices' | 'density' | 'contact'> {
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

/** `configurator`: its origin, as in the cart's answers. */
export const cartPage = (db: Db, render: Render, elements: string, configurator?: string) =>
  new Hono<ShopEnv>().get('/', async (c) => {
    const cart = await loadCart(db, c.var.session.id);
    const data = { client: clientData(cart), cart: wireAnswer(cart, {}, configurator) };
    const { nonce, session } = c.var;
    const { prices = 'gross', density = 'comfortable' } = themeOf(c);
    // Printed pages are Polish.
    const isPolish = speechOf(c).language === 'pl';
    // A client whose contract has no payment yet has no adviser either: their branch helps.
    const hasAdviser = cart.payments.length > 0;
    const screen =
      isPolish &&
      firstScreen(elements, {
        ...data,
        ...(hasAdviser ? {} : { contact: undefined }),
        page: c.req.url,
        trader: cart.actsAsTrader,
        nonce,
        prices,
        density,
        token: session.csrfToken,
      });
    return render(c, 'koszyk.twig', {
      data,
      hasAdviser,
      actsAsTrader: cart.actsAsTrader,
      screen: screen || '',
      told: takeFlash(c),
    });
  });
