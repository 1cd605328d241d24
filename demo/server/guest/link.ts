/** The link that opens one order without a login, only to read, for a day: signed with the shop's secret (rule P20). */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from '../session/session';
import { isSame, signatureOf } from '../session/signed';

const LIFE = 24 * 3600 * 1000;
export const FIND = '/znajdz-zamowienie';

const signed = (secret: string, guid: string, until: string): string => signatureOf(secret, `order ${guid} ${until}`);

/** The parameter of the URLs that belong to the link. */
export function linkOf(secret: string, guid: string, now = Date.now()): string {
  const until = (now + LIFE).toString(36);
  return `${until}.${signed(secret, guid, until)}`;
}

function isLinkOf(secret: string, guid: string, link: string | undefined): boolean {
  const [, until, signature] = /^([0-9a-z]{8,9})\.([\w-]{43})$/.exec(link ?? '') ?? [];
  if (until === undefined) return false;
  return isSame(signature, signed(secret, guid, until)) && parseInt(until, 36) > Date.now();
}

export const withParameter = (path: string, link: string): string => `${path}?link=${link}`;

/** The guest's page of the order, from pages that its link opens; undefined for a visitor without a link. */
export const guestPage = (c: Context<ShopEnv>, guid: string): string | undefined =>
  c.var.session.linked === guid ? withParameter(`${FIND}/${guid}`, c.req.query('link') ?? '') : undefined;

/** Lets the link of the URL's `:guid` open that order on the pages behind this middleware, and on no other page. */
export const withLink = (secret: string) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const guid = c.req.param('guid') ?? '';
    if (isLinkOf(secret, guid, c.req.query('link'))) {
      c.set('session', { ...c.var.session, linked: guid });
      c.header('X-Robots-Tag', 'noindex');
    }
    await next();
  });
