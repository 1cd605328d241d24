/** The demo's mailbox: mails that a shop would have sent, with links for another browser. */
import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { visitors } from '../db/schema/clients';
import { mails } from '../db/schema/company';
import type { Render } from '../pages/frame';
import { toMoment } from '../pages/moment';
import type { ShopEnv } from '../session/session';

const LATEST = 50;

/** The mails of this visit to all its people: the demo's buyer may open the approver's too. */
export const mailbox = (db: Db, render: Render) =>
  new Hono<ShopEnv>().get('/', async (c) => {
    const { space, visitorId } = c.var.session;
    const rows = await db
      .select({ mail: mails, slug: visitors.slug, visitor: visitors.name })
      .from(mails)
      .innerJoin(visitors, eq(visitors.id, mails.visitorId))
      .where(eq(mails.space, space))
      .orderBy(desc(mails.id))
      .limit(LATEST);
    return render(c, 'poczta.twig', {
      mails: rows.map(({ mail, ...who }) => ({
        ...mail,
        ...who,
        sent: toMoment(mail.sentAt),
        isOwn: mail.visitorId === visitorId,
      })),
    });
  });

/**
 * The space in which this visitor received a mail with that link. A mail has no token: logging in at its link as the recipient replaces a
 * real shop's password.
 */
export async function spaceOfMail(db: Db, visitorId: number, url: string): Promise<string | undefined> {
  const [mail] = await db
    .select({ space: mails.space })
    .from(mails)
    .where(and(eq(mails.visitorId, visitorId), eq(mails.url, url)))
    .orderBy(desc(mails.id))
    .limit(1);
  return mail?.space;
}
