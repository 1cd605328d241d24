/** The partner's page: another origin with its own strict policy and its own conspicuous CSS, which embeds elements of the shop. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { TwingEnvironment } from 'twing';

/** The partner's policy allows only the shop's script, calls and pictures: no inline style, no HTML sinks. */
const policy = (shop: string, nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    `img-src 'self' ${shop}`,
    `connect-src ${shop}`,
    `form-action ${shop}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const css = readFileSync(fileURLToPath(new URL('../../public/partner.css', import.meta.url)), 'utf8');

/** `shop` is the shop's origin. The shop must list this page's origin among its partners. */
export const createPartner = (shop: string, twig: TwingEnvironment) =>
  new Hono()
    .get('/', async (c) => {
      const nonce = randomBytes(16).toString('base64');
      c.header('Content-Security-Policy', policy(shop, nonce));
      return c.html(await twig.render('partner.twig', { shop, nonce }));
    })
    .get('/partner.css', (c) => c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
