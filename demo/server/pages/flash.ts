/** A message for the next page after a form post, in a cookie that is read once. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'cart_told';
/** Maximum size of a cookie. */
const MAX_COOKIE_LENGTH = 3000;

export const setFlash = (c: Context, sentences: readonly string[]): void =>
  setCookie(c, COOKIE, JSON.stringify(sentences).slice(0, MAX_COOKIE_LENGTH), {
    path: '/koszyk',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 60,
  });

export function takeFlash(c: Context): readonly string[] {
  const stored = getCookie(c, COOKIE);
  if (stored === undefined) return [];
  deleteCookie(c, COOKIE, { path: '/koszyk' });
  try {
    const read: unknown = JSON.parse(stored);
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return [];
  }
}
