/** Tests random sequences of a request for approval, also simultaneous. APPROVALS sets how many, APPROVALS_SEED repeats a sequence. */
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { cartItems, carts } from '../../demo/server/db/schema/carts';
import { products } from '../../demo/server/db/schema/catalogue';
import { members } from '../../demo/server/db/schema/clients';
import { approvalRules, budgets, heldCarts, heldEvents } from '../../demo/server/db/schema/company';
import { orderItems, orders } from '../../demo/server/db/schema/orders';
import { createRandom } from '../../demo/server/seed/random';
import { openShop } from '../fixtures/open-shop';
import { APPROVER, BUYER, colleagues, key, pathOf, SECOND, type Colleague } from './colleagues';
import type { Answer, WireCart } from './visit';

const RUNS = Number(process.env['APPROVALS'] ?? 5);
const SEED = Number(process.env['APPROVALS_SEED'] ?? 1);
const STEPS = 8;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const both = await shop.db.select({ id: members.id }).from(members).where(eq(members.role, 'approver'));
  // Either of the two approvers decides.
  await shop.db
    .update(approvalRules)
    .set({ approvers: both.map(({ id }) => id) })
    .where(eq(approvalRules.position, 1));
});
afterAll(() => shop.close());

type Random = ReturnType<typeof createRandom>;

interface Line {
  readonly sku: string;
  readonly quantity: number;
  readonly net: string;
}

const linesOf = ({ items }: WireCart): Line[] =>
  items.map((item) => ({
    sku: (item as unknown as { index: string }).index,
    quantity: item.frontQuantity ?? Number(item.quantity),
    net: item.prices.net,
  }));

interface Screen {
  readonly lines: readonly Line[];
  readonly total: string;
}

const screenOf = (cart: WireCart): Screen => ({ lines: linesOf(cart), total: cart.prices.total_gross });

/** A request with its key: it is sent again after a lost response, and counts once. */
interface Sent {
  readonly action: string;
  readonly note: string;
  /** What was on the screen. */
  readonly screen: Screen | undefined;
  readonly press: () => Promise<Answer>;
  isDone: boolean;
}

/** A person, the displayed cart, and the last request. */
class Person {
  screen: WireCart | undefined;
  #last: Sent | undefined;
  constructor(
    readonly browser: Colleague,
    readonly id: number,
    readonly run: Run,
  ) {}

  async look(): Promise<void> {
    this.screen = await this.browser.look(this.id);
  }

  async decide(action: string): Promise<void> {
    const cart = this.screen;
    if (cart === undefined) return this.look();
    const [sent, note] = [key(), this.run.newNote(action)];
    const press = () => this.browser.decide(action, cart, this.id, { note }, sent);
    this.screen = await this.#send({ action, note, screen: screenOf(cart), press, isDone: false });
  }

  async write(): Promise<void> {
    const [sent, note] = [key(), this.run.newNote('note')];
    const press = () => this.browser.post({ note }, sent, pathOf(this.id));
    this.screen = await this.#send({ action: 'note', note, screen: undefined, press, isDone: false });
  }

  async repeat(): Promise<void> {
    if (this.#last !== undefined) await this.#send(this.#last);
  }

  async #send(sent: Sent): Promise<WireCart> {
    this.#last = sent;
    const answer = await sent.press();
    this.run.check(answer);
    if (answer.status === 200 && !sent.isDone) {
      sent.isDone = true;
      if (!['withdraw', 'confirm'].includes(sent.action)) this.run.notes.push(sent.note);
      if (['approve', 'confirm'].includes(sent.action)) this.run.placed.push(sent.screen);
    }
    return answer.cart;
  }

  async edit(): Promise<void> {
    if (this.screen === undefined) return this.look();
    const steps = this.run.random.whole(0, 3);
    const quantities = this.screen.items.map(({ id, min, step }) => [id, min + steps * step]);
    const body = { quantity: Object.fromEntries(quantities) as object, cartToUpdate: this.id };
    const answer = await this.browser.post(body, {}, pathOf(this.id));
    this.run.check(answer);
    this.screen = answer.cart;
  }
}

class Run {
  readonly notes: string[] = ['proszę'];
  /** The displayed cart at each successful approval or order. */
  readonly placed: (Screen | undefined)[] = [];
  refused = 0;
  #count = 0;
  constructor(readonly random: Random) {}
  newNote(action: string): string {
    return `${action} ${(this.#count += 1)}`;
  }
  check({ status, cart }: Answer): void {
    expect([200, 409, 422]).toContain(status);
    expect(cart).not.toBeNull();
    if (status !== 200) this.refused += 1;
  }
}

