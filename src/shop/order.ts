/** The rules of an order: of its client, its goods, its choices and its fields. */
import { goesToAddress, kindOf, type KnownNeed } from '../cart/session/kinds';
import type { Choices, Field, ShopCart } from './cart';
import { byId, paymentChecks } from './choices';
import { valueChecks, valueOf } from './fields';
import { toAmount, type Grosze } from './money';
import { priceChecks } from './prices';
import { quantityChecks } from './quantities';
import { brokenIn, type Check, type Obeys, type Refusal } from './rule';
import type { RuleName } from './text';

/** What the rules of an order read besides the cart. */
export interface Order {
  readonly isTest: boolean;
  readonly isBlocked: boolean;
  /** The amount of former invoices whose deadline has passed. */
  readonly overdue: Grosze;
  /** Net value of the goods after vouchers. */
  readonly goods: Grosze;
  /** Minimum net value of goods. Default: none. */
  readonly minimum?: Grosze | undefined;
  readonly delivery: Grosze;
  /** Gross, with delivery and deposits. */
  readonly due: Grosze;
  /** The client's remaining credit for a wire with a later term; undefined if only a bank knows it. */
  readonly credit: Grosze | undefined;
  /** The client has an address besides the chosen ones. */
  readonly hasAddress: boolean;
}

const choices: Readonly<Record<KnownNeed['slot'], readonly [rule: RuleName, isMade: (own: Choices) => boolean]>> = {
  inpost: ['order-locker', ({ inpostCode }) => Boolean(inpostCode)],
  inpost_contact: ['order-contact', ({ inpostEmail, inpostPhone }) => Boolean(inpostEmail && inpostPhone)],
};

/** The choices that a carrier requires, in the order of the form. */
export const neededChecks = (carrier: { readonly type: string } | undefined, own: Choices): Check[] =>
  kindOf(carrier).needs.map(({ slot }) => [choices[slot][0], choices[slot][1](own)]);

function* clientChecks({ isTest, isBlocked, overdue }: Order): Generator<Check> {
  yield ['order-test', !isTest];
  yield ['order-blocked', !isBlocked];
  yield ['order-overdue', overdue === 0, { limit: toAmount(overdue) }];
}

function* choiceChecks(cart: ShopCart, order: Order): Generator<Check> {
  const { own, payments } = cart;
  const { minimum = 0, due, credit } = order;
  const carrier = byId(cart.carriers, own.carrierId);
  yield ['order-minimum', order.goods >= minimum, { limit: toAmount(minimum) }];
  yield ['order-carrier', carrier !== undefined];
  yield ['order-transport', !kindOf(carrier).isQuoted || order.delivery > 0];
  yield* neededChecks(carrier, own);
  yield ['order-payments', payments.length > 0];
  yield ['order-payment', own.paymentId !== null];
  if (own.paymentId !== null) yield* paymentChecks(cart, own.paymentId);
  const isCredit = byId(payments, own.paymentId)?.hookName === 'manual_wire' && credit !== undefined;
  yield ['order-limit', !isCredit || due <= credit, { limit: toAmount(credit ?? 0), label: toAmount(due) }];
  const isChosen = own.deliveryAddressId !== null || own.invoiceAddressId !== null || order.hasAddress;
  yield ['order-address', carrier === undefined || !goesToAddress(carrier) || isChosen];
}

/** The fields of an order, or those that only an action of approval or quotes requires. */
export function* requiredChecks({ fields, own }: ShopCart, scope?: 'approval' | 'quote'): Generator<Check> {
  for (const field of fields)
    if (isOf(field, scope)) yield ['order-field', !field.required || valueOf(field, own.extraFields) !== '', field];
}

const isOf = ({ scope = 'order' }: Field, of: string | undefined): boolean =>
  of === undefined ? scope === 'order' || scope === 'delivery' : scope === of;

/** The broken rules of the first part of an order that has any. A day that a field names may have passed by now. */
export function brokenOrder(cart: ShopCart, order: Order, obeys?: Obeys): Refusal[] {
  const { lines, fields, own } = cart;
  const first = (checks: Iterable<Check>) => brokenIn(checks, obeys);
  const value = lines.reduce((sum, line) => sum + cart.priceOf(line) * line.quantity, 0);
  const parts = [
    () => first(clientChecks(order)),
    () => first([['order-empty', lines.length > 0]]),
    () => lines.flatMap((line) => first(quantityChecks(cart.boundsOf(line), line.quantity))),
    () => lines.flatMap((line) => first([['order-negative', cart.priceOf(line) >= 0, cart.boundsOf(line)]])),
    // A single line may be free of charge, but not all goods together.
    () => first([['order-zero', lines.length === 0 || value !== 0]]),
    () =>
      lines
        .filter((line) => cart.isAgreed(line))
        .flatMap((line) => first(priceChecks(cart.limitsOf(line), toAmount(cart.priceOf(line))))),
    () => first(choiceChecks(cart, order)),
    () => first(requiredChecks(cart)),
    () =>
      fields
        .filter((one) => isOf(one, undefined))
        .flatMap((one) => first(valueChecks(one, valueOf(one, own.extraFields), cart))),
  ];
  for (const part of parts) {
    const broken = part();
    if (broken.length > 0) return broken;
  }
  return [];
}
