/** Data of every page: departments, visitor, theme, language, cart count, token and nonce. */
import { asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { TwingEnvironment } from 'twing';
import { visibleTo } from '../cart/load';
import type { Db } from '../db/open';
import { branches, categories } from '../db/schema/catalogue';
import { cartItems, carts } from '../db/schema/carts';
import { clients, members, traders, visitors } from '../db/schema/clients';
import { markedBy } from '../favourites/marked';
import type { ShopEnv } from '../session/session';
import { speechOf } from '../session/language';
import { themeOf, themes } from '../session/theme';
import { toMoment } from './moment';

export type Render = (
  c: Context<ShopEnv>,
  template: string,
  data: Record<string, unknown>,
  status?: 200 | 404 | 422 | 429,
) => Promise<Response>;

async function frameOf(db: Db, c: Context<ShopEnv>) {
  const { session, nonce } = c.var;
  const departments = await db
    .select()
    .from(categories)
    .where(isNull(categories.parentId))
    .orderBy(asc(categories.position));
  const everyone = await db
    .select({
      slug: visitors.slug,
      name: visitors.name,
      summary: visitors.summary,
      id: visitors.id,
      isMember: isNotNull(visitors.memberId),
    })
    .from(visitors)
    .orderBy(asc(visitors.id));
  const [who] = await db
    .select({
      slug: visitors.slug,
      name: visitors.name,
      company: clients.name,
      person: sql<string>`coalesce(${members.name}, ${clients.firstName} || ' ' || ${clients.lastName})`,
      nip: clients.nip,
      trader: traders.name,
      branch: {
        name: branches.name,
        street: branches.street,
        place: sql<string>`${branches.zipCode} || ' ' || ${branches.city}`,
        phone: branches.phone,
      },
    })
    .from(visitors)
    .innerJoin(clients, eq(clients.id, visitors.clientId))
    .innerJoin(branches, eq(branches.id, clients.branchId))
    .leftJoin(traders, eq(traders.id, visitors.traderId))
    .leftJoin(members, eq(members.id, visitors.memberId))
    .where(eq(visitors.id, session.visitorId));
  const [count] = await db
    .select({ lines: sql<number>`count(*)`.mapWith(Number) })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(visibleTo(session));
  const { pathname, search } = new URL(c.req.url);
  return {
    nonce,
    token: session.csrfToken,
    departments,
    visitors: everyone,
    who,
    hasMail: session.memberId !== null || who?.trader != null,
    themes,
    theme: themeOf(c),
    cartCount: count?.lines ?? 0,
    favourites: await markedBy(db, session.id),
    /** The time of rendering, for the printed page. */
    now: toMoment(new Date()),
    here: pathname + search,
    path: pathname,
    speech: speechOf(c),
  };
}

/** Allows the back/forward cache, which `no-store` would forbid; a stored copy may be outdated and is revalidated (`Vary: *`). */
export function allowBackForwardCache(c: Context): void {
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', '*');
}

/** Pages with a user's cart, addresses and orders: browsers must not store them. */
const IS_PERSONAL = /^\/(koszyk|zamowienie|konto|odstapienie|poczta|oferty)\b/;

/** Renders a template inside the shop's frame. Data of the page override the frame's. */
export const createRender =
  (db: Db, twig: TwingEnvironment): Render =>
  async (c, template, data, status = 200) => {
    if (!IS_PERSONAL.test(c.req.path)) allowBackForwardCache(c);
    return c.html(await twig.render(template, { ...(await frameOf(db, c)), ...data }), status);
  };
