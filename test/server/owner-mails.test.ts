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
  [
    'approve',
    'Zgoda, na parter',
    /^Zaakceptowano: AKC\/\d{4}\/\d{4} → ZAM\/\d{4}\/\d{6}, \d\u00a0\d{3},\d\d\u00a0zł brutto$/,
    /^Zgoda, na parter\nAkceptacja: Ewa Nowak\.\nDostawa: Kurier – przesyłka paletowa lub paczka, (w|we) [a-ząę]+ \d{1,2}\.\d\d, 8–16\.$/,
  ],
  ['reject', 'Weź tańszy klej', /^Odrzucono: AKC\/\d{4}\/\d{4} \(Ewa Nowak\)$/, /^Weź tańszy klej$/],
] as const)(
  '%s: the owner gets one mail, which names who decided, with the note; an order with its number, sum and delivery',
  async (action, note, subject, body) => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    const id = await anna.sendAway('send_for_approval', 'Pilne');
    expect(await mailsTo(BUYER, id)).toEqual([]);
    expect((await ewa.press(action, id, { note })).status).toBe(200);
    expect(await mailsTo(BUYER, id)).toEqual([
      { subject: expect.stringMatching(subject), text: expect.stringMatching(body), isOwn: true },
    ]);
    // The approver was asked once, and learns nothing new of the own decision.
    expect((await mailsTo(APPROVER, id)).map(({ subject }) => subject.split(':', 1)[0])).toEqual(['Do akceptacji']);
  },
);

it('a reason of invisible signs is none', async () => {
  const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
  const id = await anna.sendAway('send_for_approval');
  const answer = await ewa.press('reject', id, { note: '\u200b\u2060 \ufeff' });
  expect([answer.status, answer.messages['confirm']?.messages]).toEqual([
    422,
    ['Podaj powód, żeby było wiadomo, co poprawić.'],
  ]);
});
