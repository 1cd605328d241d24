/** Tests the loader without a browser: on a server, and when a file is lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoader } from '../../../src/element/loader';

afterEach(() => vi.unstubAllGlobals());

it('startLoader does nothing without a document', () => {
  const load = vi.fn(() => Promise.resolve());
  const sources = { './shop-cart.ts': load };
  startLoader(sources);
  expect(load).not.toHaveBeenCalled();
  const tags = [{ localName: 'shop-cart' }];
  vi.stubGlobal('document', { querySelectorAll: () => tags, activeElement: null, addEventListener: () => undefined });
  vi.stubGlobal(
    'MutationObserver',
    vi.fn(
      class {
        observe = () => undefined;
      },
    ),
  );
  startLoader(sources);
  expect(load).toHaveBeenCalledOnce();
});

describe('a tag whose file did not arrive', () => {
  /** A page with one cart; `fails`: how often its file is lost. */
  function aPage(fails: number, localName = 'shop-cart') {
    const listeners = new Map<string, () => void>();
    const sentences: { textContent: string; remove(): void }[] = [];
    let arrived = () => {};
    vi.stubGlobal('customElements', { whenDefined: () => new Promise<void>((done) => void (arrived = done)) });
    let changed: (changes: unknown[]) => void = () => {};
    const around = { parentNode: null, querySelectorAll: () => [cart] };
    const cart = {
      localName,
      append: (one: (typeof sentences)[0]) => void sentences.push(one),
      before: () => changed([{ target: around }]),
      querySelector: () => null,
    };
    const createElement = () => ({
      textContent: '',
      remove(this: (typeof sentences)[0]) {
        sentences.splice(sentences.indexOf(this), 1);
      },
    });
    const document = {
      getElementsByTagName: () => [],
      querySelectorAll: () => [cart],
      activeElement: null,
      addEventListener: vi.fn(),
      createElement,
    };
    vi.stubGlobal('document', document);
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
    vi.stubGlobal(
      'MutationObserver',
      class {
        constructor(callback: typeof changed) {
          changed = callback;
        }
        observe = () => undefined;
      },
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let left = fails;
    const load = vi.fn(() => (left-- > 0 ? Promise.reject(new Error('lost')) : Promise.resolve()));
    startLoader({ [`./${localName}.ts`]: load });
    return { load, listeners, sentences, arrive: () => arrived() };
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['pointerdown', 'focusin', 'online'])('is asked for again at the next %s', async (type) => {
    const { load, listeners } = aPage(1);
    await vi.waitFor(() => expect(listeners.has(type)).toBe(true));
    listeners.get(type)!();
    expect(load).toHaveBeenCalledTimes(2);
    listeners.get(type)!();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is asked for once more by itself after ten seconds; then a sentence stands in its place until it arrives', async () => {
    const { load, listeners, sentences, arrive } = aPage(2, 'shop-orders');
    await vi.waitFor(() => expect(listeners.size).toBe(3));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.waitFor(() =>
      expect(sentences.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Nie udało się wczytać/),
      ]),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(2);
    listeners.get('online')!();
    expect(load).toHaveBeenCalledTimes(3);
    arrive();
    await vi.waitFor(() => expect(sentences).toEqual([]));
  });
});
