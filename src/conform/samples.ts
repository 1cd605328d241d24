/** Decides which body of each action would change a cart: what is tried forged, locked, and by a GET. The table is typed by the actions. */
import type { CartActionName } from '../cart/wire/actions';
import type { Cart } from '../cart/wire/cart';
import type { ExtraField } from '../cart/wire/extra';
import type { Id } from '../http/tolerant';
import { linesOf, otherQuantity, quantityBody, seenIn } from './cart-parts';
import { addressOf, CONTACT, lockerOf, valueFor } from './sample';

/** Undefined if the cart offers nothing to try it on; a shop of contract 1.0 has no `move` and no `extra_field`. */
type Sample = (cart: Cart) => object | undefined;

const NOTES = 'forged by shop-elements conform';

const lineOf = (cart: Cart) => linesOf(cart)[0];
const carrierOf = (cart: Cart) =>
  cart.availableCarriers.find(({ id }) => id !== cart.carrier?.id) ?? cart.availableCarriers[0];
const addressIn = (cart: Cart) => cart.addresses.at(-1)?.id ?? null;

/** A value for a field of the cart; one of a line names the cart's first line. */
export function fieldBody(cart: Cart, field: ExtraField, value: string): object {
  const line = field.scope === 'line' ? lineOf(cart) : undefined;
  return { extra_field: { name: field.name, value, ...(line && { id: line.item.id, cartId: line.cartId }) } };
}

const samples: Readonly<Record<CartActionName, Sample>> = {
  // A load changes nothing.
  load: () => undefined,
  quantity: (cart) => {
    const line = lineOf(cart);
    return line && quantityBody(line, otherQuantity(line.item) ?? 1);
  },
  carrier: (cart) => {
    const carrier = carrierOf(cart);
    return carrier && { carrier: { id: carrier.id } };
  },
  payment: ({ availablePayments, payment: now }) => {
    const payment = availablePayments.find(({ id }) => id !== now?.id) ?? availablePayments[0];
    return payment && { payment: { id: payment.id } };
  },
  payment_method: ({ availablePayments }) => {
    const [method] = availablePayments.flatMap(({ id, additional_data }) =>
      (additional_data?.payment_methods ?? []).map((one) => ({ payment_id: id, method_id: one.id })),
    );
    return method && { payment_method: method };
  },
  new_address: () => ({ new_address: addressOf('fałszywy') }),
  delivery_address: (cart) => ({ delivery_address: { id: addressIn(cart) } }),
  // Unlike a delivery address, it is never null.
  invoice_address: (cart) => ({ invoice_address: { id: addressIn(cart) ?? 1 } }),
  project: () => ({ project: { id: 1 } }),
  inpost_contact: () => ({ inpost_contact: CONTACT }),
  inpost_data: () => ({ inpost_data: lockerOf('WAW12A') }),
  client_comments: () => ({ client_comments: NOTES }),
  extra_field: (cart) => {
    const [field] = cart.extra_fields;
    const value = field && valueFor(field);
    return field && value !== undefined ? fieldBody(cart, field, value) : undefined;
  },
  move: (cart) => {
    const from = cart.childCarts.find(({ items }) => items.length > 0);
    const to = cart.childCarts.find((one) => one !== from);
    const line = from?.items[0];
    return cart.can_move_lines && line && to ? { move: { ids: [line.id], cartId: to.id } } : undefined;
  },
  add_discount: (cart) => {
    const line = lineOf(cart);
    return line && { add_discount: { id: line.item.id, cartId: line.cartId, discount_price: '99.00' } };
  },
  add_carrier_discount: (cart) => {
    const carrier = carrierOf(cart);
    return carrier && { add_carrier_discount: { id: carrier.id, discount_price: '9.00' } };
  },
  remove: (cart) => {
    const line = lineOf(cart);
    return line && { remove: { id: line.item.id, cartId: line.cartId } };
  },
  // The last: an order that goes through ends the cart.
  confirm: (cart) => ({ confirm: true, seen: seenIn(cart) }),
};

/** One body per action that this cart offers. */
export const everyAction = (cart: Cart): object[] =>
  Object.values(samples).flatMap((sample) => {
    const body = sample(cart);
    return body === undefined ? [] : [body];
  });

/** What puts a product into the cart from the page: no shop needs the second. */
export const everyAddition = (product: Id): object[] => [
  { add_product: product },
  { add_products: [{ id: product, quantity: 1 }] },
];
