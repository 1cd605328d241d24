/** Decides what each action does to a cart of the small shop, and what it refuses. */
import type { CartActionName } from '../../cart/wire/actions';
import { LIMITS, LONGEST } from './address';
import { checkField } from './field';
import { kindOf } from './kinds';
import { amount } from './money';
import { need, Refusal } from './refusal';
import { carriers, extraFields, payments, PROJECT, products, type Loose, type Session } from './state';
import type { At } from './fault';
import type { Guard } from './guard';

type Action = (what: Loose, at: At, body: Loose) => void;

const same = (a: unknown, b: unknown): boolean =>
  [a, b].every((one) => typeof one === 'number' || typeof one === 'string') && String(a) === String(b);

const pick = <T extends { readonly id: number }>(from: readonly T[], id: unknown): T | undefined =>
  from.find((one) => same(one.id, id));

const looksWhose = ({ world, name }: At, guard: Guard): boolean => world.looks(guard) && world.looks(`own:${name}`);

/** One's own, or anybody's where the shop does not look whose it is. */
const owned = <T extends { readonly id: number }>(
  at: At,
  guard: Guard,
  of: (session: Session) => T[],
  id: unknown,
): T | undefined => pick(of(at.session), id) ?? (looksWhose(at, guard) ? undefined : pick(at.world.all(of), id));

const lineIn = (at: At, id: unknown) => owned(at, 'own-line', ({ cart }) => cart.lines, id);
const addressFrom = (at: At, id: unknown) => owned(at, 'own-address', ({ addresses }) => [...addresses], id);

function isOwnCart(at: At, id: unknown): boolean {
  if (same(at.cart.id, id) || !at.world.looks('quantity-cart')) return true;
  return !looksWhose(at, 'own-cart') && at.world.all((one) => [one.cart]).some((one) => same(one.id, id));
}

function setQuantity(at: At, id: string, wanted: unknown): void {
  const { world } = at;
  const line = lineIn(at, id);
  if (line === undefined && !world.looks('line-known')) return;
  need(line !== undefined, 'quantity', 'Tej pozycji nie ma już w koszyku.');
  const { min, max, step } = line.product;
  const quantity = Number(wanted);
  if (world.looks('quantity-type')) need(typeof wanted === 'number', 'quantity', 'Podaj liczbę.');
  if (world.looks('quantity-min')) need(quantity >= min, 'quantity', `Najmniej ${min}.`);
  if (world.looks('quantity-max')) need(quantity <= max, 'quantity', `Najwyżej ${max}.`);
  if (world.looks('quantity-step')) need(quantity % step === 0, 'quantity', `Wielokrotność ${step}.`);
  line.quantity = Number.isNaN(quantity) ? 1 : quantity;
}

const isPrice = (raw: unknown): raw is string => typeof raw === 'string' && /^\d{1,7}\.\d{2}$/.test(raw);

