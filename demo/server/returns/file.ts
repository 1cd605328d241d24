/** Files a return under the lock of its order: never more than came, with the buyer's own photos of this order. */
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { messageLimit } from '../../../src/http/limits';
import { returnBody } from '../../../src/orders/return-schema';
import type { Field } from '../../../src/shop/cart';
import { valueChecks } from '../../../src/shop/fields';
import type { Db } from '../db/open';
import { visitors } from '../db/schema/clients';
import { returnItems, returns } from '../db/schema/returns';
import { uploads } from '../db/schema/uploads';
import { sendMail } from '../held/mail';
import { text as heldText } from '../held/text';
import type { ItemRow, OrderRow } from '../orders/visible-orders';
import { rowIdOf } from '../request/row-id';
import type { Session } from '../session/request-visitor';
import { isFree } from '../uploads/store';
import { fields, numberOf, PHOTOS, returnedOf, type Returned } from './terms';

const text = {
  none: 'Zaznacz, czego dotyczy zgłoszenie.',
  quantity: 'Podaj ilość większą od 0.',
  tooMuch: (name: string, left: number, unit: string) =>
    left > 0 ? `${name}: możesz zgłosić jeszcze ${left} ${unit}` : `${name}: zgłoszono już całość.`,
  answer: (label: string) => `Odpowiedz na pytanie: ${label}.`,
  photo: 'Któregoś ze zdjęć już nie mamy. Usuń je i dodaj jeszcze raz.',
  filed: (number: string) => `Zgłoszenie ${number} przyjęte.`,
  mail: (number: string, order: string) => `Zgłoszenie ${number} do zamówienia ${order}`,
};

/** What `uploads.field` has for a photo of a return of this order. */
export const photoField = (orderId: number): string => `return ${orderId}`;

interface Order {
  readonly order: OrderRow;
  readonly items: readonly ItemRow[];
  readonly filed: readonly Returned[];
}

type Refused = { readonly fault: string; readonly status: 409 | 422 };

/** The first question whose answer is missing or none of its values. */
const wrongAnswer = (values: Readonly<Record<string, string>>, isOfLine: boolean): Field | undefined =>
  fields
    .filter(({ scope }) => (scope === 'line') === isOfLine)
    .find((one) => {
      const value = values[one.name] ?? '';
      const checks = valueChecks(one, value, { days: ['', ''], hasFile: () => false });
      return (one.required && value === '') || [...checks].some(([, isKept]) => !isKept);
    });

interface Line {
  readonly item: ItemRow;
  readonly quantity: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly photos: readonly string[];
}

/** In the transaction that has locked the order. */
export async function fileReturn(
  tx: Db,
  session: Session,
  { order, items, filed }: Order,
  sent: unknown,
): Promise<Refused | { readonly done: string }> {
  const wrong = (fault: string): Refused => ({ fault, status: 422 });
  const read = v.safeParse(returnBody, sent);
  if (!read.success || read.output.lines.length === 0) return wrong(text.none);
  const { fields: answers, note } = read.output;
  const lines: Line[] = [];
  for (const { id, quantity, fields: own, photos } of read.output.lines) {
    const at = items.findIndex((one) => one.id === rowIdOf(id));
    const item = items[at];
    if (item === undefined || lines.some((one) => one.item === item)) return wrong(text.none);
    const count = Number(quantity);
    if (!Number.isSafeInteger(count) || count <= 0) return wrong(text.quantity);
    const { returnable } = returnedOf(order, item, at, filed);
    if (count > returnable) return { fault: text.tooMuch(item.name, returnable, item.unit), status: 409 };
    const unanswered = wrongAnswer(own, true);
    if (unanswered) return wrong(text.answer(unanswered.label));
    if (photos.length > PHOTOS) return wrong(text.photo);
    lines.push({ item, quantity: count, answers: own, photos });
  }
  const unanswered = wrongAnswer(answers, false);
  if (unanswered) return wrong(text.answer(unanswered.label));
  if (note.length > messageLimit.max) return wrong(heldText.noteLong(messageLimit.max));
  if (!(await takePhotos(tx, session, order, lines))) return wrong(text.photo);
  return { done: await store(tx, session, order, { lines, answers, note }) };
}

/** False if one is missing, another's, of another order, or attached twice; then none is taken. */
async function takePhotos(tx: Db, { id: sessionId }: Session, order: OrderRow, lines: readonly Line[]) {
  const ids = lines.flatMap(({ photos }) => photos);
  if (ids.length === 0) return true;
  if (new Set(ids).size < ids.length || ids.some((id) => !v.is(v.pipe(v.string(), v.uuid()), id))) return false;
  const isOwn = and(inArray(uploads.id, ids), eq(uploads.field, photoField(order.id)), isFree(sessionId));
  if ((await tx.$count(uploads, isOwn)) < ids.length) return false;
  await tx.update(uploads).set({ orderId: order.id }).where(isOwn);
  return true;
}

interface Filed {
  readonly lines: readonly Line[];
  readonly answers: Readonly<Record<string, string>>;
  readonly note: string;
}

async function store(tx: Db, session: Session, order: OrderRow, { lines, answers, note }: Filed): Promise<string> {
  const [writer] = await tx.select({ name: visitors.name }).from(visitors).where(eq(visitors.id, session.visitorId));
  const values = { orderId: order.id, by: writer?.name ?? '', answers, note: note.trim() };
  const [row] = await tx.insert(returns).values(values).returning();
  if (row === undefined) throw new Error('an inserted row is returned');
  await tx.insert(returnItems).values(
    lines.map(({ item, quantity, answers: own, photos }) => ({
      returnId: row.id,
      itemId: item.id,
      quantity,
      answers: own,
      photos,
    })),
  );
  const number = numberOf(row);
  const goods = lines.map(({ item, quantity }) => `${item.name}, ${quantity} ${item.unit}`).join('\n');
  const { space } = session;
  const mail = { space, subject: text.mail(number, order.number), text: goods, url: `/zgloszenia/${row.id}` };
  await sendMail(tx, mail, 'trader');
  if (session.memberId !== null)
    await sendMail(tx, { ...mail, subject: text.filed(number), url: '/konto/zamowienia' }, [session.memberId]);
  return text.filed(number);
}
