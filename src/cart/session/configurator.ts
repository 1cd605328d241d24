/** Builds the URL of a project cart's external configurator (rules X1, X3). */
import type { Cart, CartClient } from '../wire/cart';
import type { Token } from '../wire/token';

/** Reads an id from the template's client data, whose keys contain the brand. */
const clientId = (client: CartClient | undefined, key: string): string => {
  const value = client?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The configurator's URL; `base` is a validated URL. Undefined if token, session or project id is missing. */
export function configuratorUrl(
  base: string,
  { token, sessionid }: Token,
  cart: Cart,
  client: CartClient | undefined,
  brand: string,
): string | undefined {
  if (!token || !sessionid || cart.abrys_id === undefined) return undefined;
  const url = new URL(base);
  const query = {
    token,
    sessionid,
    user_id: clientId(client, `${brand}_id`),
    trader_id: clientId(client, `trader_${brand}_id`),
    cart_id: String(cart.id),
    cart_n: cart.cart_name ?? '',
    user_n: cart.client_name_abrys ?? cart.client_name ?? '',
    trader_n: cart.trader_name ?? '',
    redir: `/ov/${cart.abrys_id}`,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The URL of the deferred-payment provider: the cart's payment URL with the token. */
export function providerUrl(paymentUrl: string, { token, sessionid }: Token): string | undefined {
  if (!token || !sessionid) return undefined;
  const url = new URL(paymentUrl);
  url.searchParams.set('token', token);
  url.searchParams.set('sessionid', sessionid);
  return url.href;
}