/** Those of the cart, and what puts products into it from a page. An order is placed in order.ts. */
const table: Readonly<Record<Exclude<CartActionName, 'load' | 'confirm'> | 'add_product' | 'add_products', Action>> = {
  quantity: (wanted, at, { cartToUpdate }) => {
    need(isOwnCart(at, cartToUpdate), 'quantity', 'Tego koszyka nie ma.');
    for (const [id, quantity] of Object.entries(wanted)) setQuantity(at, id, quantity);
  },
  remove: ({ id, cartId }, at) => {
    const { cart, world } = at;
    if (!isOwnCart(at, cartId)) return;
    const line = lineIn(at, id);
    for (const one of looksWhose(at, 'own-line') ? [cart] : world.all(({ cart: other }) => [other]))
      one.lines = one.lines.filter((other) => other !== line);
  },
  move: ({ ids, cartId }, at) => {
    const { cart } = at;
    const child = Number(cartId) - cart.id * 1000;
    const lines = (Array.isArray(ids) ? ids : []).map((id) => lineIn(at, id));
    need(child === 1 || child === 2, 'quantity', 'Tego koszyka nie ma.');
    need(!lines.includes(undefined), 'quantity', 'Tej pozycji nie ma już w koszyku.');
    for (const line of lines) if (line) line.child = child;
  },
  add_product: (id, { cart, world, session }) => {
    const product = pick(products, id);
    need(product !== undefined, '0', 'Tego produktu nie ma w ofercie.');
    const line = cart.lines.find((one) => one.product === product);
    if (line === undefined) cart.lines.push(world.line(product, product.min, session));
    else line.quantity += product.step;
  },
  add_products: (rows, at) => {
    const refused: Record<string, string[]> = {};
    for (const { id, quantity } of Array.isArray(rows) ? (rows as readonly Loose[]) : []) {
      const product = pick(products, id);
      const isSold = product !== undefined && quantity >= product.min && quantity % product.step === 0;
      const line = at.cart.lines.find((one) => one.product === product);
      if (product === undefined) refused[String(id)] = ['Tego produktu nie ma w ofercie.'];
      else if (!isSold) refused[String(id)] = ['Tej ilości nie można kupić.'];
      else if (line === undefined) at.cart.lines.push(at.world.line(product, quantity, at.session));
      else line.quantity += quantity;
    }
    if (Object.keys(refused).length > 0)
      throw new Refusal('add_products', 'Nie wszystko można dodać.', 422, { products: refused });
  },
  carrier: ({ id }, { cart, world }) => {
    const carrier = pick(carriers, id);
    if (world.looks('carrier-known')) need(carrier !== undefined, '0', 'Tej dostawy nie ma.');
    if (carrier === cart.carrier) return;
    Object.assign(cart, { carrier, carrierNet: undefined, locker: {} });
  },
  payment: ({ id }, { cart, world }) => {
    const payment = pick(payments, id);
    if (world.looks('payment-known')) need(payment !== undefined, 'payment_id', 'Tej płatności nie ma.');
    if (payment !== cart.payment) Object.assign(cart, { payment, method: undefined });
  },
  payment_method: ({ payment_id, method_id }, { cart, world }) => {
    const payment = pick(payments, payment_id);
    need(payment !== undefined, 'payment_id');
    if (world.looks('method-known')) need(payment.methods.includes(method_id), 'payment_id', 'Tego sposobu nie ma.');
    Object.assign(cart, { payment, method: method_id });
  },
  project: ({ id }, { cart, session, world }) => {
    if (world.looks('project-known')) need(same(PROJECT, id) && session.role === 'specialist', '0', 'Nie ma projektu.');
    cart.project = world.looks('project-known') ? PROJECT : id;
  },
  delivery_address: ({ id }, at) => {
    const address = addressFrom(at, id);
    if (at.world.looks('delivery-known')) need(id === null || address !== undefined, '0', 'Tego adresu nie ma.');
    at.cart.delivery = address ?? (id === null ? undefined : { id, city: '' });
  },
  invoice_address: ({ id }, at) => {
    const address = addressFrom(at, id);
    if (at.world.looks('invoice-known')) need(address !== undefined, '0', 'Tego adresu nie ma.');
    at.cart.invoice = address ?? { id };
  },
  new_address: (sent, { session, world, cart }) => {
    if (world.looks('type'))
      need(
        LIMITS.every(([name]) => typeof (sent[name] ?? '') === 'string'),
        'new_address',
        'To nie jest tekst.',
        400,
      );
    for (const [name, isFine] of LIMITS)
      if (world.looks(`address-${name}`))
        need(isFine(String(sent[name] ?? '').trim()), 'new_address', `Popraw: ${name}.`);
    if (world.looks('address-long'))
      for (const [name] of LIMITS)
        need(String(sent[name] ?? '').trim().length <= LONGEST, 'new_address', `Za długie: ${name}.`);
    const fields = Object.fromEntries(LIMITS.map(([name]) => [name, String(sent[name] ?? '').trim()]));
    const saved = { id: world.newId(session), ...fields };
    session.addresses.push(saved);
    if (sent['purpose'] === 'invoice') cart.invoice = saved;
  },
  inpost_data: (sent, { cart, world }) => {
    if (world.looks('locker-carrier'))
      need(kindOf(cart.carrier).needs.includes('inpost'), 'inpost', 'Najpierw paczkomat.');
    const isFitting = String(sent['inpost_point_code'] ?? '').length <= LONGEST;
    if (world.looks('locker-long')) need(isFitting, 'inpost', 'Za długi kod.');
    if (world.looks('locker-code')) need(Boolean(sent['inpost_point_code']), 'inpost', 'Nie wybrano paczkomatu.');
    cart.locker = Object.fromEntries(Object.entries(sent).filter(([name]) => name.startsWith('inpost_point_')));
  },
  inpost_contact: ({ email, phone }, { cart, world }) => {
    if (world.looks('contact-email')) need(/^.+@.+\..+$/.test(String(email)), 'inpost_contact', 'Zły e-mail.');
    if (world.looks('contact-phone'))
      need(/\d{9}/.test(String(phone).replaceAll(' ', '')), 'inpost_contact', 'Zły telefon.');
    const isFitting = String(email).length <= 254 && String(phone).length <= 60;
    if (world.looks('contact-long')) need(isFitting, 'inpost_contact', 'Za długie.');
    cart.contact = { email: String(email), phone: String(phone) };
  },
  extra_field: ({ name, value, version }, { cart, world }) => {
    const field = extraFields.find((one) => one.name === name);
    if (field === undefined && !world.looks('field-known')) return;
    need(field !== undefined && typeof value === 'string', 'extra_field', 'Nie ma takiego pola.');
    checkField(world, field, value, version);
    const fitting = 'max' in field ? value.slice(0, field.max) : value;
    if (world.looks('field-long')) need(fitting === value, 'extra_field', `Za długie: ${field.label}.`);
    cart.fields[field.name] = fitting;
  },
  client_comments: (text, { cart }) => {
    need(String(text).length <= 2000, '0', 'Uwagi są za długie.');
    cart.notes = String(text);
  },
  add_discount: ({ id, discount_price: price }, at) => {
    const { session, world } = at;
    if (world.looks('price-trader')) need(session.role === 'trader', 'add_discount', 'Tylko przedstawiciel.');
    need(isPrice(price), 'add_discount', 'Zła cena.');
    const line = lineIn(at, id);
    need(line !== undefined, 'add_discount', 'Nie ma tej pozycji.');
    const net = Math.round(Number(price) * 100);
    if (world.looks('price-minimum'))
      need(net >= line.product.least, 'add_discount', `Najmniej ${amount(line.product.least)}.`);
    Object.assign(line, { net, isAgreed: true });
  },
  add_carrier_discount: ({ id, discount_price: price }, { cart, session, world }) => {
    const slot = 'add_carrier_discount';
    if (world.looks('price-carrier-trader')) need(session.role === 'trader', slot, 'Tylko przedstawiciel.');
    need(isPrice(price) && same(cart.carrier?.id, id) && !kindOf(cart.carrier).isFree, slot, 'Zła cena.');
    const net = Math.round(Number(price) * 100);
    if (world.looks('price-carrier-minimum')) need(net >= 100, slot, 'Najmniej 1,00.');
    cart.carrierNet = net;
  },
};

/** By name. */
export const actions: ReadonlyMap<string, Action> = new Map(Object.entries(table));
