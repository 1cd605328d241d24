/** Decides which requests are looked at: bodies of a size that the shop's own pages send, and addresses without a NUL, which no text of the database has. */
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { refuse } from '../cart/messages';
import { text } from '../cart/text';

const MOST_BYTES = 100_000;

const limited = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ cart: null, messages: refuse('0', text.tooLarge) }, 413);
  },
});

export const reasonable = createMiddleware(async (c, next) => {
  if (c.req.raw.url.includes('%00')) return c.text(text.unreadable, 400);
  return c.req.method === 'POST' ? limited(c, next) : next();
});
