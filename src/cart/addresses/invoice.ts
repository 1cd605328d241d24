/** Decides which address the invoice goes to: the cart's invoice address if set, otherwise the client's data (rule A1). */
import * as v from 'valibot';
import type { Cart, CartClient } from '../wire/cart';
import { address, type Address } from '../wire/address';

/** Undefined if neither has an address. */
export function invoiceAddress(cart: Cart, client: CartClient | undefined): Address | undefined {
  if (cart.invoice_address) return cart.invoice_address;
  if (client === undefined) return undefined;
  const fromClient = v.parse(address, { ...client, id: undefined, region: client.address_voivodeship });
  return fromClient.city || fromClient.name || fromClient.last_name ? fromClient : undefined;
}
