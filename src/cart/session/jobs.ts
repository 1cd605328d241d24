/** Decides how each cart action waits in the queue: what replaces what, what merges, and which controls wait for it. */
import type { Job } from '../../http/queue';
import type { Id } from '../../http/tolerant';
import type { CartPost } from '../wire/api';
import type { CartEdits } from './state';

/** Order notes go out this long after the last key (spec section 9 has the 800 ms of input validation; notes follow it). */
const COMMENTS_DELAY = 800;

export const removalKey = (id: Id | string): string => `remove:${id}`;

/** The names under which the views know the action as being saved; `load` has none. */
export function savingKeys({ cause, body }: CartPost): string[] {
  switch (cause) {
    case 'load':
      return [];
    case 'quantity':
      return Object.keys(body.quantity).map((id) => `quantity:${id}`);
    case 'remove':
      return [removalKey(body.remove.id)];
    case 'add_discount':
      return [`add_discount:${body.add_discount.id}`];
    case 'add_carrier_discount':
      return [`add_carrier_discount:${body.add_carrier_discount.id}`];
    default:
      return [cause];
  }
}

/** The action as the queue takes it. Choices, notes and prices are absolute: a newer one replaces one that still waits. */
export function jobOf(post: CartPost, delay?: number): Job<CartPost> {
  const wait = delay === undefined ? {} : { delay };
  switch (post.cause) {
    case 'load':
      return { key: 'load', body: post, onHide: false, ...wait };
    case 'quantity':
      return { key: `quantity@${post.body.cartToUpdate}`, body: post, merge: mergeQuantities, ...wait };
    case 'client_comments':
      return { key: 'client_comments', body: post, delay: COMMENTS_DELAY, ...wait };
    case 'remove':
      return {
        key: removalKey(post.body.remove.id),
        body: post,
        once: true,
        ...(post.hold !== undefined && { held: true, delay: post.hold }),
      };
    case 'new_address':
      // Sent twice it would be two addresses; another address is another job.
      return { key: `new_address ${JSON.stringify(post.body)}`, body: post, once: true };
    case 'confirm':
      return { key: 'confirm', body: post, once: true };
    default:
      return { key: savingKeys(post).join(), body: post };
  }
}

/** What posts the quantities and notes that are laid over the cart; `cartOf` says which cart a line is in. */
export const editPosts = ({ quantities, comments }: CartEdits, cartOf: ReadonlyMap<string, Id>): CartPost[] => [
  ...Object.entries(quantities).map(([id, quantity]): CartPost => {
    return { cause: 'quantity', body: { quantity: { [id]: quantity }, cartToUpdate: cartOf.get(id) ?? '' } };
  }),
  ...(comments === undefined ? [] : [{ cause: 'client_comments', body: { client_comments: comments } } as const]),
];

/** All quantities of one cart travel together, the newest value for each line. */
function mergeQuantities(waiting: CartPost, next: CartPost): CartPost {
  if (waiting.cause !== 'quantity' || next.cause !== 'quantity') return next;
  return { ...next, body: { ...next.body, quantity: { ...waiting.body.quantity, ...next.body.quantity } } };
}

/** The old set while it has the same entries, so that nothing renders for it. */
export const kept = (old: ReadonlySet<string>, next: ReadonlySet<string>): ReadonlySet<string> =>
  old.size === next.size && [...next].every((key) => old.has(key)) ? old : next;

/** What a choice by its id alone posts. */
export function chosen(what: 'carrier' | 'payment' | 'project' | 'invoice_address', id: Id) {
  switch (what) {
    case 'carrier':
      return { cause: what, body: { carrier: { id } } } as const;
    case 'payment':
      return { cause: what, body: { payment: { id } } } as const;
    case 'project':
      return { cause: what, body: { project: { id } } } as const;
    case 'invoice_address':
      return { cause: what, body: { invoice_address: { id } } } as const;
  }
}
