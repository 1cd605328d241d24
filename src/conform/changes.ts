/** Decides what an action may change in a cart, and when a revision must change. */
import { notesOf } from '../cart/session/rules';
import type { CartActionName } from '../cart/wire/actions';
import type { Cart } from '../cart/wire/cart';
import { sameId, type Id } from '../http/tolerant';
import { linesOf } from './cart-parts';

type Loose = Readonly<Record<string, unknown>>;

/** The parts of a cart that are compared, each as text. `without`: the lines that the action names. */
const parts = {
  lines: (cart: Cart, without: readonly string[]) =>
    linesOf(cart)
      .filter(({ item }) => !without.includes(String(item.id)))
      .map(({ item }) => `${item.id} × ${item.quantity}`)
      .join(', '),
  notes: notesOf,
  contact: (cart: Cart) => `${cart.inpost_email ?? ''} ${cart.inpost_phone_number ?? ''}`,
  locker: (cart: Cart) => cart.inpost_point_code ?? '',
  project: (cart: Cart) => String(cart.project?.id ?? ''),
  addresses: (cart: Cart) => cart.addresses.map(({ id }) => id).join(', '),
  // "Same as the invoice address" is null, or the invoice address itself.
  delivery: ({ delivery_address: to, invoice_address: invoice }: Cart) =>
    to === undefined || sameId(to.id, invoice?.id) ? '' : String(to.id),
  invoice: (cart: Cart) => String(cart.invoice_address?.id ?? ''),
  carrier: (cart: Cart) => String(cart.carrier?.id ?? ''),
  payment: (cart: Cart) => String(cart.payment?.id ?? ''),
  fields: (cart: Cart) => cart.extra_fields.map(({ name, value }) => `${name}: ${value ?? ''}`).join(', '),
  // No action changes it.
  currency: (cart: Cart) => cart.currency?.iso_code ?? '',
} as const;
type Part = keyof typeof parts;

/** The parts that each action may change. */
const own: Readonly<Record<CartActionName | 'add_product' | 'add_products', readonly Part[]>> = {
  quantity: [],
  remove: [],
  move: ['lines'],
  add_product: ['lines'],
  add_products: ['lines'],
  // Which fields there are may hang on the delivery.
  carrier: ['carrier', 'payment', 'locker', 'contact', 'fields'],
  payment: ['payment'],
  payment_method: ['payment'],
  project: ['project'],
  client_comments: ['notes'],
  new_address: ['addresses', 'delivery', 'invoice'],
  extra_field: ['fields'],
  delivery_address: ['delivery'],
  invoice_address: ['invoice'],
  inpost_data: ['locker'],
  inpost_contact: ['contact'],
  add_discount: [],
  add_carrier_discount: [],
  // A load must not change anything.
  load: [],
  // What comes after an order is another cart.
  confirm: ['lines', 'notes', 'contact', 'locker', 'project', 'delivery', 'invoice', 'carrier', 'payment', 'fields'],
};
const isAction = (name: string): name is keyof typeof own => Object.hasOwn(own, name);

const isOffered = (offered: readonly { readonly id: Id }[], one: { readonly id: Id } | undefined): boolean =>
  one === undefined || offered.some(({ id }) => sameId(id, one.id));

/** What changed although the action is not about it; undefined if nothing did. */
export function unasked(body: unknown, before: Cart, after: Cart): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const asked = body as Loose;
  const action = Object.keys(asked).length === 0 ? 'load' : Object.keys(asked).find(isAction);
  if (action === undefined || before === after) return undefined;
  const named = [...Object.keys(Object(asked['quantity'])), String(Object(asked['remove']).id)];
  for (const part of Object.keys(parts) as Part[]) {
    if (own[action].includes(part)) continue;
    // A choice that is no longer offered cannot stay.
    if (part === 'carrier' && !isOffered(after.availableCarriers, before.carrier)) continue;
    if (part === 'payment' && !isOffered(after.availablePayments, before.payment)) continue;
    const [was, is] = [parts[part](before, named), parts[part](after, named)];
    if (was !== is) return `${part}: ${JSON.stringify(was)} has become ${JSON.stringify(is)}`;
  }
  return undefined;
}

/** What a revision covers; the options that a buyer may choose from are not part of it. */
const content = (cart: Cart): string =>
  JSON.stringify(cart, (key, value: unknown) => (/^(available|addresses$|revision$)/.test(key) ? undefined : value));

/** What is wrong with two successive revisions. `isLoad`: there was no action in between. */
export function revisionFault(before: Cart, after: Cart, isLoad: boolean): string | undefined {
  if (before.revision === undefined || after.revision === undefined) return undefined;
  const isSame = before === after || content(before) === content(after);
  if (!isSame && before.revision === after.revision)
    return `the cart is another one, its revision still ${after.revision}`;
  if (isSame && isLoad && before.revision !== after.revision)
    return `nothing was changed, and ${before.revision} has become ${after.revision}`;
  return undefined;
}

/** The ids of lines, carriers and payments, each with its kind. */
const idsOf = (cart: Cart): [of: string, id: Id][] => [
  ...linesOf(cart).map(({ item, cartId }): [string, Id] => [`line of ${cartId}`, item.id]),
  ...cart.availableCarriers.map(({ id }): [string, Id] => ['carrier', id]),
  ...cart.availablePayments.map(({ id }): [string, Id] => ['payment', id]),
];

/** An id that came as a number and then as a text, or the other way round. */
export function idFault(before: Cart, after: Cart): string | undefined {
  const known = new Map(idsOf(before).map(([of, id]) => [`${of}: ${id}`, typeof id]));
  const [of, id] = idsOf(after).find(([of, id]) => (known.get(`${of}: ${id}`) ?? typeof id) !== typeof id) ?? [];
  return id === undefined ? undefined : `${of}: the id ${JSON.stringify(id)} was of another type before`;
}
