/** Tests that a buyer's order is approved once, as displayed, by the current rules, with a permanent history. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { claim } from '../../demo/server/held/store';
import { cartItems } from '../../demo/server/db/schema/carts';
import { products, stock } from '../../demo/server/db/schema/catalogue';
import { members } from '../../demo/server/db/schema/clients';
import { approvalRules, budgets, heldCarts, heldEvents, mails } from '../../demo/server/db/schema/company';
import { orders } from '../../demo/server/db/schema/orders';
import {
  APPROVER,
  BUYER,
  colleagues,
  key,
  openStockedShop,
  PAST_APPROVAL,
  pathOf,
  SECOND,
  TRADER,
  type Colleague,
} from './colleagues';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => {
  shop = await openStockedShop();
});
afterAll(() => shop.close());

const ordersOf = (id: number) => shop.db.$count(orders, eq(orders.cartId, id));
const eventsOf = (id: number) => shop.db.$count(heldEvents, eq(heldEvents.cartId, id));
const fieldsOf = async (who: Colleague, id: number): Promise<string[]> =>
  ((await who.look(id)).extra_fields ?? []).map(({ name }) => name);
const ALREADY = /^To zamówienie jest już zaakceptowane \(Ewa Nowak, \d+\.\d\d\.\d{4}, \d\d:\d\d\)\.$/;
const WAITS = /^Zamówienie AKC\/\d{4}\/\d+ czeka na akceptację: Ewa Nowak\. Do tego czasu nie można go zmieniać\.$/;

describe('a cart that needs approval', () => {
  it('a cart that needs approval states the reasons and approvers; a confirm that skips the approval is refused; other visitors have no process [J30]', async () => {
    const { [BUYER]: anna, [SECOND]: piotr } = await colleagues(shop, BUYER, SECOND, TRADER);
    const cart = await anna.look();
    expect(cart.approval).toMatchObject({
      state: 'required',
      can: ['send'],
      locked: false,
      to: ['Ewa Nowak'],
      reasons: [
        expect.stringMatching(/^Wartość \d\u00a0\d{3},\d\d\u00a0zł brutto przekracza limit 5\u00a0000,00\u00a0zł\.$/),
        'Zamówienie przekracza budżet: Budżet Naramowice.',
      ],
      limits: [{ label: 'Budżet Naramowice', of: '20000.00', left: '7520.00' }],
    });
    const past = await anna.decide('confirm', cart);
    expect([past.status, past.messages['confirm']?.messages]).toEqual([409, [PAST_APPROVAL]]);
    expect(past.cart.id).toBe(cart.id);
    expect(await ordersOf(cart.id)).toBe(0);
    const own = await piotr.look();
    expect([own.approval, own.quote]).toEqual([undefined, undefined]);
    const other = (await (await new Visit(shop).as('kupujacy')).post({})).cart;
    expect('approval' in other || 'quote' in other).toBe(false);
  });

  it('a request moves the cart to its own URL, the buyer continues with an empty cart, and the last approval places the order [J31]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    const cart = await anna.look();
    const same = key();
    const note = { note: 'Płytki na parter' };
    const sent = await anna.decide('send_for_approval', cart, undefined, note, same);
    expect(sent).toEqual({
      status: 200,
      cart: null,
      messages: {
        confirm: {
          messages: ['Wysłano do akceptacji: Ewa Nowak.'],
          status: 'success',
          redirect_url: `/koszyk/${cart.id}`,
        },
      },
    });
    expect(await anna.decide('send_for_approval', cart, undefined, note, same)).toEqual(sent);
    expect((await anna.look()).items).toEqual([]);
    const held = await ewa.look(cart.id);
    expect(held.approval).toMatchObject({
      state: 'waiting',
      can: ['approve', 'reject', 'note'],
      locked: true,
      places_order: true,
      by: 'Anna Kowalczyk',
      number: expect.stringMatching(/^AKC\/\d{4}\/\d{4}$/),
      history: [{ by: 'Anna Kowalczyk', what: 'sent', text: 'Płytki na parter' }],
    });
    expect((await anna.look(cart.id)).approval?.can).toEqual(['withdraw', 'note']);
    const [mail] = await shop.db
      .select()
      .from(mails)
      .where(eq(mails.url, `/koszyk/${cart.id}`));
    expect([mail?.recipient, mail?.subject]).toEqual([
      'osoba-akceptujaca@example.com',
      expect.stringMatching(/^Do akceptacji: AKC\/\S+, [\d\u00a0,]+zł brutto, zamawia Anna Kowalczyk$/),
    ]);
    for (const body of [{ carrier: { id: 3 } }, { client_comments: 'x' }]) {
      const refused = await anna.post(body, {}, pathOf(cart.id));
      expect([refused.status, refused.messages['0']?.messages]).toEqual([409, [expect.stringMatching(WAITS)]]);
    }
    const approved = await ewa.decide('approve', held, cart.id);
    expect([approved.status, approved.cart.approval?.state]).toEqual([200, 'approved']);
    const [order] = await shop.db.select().from(orders).where(eq(orders.cartId, cart.id));
    expect(order?.totalGross).toBe(held.prices.total_gross);
    expect(approved.cart.approval?.order).toEqual({ number: order?.number, url: `/zamowienie/${order?.guid}` });
    for (const who of [anna, ewa]) expect((await who.send(`/zamowienie/${order?.guid}`)).status).toBe(200);
    const again = await ewa.press('approve', cart.id);
    expect([again.status, again.messages['confirm']?.messages]).toEqual([409, [expect.stringMatching(ALREADY)]]);
    expect(await ordersOf(cart.id)).toBe(1);
  });

  it('an order above 20 000 zł needs two approvers, and only the second approval places it [J31]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa, [SECOND]: piotr } = await colleagues(shop, BUYER, APPROVER, SECOND);
    const { id: own, items } = await anna.look();
    await shop.db.update(cartItems).set({ originalNet: '900.00' }).where(eq(cartItems.cartId, own));
    expect(items.length).toBe(6);
    const id = await anna.sendAway('send_for_approval');
    const early = await ewa.press('approve', id);
    expect([early.status, early.messages['extra_field']?.messages]).toEqual([
      422,
      ['Potwierdź, że ten wydatek jest w planie inwestycji.'],
    ]);
    expect(await fieldsOf(anna, id)).not.toContain('planned');
    const planned = { name: 'planned', value: '1', version: '2026-11-01' };
    expect((await ewa.post({ extra_field: planned }, {}, pathOf(id))).status).toBe(200);
    expect(await fieldsOf(ewa, id)).toContain('planned');
    const first = await ewa.press('approve', id, { note: 'Zgoda' });
    expect([first.status, first.messages['confirm']?.messages]).toEqual([
      200,
      ['Wysłano do akceptacji: Piotr Zieliński.'],
    ]);
    expect([first.cart.approval?.state, first.cart.approval?.to, await ordersOf(id)]).toEqual([
      'waiting',
      ['Piotr Zieliński'],
      0,
    ]);
    const twice = await ewa.press('approve', id);
    expect([twice.status, await ordersOf(id)]).toEqual([409, 0]);
    expect((await piotr.press('approve', id)).status).toBe(200);
    const placed = await shop.db.select().from(orders).where(eq(orders.cartId, id));
    expect(placed.map(({ extraFields }) => extraFields)).toEqual([
      [expect.objectContaining({ name: 'planned', value: '1', version: '2026-11-01', at: expect.any(String) })],
    ]);
  });
});

describe('simultaneous approvals, and changes before them', () => {
  it('five presses of two approvers, also with one key, place one order [J32]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa, [SECOND]: piotr } = await colleagues(shop, BUYER, APPROVER, SECOND);
    const both = await shop.db.select({ id: members.id }).from(members).where(eq(members.role, 'approver'));
    const rule = eq(approvalRules.position, 1);
    await shop.db
      .update(approvalRules)
      .set({ approvers: both.map(({ id }) => id) })
      .where(rule);
    const id = await anna.sendAway('send_for_approval');
    await shop.db.update(approvalRules).set({ approvers: [] }).where(rule);
    const [hers, his] = [await ewa.look(id), await piotr.look(id)];
    const same = key();
    const answers = await Promise.all([
      ewa.decide('approve', hers, id, { note: '' }, same),
      piotr.decide('approve', his, id),
      ewa.decide('approve', hers, id, { note: '' }, same),
      piotr.decide('approve', his, id),
      ewa.decide('approve', hers, id),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(new Set(won.map(({ messages }) => messages['confirm']?.redirect_url)).size).toBe(1);
    for (const { status, messages } of answers)
      if (status !== 200)
        expect([status, messages['confirm']?.messages[0]]).toEqual([
          409,
          expect.stringMatching(/ jest już zaakceptowane \((Ewa Nowak|Piotr Zieliński), /),
        ]);
    expect(await ordersOf(id)).toBe(1);
  });

  it('an approval and a simultaneous withdrawal: only the first has an effect, by the SQL claim alone [J32]', async () => {
    for (const isFirst of [true, false]) {
      const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
      const id = await anna.sendAway('send_for_approval');
      const [hers, own] = [await ewa.look(id), await anna.look(id)];
      const approve = () => ewa.decide('approve', hers, id);
      const withdraw = () => anna.decide('withdraw', own, id);
      const answers = await Promise.all(isFirst ? [approve(), withdraw()] : [withdraw(), approve()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { approval } = await anna.look(id);
      expect([approval?.state, await ordersOf(id)]).toEqual(
        approval?.state === 'approved' ? ['approved', 1] : ['required', 0],
      );
      const [row] = await shop.db.select().from(heldCarts).where(eq(heldCarts.cartId, id));
      expect(await claim(shop.db, { ...row!, state: 'waiting' } as never, { state: 'approved' })).toBe(false);
    }
  });

  it('a changed price or an exceeded budget must be displayed before the approval succeeds [J33]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    await shop.db.update(budgets).set({ spent: '0.00' });
    const id = await anna.sendAway('send_for_approval');
    let seen = await ewa.look(id);
    expect(seen.approval?.reasons).toHaveLength(1);
    const decide = async () => {
      const { status, messages, cart } = await ewa.decide('approve', seen, id);
      seen = cart;
      return [status, messages['confirm']?.messages[0]];
    };
    const CHANGED = [409, 'Koszyk się zmienił. Sprawdź zmiany i spróbuj ponownie.'];
    // Equal reasons are no change: a budget that is 500 smaller still suffices.
    await shop.db.update(budgets).set({ spent: '500.00' });
    expect((await ewa.look(id)).revision).toBe(seen.revision);
    await shop.db.update(budgets).set({ spent: '12480.00' });
    expect(await decide()).toEqual(CHANGED);
    expect(seen.approval).toMatchObject({ can: ['approve', 'reject', 'note'], limits: [{ left: '7520.00' }] });
    const [line] = await shop.db
      .select()
      .from(cartItems)
      .where(eq(cartItems.cartId, id))
      .orderBy(cartItems.id)
      .limit(1);
    const price = (factor: number) =>
      shop.db
        .update(products)
        .set({ priceNet: sql`price_net * ${factor}` })
        .where(eq(products.id, line!.productId));
    await price(2);
    expect(await decide()).toEqual(CHANGED);
    expect(seen.items[0].was).toEqual({ net: line?.wasNet });
    expect((await ewa.post({ approve: { note: '' }, seen: { cart_id: id } }, key(), pathOf(id))).status).toBe(409);
    expect(await ordersOf(id)).toBe(0);
    expect(await decide()).toEqual([200, 'Dziękujemy, zamówienie zostało przyjęte.']);
    await price(0.5);
    expect(Number((await ewa.look(id)).prices.total_gross)).toBe(Number(seen.prices.total_gross));
  });

  it('an approval checks the order’s rules again; a refused approval changes nothing, and the request can still be rejected [J33]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    const id = await anna.sendAway('send_for_approval');
    const [line] = await shop.db
      .select()
      .from(cartItems)
      .where(eq(cartItems.cartId, id))
      .orderBy(cartItems.id)
      .limit(1);
    const shelf = eq(stock.productId, line!.productId);
    const before = await shop.db.select().from(stock).where(shelf);
    await shop.db.update(stock).set({ quantity: 0 }).where(shelf);
    const refused = await ewa.press('approve', id);
    expect([refused.status, refused.messages['quantity']?.status]).toEqual([422, 'error']);
    expect([refused.cart.approval?.state, await eventsOf(id), await ordersOf(id)]).toEqual(['waiting', 1, 0]);
    const silent = await ewa.press('reject', id);
    expect([silent.status, silent.messages['confirm']?.messages]).toEqual([
      422,
      ['Podaj powód, żeby było wiadomo, co poprawić.'],
    ]);
    const { status, cart } = await ewa.press('reject', id, { note: 'Weź tańszy klej' });
    expect([status, cart.approval?.state, cart.approval?.locked]).toEqual([200, 'rejected', true]);
    for (const { branchId, quantity } of before)
      await shop.db
        .update(stock)
        .set({ quantity })
        .where(and(shelf, eq(stock.branchId, branchId)));
  });

  it('a rejected, withdrawn or expired request can be edited and sent again by its owner [J34]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    const id = await anna.sendAway('send_for_approval');
    const late = await ewa.look(id);
    await ewa.press('reject', id, { note: 'Weź tańszy klej' });
    const rejected = await anna.look(id);
    expect(rejected.approval).toMatchObject({ state: 'rejected', can: ['send', 'note'], locked: false });
    expect(rejected.approval?.history?.at(-1)).toMatchObject({
      by: 'Ewa Nowak',
      what: 'rejected',
      text: 'Weź tańszy klej',
    });
    const stranger = await ewa.post({ client_comments: 'x' }, {}, pathOf(id));
    expect(stranger.status).toBe(409);
    const [line] = rejected.items;
    const edited = await anna.post({ quantity: { [line.id]: line.min }, cartToUpdate: id }, {}, pathOf(id));
    expect(edited.status).toBe(200);
    expect((await anna.press('send_for_approval', id)).cart.approval?.state).toBe('waiting');
    const unseen = await ewa.decide('approve', late, id);
    expect([unseen.status, await ordersOf(id)]).toEqual([409, 0]);
    await anna.press('withdraw', id);
    const withdrawn = await ewa.press('approve', id);
    expect(withdrawn.messages['confirm']?.messages[0]).toMatch(/ zostało wycofane \(Anna Kowalczyk, /);
    await anna.press('send_for_approval', id);
    await shop.db.update(heldCarts).set({ until: '2020-01-31' }).where(eq(heldCarts.cartId, id));
    expect((await anna.look(id)).approval).toMatchObject({ state: 'expired', can: ['send', 'note'], locked: false });
    expect((await ewa.press('approve', id)).messages['confirm']?.messages).toEqual([
      'Prośba o akceptację wygasła 31.01.2020.',
    ]);
    // A small order needs no approval: the same cart is ordered at its own URL.
    for (const { id: lineId } of (await anna.look(id)).items.slice(2))
      await anna.post({ remove: { id: lineId, cartId: id } }, {}, pathOf(id));
    expect((await anna.press('confirm', id)).status).toBe(200);
    const { cart, ...again } = await anna.press('confirm', id);
    expect([again.status, again.messages['confirm']?.messages]).toEqual([
      409,
      [expect.stringMatching(/^To zamówienie zostało już złożone \(Anna Kowalczyk, /)],
    ]);
    expect(cart.approval).toMatchObject({ state: 'ordered', can: [], locked: true, steps: [] });
    expect([cart.approval?.order?.url, await ordersOf(id)]).toEqual([expect.stringMatching(/^\/zamowienie\//), 1]);
  });

  it('a member without the approver’s role cannot decide; a request without any approver cannot be sent [J34]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    const other = await anna.look();
    const id = await anna.sendAway('send_for_approval');
    const seen = await ewa.look(id);
    const role = (as: 'buyer' | 'approver') =>
      shop.db.update(members).set({ role: as }).where(eq(members.name, 'Ewa Nowak'));
    await role('buyer');
    const refused = await ewa.decide('approve', seen, id);
    expect([refused.status, refused.cart.approval?.to, refused.cart.approval?.can]).toEqual([409, [], ['note']]);
    await anna.press('withdraw', id);
    const { approval } = await anna.look(id);
    expect([approval?.to, approval?.can]).toEqual([[], ['note']]);
    expect((await anna.press('send_for_approval', id)).messages['confirm']?.messages).toEqual([
      'Nikt w Twojej firmie nie może zaakceptować tego zamówienia. Skontaktuj się z administratorem konta firmy.',
    ]);
    await role('approver');
    expect(other.id).toBe(id);
  });

  it('every message is stored once, in order, and the history is never edited [J35]', async () => {
    const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
    const id = await anna.sendAway('send_for_approval');
    const same = key();
    const write = (who: typeof anna, note: string, headers = key()) => who.post({ note }, headers, pathOf(id));
    await Promise.all([
      write(anna, 'Kiedy?', same),
      write(ewa, 'Jutro'),
      write(anna, 'Kiedy?', same),
      write(ewa, 'Na pewno'),
    ]);
    const notes = async () =>
      (await anna.look(id)).approval?.history
        ?.filter(({ what }) => what === 'note')
        .map(({ text }) => text)
        .toSorted();
    expect(await notes()).toEqual(['Jutro', 'Kiedy?', 'Na pewno']);
    expect((await write(anna, ' ')).messages['note']?.messages).toEqual(['Wpisz wiadomość.']);
    expect((await write(anna, 'x'.repeat(1001))).messages['note']?.messages).toEqual([
      'Wiadomość może mieć najwyżej 1000 znaków.',
    ]);
    await ewa.press('reject', id, { note: 'Nie' });
    expect((await write(ewa, 'Po decyzji')).status).toBe(409);
    expect(await notes()).toEqual(['Jutro', 'Kiedy?', 'Na pewno']);
  });
});
