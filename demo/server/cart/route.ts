/** The call `POST /koszyk`: one transaction per action, the whole cart in every response. */
import { Hono, type Context } from 'hono';
import type { Db } from '../db/open';
import { readJson } from '../request/body';
import type { Sessions, ShopEnv } from '../session/session';
import { readAction, type ActionRequest } from './actions';
import { wireAnswer } from './answer';
import { confirmCart } from './confirm';
import { otherConsents } from './extra';
import { lockCart, loadCart } from './load';
import { failed, refuse, type WireMessages } from './messages';
import { fingerprintOf, isRepetition, remember, remembered } from './repeat';
import { lockedBy, orderFaults } from './rules';
import { isAsSeen } from './seen';
import { text } from './text';
import { applyScriptedChanges } from './scripted-changes';

interface Outcome {
  readonly status: 200 | 409 | 422;
  readonly body: unknown;
}

interface Terms {
  /** The Idempotency-Key. */
  readonly key: string | undefined;
  /** Origin of the configurator. */
  readonly configurator: string | undefined;
}

/** Runs one action under the session's lock. A failed action keeps what it changed: the answer shows it. */
export async function perform(
  tx: Db,
  sessionId: string,
  request: ActionRequest,
  { key, configurator }: Terms,
): Promise<Outcome> {
  let cart = await lockCart(tx, sessionId);
  const answer = (messages: WireMessages) => wireAnswer(cart, messages, configurator);
  const seen = 'seen' in request ? request.seen : undefined;
  const slot = seen !== undefined ? 'confirm' : request.name === 'new_address' ? request.name : undefined;
  const first = slot && (await remembered(tx, sessionId, key));
  if (slot && first !== undefined) {
    if (!isRepetition(request, first)) return { status: 422, body: answer(refuse(slot, text.otherBody)) };
    // The address was saved, its answer was lost: the cart as it is now says so.
    return { status: 200, body: seen !== undefined ? first.answer : answer({}) };
  }
  const turned = await applyScriptedChanges(tx, cart, seen !== undefined && !failed(orderFaults(cart)));
  if (turned) cart = await loadCart(tx, sessionId);
  if (request.name === 'load') return { status: 200, body: answer({}) };
  const locked = lockedBy(cart);
  if (locked !== undefined) return { status: 409, body: answer(refuse('payment_init', text.locked(locked))) };
  // A cart that the buyer has not seen cannot be ordered.
  if (seen && turned) {
    const confirm = { messages: [text.cartTurned], status: 'error', scroll: true, goToStep: true } as const;
    return { status: 409, body: answer({ confirm }) };
  }
  const others = seen ? otherConsents(cart, seen.consents) : [];
  if (others.length > 0) return { status: 409, body: answer(refuse('confirm', ...others)) };
  if (seen && !isAsSeen(seen, answer({}).cart)) return { status: 409, body: answer(refuse('confirm', text.cartOther)) };
  const done = fingerprintOf(request, cart.own.id);
  const messages = 'run' in request ? await request.run(tx, cart) : await confirmCart(tx, cart);
  cart = await loadCart(tx, sessionId);
  const body = answer(messages);
  if (failed(messages)) return { status: 422, body };
  if (slot) await remember(tx, sessionId, key, { request: done, answer: seen ? body : {} });
  return { status: 200, body };
}

export const cartRoute = (db: Db, withCart: Sessions['withCart'], configurator?: string) => {
  const requestIn = async (c: Context): Promise<ActionRequest | undefined> => {
    const sent = await c.req.text();
    return readAction(sent.trim() === '' ? {} : readJson(sent));
  };
  return new Hono<ShopEnv>()
    .post('/', async (c, next) =>
      // An invalid action creates no cart.
      (await requestIn(c)) === undefined ? c.json({ cart: null, messages: refuse('0', text.unreadable) }, 400) : next(),
    )
    .post('/', withCart, async (c) => {
      const request = (await requestIn(c)) ?? ({ name: 'load' } as const);
      // Keys are separate per action, so a saved address never answers an order. An empty key counts as missing.
      const repeatKey = c.req.header('idempotency-key') || undefined;
      const key = repeatKey && `${request.name} ${repeatKey.slice(0, 200)}`;
      const { status, body } = await db.transaction((tx) =>
        perform(tx, c.var.session.id, request, { key, configurator }),
      );
      return c.json(body, status);
    });
};
