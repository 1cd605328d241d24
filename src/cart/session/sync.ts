/** Keeps the displayed cart and the server's cart in sync: sends, sends again, reloads. */
import { createQueue, type Job } from '../../http/queue';
import { OTHER_TABS_PAUSE } from '../../page/clock';
import { reportUncaught } from '../../page/report-uncaught';
import { factsOf, type CartActionName } from '../wire/actions';
import type { CartPost } from '../wire/api';
import type { CartReply } from '../wire/reply';
import type { CartAnswer } from '../wire/cart';
import type { SlotMessages } from '../../http/messages';
import type { SlotName } from '../wire/slots';
import { changesBetween, type Change, type Review } from './changes';
import { createRun, IGNORED, settledBy, type Settled } from './messages';
import { jobOf, reuseIfEqual, keysOf, isRemovedBy, overlayOf, stillPending, omitKeys, type Pending } from './pending';
import type { LinePlace } from '../wire/keys';
import { LOAD, postWhole } from './post';
import { isLocked, allowsAction } from './rules';
import { isOrdering, withoutLocker, withReply, type CartState } from './state';
import { forgetPending, storePending, takePending } from './pending-storage';
import type { CartEnvironment } from './environment';

const removalOf = (remove: LinePlace): string => keysOf({ cause: 'remove', body: { remove } }).join();

/** The session's callbacks. */
interface Listening {
  /** Whether the page's listeners allow the buyer's action. */
  allows(post: CartPost): boolean;
  onReply(post: CartPost, settled: Settled, previous: CartState['cart'], changes: readonly Change[]): void;
}

export interface CartSync {
  /** Displays the cart from the template; ignored once the server has responded. */
  begin(answer: CartAnswer): void;
  /** An action is ignored if the lock excludes it; one that is neither `load` nor sealed also during an order, or if the page cancels it. */
  send(post: CartPost, delay?: number): Promise<Settled>;
  /** Sends waiting and unsaved changes. Resolves to false if a change was refused or is still unsaved. */
  flush(): Promise<boolean>;
  /** Makes a held removal wait this many ms from now; 0 sends it. */
  hold(line: LinePlace, ms: number): void;
  /** Undoes a held removal; returns false if it is already under way. */
  takeBack(line: LinePlace): boolean;
  update(change: Partial<CartState>): void;
  /** Reports all differences while the summary is displayed, until the returned function is called. */
  review(differences: Review): () => void;
  /** Displays our own message in a slot until the buyer's next action. */
  show(slot: SlotName, message: SlotMessages): void;
  hide(slot: string): void;
  /** Whether the action would be ignored now. Default: an edit. */
  isBlocked(cause?: CartActionName): boolean;
}

