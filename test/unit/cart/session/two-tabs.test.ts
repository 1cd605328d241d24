/** Tests that two tabs of one cart, a colleague and the shop never order contents that were not on the screen. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineKey } from '../../../../src/cart/wire/keys';
import { overlayOf } from '../../../../src/cart/session/pending';
import { orderReview } from '../../../../src/cart/session/review';
import { isOrdering, type CartState } from '../../../../src/cart/session/state';
import { publish } from '../../../reliability/publish';
import { aClock } from '../../../fixtures/clock';
import { aModelShop, MAX_QUANTITY, type Fault } from '../../../fixtures/model-shop';
import { stubPage, stubStorages } from '../../../fixtures/page';
import { aSession } from '../../../fixtures/session';

/** A tenth of the sequences of one tab, because these are twice as long. */
const RUNS = Math.ceil(Number(process.env.INTERLEAVINGS ?? 3000) / 10);
const SEED = Number(process.env.INTERLEAVINGS_SEED ?? 1);

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const tab = fc.constantFrom(0, 1);
const line = fc.constantFrom(12, 13);
const to = fc.integer({ min: 1, max: MAX_QUANTITY });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('quantity' as const), tab, line, to }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), tab, line }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('carrier' as const), tab, to: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('comments' as const), tab, text: fc.constantFrom('', 'pilne') }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('summary' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('list' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('acknowledge' as const), tab }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('confirm' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('load' as const, 'restore' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('colleague' as const), line, to }) },
);
const pause = fc.constantFrom(0, 0, 1, 251, 400, 900, 5000);
const fault = fc.oneof(
  { weight: 8, arbitrary: fc.constant('none' as const) },
  { weight: 3, arbitrary: fc.constantFrom<Fault[]>('refused', 'lost', 'html', 'gateway', 'busy') },
);
const network = fc.record({ fault, latency: fc.constantFrom(0, 30, 200, 700) });

/** The order as the summary displays it, with its total. */
function screenOf(state: CartState): string {
  const { cart } = state;
  const edits = overlayOf(state);
  const quantities = cart?.items.map(({ id, quantity }) => [id, edits.quantities[lineKey(7, id)] ?? Number(quantity)]);
  const comments = edits.comments ?? cart?.client_comments ?? '';
  return JSON.stringify([Object.fromEntries(quantities ?? []), cart?.carrier?.id, comments, cart?.prices?.total_gross]);
}

it(
  'two tabs order only what their summary displayed and reported [O12, O7]',
  async () => {
    let orders = 0;
    let stopped = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, pause), { minLength: 10, maxLength: 40 }),
        fc.infiniteStream(network),
        fc.boolean(),
        async (steps, networks, hasRevisions) => {
          sessionStorage.clear();
          localStorage.clear();
          const clock = aClock();
          const model = aModelShop(clock, hasRevisions);
          /** By idempotency key: the tab's screen at each press that sent an order. */
          const pressedFor = new Map<string, string[]>();
          const faults: string[] = [];
          const tabs = [0, 1].map((index) => {
            const notifyOtherTab = vi.fn(() => tabs[1 - index]!.page.otherTab());
            let isFirstLoad = true;
            const { session, page, state } = aSession({
              clock,
              broadcast: notifyOtherTab,
              leaveTo: vi.fn(() => false),
              server: () => (_, post) => {
                const { fault: requestFault, latency } = networks.next().value!;
                if (post.cause === 'confirm')
                  pressedFor.set(post.idempotencyKey!, [...(pressedFor.get(post.idempotencyKey!) ?? []), one.pressed]);
                return model.send(post, isFirstLoad ? 'none' : requestFault, latency);
              },
            });
            const one = {
              session,
              page,
              state,
              enableFaults: () => (isFirstLoad = false),
              /** The summary that the buyer has read; undefined outside the summary. */
              looked: undefined as string | undefined,
              pressed: '',
              leave: () => {},
            };
            return one;
          });
          for (const { session } of tabs) void session.load();
          await clock.pass(5000);
          for (const { enableFaults } of tabs) enableFaults();

          const press = (one: (typeof tabs)[number]) => {
            const { session, state } = one;
            const displayed = screenOf(state());
            const { unseen } = state();
            const isAccepted = !unseen && !isOrdering(state());
            if (isAccepted) one.pressed = displayed;
            if (isAccepted && displayed !== one.looked)
              faults.push(`pressed for ${displayed}, looked at ${one.looked}`);
            if (unseen) stopped++;
            void session.confirm().then((outcome) => {
              if (unseen && (outcome.ok || isAccepted)) faults.push('ordered unseen');
              // The page displays why it stopped the order, and the changes: the buyer looks again.
              if (isAccepted && !outcome.ok && one.looked !== undefined) one.looked = screenOf(state());
            });
          };
          const act = (one: (typeof tabs)[number], what: (typeof steps)[number][0]) => {
            const { session, state } = one;
            const look = () => (one.looked = screenOf(state()));
            const isInList = one.looked === undefined;
            if (what.do === 'summary' && isInList)
              void session.flush().then((isSaved) => {
                if (!isSaved || one.looked !== undefined) return;
                one.leave = session.review(orderReview);
                look();
              });
            else if (what.do === 'list') {
              one.leave();
              one.leave = () => {};
              one.looked = undefined;
            } else if (what.do === 'acknowledge') {
              session.dismissChanges();
              if (!isInList) look();
            } else if (what.do === 'load') void session.load();
            else if (what.do === 'restore') one.page.restore();
            else if (what.do === 'confirm' && !isInList) press(one);
            else if (isInList && what.do === 'quantity') void session.setQuantity(7, what.line, what.to);
            else if (isInList && what.do === 'remove') void session.remove(7, what.line);
            else if (isInList && what.do === 'carrier') void session.choose('carrier', what.to);
            else if (isInList && what.do === 'comments') void session.writeComments(what.text);
          };
          for (const [what, ms] of steps) {
            if (what.do === 'colleague') {
              if (what.line in model.shop.quantities) model.shop.quantities[what.line] = what.to;
            } else act(tabs[what.tab]!, what);
            await clock.pass(ms);
          }
          await clock.pass(60_000);

          expect(faults).toEqual([]);
          for (const [key, content] of model.shop.ordered) {
            orders++;
            const total = Object.values((JSON.parse(content) as [Record<string, number>])[0]).reduce(
              (sum, n) => sum + n,
              0,
            );
            const ordered = JSON.stringify([...(JSON.parse(content) as unknown[]), String(total)]);
            // A shop without revisions cannot detect changes after the page's last response.
            if (hasRevisions) expect(pressedFor.get(key)).toContain(ordered);
          }
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
    // A run that never orders, or is never stopped, proves nothing.
    expect([orders > RUNS / 20, stopped > RUNS / 100]).toEqual([true, true]);
    console.info(
      `${RUNS} time lines of two tabs, seed ${SEED}: ${orders} orders, ${stopped} presses before the changes were seen`,
    );
    publish(
      'two-tabs',
      `${RUNS} random time lines of two tabs and a colleague (seed ${SEED}): ${orders} orders, none of a summary that the buyer had not seen; ${stopped} presses were first answered with the changed summary.`,
    );
  },
  RUNS * 100,
);
