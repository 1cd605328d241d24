/** The visitor's example theme: a cookie set by a plain form. `?motyw=` displays one page in a theme. */
import type { Context } from 'hono';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { formOf } from '../request/body';
import { ownPath } from '../request/own-path';
import type { ShopEnv } from './session';

const COOKIE = 'motyw';

/** The files of demo/themes, and the shop's own theme, which has no file. */
export const themes = [
  { slug: 'skladnica', name: 'Składnica' },
  { slug: 'bootstrap', name: 'Bootstrap' },
  { slug: 'warm', name: 'Ciepły' },
  // Wholesale buyers see net prices first, and compact lines.
  { slug: 'wholesale', name: 'Hurtowy', prices: 'net', density: 'compact', added: 'notice' },
] as const satisfies readonly Theme[];

interface Theme {
  readonly slug: string;
  readonly name: string;
  readonly prices?: 'net';
  readonly density?: 'compact';
  readonly added?: 'notice';
}

/** The theme of this page. */
export function themeOf(c: Context<ShopEnv>): Theme {
  const wish = c.req.query('motyw') ?? getCookie(c, COOKIE);
  return themes.find(({ slug }) => slug === wish) ?? themes[0];
}

export const themeRoute = new Hono<ShopEnv>().post('/', async (c) => {
  const body = await formOf(c);
  setCookie(c, COOKIE, body['motyw'] ?? '', { path: '/', sameSite: 'Lax' });
  return c.redirect(ownPath(body['back']), 303);
});
