/** Shows that the loader can be imported on a server: without a page it does nothing. */
import { afterEach, expect, it, vi } from 'vitest';
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
