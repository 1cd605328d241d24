/** Decides when a cart of the small shop is ordered: only as seen, only once, and never while something is missing. */
import { goodsOf } from './money';
import { need } from './refusal';
import type { At } from './fault';
import type { Guard } from './guard';
import { choices, kindOf } from './kinds';
import { extraFields, type Loose } from './state';
import { shown } from './wire';

const plain = (raw: unknown): string => (/^-?\d+\.\d+$/.test(String(raw)) ? String(Number(raw)) : String(raw));

function checkSeen(at: At, seen: Loose): void {
  const { world } = at;
  const now = shown(at);
  const is: Loose = {
    cart_id: now['id'],
    revision: now['revision'],
    total_gross: now['prices']?.total_gross,
    delivery_address_id: now['delivery_address']?.id,
  };
  for (const name of ['cart_id', 'revision', 'total_gross', 'delivery_address_id'] as const)
    if (seen[name] !== undefined && world.looks(`seen-${name}`))
      need(plain(seen[name]) === plain(is[name]), 'confirm', 'Koszyk zmienił się.', 409);
  for (const [name, version] of Object.entries(seen['consents'] ?? {})) {
    const field = extraFields.find((one) => one.name === name);
    const isRead = field !== undefined && 'version' in field && field.version === version;
    if (world.looks('seen-consents')) need(isRead, 'confirm', `Zmieniła się treść: ${field?.label ?? name}`, 409);
  }
}

function checkComplete(at: At): void {
  const { world, session, cart } = at;
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
  const lacking = shown(at)['extra_fields']?.find((one: Loose) => one['required'] && !one['value']);
  if (world.looks('order-field')) need(lacking === undefined, 'extra_field', 'Brakuje pola.');
  for (const [guard, isFine, slot] of rules) if (world.looks(guard)) need(isFine, slot, `Brakuje: ${guard}.`);
}

function checkStock({ world, cart }: At): void {
  for (const { product, quantity } of cart.lines)
    if (world.looks('stock'))
      need(quantity <= (world.stock.get(product.id) ?? Infinity), 'quantity', `Tyle nie ma: ${product.name}.`);
}

/** Resolves with the messages for a placed order. */
export async function confirm(at: At, body: Loose): Promise<Loose> {
  const { world, session, cart } = at;
  if (world.looks('order-alone'))
    need(
      Object.keys(body).every((name) => name === 'confirm' || name === 'seen'),
      '0',
      'Zamówienie jest osobno.',
      400,
    );
  if (world.looks('order-true')) need(body['confirm'] === true, '0', 'Nieczytelne.', 400);
  const last = world.orders.findLast((one) => one.session === session);
  if (world.style.thanksAgain && cart.lines.length === 0 && last)
    return { confirm: { messages: ['Dziękujemy.'], status: 'success', redirect_url: last.target } };
  checkSeen(at, body['seen'] ?? {});
  checkComplete(at);
  checkStock(at);
  // A call that does not wait for its turn finds the cart still there, and the piece that another order takes.
  if (!world.looks('turn') || !world.looks('stock-at-once')) await new Promise((resolve) => setTimeout(resolve));
  for (const { product, quantity } of cart.lines)
    world.stock.set(product.id, (world.stock.get(product.id) ?? Infinity) - quantity);
  const target = `/zamowienie/${world.orders.length + 1}`;
  world.orders.push({ session, cart, target });
  session.cart = world.empty(session);
  return { confirm: { messages: ['Dziękujemy.'], status: 'success', redirect_url: target } };
}
