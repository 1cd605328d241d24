/** Limits of requests: the size of the body, and no NUL in the URL, which no database text contains. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { refuse } from '../cart/messages';
import { text } from '../cart/text';

const MOST_BYTES = 100_000;
/** Reads up to this much of a refused body, so that the keep-alive connection stays usable. */
const MOST_READ = 10_000_000;

/** An unread body keeps the connection busy until the server closes it, in the middle of a later response. */
async function endBody(c: Context): Promise<void> {
  const { body } = c.req.raw;
  const isReadable = body !== null && !body.locked && Number(c.req.header('content-length')) <= MOST_READ;
  if (isReadable) await body.pipeTo(new WritableStream());
  else c.header('Connection', 'close');
}

const limited = bodyLimit({
  maxSize: MOST_BYTES,
  onError: async (c) => {
    await endBody(c);
    c.header('Cache-Control', 'no-store');
    return c.json({ cart: null, messages: refuse('0', text.tooLarge) }, 413);
  },
});

/** Such a body needs no counting: HTTP ends it at this length. Hono's limit would turn it into a stream first. */
const isShort = (c: Context): boolean =>
  c.req.header('transfer-encoding') === undefined && Number(c.req.header('content-length')) <= MOST_BYTES;

/** A file, which its route counts while it arrives. Forms are read whole, and stay within the limit. */
const isFile = (c: Context): boolean =>
  /^\/(pliki\/|api\/zamowienia\/\d+\/zdjecia$)/.test(c.req.path) &&
  !/form/i.test(c.req.header('content-type') ?? 'form');

export const limitRequests = createMiddleware(async (c, next) => {
  if (c.req.raw.url.includes('%00')) return c.text(text.unreadable, 400);
  if (c.req.method === 'POST' && isFile(c)) {
    await next();
    if (!c.req.raw.bodyUsed) await endBody(c);
    return;
  }
  return c.req.method === 'POST' && !isShort(c) ? limited(c, next) : next();
});