export function createSync(url: string, env: CartEnvironment, { allows, onReply }: Listening): CartSync {
  const run = createRun();
  let refused = 0;
  let review: Review | undefined;
  /** How many elements of the page display the summary. */
  let reviewers = 0;

  /** A subscriber that throws must not block the queue. */
  const write = (state: CartState) => {
    try {
      env.write(state);
    } catch (error) {
      reportUncaught(error);
    }
  };
  const update = (change: Partial<CartState>) => {
    const state = env.read();
    const names = Object.keys(change) as (keyof CartState)[];
    if (names.some((name) => change[name] !== state[name])) write({ ...state, ...change });
  };
  const isLockedFor = (cause: CartActionName) => {
    const { cart } = env.read();
    return cart !== null && cause !== 'load' && !allowsAction(cart, cause);
  };
  const isBlocked = (cause: CartActionName = 'quantity') => isOrdering(env.read()) || isLockedFor(cause);

  const queue = createQueue<CartPost, CartReply, Settled>({
    clock: env.clock,
    onChange: () => update({ pending: pendingWith(unsaved()) }),
    send: ({ body }) => postWhole(url, env, body),
    commit,
  });
  const isBusy = () => queue.jobs().some(({ isHeld }) => !isHeld);

  const unsaved = () => env.read().pending.flatMap(({ post, stage }) => (stage === 'unsaved' ? [post] : []));

  /** The queue's changes, and unsaved ones unless the queue has a newer change with the same key. */
  function pendingWith(unsaved: readonly CartPost[]): readonly Pending[] {
    const queued = queue
      .jobs()
      .filter(({ job }) => job.body.cause !== 'load')
      .map(({ job, isHeld }): Pending => ({ post: job.body, stage: isHeld ? 'held' : 'saving' }));
    const newer = new Set(queued.flatMap(({ post }) => keysOf(post)));
    const older = unsaved.flatMap((post) => omitKeys(post, (key) => newer.has(key)));
    return reuseIfEqual(env.read().pending, [...older.map((post): Pending => ({ post, stage: 'unsaved' })), ...queued]);
  }

  function commit(job: Job<CartPost>, received: CartReply): Settled {
    const before = env.read();
    const reply = received.answer?.cart
      ? { ...received, answer: { ...received.answer, cart: withoutLocker(received.answer.cart, before.closedLocker) } }
      : received;
    const { body: post } = job;
    const isLineRemoved = isRemovedBy(reply);
    const left = [...unsaved(), ...stillPending(post, reply)].flatMap((one) => omitKeys(one, isLineRemoved));
    const pending = pendingWith(left);
    const had = overlayOf(before);
    const seen = {
      cart: before.cart,
      quantities: had.quantities,
      pending: overlayOf({ pending }).quantities,
      removed: had.removed,
      post,
      review,
    };
    const changes = changesBetween(seen, reply.answer?.cart ?? null);
    const messages = run.add(job.key, post, reply, before);
    const unseen = review !== undefined && changes.length > 0;
    const next = withReply(before, post, reply, { messages, changes, pending, unseen });
    const isClosed = next.cart === null || isLocked(next.cart);
    write(isClosed ? { ...next, pending: pendingWith([]) } : next);
    // Cancels changes of a cart that is now locked, and held removals of lines that are gone.
    queue.cancel(
      ({ body, held }) => isLockedFor(body.cause) || (held === true && (isClosed || keysOf(body).some(isLineRemoved))),
      IGNORED,
    );
    const settled = settledBy(post.cause, reply);
    if (!settled.ok && post.cause !== 'load') refused++;
    // Other tabs need a refusal's cart too: a payment begun elsewhere, a price that rose.
    const isNews = reply.answer && (!reply.failure || reply.answer.cart);
    if (isNews && post.cause !== 'load') env.broadcastChange();
    onReply(post, settled, before.cart, changes);
    if (post.cause === 'load' && reply.answer?.cart) sendAgain(takePending(url, reply.answer.cart));
    return settled;
  }

  function send(post: CartPost, delay?: number): Promise<Settled> {
    const isEdit = post.cause !== 'load' && !factsOf(post.cause).isSealed;
    // A sealed action is sent while ordering; as it waited, a response may have locked the cart.
    const isIgnored = isEdit ? isBlocked(post.cause) || !allows(post) : isLockedFor(post.cause);
    if (isIgnored) return Promise.resolve(IGNORED);
    if (post.cause !== 'load' && !isBusy()) run.begin();
    // Sends unsaved changes first, so that screen and server agree afterwards.
    sendAgain(unsaved(), keysOf(post));
    return queue.push(jobOf(post, delay));
  }

  /** Sends changes again, except those for which a newer change is under way. */
  function sendAgain(posts: readonly CartPost[], newer: readonly string[] = []): void {
    const { saving } = overlayOf(env.read());
    const isNewer = (key: string) => newer.includes(key) || saving.has(key);
    for (const one of posts.flatMap((post) => omitKeys(post, isNewer))) void queue.push(jobOf(one, 0));
  }

  env.onChange(() => void send({ ...LOAD, why: 'elsewhere' }, OTHER_TABS_PAUSE));
  env.onPageRestored(() => {
    // A page restored from the back/forward cache still has its changes in memory.
    forgetPending(url);
    // The buyer has returned from the redirect. An order that is still being placed, or has lost its response, stays locked.
    if (env.read().order === 'leaving') update({ order: 'idle' });
    void send(LOAD);
  });
  env.onPageHide(() => {
    queue.flushOnHide();
    storePending(url, env.read());
  });
  env.onOnline(() => {
    if (env.read().failure) void send(LOAD);
  });

  return {
    begin({ cart, messages }) {
      if (env.read().status !== 'loading') return;
      run.bring(messages);
      update(cart === undefined ? { messages } : { status: 'ready', cart, messages });
    },
    send,
    async flush() {
      const before = refused;
      sendAgain(unsaved());
      do await queue.flush();
      while (isBusy());
      return refused === before && unsaved().length === 0;
    },
    hold: (line, ms) => queue.hold(removalOf(line), ms),
    takeBack: (line) =>
      !isBlocked() && queue.cancel(({ key, held }) => held === true && key === removalOf(line), IGNORED),
    update,
    review(differences) {
      reviewers++;
      review = differences;
      return () => {
        if (--reviewers === 0) review = undefined;
      };
    },
    show: (slot, message) => update({ messages: run.show(env.read().messages, slot, message) }),
    hide: (slot) => update({ messages: run.hide(env.read().messages, slot) }),
    isBlocked,
  };
}
