/** Decides what the cart page gives its element: addresses to call, and cart and client as a child script. */
import { Hono } from 'hono';
import { wireAnswer } from '../cart/answer';
import { loadCart, type LoadedCart } from '../cart/load';
import type { Db } from '../db/open';
import type { ShopEnv } from '../session/session';
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

/** `configurator`: its origin, as in the cart's answers. */
export const cartPage = (db: Db, render: Render, configurator?: string) =>
  new Hono<ShopEnv>().get('/', async (c) => {
    const cart = await loadCart(db, c.var.session.id);
    const data = { client: clientData(cart), cart: wireAnswer(cart, {}, configurator) };
    return render(c, 'koszyk.twig', { data, actsAsTrader: cart.actsAsTrader });
  });
