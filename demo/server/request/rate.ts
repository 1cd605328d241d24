/** Limits calls that cost others – mails, a register's requests, room – by visitor and by address: 429 with Retry-After. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refuse } from '../cart/messages';
import { text } from '../cart/text';
import type { ShopEnv } from '../session/session';

export const SECONDS = 600;
/** An office or a mobile network has one address. */
const VISITORS = 5;

/** The times of the latest calls, by visitor or address. Old ones are forgotten with the next call. */
export class Calls {
  readonly #times = new Map<string, number[]>();

  /** Whether there were more than `most` within the time. */
  areTooMany(who: string, most: number): boolean {
    const since = Date.now() - SECONDS * 1000;
    for (const [key, times] of this.#times) if ((times.at(-1) ?? 0) < since) this.#times.delete(key);
    const times = (this.#times.get(who) ?? []).filter((time) => time >= since);
    this.#times.set(who, times);
    return times.length >= most || times.push(Date.now()) < 0;
  }
}

/** Undefined in a test that sends its requests without a network. */
function addressOf(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}

/** `most`: calls of one visitor in ten minutes. */
export function atMost(most: number) {
  const [visitors, addresses] = [new Calls(), new Calls()];
  return createMiddleware<ShopEnv>(async (c, next) => {
    const address = addressOf(c);
    const isRefused =
      c.req.method === 'POST' &&
      (visitors.areTooMany(c.var.session.id, most) ||
        (address !== undefined && addresses.areTooMany(address, VISITORS * most)));
    if (!isRefused) return next();
    c.header('Retry-After', String(SECONDS));
    c.header('Cache-Control', 'no-store');
    return c.json({ cart: null, messages: refuse('0', text.tooOften) }, 429);
  });
}
