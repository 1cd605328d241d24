/** Places an order in the small shop: only a complete cart, only as seen, only once. */
import { goodsOf } from './money';
import { refuseUnless } from './refusal';
import type { CallContext } from './fault';
import type { Guard } from './guard';
import { choices, kindOf } from './kinds';
import { mayOrder } from './process';
import { extraFields, type JsonObject } from './state';
import { answeredCart } from './wire';

const plain = (raw: unknown): string => (/^-?\d+\.\d+$/.test(String(raw)) ? String(Number(raw)) : String(raw));

export function checkSeen(at: CallContext, seen: JsonObject): void {
  const { shop } = at;
  const now = answeredCart(at);
  const is: JsonObject = {
    cart_id: now['id'],
    revision: now['revision'],
    total_gross: now['prices']?.total_gross,
    delivery_address_id: now['delivery_address']?.id,
  };
  for (const name of ['cart_id', 'revision', 'total_gross', 'delivery_address_id'] as const)
    if (seen[name] !== undefined && shop.checks(`seen-${name}`))
      refuseUnless(plain(seen[name]) === plain(is[name]), 'confirm', 'Koszyk zmienił się.', 409);
  for (const [name, version] of Object.entries(seen['consents'] ?? {})) {
    const field = extraFields.find((one) => one.name === name);
    const isRead = field !== undefined && 'version' in field && field.version === version;
    if (shop.checks('seen-consents'))
      refuseUnless(isRead, 'confirm', `Zmieniła się treść: ${field?.label ?? name}`, 409);
  }
}

/** The required fields of an order, or those that only an action of approval or quotes requires. */
export function checkField(at: CallContext, scope: 'approval' | 'quote' | undefined): void {
  const isOf = (field: JsonObject) => ['approval', 'quote'].find((one) => one === field['scope']) === scope;
  const fields: JsonObject[] = answeredCart(at)['extra_fields'] ?? [];
  const isFine = !fields.some((one) => isOf(one) && one['required'] && !one['value']);
  if (at.shop.checks('order-field')) refuseUnless(isFine, 'extra_field', 'Brakuje pola.');
}

export function checkComplete(at: CallContext): void {
  const { shop, session, cart } = at;
  const kind = kindOf(cart.carrier);
  const rules: readonly (readonly [guard: Guard, isFine: boolean, slot: string])[] = [
    ['order-blocked', session.role !== 'blocked', 'confirm'],
    ['order-test', session.role !== 'test', 'confirm'],
    ['order-overdue', session.role !== 'overdue', 'amount_after_deadline'],
    ['order-empty', cart.lines.length > 0, '0'],
    ['order-zero', cart.lines.length === 0 || cart.lines.some(({ net }) => net > 0), '0'],
    ['order-carrier', cart.carrier !== undefined, '0'],
    ['order-transport', !kind.isQuoted || (cart.carrierNet ?? cart.carrier?.net ?? 0) > 0, 'delivery_price'],
    ...kind.needs.map((slot) => [choices[slot][0], choices[slot][1](cart), slot] as const),
    ['order-payment', cart.payment !== undefined, 'payment_id'],
    ['order-limit', cart.payment?.hook !== 'manual_wire' || goodsOf(cart).gross < 500_000, 'payment_id'],
    [
      'order-address',
      !kind.goesToAddress || cart.carrier === undefined || Boolean(cart.delivery ?? cart.invoice),
      'confirm',
    ],
  ];
  checkField(at, undefined);
  for (const [guard, isFine, slot] of rules) if (shop.checks(guard)) refuseUnless(isFine, slot, `Brakuje: ${guard}.`);
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
