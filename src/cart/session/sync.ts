/** Decides how the shown cart and the server's cart stay one: what is laid over, sent, sent again, and looked at anew. */
import { createQueue, type Job } from '../../http/queue';
import type { Id } from '../../http/tolerant';
import { reportFault } from '../../page/fault';
import type { CartPost, CartReply } from '../wire/api';
import { editPosts, jobOf, kept, savingKeys } from './jobs';
import { createRemovals, type Removals } from './removals';
import { isLocked } from './rules';
import { changesBetween, type Change } from './changes';
import { createRun, isDone, messagesOf } from './messages';
import type { CartAnswer, SlotMessages } from '../wire/cart';
import type { CartWorld } from './world';
import { keepUnanswered, takeUnanswered } from './unanswered';
import { withEdit, withoutEdit, withReply, type CartState } from './state';

export interface Settled {
  readonly ok: boolean;
  /** What this reply said; the screen may show more (`CartState.messages`). */
  readonly messages: CartState['messages'];
  /** Absent where the action was ignored. */
  readonly reply?: CartReply;
}

export const IGNORED: Settled = { ok: false, messages: new Map() };

/** Several tabs answer one change at most this often, in ms. */
const OTHER_TAB_DELAY = 300;

const LOAD = { cause: 'load', body: {} } as const;

export interface CartSync extends Removals {
  /** What the template knew when it wrote the page; counts only before the server's first word. */
  begin(answer: CartAnswer): void;
  /** The person's action: ignored while the cart is locked or being ordered. */
  act(post: CartPost, delay?: number): Promise<Settled>;
  /** The same without that question. */
  send(post: CartPost, delay?: number): Promise<Settled>;
  /** Sends what waits, and again what could not be saved; false where something was refused or is still not saved. */
  flush(): Promise<boolean>;
  update(change: Partial<CartState>): void;
  /** A message of ours stands in a slot until the person's next action; without one the slot is cleared. */
  tell(slot: string, message?: SlotMessages): void;
  isBlocked(): boolean;
}

