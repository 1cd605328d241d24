/** Decides what a pending change is: how it waits, what the overlay shows for it, and what of it survives a reply. */
import type { Job } from '../../http/queue';
import type { Id } from '../../http/tolerant';
import { STEPPING_PAUSE, TYPING_PAUSE } from '../../page/clock';
import { isJudged, type CartPost, type CartReply } from '../wire/api';
import { lineKey, linesByKey } from './lines';

/**
 * A change that no answer has settled.
 *
 * - `held`: a removal that can be taken back;
 * - `saving`: it waits in the queue, or is under way;
 * - `unsaved`: the server has not judged it (no connection, session over), or has refused notes. It is sent again before the next action.
 */
export interface Pending {
  readonly post: CartPost;
  readonly stage: 'held' | 'saving' | 'unsaved';
}

/** What one click chooses; the action and the choice have the same name. */
export type Choice = 'carrier' | 'payment' | 'payment_method' | 'project' | 'delivery_address' | 'invoice_address';

/** What the pending changes show over the cart; for each thing the newest change wins. */
export interface Overlay {
  /** By `lineKey`. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly comments: string | undefined;
  /** Values of further fields, by `fieldKey`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Ids; for `payment_method` the id of the method. */
  readonly choices: Readonly<Partial<Record<Choice, Id | null>>>;
  /** The keys of lines whose removal is held or being sent. */
  readonly removed: ReadonlySet<string>;
  /** Changes that wait or are under way, by the keys of `keysOf`. */
  readonly saving: ReadonlySet<string>;
}

const overlays = new WeakMap<readonly Pending[], Overlay>();

/** Returns the same object for the same list. */
export function overlayOf({ pending }: { readonly pending: readonly Pending[] }): Overlay {
  let overlay = overlays.get(pending);
  if (overlay === undefined) overlays.set(pending, (overlay = layOver(pending)));
  return overlay;
}

function layOver(pending: readonly Pending[]): Overlay {
  const quantities: Record<string, number> = {};
  const choices: Partial<Record<Choice, Id | null>> = {};
  const fields: Record<string, string> = {};
  const removed = new Set<string>();
  let comments: string | undefined;
  for (const { post } of pending) {
    switch (post.cause) {
      case 'quantity':
        for (const [id, quantity] of Object.entries(post.body.quantity))
          quantities[lineKey(post.body.cartToUpdate, id)] = quantity;
        break;
      case 'client_comments':
        comments = post.body.client_comments;
        break;
      case 'extra_field':
        fields[keysOf(post).join()] = post.body.extra_field.value;
        break;
      case 'remove':
        if (post.hold !== undefined) removed.add(lineKey(post.body.remove.cartId, post.body.remove.id));
        break;
      case 'payment_method':
        choices.payment_method = post.body.payment_method.method_id;
        break;
      case 'carrier':
      case 'payment':
      case 'project':
      case 'delivery_address':
      case 'invoice_address':
        for (const [, { id }] of Object.entries(post.body)) choices[post.cause] = id;
    }
  }
  const saving = new Set(pending.flatMap(({ post, stage }) => (stage === 'saving' ? keysOf(post) : [])));
  return { quantities, comments, fields, choices, removed, saving };
}

export const quantityKey = (line: string): string => `quantity:${line}`;
export const removalKey = (line: string): string => `remove:${line}`;
/** The key of a further field; `line` is its line's key. */
export const fieldKey = (name: string, line?: string): string =>
  line === undefined ? `extra_field:${name}` : `line_field:${line}${name}`;

