/** Decides how `POST /koszyk` answers: one transaction per action, the whole cart in every answer. */
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { readJson } from '../request/body';
import type { ShopEnv } from '../session/session';
import { readAction, type Asked } from './actions';
import { wireAnswer } from './answer';
import { confirmCart } from './confirm';
import { lockCart, loadCart } from './load';
import { failed, refuse, type WireMessages } from './messages';
import { rememberAnswer, rememberedAnswer } from './repeat';
import { lockedBy, orderFaults } from './rules';
import { text } from './text';
import { takeTurns } from './turns';

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
async function perform(tx: Db, sessionId: string, asked: Asked, { key, configurator }: Terms): Promise<Outcome> {
  let cart = await lockCart(tx, sessionId);
  const answer = (messages: WireMessages) => wireAnswer(cart, messages, configurator);
  const ordering = asked.name === 'confirm';
  if (ordering) {
    const first = await rememberedAnswer(tx, sessionId, key);
    if (first !== undefined) return { status: 200, body: first };
  }
  // The address was saved, its answer was lost: the cart as it is now says so.
  const isSaved = asked.name === 'new_address' && (await rememberedAnswer(tx, sessionId, key)) !== undefined;
  if (isSaved) return { status: 200, body: answer({}) };
  const turned = await takeTurns(tx, cart, ordering && !failed(orderFaults(cart)));
  if (turned) cart = await loadCart(tx, sessionId);
  if (asked.name === 'load') return { status: 200, body: answer({}) };
  const locked = lockedBy(cart);
  if (locked !== undefined) return { status: 409, body: answer(refuse('payment_init', text.locked(locked))) };
  // Nobody orders what they have not seen.
  if (ordering && turned) {
    const confirm = { messages: [text.cartTurned], status: 'error', scroll: true, goToStep: true } as const;
    return { status: 409, body: answer({ confirm }) };
  }
  const messages = 'run' in asked ? await asked.run(tx, cart) : await confirmCart(tx, cart);
  cart = await loadCart(tx, sessionId);
  const body = answer(messages);
  if (failed(messages)) return { status: 422, body };
  if (ordering || asked.name === 'new_address') await rememberAnswer(tx, sessionId, key, ordering ? body : {});
  return { status: 200, body };
}

export const cartRoute = (db: Db, configurator?: string) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const sent = await c.req.text();
    const asked = readAction(sent.trim() === '' ? {} : readJson(sent));
    if (asked === undefined) return c.json({ cart: null, messages: refuse('0', text.unreadable) }, 400);
    // Of one action each: the answer to a saved address is none to an order. An empty key is none.
    const said = c.req.header('idempotency-key') || undefined;
    const key = said && `${asked.name} ${said.slice(0, 200)}`;
    const { status, body } = await db.transaction((tx) => perform(tx, c.var.session.id, asked, { key, configurator }));
    return c.json(body, status);
  });
