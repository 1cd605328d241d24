/** The cart's rules, as pure functions of the server's cart. */
import * as v from 'valibot';
import { isPositive, isZero, type Decimal } from '../../http/decimal';
import { sameId, type Id } from '../../http/tolerant';
import { address, type Address } from '../wire/address';
import type { CartItem } from '../wire/item';
import type { Payment, PaymentMethod } from '../wire/payment';
import type { Cart, CartClient, ChildCart, Project } from '../wire/cart';
import type { Messages } from '../../http/messages';
import type { CartActionName } from '../wire/actions';
import { goesToAddress, unmet, type KnownNeed } from './kinds';
import { isAllowedByProcess, isDeciding, isHeldByProcess } from './process';

/** A refusal may have status 200, and be in any slot. */
export const hasError = (messages: Messages): boolean =>
  [...messages.values()].some(({ status }) => status === 'error');

/** The carts that contain lines: the children of a master cart, or the cart itself. */
export const tablesOf = (cart: Cart): readonly (Cart | ChildCart)[] => (cart.is_master ? cart.childCarts : [cart]);

/** Whether lines may be moved from one child of a master cart to another. */
export const canMoveLines = (cart: Cart): boolean =>
  cart.is_master && cart.can_move_lines && cart.childCarts.length > 1;

/** All lines of the cart, including those of its children. */
export const linesOf = (cart: Cart): readonly CartItem[] => tablesOf(cart).flatMap((table) => table.items);

/** The lines of the table with this id. */
export const tableOf = (cart: Cart, id: Id): readonly CartItem[] =>
  tablesOf(cart).find((table) => sameId(table.id, id))?.items ?? [];

/** Whether any line is sold by the package. */
export const hasPackages = (items: readonly CartItem[]): boolean => items.some(({ is_package }) => is_package);

export const isEmpty = (cart: Cart): boolean => tablesOf(cart).every(({ items }) => items.length === 0);

/** Editing is locked while any payment has been initiated (rule L1), or while a request or a quote locks the cart (rule J2). */
export const isLocked = (cart: Cart): boolean => isHeldByProcess(cart) || isPaymentBegun(cart);

/**
 * Whether the action can be sent now. A locked cart allows only the actions of its processes (rule J2), and an approver's consents (rule
 * J9).
 */
export const allowsAction = (cart: Cart, action: CartActionName): boolean =>
  !isPaymentBegun(cart) &&
  (isAllowedByProcess(cart, action) ?? (!isHeldByProcess(cart) || (action === 'extra_field' && isDeciding(cart))));

/** Whether any payment of the cart has been initiated. */
export const isPaymentBegun = (cart: Cart): boolean =>
  cart.payment_init ||
  cart.master_payment_init ||
  cart.child_payment_init ||
  cart.childs_payment_init.length > 0 ||
  cart.childCarts.some((child) => child.payment_init);

/** The begun payments and their URLs: one per child, else the master cart's, else the cart's own. */
export function begunPayments(cart: Cart): { name: string; url: string | undefined }[] {
  const begun = cart.childs_payment_init.map(String);
  const children = cart.childCarts.filter((one) => one.payment_init || begun.includes(String(one.id)));
  if (children.length > 0)
    return children.map((one) => ({ name: nameOf(one), url: one.paymentUrl || cart.paymentUrl }));
  if (cart.master_payment_init)
    return [{ name: cart.master_cart_name || nameOf(cart), url: cart.masterPaymentUrl || cart.paymentUrl }];
  return isPaymentBegun(cart) ? [{ name: nameOf(cart), url: cart.paymentUrl }] : [];
}

/** The id replaces a missing name, so that carts can be distinguished. */
export const nameOf = ({ cart_name, id }: Cart | ChildCart): string => cart_name || String(id);

export const hasPayments = (cart: Cart): boolean => cart.availablePayments.length > 0;

/** Whether the goods go to the invoice address: the delivery address is absent, or has the same id. */
export const deliversToInvoiceAddress = (cart: Cart): boolean =>
  cart.delivery_address === undefined || sameId(cart.delivery_address.id, cart.invoice_address?.id);

/** Whether payments are offered and none is chosen. */
export const lacksPayment = (cart: Cart): boolean => hasPayments(cart) && cart.payment === undefined;

/** Servers print a missing address as an address with empty fields. */
const isFilled = ({ street, city, zip_code }: Address): boolean => Boolean(street || city || zip_code);
const hasContent = (one: Address | undefined): boolean => one !== undefined && (one.id !== undefined || isFilled(one));

