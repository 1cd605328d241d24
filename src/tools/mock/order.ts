/** Places an order in the small shop: only a complete cart, only as seen, only once. */
import type { ShopCart } from '../../shop/cart';
import { brokenOrder, requiredChecks } from '../../shop/order';
import { brokenIn, type Obeys } from '../../shop/rule';
import { consentChecks, seenChecks } from '../../shop/seen';
import { deliveryOf, goodsOf } from './money';
import { refuseBroken, refuseUnless } from './refusal';
import type { CallContext } from './fault';
import { inMemory } from './memory';
import { mayOrder } from './process';
import { extraFields, type JsonObject } from './state';
import { answeredCart } from './wire';

const obeys =
  ({ shop }: CallContext): Obeys =>
  (rule) =>
    shop.checks(rule);

export function checkSeen(at: CallContext, seen: JsonObject): void {
  const checks = [...seenChecks(seen, answeredCart(at) as never), ...consentChecks(extraFields, seen['consents'])];
  refuseBroken(brokenIn(checks, obeys(at)), 409);
}

/** As in responses, where a fault may require more. */
const answeredFields = (at: CallContext): ShopCart => ({ ...inMemory(at), fields: answeredCart(at)['extra_fields'] });

/** The fields that only an action of approval or quotes requires. */
export const checkField = (at: CallContext, scope: 'approval' | 'quote'): void =>
  refuseBroken(brokenIn(requiredChecks(answeredFields(at), scope), obeys(at)));

export function checkComplete(at: CallContext): void {
  const { cart, session } = at;
  const [goods, delivery] = [goodsOf(cart), deliveryOf(cart)];
  const order = {
    isTest: session.role === 'test',
    isBlocked: session.role === 'blocked',
    overdue: session.role === 'overdue' ? 120_00 : 0,
    goods: goods.net,
    delivery: delivery.net,
    due: goods.gross,
    credit: 4_999_99,
    hasAddress: cart.client !== undefined,
  };
  refuseBroken(brokenOrder(answeredFields(at), order, obeys(at)));
}

export function checkStock({ shop, cart }: CallContext): void {
  for (const { product, quantity } of cart.lines)
    if (shop.checks('stock'))
      refuseUnless(quantity <= (shop.stock.get(product.id) ?? Infinity), 'quantity', `Tyle nie ma: ${product.name}.`);
}

export type OrderContext = Pick<CallContext, 'shop' | 'session' | 'cart'>;

/** Places the order of a complete cart; returns its URL. */
export function place({ shop, session, cart }: OrderContext): string {
  for (const { product, quantity } of cart.lines)
    shop.stock.set(product.id, (shop.stock.get(product.id) ?? Infinity) - quantity);
  const target = `/zamowienie/${shop.orders.length + 1}`;
  shop.orders.push({ session: cart.owner ?? session, cart, target, placedBy: session.id });
  const order = { number: `ZM/2026/${shop.orders.length}`, url: target };
  for (const one of [cart.approval, cart.quote]) if (one) one.order = order;
  if (cart.quote) cart.quote.state = 'ordered';
  if (cart.owner === undefined) session.cart = shop.empty(session);
  return target;
}

/** Resolves with the messages for a placed order. */
export async function confirm(at: CallContext, body: JsonObject): Promise<JsonObject> {
  const { shop, session, cart } = at;
  if (shop.checks(cart.owner === undefined ? 'process-order' : 'process-held-order'))
    refuseUnless(mayOrder(at), 'confirm', 'Wyślij do akceptacji.', 409);
  if (shop.checks('order-alone'))
    refuseUnless(
      Object.keys(body).every((name) => name === 'confirm' || name === 'seen'),
      '0',
      'Zamówienie jest osobno.',
      400,
    );
  if (shop.checks('order-true')) refuseUnless(body['confirm'] === true, '0', 'Nieczytelne.', 400);
  const last = shop.orders.findLast((one) => one.session === session);
  if (shop.style.thanksAgain && cart.lines.length === 0 && last)
    return { confirm: { messages: ['Dziękujemy.'], status: 'success', redirect_url: last.target } };
  checkSeen(at, body['seen'] ?? {});
  checkComplete(at);
  checkStock(at);
  // Without the lock another request may read the cart before it is closed, and the stock before it is reduced.
  if (!shop.checks('turn') || !shop.checks('stock-at-once')) await new Promise((resolve) => setTimeout(resolve));
  const target = place(at);
  return { confirm: { messages: ['Dziękujemy.'], status: 'success', redirect_url: target } };
}
