/** Tests the list views of a company's people, the mailbox, and the pages that a mail's link opens for each person. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Shop } from '../../demo/server/app';
import { mails } from '../../demo/server/db/schema/company';
import { ordersAnswer } from '../../src/orders/schema';
import { openShop } from '../fixtures/open-shop';
import { APPROVER, BUYER, colleagues, key, pathOf, TRADER } from './colleagues';
import { Visit } from './visit';

const SENTENCE = 'Nie ma takiego zamówienia albo nie masz do niego dostępu.';

let shop: Shop;
let buyer: Visit;
let url: string;
beforeAll(async () => {
  shop = await openShop();
  buyer = await new Visit(shop).as('kupujaca-z-limitem');
  url = await sendFrom(buyer);
});
afterAll(() => shop.close());

/** Sends the buyer's cart for approval; returns its URL. */
async function sendFrom(visit: Visit): Promise<string> {
  const { cart } = await visit.post({});
  const { cart: ready } = await visit.post({ delivery_address: { id: cart.addresses[0].id } });
  const seen = { cart_id: ready.id, revision: ready.revision, total_gross: ready.prices.total_gross };
  const { messages } = await visit.post({ send_for_approval: { note: 'Płytki na parter' }, seen });
  const target = messages['confirm']?.redirect_url;
  if (target === undefined) throw new Error(JSON.stringify(messages));
  return target;
}
const listed = async (visit: Visit, query = '') =>
  v.parse(ordersAnswer, await (await visit.send(`/api/zamowienia${query}`)).json());
const text = async (visit: Visit, path: string) => (await visit.send(path)).text();
/** Another browser: opens the link, logs in as that visitor, and returns to the link. */
async function atLink(slug: string, link = url): Promise<Visit> {
  const visit = new Visit(shop);
  await visit.send(link);
  const answer = await visit.send('/kto', {
    method: 'POST',
    body: new URLSearchParams({ _token: visit.token, kto: slug, back: link }),
  });
  expect(answer.headers.get('location')).toBe(link);
  return visit;
}

it('a request is in its owner’s list and in the list of the next approver, with a count [J23]', async () => {
  const own = await listed(buyer);
  expect([own.view, own.views.map(({ key }) => key)]).toEqual(['mine', ['mine', 'quotes']]);
  expect(own.orders).toMatchObject([
    { kind: 'approval', status: 'waiting', url, to: ['Ewa Nowak'], by: undefined, total_gross: expect.any(String) },
  ]);
  const approver = await atLink('osoba-akceptujaca');
  const queue = await listed(approver, '?view=to_approve');
  expect(queue.views).toMatchObject([{ key: 'mine' }, { key: 'company' }, { key: 'to_approve', count: 1 }, {}]);
  expect(queue.orders).toMatchObject([{ kind: 'approval', number: own.orders[0]!.number, by: 'Anna Kowalczyk', url }]);
  expect(await listed(approver)).toMatchObject({ view: 'to_approve', orders: queue.orders });
  expect((await listed(approver, '?view=mine')).orders).toEqual([]);
  expect((await listed(approver, '?view=company')).orders).toHaveLength(1);
  const word = encodeURIComponent(own.orders[0]!.number.slice(-4));
  expect((await listed(approver, `?view=to_approve&query=${word}`)).total).toBe(1);
  expect((await listed(approver, '?view=to_approve&query=nothing')).total).toBe(0);
});

it('a view that the buyer may not see returns the first view; no list contains requests of another visit or company [J23]', async () => {
  expect((await listed(buyer, '?view=company')).view).toBe('mine');
  expect((await listed(buyer, '?view=to_approve')).view).toBe('mine');
  // The second approver decides only about larger orders; a separate visit contains nothing of this one.
  const second = await atLink('druga-osoba-akceptujaca');
  expect((await listed(second, '?view=to_approve')).orders).toEqual([]);
  const stranger = await new Visit(shop).as('osoba-akceptujaca');
  for (const view of ['mine', 'company', 'to_approve', 'quotes'])
    expect((await listed(stranger, `?view=${view}`)).orders, view).toEqual([]);
  const firm = await new Visit(shop).as('staly-klient');
  expect(await listed(firm, '?view=to_approve')).toMatchObject({ views: [], total: 236 });
});

it('the demo’s mailbox contains the mail to the approver, without a token in its link, for this visit only [J24]', async () => {
  const page = await text(buyer, '/poczta');
  const { number, total_gross } = (await listed(buyer)).orders[0]!;
  const gross = Number(total_gross).toLocaleString('pl', { minimumFractionDigits: 2, useGrouping: 'always' });
  expect(page.replaceAll('\u00A0', ' ')).toContain(
    `Do akceptacji: ${number}, ${gross.replaceAll('\u00A0', ' ')} zł brutto, zamawia Anna Kowalczyk`,
  );
  expect(url).toMatch(/^\/koszyk\/\d+$/);
  expect(page).toContain(`href="${url}"`);
  expect(await text(new Visit(shop), '/poczta')).not.toContain('Do akceptacji:');
  expect((await buyer.send('/poczta')).headers.get('cache-control')).toBe('no-store');
});

