/** The seller's side of quotes, which a real shop has in its ERP: a plain page with new prices, quantities and the last day. */
import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { linesIn, type Line } from '../cart/lines';
import { quantityFault } from '../cart/quantity';
import type { Db } from '../db/open';
import { rowsOf } from '../db/rows';
import { cartItems, carts, sessions } from '../db/schema/carts';
import { clients, members, traders, visitors } from '../db/schema/clients';
import { heldCarts, heldEvents } from '../db/schema/company';
import { toFigure, toGrosze } from '../money/grosze';
import { missing } from '../pages/cart';
import type { Render } from '../pages/frame';
import { toMoment } from '../pages/moment';
import { formOf } from '../request/body';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { dayText, today } from '../pages/days';
import { sendMail } from './mail';
import { claim, record } from './store';
import { text } from './text';

/** Number of days after which offered prices expire by default. */
const OFFER_DAYS = 14;

/** The quotes of the session's space, only for the shop's traders. */
const selectQuotes = (db: Db, sessionId: string, which?: SQL) =>
  db
    .select({
      held: heldCarts,
      buyer: members.name,
      company: clients.name,
      seller: sql<string>`${traders.name}`,
      needed: sql<string | null>`${carts.extraFields} ->> 'offer_day'`,
      question: sql<string>`(select text from ${heldEvents} e where e.cart_id = ${heldCarts.cartId} and e.what = 'sent' order by e.id desc limit 1)`,
    })
    .from(heldCarts)
    .innerJoin(carts, eq(carts.id, heldCarts.cartId))
    .innerJoin(members, eq(members.id, heldCarts.ownerId))
    .innerJoin(clients, eq(clients.id, heldCarts.clientId))
    .innerJoin(sessions, and(eq(sessions.id, sessionId), eq(sessions.space, heldCarts.space)))
    .innerJoin(visitors, eq(visitors.id, sessions.visitorId))
    .innerJoin(traders, eq(traders.id, visitors.traderId))
    .where(and(eq(heldCarts.kind, 'quote'), isNotNull(visitors.traderId), which))
    .orderBy(asc(heldCarts.sentAt));

export function sellerPages(db: Db, render: Render) {
  const quoteOf = async (c: Context<ShopEnv>, tx = db) => {
    const id = rowIdOf(c.req.param('id'));
    if (id === undefined) return undefined;
    const [quote] = await selectQuotes(tx, c.var.session.id, eq(heldCarts.cartId, id));
    return quote;
  };
  const page = async (
    c: Context<ShopEnv>,
    quote: NonNullable<Awaited<ReturnType<typeof quoteOf>>>,
    faults: string[] = [],
  ) => {
    const lines = await linesOf(db, quote.held.cartId);
    const isOf = and(eq(heldEvents.cartId, quote.held.cartId), eq(heldEvents.kind, 'quote'));
    const events = await db.select().from(heldEvents).where(isOf).orderBy(asc(heldEvents.id));
    return render(c, 'zapytanie.twig', {
      ...quote,
      lines: lines.map((line) => ({
        ...line,
        price: toFigure(line.priceNet),
        wished: line.wishedNet && toFigure(line.wishedNet),
      })),
      needed: quote.needed && dayText(quote.needed),
      messages: events.flatMap(({ at, by, text: note }) => (note === '' ? [] : [{ at: toMoment(at), by, note }])),
      faults,
      first: today(),
      proposed: quote.held.until ?? today(OFFER_DAYS),
    });
  };
  return new Hono<ShopEnv>()
    .get('/', async (c) => render(c, 'zapytania.twig', { quotes: await selectQuotes(db, c.var.session.id) }))
    .get('/:id', async (c) => {
      const quote = await quoteOf(c);
      return quote === undefined ? missing(render, c) : page(c, quote);
    })
    .post('/:id', async (c, next) => {
      const form = await formOf(c);
      const faults = await db.transaction(async (tx) => {
        const id = rowIdOf(c.req.param('id')) ?? 0;
        await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, id)).for('update');
        const quote = await quoteOf(c, tx);
        return quote && answer(tx, quote, form);
      });
      const quote = faults && (await quoteOf(c));
      if (quote === undefined) return next();
      return faults?.length === 0 ? c.redirect('/oferty', 303) : page(c, quote, faults);
    });
}

const linesOf = async (db: Db, cartId: number): Promise<Line[]> => {
  const family = sql`${cartItems.cartId} in (select id from carts where ${cartId} in (id, parent_id))`;
  const [row] = rowsOf<{ lines: Line[] }>(await db.execute(sql`select ${linesIn(family)} as lines`));
  return row?.lines ?? [];
};

/** A typed price, `12,50`. */
const priceIn = (typed = ''): string | undefined => {
  const price = typed.replaceAll(/\s/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(price) && toGrosze(price) > 0 ? price : undefined;
};

/** Stores the offer, or returns the errors and stores nothing. */
async function answer(
  tx: Db,
  { held, seller }: Awaited<ReturnType<typeof selectQuotes>>[number],
  form: Readonly<Record<string, string>>,
): Promise<string[]> {
  const lines = await linesOf(tx, held.cartId);
  const until = form['until'] ?? '';
  const note = (form['note'] ?? '').replaceAll('\r\n', '\n').slice(0, 1000);
  const offered = lines.map((line) => ({
    line,
    price: priceIn(form[`price[${line.id}]`]),
    quantity: Number(form[`quantity[${line.id}]`]),
  }));
  const faults = offered.flatMap(({ line, price, quantity }) => [
    ...(price === undefined ? [text.priceWrong(line.name)] : []),
    ...(quantityFault(line, quantity) ?? []),
  ]);
  if (held.state !== 'asked') faults.push(text.answered(held.number, dayText(held.until ?? '')));
  if (!/^\d{4}-\d\d-\d\d$/.test(until) || until < today() || until > today(365)) faults.push(text.dayWrong);
  if (faults.length > 0 || !(await claim(tx, held, { state: 'answered', until }))) return faults;
  for (const { line, price, quantity } of offered)
    await tx
      .update(cartItems)
      .set({ quantity, ...(price !== line.priceNet && { priceNet: price }) })
      .where(eq(cartItems.id, line.id));
  await record(tx, { own: { id: held.cartId } }, { kind: 'quote', what: 'answered', text: note, by: seller });
  const subject = text.mail.answered(held.number);
  const mail = { space: held.space, subject, text: note || subject, url: `/koszyk/${held.cartId}` };
  await sendMail(tx, mail, [held.ownerId]);
  return [];
}
