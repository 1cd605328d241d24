/** Answers a POST to the cart of the small shop: token, key, lock, action, and the cart in every response. */
import { factsOf, isCartAction, isProcessAction } from '../../cart/wire/actions';
import { act as change, isShopAction } from '../../shop/actions';
import { isConsentGiven } from '../../shop/fields';
import { others } from './actions';
import type { CallContext, RawAnswer } from './fault';
import { confirm } from './order';
import { isFrozen, isHidden, isPermitted } from './process';
import { process } from './process-actions';
import { inMemory } from './memory';
import { BESIDE, isLike, isObject, loosely, nameOf, parsed } from './read-body';
import { refuseBroken, refuseUnless, Refusal } from './refusal';
import { extraFields, type JsonObject, type Session } from './state';
import { wireCart } from './wire';
import type { MockShopState } from './shop-state';

export interface CartRequest {
  readonly text: string;
  readonly token: string | undefined;
  readonly key: string | undefined;
  readonly type: string;
  /** Whether no cart exists at its URL. */
  readonly isUnknown?: boolean;
}

/** Actions that a quote refuses, because its prices apply only to its quantities. */
const LINES = ['quantity', 'remove', 'move', 'add_product', 'add_products'];

/** An order, or an action of approval and quotes. */
const isSealed = (name: string): boolean => name === 'confirm' || isProcessAction(name);

/** Whether the token is the session's. */
function isTokenFine(shop: MockShopState, session: Session, { token, type }: CartRequest, name: string): boolean {
  if (!shop.checks('csrf-plain') && type.startsWith('text/plain')) return true;
  if (token === session.token || !shop.checks('csrf') || !shop.checks(`csrf:${name}`)) return true;
  if (!shop.checks('csrf-missing') && token === undefined) return true;
  if (!shop.checks('csrf-empty') && token === '') return true;
  if (!shop.checks('csrf-stale') && token !== undefined) return true;
  return !shop.checks('csrf-session') && shop.all((one) => [one.token]).some((one) => one === token);
}

/** The content that an action's key identifies: for an order its cart, for any other action its body. */
const contentOf = (name: string, body: JsonObject, { cart }: Session): string =>
  name === 'confirm' ? JSON.stringify(body['seen'] ?? cart.id) : JSON.stringify(body);

/** The only allowed change of a frozen cart: its approver ticks a consent that is still empty. */
const givesConsent = (at: CallContext, { name, value }: JsonObject): boolean =>
  at.name === 'extra_field' &&
  isConsentGiven(extraFields, at.cart.extraFields, { name, value }) &&
  isPermitted(at, 'approve');

/** The effect of one action; refuses what breaks a rule that this shop obeys. */
function run(at: CallContext, name: string, body: JsonObject): void {
  if (!isShopAction(name)) return others.get(name)?.(body[name], at, body);
  const of = { ...body, [name]: loosely(name, body[name]) };
  const broken = change(name, inMemory(at), of as never, (rule) => at.shop.checks(rule));
  refuseBroken(broken);
}

async function act(at: CallContext, body: JsonObject): Promise<JsonObject> {
  const { shop, session, name } = at;
  const what = body[name];
  if (session.role === 'locked' && shop.checks('lock') && shop.checks(`lock:${name}`))
    refuseUnless(false, 'payment_init', 'Płatność rozpoczęta.', 409);
  if (name === 'confirm') return confirm(at, body);
  if (isProcessAction(name)) return process(at, name, body);
  if (isFrozen(at) && !givesConsent(at, what) && shop.checks('frozen') && shop.checks(`frozen:${session.role}`))
    refuseUnless(false, 'confirm', 'Tego koszyka nie można teraz zmieniać.', 409);
  if (session.cart.quote?.state === 'answered' && LINES.includes(name) && shop.checks('process-offer'))
    refuseUnless(false, 'quantity', 'Ilości są z oferty.', 409);
  const several = Object.keys(body).filter((one) => !BESIDE.includes(one));
  if (shop.checks('one-action')) refuseUnless(several.length < 2, '0', 'Jedno działanie naraz.', 400);
  if (name === 'quantity' && at.fault.race) {
    const read = structuredClone(session.cart.lines.map((one) => one.quantity));
    await new Promise((resolve) => setTimeout(resolve, 2));
    session.cart.lines.forEach((one, index) => (one.quantity = read[index] ?? one.quantity));
  }
  const isList = name === 'add_products' && Array.isArray(what);
  if (shop.checks('type')) refuseUnless(isList || isLike(name, what), '0', 'Nieczytelne.', 400);
  run(at, name, body);
  if (!shop.checks('one-action')) for (const more of Object.keys(body)) if (more !== name) run(at, more, body);
  return {};
}

