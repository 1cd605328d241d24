/** Sends JSON compressed synchronously: the streams and threads of `compress` cost several times as much as compressing. */
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export function packedJson(c: Context, body: unknown, status: ContentfulStatusCode): Response {
  if (!c.req.header('accept-encoding')?.includes('gzip')) return c.json(body, status);
  return c.body(gzipSync(JSON.stringify(body)), status, {
    'Content-Type': 'application/json',
    'Content-Encoding': 'gzip',
    Vary: 'Accept-Encoding',
  });
}
