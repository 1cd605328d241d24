/** The calls `POST /koszyk` and `POST /koszyk/:id`: one transaction per action, the whole cart in every response. */
import { Hono, type Context } from 'hono';
import { brokenIn } from '../../../src/shop/rule';
import { consentChecks, isAsSeen } from '../../../src/shop/seen';
import { ruleTexts } from '../../../src/shop/text';
import type { Db } from '../db/open';
import { isSealed, refusedByProcess } from '../held/judge';
import { text as heldText } from '../held/text';
import { readJson } from '../request/body';
import { packedJson } from '../request/packed';
import { rowIdOf } from '../request/row-id';
import type { Sessions, ShopEnv } from '../session/session';
import { readAction, type ActionRequest } from './actions';
import { wireAnswer } from './answer';
import { extraFieldsOf } from './extra-fields';
import { loadCart, loadHeld, withLines, type LoadedCart } from './load';
import { lockBudgets, lockCart, lockHeld } from './lock';
import { failed, refuse, refuseBroken, type Slot, type WireMessages } from './messages';
import { fingerprintOf, isRepetition, remember, remembered } from './repeat';
import { lockedBy, orderFaults } from './rules';
import { text } from './text';
import { applyScriptedChanges } from './scripted-changes';

interface Outcome {
  readonly status: 200 | 404 | 409 | 422;
  readonly body: unknown;
}

/** The requested cart: the session's own, or the held one at `/koszyk/:id`. */
export interface Place {
  readonly sessionId: string;
  readonly heldId?: number | undefined;
}

interface Terms {
  /** The Idempotency-Key. */
  readonly key: string | undefined;
  /** Origin of the configurator. */
  readonly configurator: string | undefined;
}

/** The response if a held cart is missing or the person may not see it. */
const NOT_HERE = { cart: null, messages: refuse('0', heldText.notHere) };

const isAddition = (name: string): boolean => name === 'add_products' || name === 'add_product';

/** Actions whose repetition returns the first response, and the slot of each. */
const slotOf = (name: string): Slot | undefined =>
  isSealed(name)
    ? 'confirm'
    : name === 'new_address' || name === 'note'
      ? name
      : isAddition(name)
        ? 'add_products'
        : undefined;

/** Runs one action under the lock of its cart. A failed action keeps earlier changes, which the response contains. */
export async function perform(
  tx: Db,
  { sessionId, heldId }: Place,
  request: ActionRequest,
  { key, configurator }: Terms,
): Promise<Outcome> {
  const locked = heldId === undefined ? await lockCart(tx, sessionId) : await lockHeld(tx, sessionId, heldId);
  if (locked === undefined) return { status: 404, body: NOT_HERE };
  let cart = locked;
  const reload = async () =>
    void (cart =
      (heldId === undefined ? undefined : await loadHeld(tx, sessionId, heldId)) ?? (await loadCart(tx, sessionId)));
  const answer = (messages: WireMessages) => wireAnswer(cart, messages, configurator);
  const { name } = request;
  const sealed = isSealed(name);
  const slot = slotOf(name);
  const first = slot && (await remembered(tx, sessionId, key));
  if (slot && first !== undefined) {
    if (!isRepetition(request, first, heldId)) return { status: 422, body: answer(refuse(slot, text.otherBody)) };
    if (sealed) return { status: 200, body: first.answer };
    // It was saved and its response lost: returns the current cart, and what was refused of several products.
    const messages = (first.answer as { messages?: WireMessages }).messages ?? {};
    return { status: failed(messages) ? 422 : 200, body: answer(messages) };
  }
  if (sealed && (await lockBudgets(tx, cart))) await reload();
  const turned = await applyScriptedChanges(tx, cart, sealed && !failed(orderFaults(cart)));
  if (turned) await reload();
  if (!('run' in request)) return { status: 200, body: answer({}) };
  const begun = lockedBy(cart);
  if (begun !== undefined) return { status: 409, body: answer(refuse('payment_init', text.locked(begun))) };
  const unseen =
    refusedByProcess(cart, request) ?? (sealed ? unseenIn(cart, request, turned, answer({}).cart) : undefined);
  if (unseen !== undefined) return { status: 409, body: answer(unseen) };
  const done = fingerprintOf(request, cart.own.id, heldId);
  const wasOwn = cart.own;
  const outcome = await request.run(tx, cart);
  const { messages, lines } = 'lines' in outcome ? outcome : { messages: outcome };
  if (lines === undefined) await reload();
  else cart = await withLines(tx, cart, lines);
  // A cart sent for approval has its own URL; the next cart is loaded there when needed.
  const isSent = name !== 'confirm' && sealed && wasOwn.status === 'open' && cart.own.id !== wasOwn.id;
  const body = isSent ? { cart: null, messages } : answer(messages);
  // Of several products the valid ones are added although others are refused.
  if (slot && (!failed(messages) || isAddition(name)))
    await remember(tx, sessionId, key, { request: done, answer: sealed ? body : { messages } });
  if (failed(messages)) return { status: 422, body };
  return { status: 200, body };
}

/** Maximum number of changed consents in one refusal: a body may name thousands. */
const NAMED = 20;

/** A cart that the person has not seen cannot be ordered, sent or decided. */
function unseenIn(
  cart: LoadedCart,
  { name, body: { seen = {} } }: Extract<ActionRequest, { readonly run: unknown }>,
  turned: boolean,
  now: Parameters<typeof isAsSeen>[1],
): WireMessages | undefined {
  // The buyer stays on the summary, as after a change in another tab: its notice lists what changed.
  if (turned) return refuse('confirm', text.cartTurned);
  const others = brokenIn(consentChecks(extraFieldsOf(cart), seen.consents), undefined, true);
  if (others.length > 0) return refuseBroken(others.slice(0, NAMED));
  const isOrder = name === 'confirm';
  // Shops without approval have always accepted orders without these values.
  if (isAsSeen(seen, now) && (seen.revision !== undefined || (isOrder && cart.held.length === 0))) return undefined;
  return refuse('confirm', isOrder ? ruleTexts['seen-revision'][1] : heldText.unseen);
}

export const cartRoute = (db: Db, withCart: Sessions['withCart'], configurator?: string) => {
  const requestIn = async (c: Context): Promise<ActionRequest | undefined> => {
    const sent = await c.req.text();
    return readAction(sent.trim() === '' ? {} : readJson(sent));
  };
  /** An invalid action creates no cart. */
  const readable = async (c: Context, next: () => Promise<void>) =>
    (await requestIn(c)) === undefined ? c.json({ cart: null, messages: refuse('0', text.unreadable) }, 400) : next();
  const answered = async (c: Context<ShopEnv>, heldId?: number) => {
    const request = (await requestIn(c)) ?? ({ name: 'load' } as const);
    const key = keyFor(request.name, c.req.header('idempotency-key'));
    const place = { sessionId: c.var.session.id, heldId };
    const { status, body } = await db.transaction((tx) => perform(tx, place, request, { key, configurator }));
    return packedJson(c, body, status);
  };
  return new Hono<ShopEnv>()
    .post('/', readable, withCart, (c) => answered(c))
    .post('/:id{[0-9]+}', readable, (c) => answered(c, rowIdOf(c.req.param('id')) ?? 0));
};

/** Keys are separate per action, so a saved address never answers an order. An empty key counts as missing. */
export const keyFor = (name: string, sent: string | undefined): string | undefined =>
  sent ? `${name} ${sent.slice(0, 200)}` : undefined;
