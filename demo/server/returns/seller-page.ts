/** The seller's side of a return, which a real shop has in its ERP: a plain page with lines and photos, and the answer that sets its state. */
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { messageLimit } from '../../../src/http/limits';
import type { Db } from '../db/open';
import { traders, visitors } from '../db/schema/clients';
import { orderItems, orders } from '../db/schema/orders';
import { returns } from '../db/schema/returns';
import { uploads } from '../db/schema/uploads';
import { sendMail } from '../held/mail';
import { text as heldText } from '../held/text';
import { missing } from '../pages/cart';
import type { Render } from '../pages/frame';
import { formOf } from '../request/body';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { sendFile } from '../uploads/route';
import { fields, numberOf, returnsOf } from './terms';

const STATES = { accepted: 'Przyjęte', rejected: 'Odrzucone', settled: 'Rozliczone' } as const;
const isState = (state: string): state is keyof typeof STATES => Object.hasOwn(STATES, state);

/** A return in the session's space, or of earlier years, and the shop's trader; undefined for anybody else. */
async function returnFor(db: Db, { var: { session }, req }: Context<ShopEnv>) {
  const [row] = await db
    .select({ order: orders, filed: returns, trader: sql<string>`${traders.name}` })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(visitors, and(eq(visitors.id, session.visitorId), isNotNull(visitors.traderId)))
    .innerJoin(traders, eq(traders.id, visitors.traderId))
    .where(
      and(eq(returns.id, rowIdOf(req.param('id')) ?? 0), or(eq(orders.space, session.space), isNull(orders.sessionId))),
    );
  return row;
}
type Seen = NonNullable<Awaited<ReturnType<typeof returnFor>>>;

export const sellerReturns = (db: Db, render: Render) =>
  new Hono<ShopEnv>()
    .get('/:id', async (c) => {
      const seen = await returnFor(db, c);
      return seen === undefined ? missing(render, c) : page(db, render, c, seen);
    })
    .get('/:id/zdjecia/:photo', async (c, next) => {
      const seen = await returnFor(db, c);
      const filed = seen && (await returnsOf(db, seen.order.id)).find(({ id }) => id === seen.filed.id);
      const id = filed?.items.flatMap(({ photos }) => photos).find((one) => one === c.req.param('photo'));
      const [file] = id === undefined ? [] : await db.select().from(uploads).where(eq(uploads.id, id));
      return file === undefined ? next() : sendFile(c, file);
    })
    .post('/:id', async (c, next) => {
      const seen = await returnFor(db, c);
      if (seen === undefined) return next();
      const { status = '', note: written = '' } = await formOf(c);
      const note = written.replaceAll('\r\n', '\n').trim();
      if (!isState(status)) return page(db, render, c, seen, ['Wybierz, co z tym zgłoszeniem.']);
      if (note.length > messageLimit.max) return page(db, render, c, seen, [heldText.noteLong(messageLimit.max)]);
      await answer(db, c.var.session.space, seen, status, note);
      return c.redirect(`/zgloszenia/${seen.filed.id}`, 303);
    });

/** The buyer gets a mail, and finds the answer among the messages of the order. */
async function answer(db: Db, space: string, seen: Seen, status: keyof typeof STATES, note: string): Promise<void> {
  const { order, filed, trader } = seen;
  const subject = `Zgłoszenie ${numberOf(filed)}: ${STATES[status]}`;
  const written = [`${subject}.`, note].filter(Boolean).join('\n');
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    await tx.update(returns).set({ status }).where(eq(returns.id, filed.id));
    const message = { at: new Date().toISOString(), by: trader, isOwn: false, text: written };
    await tx
      .update(orders)
      .set({ messages: [...(locked?.messages ?? []), message] })
      .where(eq(orders.id, order.id));
    const mail = { space, subject, text: written, url: '/konto/zamowienia' };
    if (order.memberId !== null) await sendMail(tx, mail, [order.memberId]);
  });
}

const answersIn = (values: Readonly<Record<string, string>>): string[] =>
  fields.flatMap(({ name, label, options = [] }) => {
    const value = values[name];
    return value ? [`${label}: ${options.find((one) => one.value === value)?.label ?? value}`] : [];
  });

async function page(db: Db, render: Render, c: Context<ShopEnv>, seen: Seen, faults: readonly string[] = []) {
  const { order, filed } = seen;
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const whole = (await returnsOf(db, order.id)).find(({ id }) => id === filed.id);
  return render(c, 'zgloszenia.twig', {
    number: numberOf(filed),
    order,
    filed,
    states: { received: 'Nowe', ...STATES },
    answers: answersIn(filed.answers),
    lines: (whole?.items ?? []).map(({ itemId, quantity, answers, photos }) => {
      const item = items.find(({ id }) => id === itemId);
      return { name: item?.name, unit: item?.unit, quantity, photos, answers: answersIn(answers) };
    }),
    faults,
  });
}
