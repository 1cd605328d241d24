/** Returns the invoice address: the cart's, else the client's data (rule A1). */
import * as v from 'valibot';
import type { Cart, CartClient } from '../wire/cart';
import { address, type Address } from '../wire/address';
import { addressParts } from '../session/address-line';
import { addressText } from '../later/text';

/** Undefined if neither the cart nor the client has an address. */
export function invoiceAddress(cart: Cart, client: CartClient | undefined): Address | undefined {
  if (cart.invoice_address) return cart.invoice_address;
  if (client === undefined) return undefined;
  const fromClient = v.parse(address, { ...client, id: undefined, region: client.address_voivodeship });
  return fromClient.city || fromClient.name || fromClient.last_name ? fromClient : undefined;
}

/** „Faktura na: …, NIP …”; the name alone if there is no tax number. */
export const invoiceTo = (one: Address): string => {
  const { lead } = addressParts(one);
  return addressText.invoiceTo(one.nip ? `${lead}, ${addressText.nip}\u00A0${one.nip}` : lead);
};
