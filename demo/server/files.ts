/** Serves files from disk with ETags. Files with a content hash in their URL are cached for a year, others are revalidated. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** Vite adds a content hash to these file names. */
const HASHED = /\/chunks\/[^/]+$/;

/** Serves `folder` below `prefix`. A missing file is a 404 as text, without a session or a page. `made` are files in memory. */
export const filesRoute = (folder: string, prefix: string, made = new Hono()) =>
  new Hono()
    .use(etag())
    .use(async (c, next) => {
      await next();
      const isImmutable = c.res.ok && (HASHED.test(c.req.path) || c.req.query('v') !== undefined);
      c.header('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      c.header('X-Content-Type-Options', 'nosniff');
    })
    .route('/', made)
    .use(serveStatic({ root: folder, precompressed: true, rewriteRequestPath: (path) => path.slice(prefix.length) }))
    .all('*', (c) => c.text('Nie ma takiego pliku', 404));