it('a mail’s link opened logged out or by another person offers the login, and opens the cart after it [J24]', async () => {
  for (const visit of [new Visit(shop), await new Visit(shop).as('osoba-akceptujaca'), await atLink('staly-klient')]) {
    const answer = await visit.send(url);
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toContain(SENTENCE);
    expect(page).toContain('Zaloguj się');
    expect(page).toContain(`name="back" value="${url}"`);
    expect(page.indexOf('value="osoba-akceptujaca"')).toBeLessThan(page.indexOf('value="nowy-klient"'));
  }
  const approver = await atLink('osoba-akceptujaca');
  expect((await approver.send(url)).status).toBe(200);
  expect((await approver.send('/koszyk/999999999')).status).toBe(404);
});

it('an approved request leaves the approver’s list and becomes an order of its owner; quotes have their own view [J23]', async () => {
  const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
  const id = await anna.sendAway('send_for_approval');
  expect((await listed(ewa, '?view=to_approve')).views).toContainEqual({ key: 'to_approve', count: 1 });
  await ewa.press('approve', id);
  const queue = await listed(ewa, '?view=to_approve');
  expect(queue).toMatchObject({ orders: [], total: 0 });
  expect(queue.views).toContainEqual({ key: 'to_approve', count: 0 });
  expect((await listed(anna)).orders).toMatchObject([{ status: 'placed', number: expect.stringMatching('ZAM/') }]);
  expect((await listed(ewa)).orders).toEqual([]);
  const [ordered] = (await listed(ewa, '?view=company')).orders;
  expect(ordered).toMatchObject({ status: 'placed', by: 'Anna Kowalczyk' });
  expect((await ewa.send(`/api/zamowienia/${ordered!.id}`)).status).toBe(200);
  expect((await (await new Visit(shop).as(APPROVER)).send(`/api/zamowienia/${ordered!.id}`)).status).toBe(404);

  const { [BUYER]: other, [TRADER]: trader } = await colleagues(shop, BUYER, TRADER);
  const quote = await other.sendAway('ask_quote', 'Lepsza cena przy tej ilości?');
  expect((await listed(other)).orders).toEqual([]);
  expect((await listed(other, '?view=quotes')).orders).toMatchObject([
    { kind: 'quote', status: 'asked', url: `/koszyk/${quote}` },
  ]);
  expect(await text(trader, '/poczta')).toContain(`href="/oferty/${quote}"`);
  expect((await trader.send('/oferty')).headers.get('cache-control')).toBe('no-store');
  expect((await new Visit(shop).send(`/oferty/${quote}`)).status).toBe(404);
});

/** Recipient, subject and text of the mails with this link. */
async function mailsAt(link: string): Promise<string[][]> {
  const rows = await shop.db.select().from(mails).where(eq(mails.url, link)).orderBy(asc(mails.id));
  return rows.map((one) =>
    [one.recipient.replace('@example.com', ''), one.subject, one.text].map((text) =>
      text.replaceAll(/(AKC|OFE)\/\d+\/\d+/g, 'NUMER'),
    ),
  );
}

it('messages, withdrawals and declined quotes are mailed to whoever waits for them; a request says until when it is valid [J35]', async () => {
  const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
  const id = await anna.sendAway('send_for_approval', 'Na parter');
  await ewa.post({ note: 'Czy klej może być tańszy?' }, key(), pathOf(id));
  await anna.post({ note: 'Nie może.' }, key(), pathOf(id));
  await anna.press('withdraw', id, true);
  const UNTIL =
    /^Na parter\nWartość .* przekracza limit .*\n(.*\n)?Prośba o akceptację jest ważna do \d+\.\d\d\.\d{4}\.$/;
  expect(await mailsAt(pathOf(id))).toEqual([
    [
      'osoba-akceptujaca',
      expect.stringMatching(/^Do akceptacji: NUMER, .* zamawia Anna/),
      expect.stringMatching(UNTIL),
    ],
    ['kupujaca-z-limitem', 'Wiadomość: NUMER (Ewa Nowak)', 'Czy klej może być tańszy?'],
    ['osoba-akceptujaca', 'Wiadomość: NUMER (Anna Kowalczyk)', 'Nie może.'],
    ['osoba-akceptujaca', 'Wycofano: NUMER (Anna Kowalczyk)', 'Wycofano: NUMER (Anna Kowalczyk)'],
  ]);

  const { [BUYER]: other, [TRADER]: seller } = await colleagues(shop, BUYER, TRADER);
  const question = await other.sendAway('ask_quote', 'Lepsza cena?');
  await other.post({ note: 'Może być szary.' }, key(), pathOf(question));
  await other.press('withdraw', question, true);
  expect(await mailsAt(`/oferty/${question}`)).toEqual([
    ['Tomasz Lewandowski', 'Zapytanie o ofertę: NUMER, pyta Anna Kowalczyk', 'Lepsza cena?'],
    ['Tomasz Lewandowski', 'Wiadomość: NUMER (Anna Kowalczyk)', 'Może być szary.'],
    ['Tomasz Lewandowski', 'Wycofano: NUMER (Anna Kowalczyk)', 'Wycofano: NUMER (Anna Kowalczyk)'],
  ]);
  // The seller's page has the message that the mail leads to.
  expect(await text(seller, `/oferty/${question}`)).toContain('Może być szary.');
});
