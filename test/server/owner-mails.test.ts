/** Tests the mails to the owner of a request: each decision names its request and whoever decided. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { members, visitors } from '../../demo/server/db/schema/clients';
import { mails } from '../../demo/server/db/schema/company';
import { APPROVER, BUYER, colleagues, openStockedShop } from './colleagues';

let shop: Shop;
beforeAll(async () => void (shop = await openStockedShop()), 60_000);
afterAll(() => shop.close());

/** Subjects and texts of the mails with a link to this cart that a person got. */
const mailsTo = async (slug: string, id: number) =>
  (
    await shop.db
      .select({ subject: mails.subject, text: mails.text, recipient: mails.recipient, email: members.email })
      .from(mails)
      .innerJoin(visitors, eq(visitors.id, mails.visitorId))
      .innerJoin(members, eq(members.id, visitors.memberId))
      .where(and(eq(visitors.slug, slug), eq(mails.url, `/koszyk/${id}`)))
  ).map(({ recipient, email, ...mail }) => ({ ...mail, isOwn: recipient === email }));

it.each([
  ['approve', 'Zgoda, na parter', 'Zaakceptowano'],
  ['reject', 'Weź tańszy klej', 'Odrzucono'],
] as const)('%s: the owner gets one mail, which names who decided, with the note', async (action, note, word) => {
  const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
  const id = await anna.sendAway('send_for_approval', 'Pilne');
  const { approval } = await ewa.look(id);
  expect(await mailsTo(BUYER, id)).toEqual([]);
  expect((await ewa.press(action, id, { note })).status).toBe(200);
  expect(await mailsTo(BUYER, id)).toEqual([
    { subject: `${word}: ${approval?.number} (Ewa Nowak)`, text: note, isOwn: true },
  ]);
  // The approver was asked once, and learns nothing new of the own decision.
  expect((await mailsTo(APPROVER, id)).map(({ subject }) => subject.split(':', 1)[0])).toEqual(['Do akceptacji']);
});

it('a reason of invisible signs is none', async () => {
  const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
  const id = await anna.sendAway('send_for_approval');
  const answer = await ewa.press('reject', id, { note: '\u200b\u2060 \ufeff' });
  expect([answer.status, answer.messages['confirm']?.messages]).toEqual([
    422,
    ['Podaj powód, żeby było wiadomo, co poprawić.'],
  ]);
});
