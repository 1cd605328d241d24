/** Tests that no order of clicks, pauses, faults and late responses makes the cart display wrong data, lose typed text, or order twice. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineKey } from '../../../../src/cart/wire/keys';
import { overlayOf } from '../../../../src/cart/session/pending';
import { isOrdering } from '../../../../src/cart/session/state';
import type { CartState } from '../../../../src/cart/session/state';
import { publish } from '../../../reliability/publish';
import { aModelShop, MAX_QUANTITY, type Fault } from '../../../fixtures/model-shop';
import { stubPage, stubStorages } from '../../../fixtures/page';
import { aSession } from '../../../fixtures/session';

/** Random time lines; `npm run suite hours random` has a million. A failure prints its seed and the shortest time line found. */
const RUNS = Number(process.env.INTERLEAVINGS ?? 1000);
const SEED = Number(process.env.INTERLEAVINGS_SEED ?? 1);

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const spies = { leaveTo: vi.fn((_url: string) => false), broadcast: vi.fn() };

const line = fc.constantFrom(12, 13);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('quantity' as const),
      line,
      to: fc.integer({ min: 1, max: MAX_QUANTITY + 2 }),
      isStep: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('carrier' as const), to: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('comments' as const),
      to: fc.constantFrom('', 'pilne', 'przed 8', 'o wiele za długie'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), line }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('remove for a while' as const), line, ms: fc.constantFrom(900, 10_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('take back' as const), line, first: fc.constantFrom(undefined, 0, 5000) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('load' as const, 'flush' as const, 'hide and return' as const, 'online' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('other tab' as const),
      line,
      to: fc.integer({ min: 1, max: MAX_QUANTITY }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('colleague' as const),
      line,
      to: fc.integer({ min: 1, max: MAX_QUANTITY }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 1, 100, 249, 251, 400, 900, 5000),
    }),
  },
);
const fault = fc.oneof(
  { weight: 6, arbitrary: fc.constant('none' as const) },
  { weight: 4, arbitrary: fc.constantFrom<Fault[]>('refused', 'lost', 'twice', 'html', 'broken', 'gateway', 'busy') },
);
const way = fc.record({ fault, latency: fc.constantFrom(0, 30, 200, 700) });

/** The displayed state: the server's cart with the buyer's pending changes on top. */
function onScreen(state: CartState) {
  const { cart } = state;
  const edits = overlayOf(state);
  const quantities = cart!.items.map(({ id, quantity }) => [
    String(id),
    edits.quantities[lineKey(7, id)] ?? Number(quantity),
  ]);
  return {
    quantities: Object.fromEntries(quantities) as Record<string, number>,
    carrier: edits.choices.carrier ?? cart!.carrier?.id,
    comments: edits.comments ?? cart!.client_comments ?? '',
  };
}

