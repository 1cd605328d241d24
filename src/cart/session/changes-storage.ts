/** Stores unacknowledged changes of the summary, so that the tab's next page displays them again. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { jsonText } from '../../http/json';
import { id, sameId, type Id } from '../../http/tolerant';
import { tabTexts } from '../../page/storage';
import type { Change } from './changes';
import type { CartSession } from './session';
import type { CartState } from './state';

const storageKey = (url: string): string => `shop-elements.changes ${url}`;

const about = { id, name: v.string() };
const line = { ...about, cartId: id };
const money = { from: decimal, to: decimal };
const change = v.union([
  v.object({ kind: v.picklist(['price']), ...line, ...money }),
  v.object({
    kind: v.picklist(['quantity']),
    ...line,
    from: v.number(),
    to: v.number(),
    unit: v.optional(v.string()),
    total: v.optional(v.object(money)),
  }),
  v.object({ kind: v.picklist(['item_removed']), ...line }),
  v.object({ kind: v.picklist(['item_added']), ...line, to: v.number() }),
  v.object({ kind: v.picklist(['carrier_price']), ...about, ...money }),
  v.object({ kind: v.picklist(['carrier_removed', 'cart', 'other']), ...about }),
  v.object({
    kind: v.picklist(['carrier', 'payment', 'destination', 'detail']),
    ...about,
    from: v.string(),
    to: v.string(),
  }),
]);
/** Schema of the stored text, which may come from the page or another release. */
const text = v.object({ 0: id, 1: v.array(change), 2: v.nullable(decimal) });

/** Sessions whose changes are stored. */
const persisted = new WeakSet<CartSession>();

/** Call it when the summary is first displayed: restores stored changes, then stores changes until they are acknowledged. */
export function persistChanges(session: CartSession): void {
  if (persisted.has(session)) return;
  persisted.add(session);
  const { cart } = session.getState();
  const stored = cart && storedChanges(session.url, cart.id);
  if (stored) session.restoreChanges(stored);
  session.subscribe(({ cart: now, changes, before, unseen }) => {
    if (now !== null && unseen) tabTexts.set(storageKey(session.url), jsonText([now.id, changes, before ?? null]));
    else tabTexts.remove(storageKey(session.url));
  });
}

/** Undefined if nothing is stored, or only changes of another cart. */
export function storedChanges(url: string, cartId: Id): Pick<CartState, 'changes' | 'before'> | undefined {
  const raw = tabTexts.get(storageKey(url));
  if (raw === undefined) return undefined;
  try {
    const { 0: of, 1: changes, 2: before } = v.parse(text, JSON.parse(raw));
    if (!sameId(of, cartId) || changes.length === 0) return undefined;
    return { changes: changes as readonly Change[], before: before ?? undefined };
  } catch {
    return undefined;
  }
}