/** Fills the buyer's empty cart and sends it. */
async function request(anna: Colleague, ids: readonly number[]): Promise<number> {
  const { id } = await anna.look();
  await shop.db.insert(cartItems).values(ids.map((productId) => ({ cartId: id, productId, quantity: 40 })));
  await shop.db.update(carts).set({ carrierId: 1, paymentId: 2 }).where(eq(carts.id, id));
  return anna.sendAway('send_for_approval', 'proszę');
}

it(
  'no random request is ordered twice, approved unseen, or loses a message [J32]',
  async () => {
    const { [BUYER]: anna, [APPROVER]: ewa, [SECOND]: piotr } = await colleagues(shop, BUYER, APPROVER, SECOND);
    const sold = (await anna.look()).id;
    const rows = await shop.db.select().from(cartItems).where(eq(cartItems.cartId, sold)).orderBy(asc(cartItems.id));
    const ids = rows.slice(0, 4).map(({ productId }) => productId);
    await shop.db.execute(sql`update stock set quantity = 1000000 where quantity > 0`);
    await shop.db.delete(cartItems).where(eq(cartItems.cartId, sold));
    const price = (random: Random) =>
      shop.db
        .update(products)
        .set({ priceNet: sql`price_net + 0.01` })
        .where(eq(products.id, random.pick(ids)));
    const spend = (random: Random) => shop.db.update(budgets).set({ spent: `${random.whole(-9, 9)}00000.00` });

    const sums = { orders: 0, notes: 0, refused: 0 };
    const tell = (count: number) =>
      console.info(
        `${count} time lines on ${shop.engine}: ${sums.orders} orders, ${sums.notes} messages, ${sums.refused} refusals: 0 ordered twice, 0 approved unseen, 0 messages lost.`,
      );
    for (let place = 0; place < RUNS; place += 1) {
      const random = createRandom(SEED + place);
      const run = new Run(random);
      const id = await request(anna, ids);
      const [buyer, first, second] = [anna, ewa, piotr].map((one) => new Person(one, id, run)) as [
        Person,
        Person,
        Person,
      ];
      const judge = (one: Person) => [
        () => one.look(),
        () => one.decide('approve'),
        () => one.decide('approve'),
        () => one.decide('reject'),
        () => one.write(),
        () => one.repeat(),
      ];
      const acts: (() => Promise<unknown>)[] = [
        ...[
          () => buyer.look(),
          () => buyer.decide('withdraw'),
          () => buyer.decide('send_for_approval'),
          // Below the limit it needs nobody.
          () => buyer.decide('confirm'),
          () => buyer.edit(),
          () => buyer.write(),
          () => buyer.repeat(),
        ],
        ...judge(first),
        ...judge(second),
        () => price(random),
        () => spend(random),
      ];
      for (let step = 0; step < STEPS; step += 1)
        await Promise.all(Array.from({ length: random.whole(1, 3) }, () => random.pick(acts)()));
      // Finally somebody decides about each cart.
      for (const [who, action] of [
        [first, 'approve'],
        [buyer, 'confirm'],
      ] as const) {
        await who.look();
        await who.decide(action);
      }

      const where = `run ${place} of APPROVALS_SEED=${SEED}`;
      const placed = await shop.db.select().from(orders).where(eq(orders.cartId, id));
      const [held] = await shop.db.select().from(heldCarts).where(eq(heldCarts.cartId, id));
      const isPlaced = held?.state === 'approved' || held?.state === 'ordered' ? 1 : 0;
      expect([placed.length, isPlaced], where).toEqual([run.placed.length, run.placed.length]);
      expect(placed.length, where).toBeLessThanOrEqual(1);
      const items = await shop.db
        .select()
        .from(orderItems)
        .where(eq(orderItems.orderId, placed[0]?.id ?? 0))
        .orderBy(asc(orderItems.id));
      for (const { totalGross: total } of placed) {
        const lines = items.map(({ sku, quantity, priceNet: net }): Line => ({ sku, quantity, net }));
        expect({ lines, total }, where).toEqual(run.placed[0]);
        expect(screenOf(await anna.look(id)), `${where}: the page of what was ordered`).toEqual(run.placed[0]);
      }
      const events = await shop.db.select().from(heldEvents).where(eq(heldEvents.cartId, id));
      const silent = ['withdrawn', 'ordered'];
      const texts = events.filter(({ what }) => !silent.includes(what)).map(({ text }) => text);
      expect(texts.toSorted(), where).toEqual(run.notes.toSorted());
      expect(events.filter(({ what }) => ['approved', 'ordered'].includes(what)).length, where).toBe(run.placed.length);
      sums.orders += placed.length;
      sums.notes += texts.length;
      sums.refused += run.refused;
      if (place % 100 === 99 || place === RUNS - 1) tell(place + 1);
    }
    expect(sums.orders).toBeGreaterThan(0);
  },
  // A busy machine takes its time.
  Math.max(120_000, RUNS * 60_000),
);
