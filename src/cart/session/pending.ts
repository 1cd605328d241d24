/** Pending changes: how each waits, what the overlay displays for it, and what a response leaves of it. */
import type { Job } from '../../http/queue';
import { STEPPING_PAUSE, TYPING_PAUSE } from '../../page/clock';
import { factsOf } from '../wire/actions';
import type { OverlayDraft } from '../wire/actions/action';
import type { CartPost } from '../wire/api';
import { lineIn } from '../wire/keys';
import { isAccepted, type CartReply } from '../wire/reply';
import { linesByKey } from './lines';

/**
 * A change that no response has settled.
 *
 * - `held`: a removal that can be undone;
 * - `saving`: it waits in the queue, or is under way;
 * - `unsaved`: the server has not decided (no connection, session expired), or has refused notes. The next action sends it again first.
 */
export interface Pending {
  readonly post: CartPost;
  readonly stage: 'held' | 'saving' | 'unsaved';
}

/** The values that the views display over the cart's. Of several changes of one value the newest counts. */
export type Overlay = {
  readonly [Name in keyof OverlayDraft]: OverlayDraft[Name] extends Set<infer Key>
    ? ReadonlySet<Key>
    : Readonly<OverlayDraft[Name]>;
} & {
  /** Changes that wait or are under way, by the keys of `keysOf`. */
  readonly saving: ReadonlySet<string>;
};

const overlays = new WeakMap<readonly Pending[], Overlay>();

/** Returns the same object for the same list. */
export function overlayOf({ pending }: { readonly pending: readonly Pending[] }): Overlay {
  let overlay = overlays.get(pending);
  if (overlay === undefined) overlays.set(pending, (overlay = applyPending(pending)));
  return overlay;
}

function applyPending(pending: readonly Pending[]): Overlay {
  const over: OverlayDraft = {
    quantities: {},
    comments: undefined,
    fields: {},
    choices: {},
    locker: undefined,
    removed: new Set(),
  };
  for (const { post } of pending) factsOf(post.cause).apply?.(over, post.body, post.hold !== undefined);
  return { ...over, saving: new Set(pending.flatMap(({ post, stage }) => (stage === 'saving' ? keysOf(post) : []))) };
}

/** The keys of a change, as the views use them. Keys of a line's change contain its `lineKey`; `load` has no keys. */
export const keysOf = ({ cause, body }: CartPost): string[] => factsOf(cause).keys?.(body) ?? [cause];

/** A copy of the action with another body. */
const withBody = (post: CartPost, body: CartPost['body']): CartPost => ({ ...post, body }) as CartPost;

/** The change without the keys that `isOmitted` matches; an empty list if no key remains. */
export function omitKeys(post: CartPost, isOmitted: (key: string) => boolean): CartPost[] {
  if (!keysOf(post).some(isOmitted)) return [post];
  const left = factsOf(post.cause).part?.(post.body, isOmitted);
  return left ? [withBody(post, left)] : [];
}

/** The change if it stays pending after its reply, as a list. A choice or a removal always ends with its reply. */
export function stillPending(post: CartPost, reply: CartReply): CartPost[] {
  const { isTyped, slot, endsWith } = factsOf(post.cause);
  const isSettled = isTyped && !post.isDeclared ? isAccepted(reply, slot) : (endsWith?.(reply) ?? true);
  return isSettled ? [] : [post];
}

/** Returns a test for keys of lines that the response's cart no longer has; always false without a cart. */
export function isRemovedBy({ answer }: CartReply): (key: string) => boolean {
  if (!answer?.cart) return () => false;
  const lines = linesByKey(answer.cart);
  return (key) => {
    const line = lineIn(key);
    return line !== undefined && !lines.has(line) && ![...lines.keys()].some((one) => line.startsWith(one));
  };
}

/** The old list if it is equal, so that nothing renders. */
export const reuseIfEqual = (old: readonly Pending[], next: readonly Pending[]): readonly Pending[] =>
  old.length === next.length && next.every(({ post, stage }, at) => old[at]?.post === post && old[at].stage === stage)
    ? old
    : next;

/** The change as a job of the queue. Choices, notes and prices are absolute values: a newer one replaces a waiting one. */
export function jobOf(post: CartPost, delay?: number): Job<CartPost> {
  const { queued, once, merge, isTyped } = factsOf(post.cause);
  const pause =
    delay ?? post.hold ?? (post.isStep ? STEPPING_PAUSE : isTyped && !post.isDeclared ? TYPING_PAUSE : undefined);
  return {
    key: queued?.(post.body) ?? keysOf(post).join(),
    body: post,
    delay: pause,
    merge: merge && ((waiting, next) => withBody(next, merge(waiting.body, next.body))),
    once,
    held: post.hold !== undefined,
    onHide: post.cause !== 'load',
  };
}
