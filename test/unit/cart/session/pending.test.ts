/** Tests how pending changes overlay the cart, and which of them survive a reply. */
import { describe, expect, it } from 'vitest';
import { lineKey } from '../../../../src/cart/wire/keys';
import {
  reuseIfEqual,
  keysOf,
  overlayOf,
  stillPending,
  omitKeys,
  type Pending,
} from '../../../../src/cart/session/pending';
import type { CartPost } from '../../../../src/cart/wire/api';
import { Failure } from '../../../../src/http/failure';

const quantity = (quantities: Record<string, number>): CartPost => ({
  cause: 'quantity',
  body: { quantity: quantities, cartToUpdate: 7 },
});
const notes = (text: string): CartPost => ({ cause: 'client_comments', body: { client_comments: text } });
const removal = (id: number, hold?: number): CartPost => ({
  cause: 'remove',
  body: { remove: { id, cartId: 7 } },
  ...(hold !== undefined && { hold }),
});
const pending = (...entries: [CartPost, Pending['stage']][]): Pending[] =>
  entries.map(([post, stage]) => ({ post, stage }));

describe('overlayOf', () => {
  it('returns the newest value of each change, at any stage', () => {
    const overlay = overlayOf({
      pending: pending(
        [quantity({ 12: 3, 13: 1 }), 'unsaved'],
        [quantity({ 12: 5 }), 'saving'],
        [notes('pilne'), 'unsaved'],
        [{ cause: 'carrier', body: { carrier: { id: 2 } } }, 'saving'],
        [{ cause: 'delivery_address', body: { delivery_address: { id: null } } }, 'saving'],
      ),
    });
    expect(overlay).toMatchObject({
      quantities: { [lineKey(7, 12)]: 5, [lineKey(7, 13)]: 1 },
      comments: 'pilne',
      choices: { carrier: 2, delivery_address: null },
    });
    expect([...overlay.saving]).toEqual([`quantity:${lineKey(7, 12)}`, 'carrier', 'delivery_address']);
  });

  it('marks a line as removed for a held removal; an immediate one stays visible until the response', () => {
    const overlay = overlayOf({ pending: pending([removal(12, 10_000), 'held'], [removal(13), 'saving']) });
    expect([[...overlay.removed], [...overlay.saving]]).toEqual([[lineKey(7, 12)], [`remove:${lineKey(7, 13)}`]]);
  });

  it('returns the same object for an equal list', () => {
    const list = pending([notes('pilne'), 'saving']);
    expect(overlayOf({ pending: list })).toBe(overlayOf({ pending: list }));
    const [entry] = list;
    expect(reuseIfEqual(list, [{ ...entry! }])).toBe(list);
    expect(reuseIfEqual(list, [{ ...entry!, stage: 'unsaved' }])).not.toBe(list);
  });
});

describe('stillPending', () => {
  const busy = { failure: new Failure('http', { status: 503 }) };
  const refused = {
    answer: { cart: null, messages: new Map() },
    failure: new Failure('http', { status: 422 }),
  };

  it('keeps a quantity or notes after a temporary error', () => {
    expect(stillPending(quantity({ 12: 3 }), busy)).toEqual([quantity({ 12: 3 })]);
    expect(stillPending(notes('pilne'), busy)).toEqual([notes('pilne')]);
  });

  it('keeps refused notes, not a refused quantity', () => {
    expect(stillPending(notes('za długie'), refused)).toHaveLength(1);
    expect(stillPending(quantity({ 12: 3 }), refused)).toEqual([]);
  });

  it('drops choices and removals after any reply', () => {
    expect(stillPending({ cause: 'carrier', body: { carrier: { id: 2 } } }, busy)).toEqual([]);
    expect(stillPending(removal(12), busy)).toEqual([]);
  });

  it('omitKeys removes lines with a newer change', () => {
    const newer = new Set(keysOf(quantity({ 12: 9 })));
    expect(omitKeys(quantity({ 12: 3, 13: 1 }), (key) => newer.has(key))).toEqual([quantity({ 13: 1 })]);
    expect(omitKeys(quantity({ 12: 3 }), (key) => newer.has(key))).toEqual([]);
    expect(omitKeys(notes('pilne'), (key) => newer.has(key))).toEqual([notes('pilne')]);
  });
});
