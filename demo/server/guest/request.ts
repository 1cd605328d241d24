/** Reads a guest's request for a link, and sends it. Known and unknown orders cause the same statements and the same answer (rule P20). */
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { formatEmail } from '../../../src/fields/validators';
import { seenText } from '../../../src/fields/typed-text';
import { validateAll, type FieldErrors } from '../../../src/fields/validate';
import { findRules } from '../../../src/orders/find/form';
import type { OrderFindBody } from '../../../src/orders/find/schema';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import type { Session } from '../session/request-visitor';
import { FIND, linkOf, withParameter } from './link';

const tidied = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? seenText(String(value)).trim() : '';

export function readRequest(raw: unknown): {
  readonly sent: OrderFindBody;
  readonly faults: FieldErrors<OrderFindBody>;
} {
  const { number, contact } = Object(raw) as Record<string, unknown>;
  const sent = { number: tidied(number).toUpperCase(), contact: formatEmail(tidied(contact)).toLowerCase() };
  return { sent, faults: validateAll(findRules, sent) };
}

/** The last nine digits of a phone: a prefix is optional in Poland. */
const NINE = sql`right(regexp_replace(${orders.contactPhone}, '[^0-9]', '', 'g'), 9)`;

const isContact = (contact: string): SQL | undefined => {
  const digits = contact.includes('@') ? '' : contact.replaceAll(/\D/g, '').slice(-9);
  return or(sql`lower(${orders.contactEmail}) = ${contact}`, and(sql`${digits} <> ''`, sql`${NINE} = ${digits}`));
};

/** The mail goes to the address of the order, in the mailbox of the browser that ordered; those of earlier years are everybody's. */
export async function sendLink(
  db: Db,
  secret: string,
  { space, visitorId }: Session,
  { number, contact }: OrderFindBody,
): Promise<void> {
  const [order] = await db
    .select({ guid: orders.guid })
    .from(orders)
    .where(and(eq(orders.number, number), isContact(contact)));
  const guid = order?.guid ?? crypto.randomUUID();
  const url = withParameter(`${FIND}/${guid}`, linkOf(secret, guid));
  await db.execute(sql`insert into mails (space, visitor_id, recipient, subject, text, url)
    select coalesce(o.space, s.space, o.session_id, ${space}),
      coalesce((select min(id) from visitors where member_id = o.member_id), s.visitor_id, ${visitorId}), o.contact_email,
      'Odnośnik do zamówienia ' || o.number,
      'Ktoś, może Ty, poprosił o odnośnik do zamówienia ' || o.number || '. Działa 24 godziny i pokazuje zamówienie bez logowania. Jeśli to nie Ty, zignoruj tę wiadomość.',
      ${url}
    from orders o left join sessions s on s.id = o.session_id where o.guid = ${guid}`);
}