/** Whether the delivery needs an address and neither the cart nor the client's data has one. */
export const isAddressMissing = (cart: Cart, client: CartClient | undefined): boolean =>
  cart.carrier !== undefined &&
  goesToAddress(cart.carrier) &&
  !hasContent(cart.delivery_address) &&
  !hasContent(cart.invoice_address) &&
  !(client && isFilled(v.parse(address, client)));

/**
 * How many of the three steps can be entered: 0 while no cart is loaded or it is empty. `lacksAddress`: the buyer chose
 * 'inny' and has picked no address.
 */
export function stepAvailability(cart: Cart | null, client?: CartClient, lacksAddress = false): 0 | 1 | 2 | 3 {
  if (cart === null || isEmpty(cart)) return 0;
  if (!hasPayments(cart) || cart.carrier === undefined || unmet(cart, '/') || isBelowMinimum(cart)) return 1;
  return lacksAddress || unmet(cart, '/addresses') || isAddressMissing(cart, client) ? 2 : 3;
}

/** Why the buyer cannot leave 'Koszyk'. */
export type CartBlocker =
  | 'no_payments'
  | 'no_carrier'
  | 'minimum_order'
  | Extract<KnownNeed, { readonly step: '/' }>['blocker'];
export function cartBlockers(cart: Cart): CartBlocker[] {
  const need = unmet(cart, '/');
  return [
    ...(hasPayments(cart) ? [] : ['no_payments' as const]),
    ...(cart.carrier ? [] : ['no_carrier' as const]),
    ...(need ? [need.blocker] : []),
    ...(isBelowMinimum(cart) ? ['minimum_order' as const] : []),
  ];
}

/** Whether the cart is below the shop's minimum order. */
export const isBelowMinimum = ({ prices }: Cart): boolean => isPositive(prices?.minimum_order?.missing);

/** Why the buyer cannot leave 'Dane adresowe'. Missing contact data do not block the button: a click opens their form. */
export type AddressBlocker = 'no_payments' | 'no_address' | 'missing_address';
export function addressBlockers(cart: Cart, client: CartClient | undefined, lacksAddress: boolean): AddressBlocker[] {
  const missing = isAddressMissing(cart, client);
  return [
    ...(hasPayments(cart) ? [] : ['no_payments' as const]),
    ...(missing ? ['missing_address' as const] : lacksAddress ? ['no_address' as const] : []),
  ];
}

export const isAmountAfterDeadline = (cart: Cart): boolean =>
  cart.client_amount_after_deadline !== undefined && !isZero(cart.client_amount_after_deadline);

/** A payment's limit counts as exceeded if it has an overdue amount. */
const isLimitExceeded = (payment: Payment): boolean => isPositive(payment.merchantLimit?.amount_after_deadline);

export const isUpfront = ({ hook_name }: Payment): boolean => hook_name === 'upfront_manual_wire';
export const isUpfrontGreyed = (payment: Payment): boolean => isUpfront(payment) && isLimitExceeded(payment);

/** The gross amount to pay. */
export const totalGross = ({ prices }: Cart): Decimal | undefined => prices?.total_gross ?? prices?.gross;

/** The method chosen for this payment. A method chosen for another payment does not count. */
export function chosenMethod(params: Cart['payment_params'], payment: Payment): PaymentMethod | undefined {
  const { payment_id = payment.id, method_id } = params?.payment_method ?? {};
  const methods = payment.additional_data?.payment_methods ?? [];
  return sameId(payment_id, payment.id) ? methods.find(({ id }) => sameId(id, method_id)) : undefined;
}

/** The names of the chosen payment and method. */
export function paymentNames({ payment, payment_params, availablePayments }: Cart): string | undefined {
  const paid = availablePayments.find(({ id }) => sameId(id, payment?.id));
  const method = paid && chosenMethod(payment_params, paid);
  return [payment?.name ?? paid?.name, method?.name].filter(Boolean).join(' – ') || undefined;
}

/** The order notes: `client_comments`, else `notes`. */
export const notesOf = (cart: Cart): string => cart.client_comments ?? cart.notes ?? '';

export const projectName = ({ id, name, identifier }: Project): string =>
  [identifier, name].filter(Boolean).join(' – ') || String(id);

/** Whether the chosen payment is deferred: opening its provider requires a token (rule P6). */
export const isDeferred = (cart: Cart): boolean =>
  cart.availablePayments.some(({ id, hook_name }) => hook_name === 'deferred_payment' && sameId(id, cart.payment?.id));
