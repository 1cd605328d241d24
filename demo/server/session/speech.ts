/** The language of the elements: `?lang=en` or `?lang=pl`, stored in a cookie. The shop's own pages are Polish. */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'lang';
const YEAR = 365 * 24 * 60 * 60;

/**
 * The language, and a link to the same page in the other language: a query only, because a path that begins with "//" would lead to another
 * host.
 */
export function speechOf(c: Context): { readonly language: 'pl' | 'en'; readonly other: string } {
  const requested = c.req.query('lang');
  if (requested !== undefined)
    setCookie(c, COOKIE, requested === 'en' ? 'en' : 'pl', { path: '/', sameSite: 'Lax', maxAge: YEAR });
  const language = (requested ?? getCookie(c, COOKIE)) === 'en' ? 'en' : 'pl';
  const { searchParams } = new URL(c.req.url);
  searchParams.set('lang', language === 'en' ? 'pl' : 'en');
  return { language, other: `?${searchParams}` };
}
