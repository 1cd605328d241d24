/** The seller's side of messages about an order, which a real shop has in its ERP: a plain page with the messages and an answer. */
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { messageLimit } from '../../../src/http/limits';
import type { Db } from '../db/open';
import { traders, visitors } from '../db/schema/clients';
import { orders } from '../db/schema/orders';
import { sendMail } from '../held/mail';
import { text as heldText } from '../held/text';
import { missing } from '../pages/cart';
import type { Render } from '../pages/frame';
import { toMoment } from '../pages/moment';
import { formOf } from '../request/body';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';

/** An order of the session's space, or of earlier years, with messages, and the shop's trader who reads them; undefined for anybody else. */
async function orderFor(db: Db, { var: { session }, req }: Context<ShopEnv>) {
  const [row] = await db
    .select({ order: orders, trader: sql<string>`${traders.name}` })
    .from(orders)
    .innerJoin(visitors, and(eq(visitors.id, session.visitorId), isNotNull(visitors.traderId)))
    .innerJoin(traders, eq(traders.id, visitors.traderId))
    .where(
      and(
        eq(orders.id, rowIdOf(req.param('id')) ?? 0),
        or(eq(orders.space, session.space), isNull(orders.sessionId)),
        sql`jsonb_array_length(${orders.messages}) > 0`,
      ),
    );
  return row;
}

export const sellerMessages = (db: Db, render: Render) =>
  new Hono<ShopEnv>()
    .get('/:id', async (c) => {
      const seen = await orderFor(db, c);
      return seen === undefined ? missing(render, c) : page(render, c, seen);
    })
    .post('/:id', async (c, next) => {
      const note = ((await formOf(c))['note'] ?? '').replaceAll('\r\n', '\n').trim();
      const isLong = note.length > messageLimit.max;
      const faults = note === '' ? [heldText.noNote] : isLong ? [heldText.noteLong(messageLimit.max)] : [];
      const seen = await db.transaction(async (tx) => {
        await tx
          .select({ id: orders.id })
          .from(orders)
          .where(eq(orders.id, rowIdOf(c.req.param('id')) ?? 0))
          .for('update');
        const read = await orderFor(tx, c);
        if (read !== undefined && faults.length === 0) await answer(tx, read, c.var.session.space, note);
        return read;
      });
      if (seen === undefined) return next();
      return faults.length === 0 ? c.redirect(`/wiadomosci/${seen.order.id}`, 303) : page(render, c, seen, faults);
    });

type Seen = NonNullable<Awaited<ReturnType<typeof orderFor>>>;

const page = (render: Render, c: Context<ShopEnv>, { order }: Seen, faults: readonly string[] = []) =>
  render(c, 'wiadomosci.twig', {
    order,
    messages: order.messages.map((one) => ({ ...one, at: toMoment(new Date(one.at)) })),
    faults,
  });

async function answer(tx: Db, { order, trader }: Seen, space: string, note: string): Promise<void> {
  const message = { at: new Date().toISOString(), by: trader, isOwn: false, text: note };
  await tx
    .update(orders)
    .set({ messages: [...order.messages, message] })
    .where(eq(orders.id, order.id));
  const mail = { space, subject: `Odpowiedź do zamówienia ${order.number}`, text: note, url: '/konto/zamowienia' };
  if (order.memberId !== null) await sendMail(tx, mail, [order.memberId]);
}
