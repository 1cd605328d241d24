/** Decides how `POST /koszyk` answers: one transaction per action, the whole cart in every answer. */
import { Hono } from 'hono';
import type { Db } from '../db/open';
import type { ShopEnv } from '../session/session';
import { readAction, type Asked } from './actions';
import { wireAnswer } from './answer';
import { confirmCart } from './confirm';
import { lockCart, loadCart } from './load';
import { failed, refuse } from './messages';
import { rememberAnswer, rememberedAnswer } from './repeat';
import { lockedBy } from './rules';
import { text } from './text';

interface Outcome {
  readonly status: 200 | 409 | 422;
  readonly body: unknown;
}

/** Runs one action under the session's lock. A failed action keeps what it changed: the answer shows it. */
async function perform(tx: Db, sessionId: string, asked: Asked, key: string | undefined): Promise<Outcome> {
  const cart = await lockCart(tx, sessionId);
  if (asked.name === 'load') return { status: 200, body: wireAnswer(cart, {}) };
  if (asked.name === 'confirm') {
    const first = await rememberedAnswer(tx, sessionId, key);
    if (first !== undefined) return { status: 200, body: first };
  }
  const locked = lockedBy(cart);
  if (locked !== undefined) return { status: 409, body: wireAnswer(cart, refuse('payment_init', text.locked(locked))) };
  const messages = 'run' in asked ? await asked.run(tx, cart) : await confirmCart(tx, cart);
  const body = wireAnswer(await loadCart(tx, sessionId), messages);
  if (failed(messages)) return { status: 422, body };
  if (asked.name === 'confirm') await rememberAnswer(tx, sessionId, key, body);
  return { status: 200, body };
}

export const cartRoute = (db: Db) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const sent = await c.req.text();
    let raw: unknown;
    try {
      raw = sent.trim() === '' ? {} : JSON.parse(sent);
    } catch {
      return c.json({ cart: null, messages: refuse('0', text.unreadable) }, 400);
    }
    const asked = readAction(raw);
    if (asked === undefined) return c.json({ cart: null, messages: refuse('0', text.unreadable) }, 400);
    const key = c.req.header('idempotency-key')?.slice(0, 200);
    const { status, body } = await db.transaction((tx) => perform(tx, c.var.session.id, asked, key));
    return c.json(body, status);
  });