it(
  'after faults and one more action, screen and server agree, no typed value is lost, and no order is placed twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 25 }),
        fc.infiniteStream(way),
        fc.boolean(),
        async (steps, ways, hasRevisions) => {
          sessionStorage.clear();
          localStorage.clear();
          let model!: ReturnType<typeof aModelShop>;
          let clear = false;
          for (const spy of Object.values(spies)) spy.mockClear();
          const tab = aSession({
            ...spies,
            server(clock) {
              model = aModelShop(clock, hasRevisions);
              return (_, post) => {
                const { fault, latency } = ways.next().value!;
                if (post.cause === 'confirm') {
                  const { quantities, comments, removed } = overlayOf(state());
                  if (Object.keys(quantities).length > 0 || removed.size > 0 || comments !== undefined)
                    unsaved.push(post);
                  screenAtOrder.set(post.idempotencyKey!, `${count} ${JSON.stringify(onScreen(state()))}`);
                  pressedFor.set(post.idempotencyKey!, [...(pressedFor.get(post.idempotencyKey!) ?? []), pressed]);
                }
                if (post.cause === 'remove') sent.add(String(post.body.remove.id));
                return model.send(post, clear ? 'none' : fault, clear ? 0 : latency);
              };
            },
          });
          const { session, clock, page, state } = tab;
          const { shop } = model;

          /** The tab's intended value of each line, unless somebody else has changed the line since. */
          const wishes = new Map<number, number>();
          let comments: string | undefined;
          /** By key, at the time of sending: the number of orders the buyer knew of, and the displayed state. */
          const screenAtOrder = new Map<string, string>();
          let count = 0;
          /** The displayed state at the last accepted press, and by key at the presses that sent an order. */
          let pressed = '';
          const pressedFor = new Map<string, string[]>();
          /** A shop without revisions cannot detect changes between the page's last load and its order. */
          let hasColleague = false;
          /** Orders that were sent while a displayed change was unsaved. */
          const unsaved: unknown[] = [];
          /** Lines whose removal was sent, and lines that were restored although their removal was sent. */
          const sent = new Set<string>();
          const lied: string[] = [];

          clear = true;
          void session.load();
          await clock.pass(0);
          clear = false;

          for (const one of steps) {
            const listens = !isOrdering(state());
            if (one.do === 'quantity') {
              if (listens && one.to <= MAX_QUANTITY) wishes.set(one.line, one.to);
              else if (listens) wishes.delete(one.line);
              void session.setQuantity(7, one.line, one.to, one.isStep);
            } else if (one.do === 'carrier') void session.choose('carrier', one.to);
            else if (one.do === 'comments') {
              if (listens) comments = one.to;
              void session.writeComments(one.to);
            } else if (one.do === 'remove') {
              if (listens) wishes.delete(one.line);
              void session.remove(7, one.line);
            } else if (one.do === 'remove for a while') {
              const id = String(one.line);
              if (!overlayOf(state()).removed.has(lineKey(7, id))) sent.delete(id);
              if (listens) wishes.delete(one.line);
              void session.remove(7, one.line, { hold: one.ms });
            } else if (one.do === 'take back') {
              const place = { cartId: 7, id: one.line };
              if (one.first !== undefined) session.hold(place, one.first);
              if (session.takeBack(place) && sent.has(String(one.line))) lied.push(String(one.line));
            } else if (one.do === 'confirm') {
              if (listens) pressed = JSON.stringify(Object.values(onScreen(state())));
              void session.confirm().then(({ ok }) => ok && count++);
            } else if (one.do === 'load') void session.load();
            else if (one.do === 'flush') void session.flush();
            else if (one.do === 'online') page.online();
            else if (one.do === 'hide and return') {
              page.hide();
              page.restore();
            } else if (one.do === 'other tab') {
              if (one.line in shop.quantities) shop.quantities[one.line] = one.to;
              wishes.delete(one.line);
              page.otherTab();
              hasColleague = true;
            } else if (one.do === 'colleague') {
              if (one.line in shop.quantities) shop.quantities[one.line] = one.to;
              wishes.delete(one.line);
              hasColleague = true;
            } else if ('ms' in one) await clock.pass(one.ms);
          }

          clear = true;
          await clock.pass(60_000);
          void session.load();
          await clock.pass(60_000);

          const screen = onScreen(state());
          const refusedNotes = overlayOf(state()).comments;
          expect(screen.quantities).toEqual(shop.quantities);
          expect(screen.carrier).toBe(shop.carrier);
          expect(refusedNotes === undefined ? screen.comments : 'o wiele za długie').toBe(
            refusedNotes ?? shop.comments,
          );
          if (comments !== undefined) expect(screen.comments).toBe(comments);
          for (const [id, wish] of wishes) if (id in shop.quantities) expect(shop.quantities[id]).toBe(wish);
          const { saving, removed } = overlayOf(state());
          expect([saving.size, isOrdering(state()), removed.size]).toEqual([0, false, 0]);
          expect(lied).toEqual([]);
          expect(unsaved).toEqual([]);
          if (hasRevisions || !hasColleague)
            for (const [key, content] of shop.ordered) expect(pressedFor.get(key)).toContain(content);
          // Two keys for the same screen without a known first order: the buyer would be charged twice.
          const placed = shop.orders.map((key) => screenAtOrder.get(key));
          for (let at = 1; at < placed.length; at++) expect(placed[at]).not.toBe(placed[at - 1]);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
    console.info(`${RUNS} interleavings, seed ${SEED}`);
    publish(
      'interleavings',
      `${RUNS} random time lines (seed ${SEED}): no edit lost, screen and server agree in the end, at most one order for each displayed cart, no lock left.`,
    );
  },
  RUNS * 50,
);