export function createSync(
  url: string,
  world: CartWorld,
  onReply: (post: CartPost, settled: Settled, previous: CartState['cart'], changes: readonly Change[]) => void,
): CartSync {
  const run = createRun();
  /** Which cart a line is in, for quantities that have to be sent again. */
  const cartOf = new Map<string, Id>();
  let refused = 0;

  /** A subscriber that throws must not leave the queue waiting for ever. */
  const write = (state: CartState) => {
    try {
      world.write(state);
    } catch (error) {
      reportFault(error);
    }
  };
  const update = (change: Partial<CartState>) => {
    const state = world.read();
    const names = Object.keys(change) as (keyof CartState)[];
    if (names.some((name) => change[name] !== state[name])) write({ ...state, ...change });
  };
  const isLockedNow = () => {
    const { cart } = world.read();
    return cart !== null && isLocked(cart);
  };
  const isBlocked = () => world.read().confirming || isLockedNow();
  /** What is wanted now of the same thing is newer. */
  const isUnderWay = (post: CartPost) => {
    const onTheWay = keysOf(queue.jobs());
    return savingKeys(post).some((key) => onTheWay.has(key));
  };
  const keysOf = (jobs: readonly Job<CartPost>[]) => new Set(jobs.flatMap((job) => savingKeys(job.body)));

  const queue = createQueue<CartPost, Settled>({
    clock: world.clock,
    onChange: () => update({ saving: kept(world.read().saving, keysOf(queue.jobs())) }),
    async send(job) {
      // An answer may have locked the cart while this one waited.
      if (job.body.cause !== 'load' && isLockedNow()) return IGNORED;
      return commit(job, await ask(job.body));
    },
  });

  /** A yes without a cart leaves open what became of the change: the cart is loaded at once, and until then the change stays on the screen. */
  async function ask(post: CartPost): Promise<CartReply> {
    const reply = await world.post(url, post);
    const isOpen =
      post.cause !== 'load' && post.cause !== 'confirm' && !reply.failure && reply.answer?.cart === undefined;
    if (!isOpen) return reply;
    const { answer, failure } = await world.post(url, LOAD);
    const messages = new Map([...(answer?.messages ?? []), ...(reply.answer?.messages ?? [])]);
    return failure ? { failure } : { answer: { ...answer, messages } };
  }

  const { drop, ...removals } = createRemovals(queue, IGNORED, {
    read: () => world.read().edits,
    write: (edits) => update({ edits }),
    isBlocked,
  });

  function commit(job: Job<CartPost>, reply: CartReply): Settled {
    const post = job.body;
    const before = world.read();
    const again = keysOf(queue.jobs().filter((other) => other !== job));
    const edits = withoutEdit(before.edits, post, reply, again);
    const { cart, edits: had } = before;
    const seen = { cart, quantities: had.quantities, pending: edits.quantities, removed: had.removed, post };
    const changes = changesBetween(seen, reply.answer?.cart ?? null);
    write(
      withReply(before, post, reply, {
        messages: run.add(job.key, post.cause, reply, before.messages),
        changes,
        edits,
        saving: kept(before.saving, again),
      }),
    );
    drop(had);
    const settled = { ok: isDone(post.cause, reply), messages: messagesOf(post.cause, reply), reply };
    if (!settled.ok && post.cause !== 'load') refused++;
    // A refusal that brings a cart is news too: a payment begun elsewhere, a price that rose.
    const isNews = reply.answer && (!reply.failure || reply.answer.cart);
    if (isNews && post.cause !== 'load') world.tellNews();
    onReply(post, settled, cart, changes);
    if (post.cause === 'load' && reply.answer?.cart)
      for (const one of takeUnanswered(url, reply.answer.cart)) if (!isUnderWay(one)) void send(one, 0);
    return settled;
  }

  function send(post: CartPost, delay?: number): Promise<Settled> {
    if (post.cause !== 'load' && queue.jobs().length === 0) run.begin();
    if (post.cause === 'quantity')
      for (const id of Object.keys(post.body.quantity)) cartOf.set(id, post.body.cartToUpdate);
    resend(new Set(savingKeys(post)));
    update({ edits: withEdit(world.read().edits, post) });
    return queue.push(jobOf(post, delay));
  }

  const unsaved = (): CartPost[] => editPosts(world.read().edits, cartOf).filter((post) => !isUnderWay(post));

  /** What no server has judged goes out again before the next action, so that screen and server agree after it. */
  function resend(except: ReadonlySet<string> = new Set()): void {
    for (const post of unsaved())
      if (savingKeys(post).every((key) => !except.has(key))) void queue.push(jobOf(post, 0));
  }

  world.onNews(() => void send({ cause: 'load', body: {}, why: 'elsewhere' }, OTHER_TAB_DELAY));
  // Nothing is lost on a page that was only put aside: it still has its edits.
  world.onPageRestored(() => keepUnanswered(url, null, []));
  world.onPageHide(() => {
    queue.flushOnHide();
    const posts = queue.jobs().map(({ body }) => body);
    keepUnanswered(url, world.read().cart, [...posts, ...unsaved()]);
  });
  world.onOnline(() => {
    if (world.read().failure) void send({ cause: 'load', body: {} });
  });

  return {
    begin({ cart, messages }) {
      if (world.read().status !== 'loading') return;
      run.bring(messages);
      update(cart === undefined ? { messages } : { status: 'ready', cart, messages });
    },
    act: (post, delay) => (isBlocked() ? Promise.resolve(IGNORED) : send(post, delay)),
    send,
    async flush() {
      const before = refused;
      resend();
      do await queue.flush();
      while (queue.jobs().length > 0);
      return refused === before && unsaved().length === 0;
    },
    update,
    tell(slot, message) {
      const messages = new Map(world.read().messages);
      if (message === undefined) {
        run.take(slot);
        if (!messages.delete(slot)) return;
      } else {
        run.bring(new Map([[slot, message]]));
        messages.set(slot, message);
      }
      update({ messages });
    },
    ...removals,
    isBlocked,
  };
}
