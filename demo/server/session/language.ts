/** The language of the elements: `?lang=en`, stored in a cookie. The shop's own pages are Polish. */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { languageNames } from '../../../src/texts/languages';

const COOKIE = 'lang';
const YEAR = 365 * 24 * 60 * 60;

interface Speech {
  readonly language: string;
  /** In the language itself. */
  readonly name: string;
}
const speeches: readonly Speech[] = Object.entries(languageNames).map(([language, name]) => ({ language, name }));
const read = (raw: string | undefined): Speech => speeches.find(({ language }) => language === raw) ?? speeches[0]!;

/** The language, and links to the same page with the elements in the others: a query alone, since a path that begins with "//" would lead away. */
export function speechOf(c: Context): Speech & { readonly others: readonly (Speech & { readonly href: string })[] } {
  const requested = c.req.query('lang');
  if (requested !== undefined)
    setCookie(c, COOKIE, read(requested).language, { path: '/', sameSite: 'Lax', maxAge: YEAR });
  const current = read(requested ?? getCookie(c, COOKIE));
  const { searchParams } = new URL(c.req.url);
  const others = speeches.filter((one) => one !== current);
  return {
    ...current,
    others: others.map((one) => {
      searchParams.set('lang', one.language);
      return { ...one, href: `?${searchParams}` };
    }),
  };
}
