/** A random walk of a buyer and an approver with two tabs each in a real shop, and what must be true of the shop afterwards. */
import { expect } from 'vitest';
import { createRandom } from '../../demo/server/seed/random';
import { isAllowedByProcess, placesOrder } from '../../src/cart/session/process';
import { aClock } from '../fixtures/clock';
import { displayedQuantity, type Visit, type WireCart } from '../server/visit';
import { quiet, Tab, type Browser, type Fate } from './tab';

type Random = ReturnType<typeof createRandom>;

/** What the shop has stored. */
export interface Records {
  readonly held: readonly { readonly cart: number; readonly notes: readonly string[] }[];
  /** `pieces`: ordered of the product that is counted. */
  readonly orders: readonly { readonly cart: number; readonly owner: string; readonly pieces: number }[];
}

/** Two people of a company, who are new to the shop. */
export interface People {
  readonly buyer: Visit;
  readonly approver: Visit;
  /** The name of the buyer, as orders have it. */
  readonly name: string;
  /** Adds the product whose pieces are counted. */
  readonly add: { readonly path: string; readonly fields: Readonly<Record<string, string>> };
  /** Whether this line is of that product. */
  readonly isAdded: (line: WireCart['items'][number]) => boolean;
  records(): Promise<Records>;
}

type Report = 'done' | 'refused' | 'unknown';

interface Sums {
  orders: number;
  notes: number;
  pieces: number;
  unknown: number;
}

const WALKS = Number(process.env['WALKS'] ?? 10);
const SEED = Number(process.env['WALKS_SEED'] ?? 1);
const STEPS = 30;
const DEEDS = ['send_for_approval', 'approve', 'reject', 'withdraw', 'confirm'] as const;
/** Time for one walk on a busy machine, in ms. */
export const WALKS_TIME = Math.max(120_000, WALKS * 30_000);
/** Above the limit of either shop, so that it needs an approval. */
const MANY = 400;

/** WALKS sets how many, WALKS_SEED repeats one. */
export async function walks(people: () => Promise<People>, engine: string): Promise<void> {
  const sums: Sums = { orders: 0, notes: 0, pieces: 0, unknown: 0 };
  for (let place = 0; place < WALKS; place += 1) {
    try {
      await walk(await people(), createRandom(SEED + place), sums);
    } catch (error) {
      throw new Error(`WALKS=1 WALKS_SEED=${SEED + place}`, { cause: error });
    }
  }
  console.info(`${WALKS} walks of two people on ${engine}, seed ${SEED}: ${JSON.stringify(sums)}, nothing wrong.`);
  expect(
    Object.values(sums).every((sum) => sum > 0),
    JSON.stringify(sums),
  ).toBe(true);
}

