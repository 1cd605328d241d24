/** Sends a mail about a held cart: stored in the transaction that changes the cart, shown at /poczta. */
import { eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/open';
import { members, traders, visitors } from '../db/schema/clients';
import { mails } from '../db/schema/company';

export interface Mail {
  readonly space: string;
  readonly subject: string;
  readonly text: string;
  readonly url: string;
}

/** Mails to members of a client, or to the shop's trader. */
export async function sendMail(tx: Db, mail: Mail, to: readonly number[] | 'trader'): Promise<void> {
  const isRecipient = to === 'trader' ? isNotNull(visitors.traderId) : inArray(visitors.memberId, [...to]);
  const recipients = await tx
    .select({ visitorId: visitors.id, email: members.email, trader: traders.name })
    .from(visitors)
    .leftJoin(members, eq(members.id, visitors.memberId))
    .leftJoin(traders, eq(traders.id, visitors.traderId))
    .where(isRecipient);
  if (recipients.length === 0) return;
  await tx.insert(mails).values(
    recipients.map(({ visitorId, email, trader }) => ({
      ...mail,
      visitorId,
      recipient: email ?? trader ?? '',
    })),
  );
}
