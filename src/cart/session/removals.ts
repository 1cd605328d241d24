/** Decides how a removed line comes back: while its removal is held, and by itself where there is nothing left to remove. */
import type { Queue } from '../../http/queue';
import type { Id } from '../../http/tolerant';
import type { CartPost } from '../wire/api';
import { removalKey } from './jobs';
import type { CartEdits } from './state';

export interface Removals {
  /** A held removal waits so many ms from now; 0: it is sent. */
  hold(itemId: Id, ms: number): void;
  /** Takes a held removal back; false where it is on its way already. */
  takeBack(itemId: Id): boolean;
}

export function createRemovals<Outcome>(
  queue: Queue<CartPost, Outcome>,
  ignored: Outcome,
  edits: { read(): CartEdits; write(edits: CartEdits): void; isBlocked(): boolean },
): Removals & { drop(before: CartEdits): void } {
  return {
    hold: (item, ms) => queue.hold(removalKey(item), ms),
    takeBack(item) {
      if (edits.isBlocked() || !queue.cancel(removalKey(item), ignored)) return false;
      const all = edits.read();
      const removed = Object.entries(all.removed).filter(([id]) => id !== String(item));
      edits.write({ ...all, removed: Object.fromEntries(removed) });
      return true;
    },
    /** After an answer by which lines are gone, or the cart is locked: what still waits must not be sent later on. */
    drop(before) {
      const { removed } = edits.read();
      for (const id of Object.keys(before.removed)) if (!(id in removed)) queue.cancel(removalKey(id), ignored);
    },
  };
}