/** Recognizes an order or an addition by its key; other actions have no keys. */
function repeated(at: CallContext, body: JsonObject, key: string | undefined): JsonObject | undefined {
  const { shop, session, name } = at;
  if (key === undefined) return undefined;
  const first = shop.checks('key-session')
    ? session.keys.get(key)
    : shop.all((one) => [one.keys.get(key)]).find((one) => one !== undefined);
  if (first === undefined) return undefined;
  const isSame =
    name === 'confirm' && body['seen']?.cart_id === undefined ? true : first.content === contentOf(name, body, session);
  const slot = isCartAction(name) ? factsOf(name).slot : undefined;
  if (shop.checks(isSealed(name) ? 'key-body' : 'key-address-body'))
    refuseUnless(isSame, slot ?? '0', 'To samo żądanie z inną treścią.');
  return isSealed(name) ? first.answer : { ...first.answer, cart: wireCart(session, shop) };
}

/** The key as stored: separate per action, and an empty key counts as none. */
function keyOf(shop: MockShopState, name: string, key: string | undefined): string | undefined {
  if (name === 'note' && !shop.checks('process-note')) return undefined;
  const isAddition =
    name === 'new_address' ? shop.checks('key-address') : /^add_products?$/.test(name) && shop.checks('key-add');
  const isRepeatable = isSealed(name) ? shop.checks('key-once') : isAddition;
  if (!isRepeatable || key === undefined || (key === '' && shop.checks('key-empty'))) return undefined;
  return shop.checks('key-action') ? `${name} ${key}` : key;
}

export async function answerCart(call: CallContext, request: CartRequest): Promise<RawAnswer> {
  const { shop, session, fault } = call;
  const { text } = request;
  const body = parsed(text);
  const name = nameOf(body) ?? 'unreadable';
  const at: CallContext = { ...call, name };
  const printed: RawAnswer = {
    status: 200,
    headers: [
      ['Content-Type', 'application/json'],
      ['Cache-Control', 'no-store'],
    ],
    text: '',
  };
  let answer: JsonObject;
  let isBare = false;
  try {
    if (!isTokenFine(shop, session, request, name)) {
      isBare = true;
      throw new Refusal('0', 'Odśwież stronę.', 419);
    }
    if (name === 'unreadable' && shop.checks('readable')) {
      isBare = true;
      throw new Refusal('0', 'Nieczytelne.', 400);
    }
    if (isHidden(at) || request.isUnknown) {
      isBare = true;
      throw new Refusal('0', 'Nie ma takiego zamówienia albo nie masz do niego dostępu.', 404);
    }
    const changed = isObject(body) ? body : {};
    fault.sent?.(changed, at);
    const key = keyOf(shop, name, request.key);
    const first = repeated(at, changed, key);
    const what = contentOf(name, changed, session);
    const messages = first !== undefined || name === 'load' || name === 'unreadable' ? {} : await act(at, changed);
    const after = { ...at, cart: session.cart };
    if (first === undefined) fault.done?.(after);
    const isLeft = isProcessAction(name) && messages['confirm']?.redirect_url !== undefined;
    answer = first ?? { cart: isLeft ? null : wireCart(session, shop), messages };
    if (key !== undefined && first === undefined)
      session.keys.set(key, { content: what, answer: structuredClone(answer) });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    fault.refused?.({ ...at, cart: session.cart });
    printed.status = refusal.status;
    const messages = { [refusal.slot]: { messages: [refusal.message], status: 'error', ...refusal.more } };
    answer = { cart: isBare ? null : wireCart(session, shop), messages };
  }
  const after = { ...at, cart: session.cart };
  if (answer['cart']) fault.cart?.(answer['cart'], after);
  fault.answer?.(answer, after, printed);
  printed.text = JSON.stringify(answer);
  await fault.printed?.(printed, after);
  return printed;
}
