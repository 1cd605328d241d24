/** Decides what a page may load and run: own scripts by nonce, own styles and pictures, nothing from elsewhere. */
import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from '../session/session';

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

export const withPolicy = createMiddleware<ShopEnv>(async (c, next) => {
  const nonce = randomBytes(16).toString('base64url');
  c.set('nonce', nonce);
  await next();
  if (!(c.res.headers.get('content-type') ?? '').startsWith('text/html')) return;
  c.header('Content-Security-Policy', policy(nonce));
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
});
