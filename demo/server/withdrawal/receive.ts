/** Receives a withdrawal: checks its fields, stores the statement once per key, and sends the receipt (rules Z2, Z6). */
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { seenText } from '../../../src/fields/typed-text';
import { validateAll, type FieldErrors } from '../../../src/fields/validate';
import { formatEmail } from '../../../src/fields/validators';
import { rulesOf, type Values } from '../../../src/orders/withdrawal/form';
import type { Withdrawal, withdrawalAnswer } from '../../../src/orders/withdrawal/schema';
import { text } from '../cart/text';
import type { Db } from '../db/open';
import { mails } from '../db/schema/company';
import { orders } from '../db/schema/orders';
import { withdrawals } from '../db/schema/withdrawals';
import { orderOf } from '../orders/visible-orders';
import { yearOf } from '../pages/days';
import { toMoment, toZoned } from '../pages/moment';
import type { Session } from '../session/request-visitor';

type Row = typeof withdrawals.$inferSelect;

/** Fields of one line: a line end would begin another header of a mail. */
const tidied = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? seenText(String(value).replaceAll(/\p{Cc}+/gu, ' ')).trim()
    : '';

/** The lines go into a mail: their ids are ids, not texts. */
const ID = /^[\w.:/-]{1,40}$/;
const AMOUNT = /^\d{1,12}([.,]\d{1,4})?$/;

/** Any contract number is accepted: the shop's staff looks it up later. */
export function readWithdrawal(raw: unknown): { readonly sent: Withdrawal; readonly faults: FieldErrors<Values> } {
  const { name, contract, email, lines } = Object(raw) as Record<string, unknown>;
  const fields = { name: tidied(name), contract: tidied(contract), email: formatEmail(tidied(email)) };
  const all = (Array.isArray(lines) ? lines : []).slice(0, 1000).map((one) => Object(one) as Record<string, unknown>);
  const chosen = all.map(({ id, quantity }) => ({ id: tidied(id), quantity: tidied(quantity) }));
  const areIds = chosen.every(({ id, quantity }) => ID.test(id) && AMOUNT.test(quantity));
  const faults = areIds ? {} : { '0': text.unreadable };
  return { sent: { ...fields, lines: chosen }, faults: { ...faults, ...validateAll(rulesOf([]), fields) } };
}

/** The names of lines are read only from the visitor's own order, so that a stranger sees nothing of it. */
export async function statementOf(db: Db, session: Session, { name, contract, lines = [] }: Withdrawal) {
  const whole = `Niniejszym informuję o moim odstąpieniu od umowy ${contract}`;
  if (lines.length === 0) return `${whole}.\n${name}`;
  const items = (await orderOf(db, session, eq(orders.number, contract)))?.items ?? [];
  const names = new Map(items.map((one) => [String(one.id), one.name]));
  const list = lines.map(({ id, quantity }) => `– ${names.get(String(id)) ?? `pozycja ${id}`}: ${quantity}`);
  return `${whole} w zakresie pozycji:\n${list.join('\n')}\n${name}`;
}

const numberOf = ({ id, receivedAt }: Row): string => `OD/${yearOf(receivedAt)}/${String(id).padStart(6, '0')}`;

export const receiptOf = (row: Row) =>
  ({
    receipt: {
      number: numberOf(row),
      received_at: toZoned(row.receivedAt),
      statement: row.statement,
      email: row.email,
    },
  }) satisfies v.InferInput<typeof withdrawalAnswer>;

const mailOf = (row: Row, { space, visitorId }: Session): typeof mails.$inferInsert => ({
  space,
  visitorId,
  recipient: row.email,
  subject: `Potwierdzenie otrzymania oświadczenia ${numberOf(row)}`,
  text: `Otrzymaliśmy oświadczenie ${toMoment(row.receivedAt).replace(', ', ' o ')}.\n\n${row.statement}\n\nTo jest potwierdzenie otrzymania oświadczenia, a nie jego rozpatrzenia.`,
  url: `/odstapienie/${row.key}`,
});

export const receivedBy = async (db: Db, key: string): Promise<Row | undefined> =>
  (await db.select().from(withdrawals).where(eq(withdrawals.key, key)))[0];

/** The receipt; the first one for a repetition. Undefined if the key belongs to another statement. */
export async function receive(
  db: Db,
  session: Session,
  { key, sent }: { readonly key: string; readonly sent: Withdrawal },
): Promise<Row | undefined> {
  const body = JSON.stringify(sent);
  const { contract, email } = sent;
  const statement = await statementOf(db, session, sent);
  const row = await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(withdrawals)
      .values({ key, body, contract, email, statement })
      .onConflictDoNothing({ target: withdrawals.key })
      .returning();
    if (added !== undefined) await tx.insert(mails).values(mailOf(added, session));
    return added;
  });
  const first = row ?? (await receivedBy(db, key));
  return first?.body === body ? first : undefined;
}
