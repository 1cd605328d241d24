/** The effect of each action on a cart of the small shop, and its refusals. */
import type { CartActionName, ProcessActionName } from '../../cart/wire/actions';
import { LIMITS, LONGEST, textIn } from './address';
import { checkField } from './field';
import { kindOf } from './kinds';
import { amount, isPrice } from './money';
import { refuseUnless, Refusal } from './refusal';
import { carriers, extraFields, payments, PROJECT, products, type JsonObject, type Session } from './state';
import type { CallContext } from './fault';
import type { Guard } from './guard';

type Action = (what: JsonObject, at: CallContext, body: JsonObject) => void;

const same = (a: unknown, b: unknown): boolean =>
  [a, b].every((one) => typeof one === 'number' || typeof one === 'string') && String(a) === String(b);

const byId = <T extends { readonly id: number }>(from: readonly T[], id: unknown): T | undefined =>
  from.find((one) => same(one.id, id));

const checksOwner = ({ shop, name }: CallContext, guard: Guard): boolean =>
  shop.checks(guard) && shop.checks(`own:${name}`);

/** The visitor's own, or any visitor's if the shop does not check the owner. */
const owned = <T extends { readonly id: number }>(
  at: CallContext,
  guard: Guard,
  of: (session: Session) => T[],
  id: unknown,
): T | undefined => byId(of(at.session), id) ?? (checksOwner(at, guard) ? undefined : byId(at.shop.all(of), id));

const lineIn = (at: CallContext, id: unknown) => owned(at, 'own-line', ({ cart }) => cart.lines, id);
const addressFrom = (at: CallContext, id: unknown) => owned(at, 'own-address', ({ addresses }) => [...addresses], id);

function isOwnCart(at: CallContext, id: unknown): boolean {
  if (same(at.cart.id, id) || !at.shop.checks('quantity-cart')) return true;
  return !checksOwner(at, 'own-cart') && at.shop.all((one) => [one.cart]).some((one) => same(one.id, id));
}

function setQuantity(at: CallContext, id: string, raw: unknown): void {
  const { shop } = at;
  const line = lineIn(at, id);
  if (line === undefined && !shop.checks('line-known')) return;
  refuseUnless(line !== undefined, 'quantity', 'Tej pozycji nie ma już w koszyku.');
  const { min, max, step } = line.product;
  const quantity = Number(raw);
  if (shop.checks('quantity-type')) refuseUnless(typeof raw === 'number', 'quantity', 'Podaj liczbę.');
  if (shop.checks('quantity-min')) refuseUnless(quantity >= min, 'quantity', `Najmniej ${min}.`);
  if (shop.checks('quantity-max')) refuseUnless(quantity <= max, 'quantity', `Najwyżej ${max}.`);
  if (shop.checks('quantity-step')) refuseUnless(quantity % step === 0, 'quantity', `Wielokrotność ${step}.`);
  line.quantity = Number.isNaN(quantity) ? 1 : quantity;
}

const table: Readonly<
  Record<Exclude<CartActionName, 'load' | 'confirm' | ProcessActionName> | 'add_product' | 'add_products', Action>
