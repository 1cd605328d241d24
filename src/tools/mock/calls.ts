/** Decides how the small shop answers a POST to its cart: token, key, lock, action, and the cart in every answer. */
import { cartActions } from '../../cart/wire/actions';
import { actions } from './actions';
import type { At, Printed } from './fault';
import { confirm } from './order';
import { need, Refusal } from './refusal';
import type { Loose, Session } from './state';
import { wired } from './wire';
import type { World } from './world';

export interface Asked {
  readonly text: string;
  readonly token: string | undefined;
  readonly key: string | undefined;
  readonly type: string;
}

const isObject = (raw: unknown): raw is Loose => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of what type each action's value is, by its name. */
const typeOf = new Map(
  Object.entries(cartActions).map(
    ([
      name,
      {
        samples: { good },
      },
    ]) => [name, typeof Object(good)[name]],
  ),
);

/** What stands beside an action, and is none. */
const BESIDE = ['cartToUpdate', 'seen'];

const nameOf = (raw: unknown): string | undefined => {
  if (!isObject(raw)) return undefined;
  const names = Object.keys(raw);
  if (names.length === 0) return 'load';
  return names.includes('confirm') ? 'confirm' : names.find((one) => actions.has(one));
};

/** Whether the token is the session's. */
function isTokenFine(world: World, session: Session, { token, type }: Asked, name: string): boolean {
  if (!world.looks('csrf-plain') && type.startsWith('text/plain')) return true;
  if (token === session.token || !world.looks('csrf') || !world.looks(`csrf:${name}`)) return true;
  if (!world.looks('csrf-missing') && token === undefined) return true;
  if (!world.looks('csrf-empty') && token === '') return true;
  if (!world.looks('csrf-stale') && token !== undefined) return true;
  return !world.looks('csrf-session') && world.all((one) => [one.token]).some((one) => one === token);
}

/** What an action's key identifies: for an order its cart, for anything else the body. */
const askedBy = (name: string, body: Loose, { cart }: Session): string =>
  name === 'confirm' ? JSON.stringify(body['seen'] ?? cart.id) : JSON.stringify(body);

/** A text where the contract shows a text, else an object; a product is named by its id. */
const isLike = (name: string, what: unknown): boolean =>
  name === 'add_product' || (typeOf.get(name) === 'string' ? typeof what === 'string' : isObject(what));

async function act(at: At, body: Loose): Promise<Loose> {
  const { world, session, name } = at;
  const what = body[name];
  if (session.role === 'locked' && world.looks('lock') && world.looks(`lock:${name}`))
    need(false, 'payment_init', 'Płatność rozpoczęta.', 409);
  if (name === 'confirm') return confirm(at, body);
  const several = Object.keys(body).filter((one) => !BESIDE.includes(one));
  if (world.looks('one-action')) need(several.length < 2, '0', 'Jedno działanie naraz.', 400);
  if (name === 'quantity' && at.fault.race) {
    const read = structuredClone(session.cart.lines.map((one) => one.quantity));
    await new Promise((resolve) => setTimeout(resolve, 2));
    session.cart.lines.forEach((one, index) => (one.quantity = read[index] ?? one.quantity));
  }
  const isList = name === 'add_products' && Array.isArray(what);
  if (world.looks('type')) need(isList || isLike(name, what), '0', 'Nieczytelne.', 400);
  actions.get(name)?.(isObject(what) || isList || typeof what !== 'object' ? (what as Loose) : {}, at, body);
  if (!world.looks('one-action'))
    for (const [more, value] of Object.entries(body)) if (more !== name) actions.get(more)?.(value, at, body);
  return {};
}

/** Recognizes an order or a new address by its key; other actions have no keys. */
function repeated(at: At, body: Loose, key: string | undefined): Loose | undefined {
  const { world, session, name } = at;
  if (key === undefined) return undefined;
  const first = world.looks('key-session')
    ? session.keys.get(key)
    : world.all((one) => [one.keys.get(key)]).find((one) => one !== undefined);
  if (first === undefined) return undefined;
  const isSame =
    name === 'confirm' && body['seen']?.cart_id === undefined ? true : first.asked === askedBy(name, body, session);
  if (world.looks(name === 'confirm' ? 'key-body' : 'key-address-body'))
    need(isSame, name === 'confirm' ? 'confirm' : 'new_address', 'To samo żądanie z inną treścią.');
  return name === 'confirm' ? first.answer : { cart: wired(session, world), messages: {} };
}

/** The key as stored: separate per action, and an empty key counts as none. */
function keyOf(world: World, name: string, key: string | undefined): string | undefined {
  const isKept = name === 'confirm' ? world.looks('key-once') : name === 'new_address' && world.looks('key-address');
  if (!isKept || key === undefined || (key === '' && world.looks('key-empty'))) return undefined;
  return world.looks('key-action') ? `${name} ${key}` : key;
}

export async function answerCart(call: At, asked: Asked): Promise<Printed> {
  const { world, session, fault } = call;
  const { text, key: said } = asked;
  const body = parsed(text);
  const name = nameOf(body) ?? 'unreadable';
  const at: At = { ...call, name };
  const printed: Printed = {
    status: 200,
    headers: [
      ['Content-Type', 'application/json'],
      ['Cache-Control', 'no-store'],
    ],
    text: '',
  };
  let answer: Loose;
  let isBare = false;
  try {
    if (!isTokenFine(world, session, asked, name)) {
      isBare = true;
      throw new Refusal('0', 'Odśwież stronę.', 419);
    }
    if (name === 'unreadable' && world.looks('readable')) {
      isBare = true;
      throw new Refusal('0', 'Nieczytelne.', 400);
    }
    const changed = isObject(body) ? body : {};
    fault.sent?.(changed, at);
    const key = keyOf(world, name, said);
    const first = repeated(at, changed, key);
    const what = askedBy(name, changed, session);
    const messages = first !== undefined || name === 'load' || name === 'unreadable' ? {} : await act(at, changed);
    const after = { ...at, cart: session.cart };
    if (first === undefined) fault.done?.(after);
    answer = first ?? { cart: wired(session, world), messages };
    if (key !== undefined && first === undefined)
      session.keys.set(key, { asked: what, answer: structuredClone(answer) });
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    fault.refused?.({ ...at, cart: session.cart });
    printed.status = refusal.status;
    const messages = { [refusal.slot]: { messages: [refusal.message], status: 'error', ...refusal.more } };
    answer = { cart: isBare ? null : wired(session, world), messages };
  }
  const after = { ...at, cart: session.cart };
  if (answer['cart']) fault.cart?.(answer['cart'], after);
  fault.answer?.(answer, after, printed);
  printed.text = JSON.stringify(answer);
  await fault.printed?.(printed, after);
  return printed;
}