/** The keys of a change, as the views use them; those of a line's contain its `lineKey`. `load` has none. */
export function keysOf({ cause, body }: CartPost): string[] {
  switch (cause) {
    case 'load':
      return [];
    case 'quantity':
      return Object.keys(body.quantity).map((id) => quantityKey(lineKey(body.cartToUpdate, id)));
    case 'remove':
      return [removalKey(lineKey(body.remove.cartId, body.remove.id))];
    case 'extra_field': {
      const { name, id, cartId } = body.extra_field;
      return [fieldKey(name, id === undefined ? undefined : lineKey(cartId, id))];
    }
    case 'add_discount':
      return [`add_discount:${lineKey(body.add_discount.cartId, body.add_discount.id)}`];
    case 'add_carrier_discount':
      return [`add_carrier_discount:${body.add_carrier_discount.id}`];
    default:
      return [cause];
  }
}

/** The change without the keys that `isOver` matches; an empty list if none is left. */
export function without(post: CartPost, isOver: (key: string) => boolean): CartPost[] {
  if (!keysOf(post).some(isOver)) return [post];
  if (post.cause !== 'quantity') return [];
  const { cartToUpdate } = post.body;
  const quantity = Object.entries(post.body.quantity).filter(([id]) => !isOver(quantityKey(lineKey(cartToUpdate, id))));
  return quantity.length === 0 ? [] : [{ ...post, body: { ...post.body, quantity: Object.fromEntries(quantity) } }];
}

/**
 * What stays pending after a reply: quantities that the server has not judged, notes and further fields that it has not accepted.
 * A choice or a removal always ends with its reply.
 */
export function unsettled(post: CartPost, reply: CartReply): CartPost[] {
  if (post.cause === 'quantity') return isJudged(reply) ? [] : [post];
  if (post.cause === 'client_comments' || post.cause === 'extra_field')
    return reply.answer && !reply.failure ? [] : [post];
  return [];
}

/** Whether a change is about a line that the answer's cart no longer has; always false without a cart. */
export function lineIsGone({ answer }: CartReply): (key: string) => boolean {
  if (!answer?.cart) return () => false;
  const lines = linesByKey(answer.cart);
  return (key) => {
    const [, line] = /^(?:quantity|remove|line_field):([^]*)$/.exec(key) ?? [];
    return line !== undefined && !lines.has(line) && ![...lines.keys()].some((one) => line.startsWith(one));
  };
}

/** The old list if it is equal, so that nothing renders. */
export const kept = (old: readonly Pending[], next: readonly Pending[]): readonly Pending[] =>
  old.length === next.length && next.every(({ post, stage }, at) => old[at]?.post === post && old[at].stage === stage)
    ? old
    : next;

/** The change as a job of the queue. Choices, notes and prices are absolute: a newer one replaces one that still waits. */
export function jobOf(post: CartPost, delay?: number): Job<CartPost> {
  const wait = delay === undefined ? {} : { delay };
  switch (post.cause) {
    case 'load':
      return { key: 'load', body: post, onHide: false, ...wait };
    case 'quantity':
      return {
        key: `quantity@${post.body.cartToUpdate}`,
        body: post,
        merge: mergeQuantities,
        ...(post.isStep && { delay: STEPPING_PAUSE }),
        ...wait,
      };
    case 'client_comments':
    case 'extra_field':
      return { key: keysOf(post).join(), body: post, delay: TYPING_PAUSE, ...wait };
    case 'remove':
      return {
        key: keysOf(post).join(),
        body: post,
        once: true,
        ...(post.hold !== undefined && { held: true, delay: post.hold }),
      };
    case 'move':
      return { key: `move ${JSON.stringify(post.body)}`, body: post };
    case 'new_address':
      // Sending it twice would create two addresses; a different address is a separate job.
      return { key: `new_address ${JSON.stringify(post.body)}`, body: post, once: true };
    case 'confirm':
      return { key: 'confirm', body: post, once: true };
    default:
      return { key: keysOf(post).join(), body: post };
  }
}

/** All quantities of one cart go out in one request, with the newest value for each line. */
function mergeQuantities(waiting: CartPost, next: CartPost): CartPost {
  if (waiting.cause !== 'quantity' || next.cause !== 'quantity') return next;
  return { ...next, body: { ...next.body, quantity: { ...waiting.body.quantity, ...next.body.quantity } } };
}
