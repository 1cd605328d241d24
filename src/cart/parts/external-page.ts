/** Fetches a token, and builds the URL of the page that needs it. Loads on the click. */
import { failureOf } from '../../http/failure';
import { docsUrl } from '../../page/docs-url';
import { followUrl } from '../../page/safe-url';
import { configuratorUrl, providerUrl } from '../session/configurator';
import type { Cart, CartClient } from '../wire/cart';
import { fetchToken } from '../wire/token';

interface Settings {
  readonly client: CartClient | undefined;
  readonly brand: string;
  readonly origins: readonly string[] | undefined;
}

/** The page's URL, or the text key of the error. `payment`: a deferred payment's page; default: the configurator. */
export async function externalUrl(
  cart: Cart,
  { client, brand, origins }: Settings,
  payment?: { readonly url: string | undefined },
): Promise<{ url: string } | { trouble: 'noToken' | 'failed' }> {
  const configUrl = followUrl(cart.abrys_config_url, { origins });
  if (configUrl === undefined) return { trouble: 'noToken' };
  const token = await fetchToken(configUrl).catch((error: unknown) => void failureOf(error));
  if (token === undefined) return { trouble: 'noToken' };
  const provider = followUrl(payment?.url, { origins });
  const built = payment
    ? provider && providerUrl(provider, token)
    : configuratorUrl(configUrl, token, cart, client, brand);
  const url = followUrl(built, { origins });
  if (url !== undefined) return { url };
  console.error('Error - Redirect to Abrys');
  console.info(`How to fix it: ${docsUrl('redirect')}`);
  return { trouble: 'failed' };
}
