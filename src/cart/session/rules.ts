/** Decides what the cart allows: every rule is a pure function of the server's cart. */
import * as v from 'valibot';
import { isLess, isPositive, isZero, minus, type Decimal } from '../../http/decimal';
import { sameId } from '../../http/tolerant';
import { address, type Address } from '../wire/address';
import type { Carrier } from '../wire/delivery';
import type { CartItem } from '../wire/item';
import type { Payment, PaymentMethod } from '../wire/payment';
import type { Cart, CartClient, ChildCart, Project } from '../wire/cart';
import type { Messages } from '../../http/messages';

/** A refusal may come as a 200, and in any slot. */
export const hasError = (messages: Messages): boolean =>
  [...messages.values()].some(({ status }) => status === 'error');

/** The carts that hold lines: the children of a master cart, or the cart itself. */
export const tablesOf = (cart: Cart): readonly (Cart | ChildCart)[] => (cart.is_master ? cart.childCarts : [cart]);

/** Whether lines may go from one child of a master cart to another. */
export const canMoveLines = (cart: Cart): boolean =>
  cart.is_master && cart.can_move_lines && cart.childCarts.length > 1;

/** Every line of the cart, the children's included. */
export const linesOf = (cart: Cart): readonly CartItem[] => tablesOf(cart).flatMap((table) => table.items);

/** Something in it is sold by the package. */
export const hasPackages = (cart: Cart): boolean => linesOf(cart).some(({ is_package }) => is_package);

export const isEmpty = (cart: Cart): boolean => tablesOf(cart).every(({ items }) => items.length === 0);

/** Editing is locked while any payment has been initiated (rule L1). */
export const isLocked = (cart: Cart): boolean =>
  cart.payment_init ||
  cart.master_payment_init ||
  cart.child_payment_init ||
  cart.childs_payment_init.length > 0 ||
  cart.childCarts.some((child) => child.payment_init);

/** What has begun to be paid, and where: children, each by itself, else the master, else the cart itself. A cart without a name is told by its id. */
export function begunPayments(cart: Cart): { name: string; url: string | undefined }[] {
  const begun = cart.childs_payment_init.map(String);
  const children = cart.childCarts.filter((one) => one.payment_init || begun.includes(String(one.id)));
  if (children.length > 0)
    return children.map((one) => ({ name: nameOf(one), url: one.paymentUrl || cart.paymentUrl }));
  if (cart.master_payment_init)
    return [{ name: cart.master_cart_name || nameOf(cart), url: cart.masterPaymentUrl || cart.paymentUrl }];
  return isLocked(cart) ? [{ name: nameOf(cart), url: cart.paymentUrl }] : [];
}

/** The id of a cart without a name, so that two of them are told apart. */
export const nameOf = ({ cart_name, id }: Cart | ChildCart): string => cart_name || String(id);

export const isLockerCarrier = (carrier: Carrier | undefined): boolean => carrier?.type === 'parcelLocker';
export const isPickup = (carrier: Carrier | undefined): boolean => carrier?.type === 'pickup';