> = {
  quantity: (quantities, at, { cartToUpdate }) => {
    refuseUnless(isOwnCart(at, cartToUpdate), 'quantity', 'Tego koszyka nie ma.');
    for (const [id, quantity] of Object.entries(quantities)) setQuantity(at, id, quantity);
  },
  remove: ({ id, cartId }, at) => {
    const { cart, shop } = at;
    if (!isOwnCart(at, cartId)) return;
    const line = lineIn(at, id);
    for (const one of checksOwner(at, 'own-line') ? [cart] : shop.all(({ cart: other }) => [other]))
      one.lines = one.lines.filter((other) => other !== line);
  },
  move: ({ ids, cartId }, at) => {
    const { cart } = at;
    const child = Number(cartId) - cart.id * 1000;
    const lines = (Array.isArray(ids) ? ids : []).map((id) => lineIn(at, id));
    refuseUnless(child === 1 || child === 2, 'quantity', 'Tego koszyka nie ma.');
    refuseUnless(!lines.includes(undefined), 'quantity', 'Tej pozycji nie ma już w koszyku.');
    for (const line of lines) if (line) line.child = child;
  },
  add_product: (id, { cart, shop, session }) => {
    const product = byId(products, id);
    refuseUnless(product !== undefined, '0', 'Tego produktu nie ma w ofercie.');
    const line = cart.lines.find((one) => one.product === product);
    if (line === undefined) cart.lines.push(shop.line(product, product.min, session));
    else line.quantity += product.step;
  },
  add_products: (rows, at) => {
    const refused: Record<string, string[]> = {};
    for (const { id, quantity } of Array.isArray(rows) ? (rows as readonly JsonObject[]) : []) {
      const product = byId(products, id);
      const isSold = product !== undefined && quantity >= product.min && quantity % product.step === 0;
      const line = at.cart.lines.find((one) => one.product === product);
      if (product === undefined) refused[String(id)] = ['Tego produktu nie ma w ofercie.'];
      else if (!isSold) refused[String(id)] = ['Tej ilości nie można kupić.'];
      else if (line === undefined) at.cart.lines.push(at.shop.line(product, quantity, at.session));
      else line.quantity += quantity;
    }
    if (Object.keys(refused).length > 0)
      throw new Refusal('add_products', 'Nie wszystko można dodać.', 422, { products: refused });
  },
  carrier: ({ id }, { cart, shop }) => {
    const carrier = byId(carriers, id);
    if (shop.checks('carrier-known')) refuseUnless(carrier !== undefined, '0', 'Tej dostawy nie ma.');
    if (carrier === cart.carrier) return;
    Object.assign(cart, { carrier, carrierNet: undefined, locker: {} });
  },
  payment: ({ id }, { cart, shop }) => {
    const payment = byId(payments, id);
    if (shop.checks('payment-known')) refuseUnless(payment !== undefined, 'payment_id', 'Tej płatności nie ma.');
    if (payment !== cart.payment) Object.assign(cart, { payment, method: undefined });
  },
  payment_method: ({ payment_id, method_id }, { cart, shop }) => {
    const payment = byId(payments, payment_id);
    refuseUnless(payment !== undefined, 'payment_id');
    if (shop.checks('method-known'))
      refuseUnless(payment.methods.includes(method_id), 'payment_id', 'Tego sposobu nie ma.');
    Object.assign(cart, { payment, method: method_id });
  },
  project: ({ id }, { cart, session, shop }) => {
    if (shop.checks('project-known'))
      refuseUnless(same(PROJECT, id) && session.role === 'specialist', '0', 'Nie ma projektu.');
    cart.project = shop.checks('project-known') ? PROJECT : id;
  },
  delivery_address: ({ id }, at) => {
    const address = addressFrom(at, id);
    if (at.shop.checks('delivery-known'))
      refuseUnless(id === null || address !== undefined, '0', 'Tego adresu nie ma.');
    at.cart.delivery = address ?? (id === null ? undefined : { id, city: '' });
  },
  invoice_address: ({ id }, at) => {
    const address = addressFrom(at, id);
    if (at.shop.checks('invoice-known')) refuseUnless(address !== undefined, '0', 'Tego adresu nie ma.');
    at.cart.invoice = address ?? { id };
  },
  new_address: (sent, { session, shop, cart }) => {
    if (shop.checks('type'))
      refuseUnless(
        LIMITS.every(([name]) => typeof (sent[name] ?? '') === 'string'),
        'new_address',
        'To nie jest tekst.',
        400,
      );
    for (const [name, isFine] of LIMITS)
      if (shop.checks(`address-${name}`))
        refuseUnless(isFine(textIn(sent, name), textIn(sent, 'country')), 'new_address', `Popraw: ${name}.`);
    if (shop.checks('address-long'))
      for (const [name] of LIMITS)
        refuseUnless(textIn(sent, name).length <= LONGEST, 'new_address', `Za długie: ${name}.`);
    const fields = Object.fromEntries(LIMITS.map(([name]) => [name, textIn(sent, name)]));
    const saved = { id: shop.newId(session), ...fields };
    session.addresses.push(saved);
    if (sent['purpose'] === 'invoice') cart.invoice = saved;
  },
  inpost_data: (sent, { cart, shop }) => {
    if (shop.checks('locker-carrier'))
      refuseUnless(kindOf(cart.carrier).needs.includes('inpost'), 'inpost', 'Najpierw paczkomat.');
    const isFitting = String(sent['inpost_point_code'] ?? '').length <= LONGEST;
    if (shop.checks('locker-long')) refuseUnless(isFitting, 'inpost', 'Za długi kod.');
    if (shop.checks('locker-code')) refuseUnless(Boolean(sent['inpost_point_code']), 'inpost', 'Brak paczkomatu.');
    cart.locker = Object.fromEntries(Object.entries(sent).filter(([name]) => name.startsWith('inpost_point_')));
  },
  inpost_contact: ({ email, phone }, { cart, shop }) => {
    if (shop.checks('contact-email')) refuseUnless(/^.+@.+\..+$/.test(String(email)), 'inpost_contact', 'Zły e-mail.');
    if (shop.checks('contact-phone'))
      refuseUnless(/\d{9}/.test(String(phone).replaceAll(' ', '')), 'inpost_contact', 'Zły telefon.');
    const isFitting = String(email).length <= 254 && String(phone).length <= 60;
    if (shop.checks('contact-long')) refuseUnless(isFitting, 'inpost_contact', 'Za długie.');
    cart.contact = { email: String(email), phone: String(phone) };
  },
  extra_field: ({ name, value, version }, { cart, shop }) => {
    const field = extraFields.find((one) => one.name === name);
    if (field === undefined && !shop.checks('field-known')) return;
    refuseUnless(field !== undefined && typeof value === 'string', 'extra_field', 'Nie ma takiego pola.');
    checkField(shop, field, value, version);
    const fitting = 'max' in field ? value.slice(0, field.max) : value;
    if (shop.checks('field-long')) refuseUnless(fitting === value, 'extra_field', `Za długie: ${field.label}.`);
    cart.fields[field.name] = fitting;
  },
  client_comments: (text, { cart }) => {
    refuseUnless(String(text).length <= 2000, '0', 'Uwagi są za długie.');
    cart.notes = String(text);
  },
  add_discount: ({ id, discount_price: price }, at) => {
    const { session, shop } = at;
    if (shop.checks('price-trader')) refuseUnless(session.role === 'trader', 'add_discount', 'Tylko przedstawiciel.');
    refuseUnless(isPrice(price), 'add_discount', 'Zła cena.');
    const line = lineIn(at, id);
    refuseUnless(line !== undefined, 'add_discount', 'Nie ma tej pozycji.');
    const net = Math.round(Number(price) * 100);
    if (shop.checks('price-minimum'))
      refuseUnless(net >= line.product.minNet, 'add_discount', `Najmniej ${amount(line.product.minNet)}.`);
    Object.assign(line, { net, isAgreed: true });
  },
  add_carrier_discount: ({ id, discount_price: price }, { cart, session, shop }) => {
    const slot = 'add_carrier_discount';
    if (shop.checks('price-carrier-trader')) refuseUnless(session.role === 'trader', slot, 'Tylko przedstawiciel.');
    refuseUnless(isPrice(price) && same(cart.carrier?.id, id) && !kindOf(cart.carrier).isFree, slot, 'Zła cena.');
    const net = Math.round(Number(price) * 100);
    if (shop.checks('price-carrier-minimum')) refuseUnless(net >= 100, slot, 'Najmniej 1,00.');
    cart.carrierNet = net;
  },
};

/** The actions by name. */
export const actions: ReadonlyMap<string, Action> = new Map(Object.entries(table));
