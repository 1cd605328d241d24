/** Compares two carts: which parts an action may change, and when the revision must change. */
import * as v from 'valibot';
import { notesOf } from '../../cart/session/rules';
import { factsOf, isCartAction } from '../../cart/wire/actions';
import type { Part } from '../../cart/wire/actions/action';
import type { Cart } from '../../cart/wire/cart';
import { lineKey } from '../../cart/wire/keys';
import { orderedPart } from '../../cart/wire/ordered';
import { sameId, type Id } from '../../http/tolerant';
import { linesOf } from './cart-parts';

/** The parts of a cart that are compared, each as text. `isNamed`: whether the key belongs to a line that the action may change. */
const parts: Readonly<Record<Exclude<Part, 'line'>, (cart: Cart, isNamed: (line: string) => boolean) => string>> = {
  lines: (cart, isNamed) =>
    linesOf(cart)
      .filter(({ item, cartId }) => !isNamed(lineKey(cartId, item.id)))
      .map(({ item }) => `${item.id} × ${item.quantity}`)
      .join(', '),
  notes: notesOf,
  contact: (cart) => `${cart.inpost_email ?? ''} ${cart.inpost_phone_number ?? ''}`,
  locker: (cart) => cart.inpost_point_code ?? '',
  project: (cart) => String(cart.project?.id ?? ''),
  addresses: (cart) => cart.addresses.map(({ id }) => id).join(', '),
  // "Same as the invoice address" is null, or the invoice address itself.
  delivery: ({ delivery_address: to, invoice_address: invoice }) =>
    to === undefined || sameId(to.id, invoice?.id) ? '' : String(to.id),
  invoice: (cart) => String(cart.invoice_address?.id ?? ''),
  carrier: (cart) => String(cart.carrier?.id ?? ''),
  payment: (cart) => String(cart.payment?.id ?? ''),
  // An empty field of an approval or a quote comes and goes with the sum that needs one.
  fields: (cart) =>
    cart.extra_fields
      .filter(({ scope, value }) => (value ?? '') !== '' || (scope !== 'approval' && scope !== 'quote'))
      .map(({ name, value }) => `${name}: ${value ?? ''}`)
      .join(', '),
  currency: (cart) => cart.currency?.iso_code ?? '',
};

/** Calls that add products from a page are not actions of the cart. */
const ADDITIONS = ['add_product', 'add_products'];

/** The parts that a body may change, and the keys of the lines that it names; undefined if it is no action of the contract. */
function allowedBy(body: object): { readonly own: readonly Part[]; readonly keys: readonly string[] } | undefined {
  const names = Object.keys(body);
  const action = names.length === 0 ? 'load' : names.find(isCartAction);
  if (action === undefined)
    return names.some((name) => ADDITIONS.includes(name)) ? { own: ['lines'], keys: [] } : undefined;
  const { body: schema, mayChange, keys } = factsOf(action);
  // A shop may accept a body in another form; the line that it names is then unknown.
  if (!v.is(schema, body)) return { own: [...mayChange, 'lines'], keys: [] };
  return { own: mayChange, keys: mayChange.includes('line') ? (keys?.(body) ?? []) : [] };
}

const isOffered = (offered: readonly { readonly id: Id }[], one: { readonly id: Id } | undefined): boolean =>
  one === undefined || offered.some(({ id }) => sameId(id, one.id));

/** The first part that changed unexpectedly; undefined without one. */
export function unrelatedChange(body: unknown, before: Cart, after: Cart): string | undefined {
  const allowed = typeof body === 'object' && body !== null && before !== after ? allowedBy(body) : undefined;
  if (allowed === undefined) return undefined;
  const { own, keys } = allowed;
  const isNamed = (line: string): boolean => keys.some((key) => key.endsWith(`:${line}`));
  for (const part of Object.keys(parts) as (keyof typeof parts)[]) {
    if (own.includes(part)) continue;
    // The delivery keeps its address; the invoice now uses that address too.
    if (part === 'delivery' && sameId(before.delivery_address?.id, after.delivery_address?.id)) continue;
    // A choice that is no longer offered cannot stay.
    if (part === 'carrier' && !isOffered(after.availableCarriers, before.carrier)) continue;
    if (part === 'payment' && !isOffered(after.availablePayments, before.payment)) continue;
    const [was, is] = [parts[part](before, isNamed), parts[part](after, isNamed)];
    if (was !== is) return `${part}: ${JSON.stringify(was)} has become ${JSON.stringify(is)}`;
  }
  return undefined;
}

/** The part of a cart that a revision covers, as text. */
export const content = (cart: Cart): string => JSON.stringify(orderedPart(cart));

/** The fault of two successive revisions; undefined without one. `isLoad`: there was no action in between. */
export function revisionFault(before: Cart, after: Cart, isLoad: boolean): string | undefined {
  if (before.revision === undefined || after.revision === undefined) return undefined;
  const isSame = before === after || content(before) === content(after);
  if (!isSame && before.revision === after.revision)
    return `the cart has changed, but its revision is still ${after.revision}`;
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
