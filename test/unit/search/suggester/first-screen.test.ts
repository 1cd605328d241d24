/** Shows what a search box asks before its view is there, and what the view then need not ask again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Island } from '../../../../src/element/island';
import { askEarly, suggestionsFor } from '../../../../src/search/suggester/first-screen';
import { stubPage } from '../../../fixtures/page';

const asked: unknown[] = [];
const props = { url: '/podpowiedzi', withCredentials: false };

/** A box at rest. `typedFor`: ms since its text was typed. */
function box(value: string, typedFor?: number) {
  const field = Object.assign(new EventTarget(), { value, isConnected: true });
  const element = { ...props, matches: () => false } as unknown as Element;
  const touched = new Map(typedFor === undefined ? [] : [[field, performance.now() - typedFor]]);
  askEarly({ element, root: { querySelector: () => field }, deeds: { touched } } as unknown as Island);
  const type = (text: string) => {
    field.value = text;
    // The clock of events is not the one that the test holds.
    field.dispatchEvent(Object.defineProperty(new Event('input'), 'timeStamp', { value: performance.now() }));
  };
  return { element, field, type };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  stubPage({});
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push((JSON.parse(body as string) as { query: string }).query);
    return Response.json({ products: [], categories: [] });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a search box without its view', () => {
  it('asks once the pause since the last key is over, counted from when that was struck', () => {
    const { type } = box('gres', 300);
    vi.advanceTimersByTime(99);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(['gres']);
    type('gres sz');
    vi.advanceTimersByTime(399);
    type('gres szary ');
    vi.advanceTimersByTime(400);
    expect(asked).toEqual(['gres', 'gres szary']);
  });

  it('asks nothing where nothing was typed, too little, or where the view stands by now', () => {
    box('gres');
    box('gr', 0);
    const { field } = box('gres', 0);
    field.isConnected = false;
    vi.advanceTimersByTime(1000);
    expect(asked).toEqual([]);
  });
});

describe('its view', () => {
  it('takes the answer that is on its way, once', async () => {
    const { element } = box('gres', 0);
    vi.advanceTimersByTime(400);
    await suggestionsFor(element, props, 'gres');
    expect(asked).toEqual(['gres']);
    await suggestionsFor(element, props, 'gres');
    expect(asked).toEqual(['gres', 'gres']);
  });

  it('asks itself for another text, and for one that was taken away meanwhile', async () => {
    const { element, type } = box('gres', 0);
    vi.advanceTimersByTime(400);
    await suggestionsFor(element, props, 'gres szary');
    expect(asked).toEqual(['gres', 'gres szary']);

    type('klej');
    vi.advanceTimersByTime(400);
    type('');
    await suggestionsFor(element, props, 'klej');
    expect(asked.slice(2)).toEqual(['klej', 'klej']);
  });
});