async function walk(people: People, random: Random, sums: Sums): Promise<void> {
  const clock = aClock();
  let isFaulty = false;
  const fates: readonly Fate[] = ['lost', 'broken', 'unsent'];
  const fate = (): Fate => (isFaulty && random.chance(0.25) ? random.pick(fates) : 'arrives');
  const browserOf = (visit: Visit): Browser => ({ visit, stored: new Map(), tabs: [] });
  const [buyer, approver] = [browserOf(people.buyer), browserOf(people.approver)];
  const open = (place: number, browser: Browser) => Tab.open(place, browser, { clock, fate });
  const [first, second] = [await open(0, buyer), await open(1, buyer)];
  const judges = [await open(2, approver), await open(3, approver)];
  const tabs = [first, second, ...judges];

  /** What was reported of each message, and of each press that adds. */
  const notes = new Map<string, Report>();
  const adds: { pieces: number; report: Report }[] = [];
  /** The deed of each cart that was reported as ordered. */
  const placed = new Map<number, string>();
  let count = 0;
  const newNote = (action: string): string => `${action} ${(count += 1)}`;

  /** Mostly what the page offers; sometimes what it offered before. */
  const decide = (tab: Tab) => {
    const { cart } = tab.session.getState();
    if (cart === null || cart.items.length === 0) return;
    const offered = DEEDS.filter((one) => isAllowedByProcess(cart, one) ?? one === 'confirm');
    const action = random.pick(offered.length > 0 && random.chance(0.9) ? offered : DEEDS);
    const places = placesOrder(cart, action);
    const note = action === 'withdraw' || action === 'confirm' ? undefined : newNote(action);
    if (note !== undefined) notes.set(note, 'unknown');
    void tab
      .press((session) => session.process({ action, ...(note !== undefined && { note }) }))
      .then(({ ok, unknown }) => {
        const report = ok ? 'done' : unknown ? 'unknown' : 'refused';
        if (note !== undefined) notes.set(note, report);
        if (ok && places) placed.set(Number(cart.id), `${action} in ${tab.path}`);
      });
  };
  const write = (tab: Tab) => {
    const note = newNote('note');
    notes.set(note, 'unknown');
    const write = () => tab.press((session) => session.writeNote(note));
    // What was not certain is pressed again, with the same text.
    void write()
      .then((one) => (one.ok ? one : write()))
      .then(({ ok }) => void (ok && notes.set(note, 'done')));
  };
  const add = (tab: Tab) => {
    const pieces = random.pick([1, 3, MANY]);
    const one = { pieces, report: 'unknown' as Report };
    adds.push(one);
    const press = () => tab.add(people.add.path, { ...people.add.fields, quantity: String(pieces) });
    void press()
      .then((added) => (added.ok || added.isUnknown !== true ? added : press()))
      .then((added) => (one.report = added.ok ? 'done' : added.isUnknown === true ? 'unknown' : 'refused'));
  };
  const acts: readonly (() => void)[] = [
    ...[first, second].flatMap((tab) => [
      () => add(tab),
      () => tab.goTo('/koszyk'),
      () => tab.goTo(tab.left.at(-1) ?? '/koszyk'),
      ...[1, 2, 3, 4].map(() => () => decide(tab)),
      () => write(tab),
      () => void tab.press((session) => session.writeComments(newNote('comments'))),
      () => tab.print(),
      () => tab.submit(newNote('form')),
      () => void tab.press((session) => session.choose('carrier', random.pick([1, 3]))),
      () => (random.chance(0.5) ? tab.stored : buyer.stored).clear(),
    ]),
    ...judges.flatMap((tab) => [
      ...[1, 2, 3].map(() => () => tab.goTo(random.pick([first, second]).left.at(-1) ?? '/koszyk')),
      ...[1, 2, 3].map(() => () => decide(tab)),
      () => write(tab),
      () => approver.stored.clear(),
    ]),
  ];

  for (const tab of tabs) tab.goTo('/koszyk');
  await quiet(clock, tabs);
  add(first);
  await quiet(clock, tabs);
  for (const tab of [first, second]) tab.goTo('/koszyk');
  isFaulty = true;
  for (let step = 0; step < STEPS; step += 1) {
    // None is waited for: what they wait for is the clock.
    for (let some = random.whole(1, 2); some > 0; some -= 1) random.pick(acts)();
    await (random.chance(0.7) ? quiet(clock, tabs) : clock.pass(random.pick([0, 100, 400])));
  }
  isFaulty = false;
  await quiet(clock, tabs);
  await judge();

  async function judge(): Promise<void> {
    const { held, orders } = await people.records();
    const wrong: unknown[] = [];
    const check = (isRight: boolean, ...what: unknown[]) => void (isRight || wrong.push(what.join(' ')));

    for (const { owner, cart } of orders) check(owner === people.name, 'order', cart, 'is of', owner);
    check(new Set(orders.map(({ cart }) => cart)).size === orders.length, 'a cart was ordered twice');
    const ordered = orders.map(({ cart }) => cart);
    for (const [cart, deed] of placed)
      check(ordered.includes(cart), cart, 'is reported as ordered by', deed, 'but ordered are', ordered.join());

    const stored = held.flatMap((one) => one.notes);
    for (const [note, report] of notes) {
      const times = stored.filter((one) => one === note).length;
      const expected = report === 'done' ? [1] : report === 'refused' ? [0] : [0, 1];
      check(expected.includes(times), note, 'reported as', report, 'is stored', times, 'times');
    }

    let pieces = orders.reduce((sum, one) => sum + one.pieces, 0);
    const open = new Map<number, WireCart>();
    for (const path of ['/koszyk', ...held.map(({ cart }) => `/koszyk/${cart}`)]) {
      const { cart } = await people.buyer.post({}, {}, path);
      if (cart !== null && !orders.some((one) => one.cart === cart.id)) open.set(cart.id, cart);
    }
    for (const { items } of open.values())
      for (const line of items) if (people.isAdded(line)) pieces += displayedQuantity(line);
    const least = adds.filter(({ report }) => report === 'done').reduce((sum, one) => sum + one.pieces, 0);
    const perhaps = adds.filter(({ report }) => report === 'unknown').reduce((sum, one) => sum + one.pieces, 0);
    check(pieces >= least && pieces <= least + perhaps, `${pieces} pieces, reported ${least}, unknown ${perhaps}`);

    expect(wrong).toEqual([]);
    sums.orders += orders.length;
    sums.notes += stored.length;
    sums.pieces += adds.filter(({ report }) => report === 'done').length;
    sums.unknown += [...notes.values(), ...adds.map((one) => one.report)].filter(
      (report) => report === 'unknown',
    ).length;
  }
}
