/** Decides how files from disk are served: compressed (beforehand where the build has done it), with ETags, hashed names for a year, others asked about each time. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

/** Names that vite gave a hash never change their content. */
const HASHED = /\/chunks\/.+-[\w-]{8}\.\w+$/;

/** Serves `folder` below `prefix`; what is not there is 404 as text, without a session or a page. */
export const filesRoute = (folder: string, prefix: string) =>
  new Hono()
    .use(compress(), etag())
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', HASHED.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      c.header('X-Content-Type-Options', 'nosniff');
    })
    .use(serveStatic({ root: folder, precompressed: true, rewriteRequestPath: (path) => path.slice(prefix.length) }))
    .all('*', (c) => c.text('Nie ma takiego pliku', 404));