/** The shop's own transport, whose type carries the brand: transportShop for the brand "shop". */
export const isTransport = (carrier: Carrier | undefined, brand: string): boolean =>
  carrier?.type === `transport${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;

export const hasPayments = (cart: Cart): boolean => cart.availablePayments.length > 0;
export const hasLocker = (cart: Cart): boolean => Boolean(cart.inpost_point_code);
export const hasLockerContact = (cart: Cart): boolean => Boolean(cart.inpost_email && cart.inpost_phone_number);
export const lacksLocker = (cart: Cart): boolean => isLockerCarrier(cart.carrier) && !hasLocker(cart);
export const lacksLockerContact = (cart: Cart): boolean => isLockerCarrier(cart.carrier) && !hasLockerContact(cart);

/** The delivery address is the invoice address while it is absent or has the same id. */
export const deliversToInvoiceAddress = (cart: Cart): boolean =>
  cart.delivery_address === undefined || sameId(cart.delivery_address.id, cart.invoice_address?.id);

/** There is a payment to choose, and none is chosen. */
export const lacksPayment = (cart: Cart): boolean => hasPayments(cart) && cart.payment === undefined;

/** Servers print an address that is not there as one whose fields are empty. */
const says = ({ street, city, zip_code }: Address): boolean => Boolean(street || city || zip_code);
const isSaid = (one: Address | undefined): boolean => one !== undefined && (one.id !== undefined || says(one));

/** Something is to be brought, and nobody has said where to: neither the cart nor the client's data. */
export const isAddressMissing = (cart: Cart, client: CartClient | undefined): boolean =>
  cart.carrier !== undefined &&
  !isPickup(cart.carrier) &&
  !isLockerCarrier(cart.carrier) &&
  !isSaid(cart.delivery_address) &&
  !isSaid(cart.invoice_address) &&
  !(client && says(v.parse(address, client)));

/** How many of the three steps can be entered: 0 while nothing is loaded or the cart is empty. `lacksAddress`: another one is meant, and none picked. */
export function stepAvailability(cart: Cart | null, client?: CartClient, lacksAddress = false): 0 | 1 | 2 | 3 {
  if (cart === null || isEmpty(cart)) return 0;
  if (!hasPayments(cart) || cart.carrier === undefined || lacksLocker(cart) || isBelowMinimum(cart)) return 1;
  return lacksAddress || lacksLockerContact(cart) || isAddressMissing(cart, client) ? 2 : 3;
}

/** Why the buyer cannot go on from 'Koszyk'. */
export type CartBlocker = 'no_payments' | 'no_carrier' | 'no_locker' | 'minimum_order';
export const cartBlockers = (cart: Cart): CartBlocker[] => [
  ...(hasPayments(cart) ? [] : ['no_payments' as const]),
  ...(cart.carrier ? [] : ['no_carrier' as const]),
  ...(lacksLocker(cart) ? ['no_locker' as const] : []),
  ...(isBelowMinimum(cart) ? ['minimum_order' as const] : []),
];

/** The shop takes no order of so little. */
export const isBelowMinimum = ({ prices }: Cart): boolean => isPositive(prices?.minimum_order?.missing);

/** Why the buyer cannot go on from 'Dane adresowe': missing contact data do not block the button, they answer a click. */
export type AddressBlocker = 'no_payments' | 'no_address' | 'missing_address';
export function addressBlockers(cart: Cart, client: CartClient | undefined, lacksAddress: boolean): AddressBlocker[] {
  const missing = isAddressMissing(cart, client);
  return [
    ...(hasPayments(cart) ? [] : ['no_payments' as const]),
    ...(missing ? ['missing_address' as const] : lacksAddress ? ['no_address' as const] : []),
  ];
}

/** Why the order cannot be submitted (rule O1). */
export type SubmitBlocker =
  | AccountBlocker
  | FieldBlocker
  | 'loading'
  | 'unread_lines'
  | 'missing_address'
  | 'no_payments'
  | 'no_payment'
  | 'minimum_order';
/** A further field that has to be filled in, and is empty. */
export type FieldBlocker = 'missing_field' | 'missing_line_field';
export type AccountBlocker = 'test_client' | 'purchase_blocked' | 'amount_after_deadline' | 'unpriced_transport';

export const isAmountAfterDeadline = (cart: Cart): boolean =>
  cart.client_amount_after_deadline !== undefined && !isZero(cart.client_amount_after_deadline);

export const isTransportUnpriced = (cart: Cart, brand: string): boolean =>
  isTransport(cart.carrier, brand) && isZero(cart.carrier?.price_net);

/** What the buyer is to know from the first step on: it needs the shop, or money. */
export const accountBlockers = (cart: Cart, client: CartClient | undefined, brand: string): AccountBlocker[] => [
  ...(client?.is_test ? ['test_client' as const] : []),
  ...(client?.is_purchase_blocked ? ['purchase_blocked' as const] : []),
  ...(isAmountAfterDeadline(cart) ? ['amount_after_deadline' as const] : []),
  ...(isTransportUnpriced(cart, brand) ? ['unpriced_transport' as const] : []),
];

/** All reasons at once, so that each can be said next to the button. */
export function submitBlockers(
  cart: Cart,
  client: CartClient | undefined,
  { brand, loading }: { brand: string; loading: boolean },
): SubmitBlocker[] {
  return [
    ...(loading ? ['loading' as const] : []),
    ...(cart.unread > 0 ? ['unread_lines' as const] : []),
    ...accountBlockers(cart, client, brand),
    ...(isAddressMissing(cart, client) ? ['missing_address' as const] : []),
    ...(hasPayments(cart) ? [] : ['no_payments' as const]),
    ...(lacksPayment(cart) ? ['no_payment' as const] : []),
    ...(isBelowMinimum(cart) ? ['minimum_order' as const] : []),
  ];
}

/** The limit of a merchant payment is exceeded while something is past its deadline. */
export const isLimitExceeded = (payment: Payment): boolean => isPositive(payment.merchantLimit?.amount_after_deadline);

const isUpfront = ({ hook_name }: Payment): boolean => hook_name === 'upfront_manual_wire';
export const isUpfrontGreyed = (payment: Payment): boolean => isUpfront(payment) && isLimitExceeded(payment);

/** What to pay, gross. */
export const totalGross = ({ prices }: Cart): Decimal | undefined => prices?.total_gross ?? prices?.gross;

/** What the chosen payment's limit leaves, and lacks to the total; undefined where it is enough, or not known here. */
export function limitGap(cart: Cart): { left: Decimal; lacking: Decimal } | undefined {
  const chosen = cart.availablePayments.find(({ id }) => sameId(id, cart.payment?.id));
  const left =
    chosen && !isUpfront(chosen) && !chosen.merchantLimit?.factoring && chosen.merchantLimit?.remaining_amount;
  const total = totalGross(cart);
  return left && total && isLess(left, total) ? { left, lacking: minus(total, left) } : undefined;
}

/** The method that is chosen for this payment; one that was chosen for another payment does not count. */
export function chosenMethod(params: Cart['payment_params'], payment: Payment): PaymentMethod | undefined {
  const { payment_id = payment.id, method_id } = params?.payment_method ?? {};
  const methods = payment.additional_data?.payment_methods ?? [];
  return sameId(payment_id, payment.id) ? methods.find(({ id }) => sameId(id, method_id)) : undefined;
}

/** The order notes are read from `client_comments`, else `notes`. */
export const notesOf = (cart: Cart): string => cart.client_comments ?? cart.notes ?? '';

export const projectName = ({ id, name, identifier }: Project): string =>
  [identifier, name].filter(Boolean).join(' – ') || String(id);

/** The chosen payment is deferred: its provider is reached through a token (rule P6). */
export const isDeferred = (cart: Cart): boolean =>
  cart.availablePayments.some(({ id, hook_name }) => hook_name === 'deferred_payment' && sameId(id, cart.payment?.id));
