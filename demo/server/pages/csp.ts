/** The Content-Security-Policy: own scripts by nonce, own styles and pictures, calls only to the configurator. */
import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from '../session/session';

const policy = (nonce: string, others: readonly string[], frames: "'self'" | "'none'"): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...others].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${frames}`,
    `frame-ancestors ${frames}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

/** `others` are further origins that the page's scripts may call. */
export const withPolicy = (others: readonly string[]) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const nonce = randomBytes(16).toString('base64url');
    c.set('nonce', nonce);
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
    if (!(c.res.headers.get('content-type') ?? '').startsWith('text/html')) return;
    // The documentation displays its examples in frames.
    const frames = c.req.path.startsWith('/elementy/') ? "'self'" : "'none'";
    c.header('Content-Security-Policy', policy(nonce, others, frames));
    // The URL of a linked order is a key: no page that is linked to learns it.
    const isKey = c.var.session?.linked !== undefined;
    c.header('Referrer-Policy', isKey ? 'no-referrer' : 'strict-origin-when-cross-origin');
  });
