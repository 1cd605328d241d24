/** What a buyer may do with a placed order, and the consequences: cancel it or what is not sent yet, return some of it, write to the shop. */
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { messageLimit } from '../../../src/http/limits';
import type { orderAction, orderMessage } from '../../../src/orders/schema';
import { remember, remembered } from '../cart/repeat';
import type { Db } from '../db/open';
import { visitors } from '../db/schema/clients';
import { mails } from '../db/schema/company';
import { orderItems, orders } from '../db/schema/orders';
import { sendMail } from '../held/mail';
import { text as heldText } from '../held/text';
import { toPolish } from '../money/grosze';
import { fileReturn } from '../returns/file';
import { isReturnable, returnsOf, type Returned } from '../returns/terms';
import type { Session } from '../session/request-visitor';
import { partsOf } from './deliveries';
import { isSent } from './documents';
import { restock } from './stock';
import { orderOf, type ItemRow, type OrderRow } from './visible-orders';

const text = {
  open: (goods: string) => `Nie wyślemy i nie policzymy: ${goods}`,
  paid: (amount: string) => `Zwrócimy ${amount} na rachunek, z którego zapłacono.`,
  unpaid: 'Nie wyślemy tego zamówienia i nic za nie nie zapłacisz.',
  cancelled: (number: string) => `Zamówienie ${number} jest anulowane.`,
  cancelledOpen: (number: string) => `Niewysłane pozycje zamówienia ${number} są anulowane.`,
  written: (number: string) => `Wiadomość do zamówienia ${number}`,
  notPossible: 'Tego zamówienia nie można już anulować: sprawdź, co się z nim dzieje.',
  notReturnable: 'Tego zamówienia nie można już zwrócić ani reklamować.',
  other: 'Pod tym kluczem wykonano już co innego.',
};

/** The buyer's own order, not that of a colleague. */
export const isOwnOrder = ({ sessionId, memberId }: OrderRow, session: Session): boolean =>
  sessionId === null || sessionId === session.id || (memberId !== null && memberId === session.memberId);

const openOf = (order: OrderRow, items: readonly ItemRow[]) =>
  items.flatMap((item, at) => {
    const { open = 0 } = partsOf(order, item, at);
    return Number(open) > 0 ? [{ item, quantity: Number(open) }] : [];
  });

export function actionsOf(
  order: OrderRow,
  items: readonly ItemRow[],
  isOwn: boolean,
  filed: readonly Returned[],
): v.InferInput<typeof orderAction>[] {
  const { status, linesOpen, paymentState, totalGross } = order;
  const goods = openOf(order, items).map(({ item, quantity }) => `${item.name}, ${quantity} ${item.unit}`);
  const isBegun = isSent(order) || status === 'ready' || status === 'cancelled' || linesOpen !== null;
  return [
    ...(isOwn && !isBegun
      ? [{ name: 'cancel', text: paymentState === 'paid' ? text.paid(toPolish(totalGross)) : text.unpaid }]
      : []),
    ...(isOwn && goods.length > 0 ? [{ name: 'cancel_open', text: text.open(goods.join('; ')) }] : []),
    ...(isOwn && isReturnable(order, items, filed) ? [{ name: 'return' }] : []),
    { name: 'message' },
  ];
}

export const messagesOf = ({ messages }: OrderRow): v.InferInput<typeof orderMessage>[] =>
  messages.map(({ at, by, isOwn, text: written }) => ({ at, by, own: isOwn, text: written }));

interface Sent {
  readonly action: unknown;
  readonly text: unknown;
  readonly return: unknown;
  readonly key: string | undefined;
}

/** Undefined: the order is not this visitor's. `fault`: why nothing was done; `status` of the response. */
export function act(
  db: Db,
  session: Session,
  id: number,
  { action, text: written, return: sent, key }: Sent,
): Promise<undefined | { readonly done: string } | { readonly fault: string; readonly status: 409 | 422 }> {
  return db.transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
    const seen = await orderOf(tx, session, eq(orders.id, id));
    if (seen === undefined) return undefined;
    const { order, items } = seen;
    const request = JSON.stringify([id, action, written, sent]);
    const first = await remembered(tx, session.id, key);
    if (first)
      return first.request === request ? { done: String(first.answer) } : { fault: text.other, status: 422 as const };
    const filed = await returnsOf(tx, id);
    if (!actionsOf(order, items, isOwnOrder(order, session), filed).some(({ name }) => name === action))
      return {
        fault: action === 'return' ? text.notReturnable : text.notPossible,
        status: 409 as const,
      };
    if (action === 'return') {
      const outcome = await fileReturn(tx, session, { order, items, filed }, sent);
      if ('done' in outcome) await remember(tx, session.id, key, { request, answer: outcome.done });
      return outcome;
    }
    const note = typeof written === 'string' ? written.replaceAll('\r\n', '\n').trim() : '';
    if (action === 'message' && note === '') return { fault: heldText.noNote, status: 422 as const };
    if (note.length > messageLimit.max) return { fault: heldText.noteLong(messageLimit.max), status: 422 as const };
    const done =
      action === 'message'
        ? await write(tx, session, order, note)
        : await cancel(tx, session, seen, action === 'cancel');
    await remember(tx, session.id, key, { request, answer: done });
    return { done };
  });
}

/** The seller learns of it by a mail, as of a question for a quote. */
async function write(tx: Db, session: Session, { id, number, messages }: OrderRow, note: string): Promise<string> {
  const [writer] = await tx.select({ name: visitors.name }).from(visitors).where(eq(visitors.id, session.visitorId));
  const message = { at: new Date().toISOString(), by: writer?.name ?? '', isOwn: true, text: note };
  await tx
    .update(orders)
    .set({ messages: [...messages, message] })
    .where(eq(orders.id, id));
  const mail = { space: session.space, subject: text.written(number), text: note, url: `/wiadomosci/${id}` };
  await sendMail(tx, mail, 'trader');
  return '';
}

type Seen = NonNullable<Awaited<ReturnType<typeof orderOf>>>;

async function cancel(
  tx: Db,
  { space, visitorId }: Session,
  { order, items }: Seen,
  isWhole: boolean,
): Promise<string> {
  const goods = isWhole ? items.map((item) => ({ item, quantity: item.quantity })) : openOf(order, items);
  if (isWhole) {
    const isAwaited = order.paymentState === 'due' || order.paymentState === 'failed';
    const payment = isAwaited ? { paymentState: 'none' as const, paymentUntil: null } : {};
    await tx
      .update(orders)
      .set({ status: 'cancelled', ...payment })
      .where(eq(orders.id, order.id));
  } else {
    await tx.update(orders).set({ linesOpen: 0 }).where(eq(orders.id, order.id));
    for (const { item, quantity } of goods)
      await tx
        .update(orderItems)
        .set({ cancelled: item.cancelled + quantity })
        .where(eq(orderItems.id, item.id));
  }
  await restock(
    tx,
    order.branchName,
    goods.map(({ item, quantity }) => ({ productId: item.productId, quantity })),
  );
  const done = (isWhole ? text.cancelled : text.cancelledOpen)(order.number);
  const consequence = actionsOf(order, items, true, []).find(
    ({ name }) => name === (isWhole ? 'cancel' : 'cancel_open'),
  );
  const mail = { subject: done, text: `${done}\n\n${consequence?.text ?? ''}`, url: `/zamowienie/${order.guid}` };
  await tx.insert(mails).values({ ...mail, space, visitorId, recipient: order.contactEmail });
  return done;
}
