/** Tests the loading of lockers: all pages, a failure that keeps the received ones, and resuming. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLockersSource } from '../../../src/lockers/source';
import { stubPage } from '../../fixtures/page';
import { aPoint } from '../../fixtures/points';

const PAGES = 9;
let totalPages: unknown = PAGES;
/** Returns the items of a page. */
let itemsOf: (page: number) => unknown[];
const requestedPages: number[] = [];
let broken = new Set<number>();

/** The points API with nine pages of two points, one of them broken. */
function answer(url: string): Response {
  const page = Number(new URL(url).searchParams.get('page'));
  requestedPages.push(page);
  if (broken.has(page)) return new Response('<h1>502</h1>', { status: 502 });
  return Response.json({ count: PAGES * 3, page, total_pages: totalPages, items: itemsOf(page) });
}

const done = async (source: ReturnType<typeof createLockersSource>) => {
  source.load();
  await vi.waitFor(() => expect(source.getState().loading).toBe(false));
  return source.getState();
};

beforeEach(() => {
  stubPage();
  requestedPages.length = 0;
  broken = new Set();
  totalPages = PAGES;
  itemsOf = (page) => [aPoint({ name: `KRA${page}` }), aPoint({ name: `POP-${page}` }), { broken: true }];
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('createLockersSource', () => {
  it('loads page after page, each locker once, without shop points and broken records [D9]', async () => {
    const { columns, progress, failed } = await done(createLockersSource('https://sklep.example/api/points'));
    expect([...columns.names].sort()).toEqual(Array.from({ length: PAGES }, (_, index) => `KRA${index + 1}`));
    expect([...requestedPages].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect({ progress, failed }).toEqual({ progress: 1, failed: false });
  });

  describe('near a post code', () => {
    const nearestOf = (url: string) => {
      const source = createLockersSource(url);
      source.begin('31-147');
      return source;
    };
    beforeEach(() => {
      itemsOf = (page) =>
        page === 0
          ? [aPoint({ name: 'KRA1', distance: 40 }), aPoint({ name: 'KRA2', distance: 90 })]
          : [aPoint({ name: `KRA${page}` })];
    });

    it('loads only the nearest by one request [D13]', async () => {
      const source = nearestOf('https://sklep.example/najblizsze');
      await vi.waitFor(() => expect(source.getState().nearby).toEqual([0, 1]));
      expect(source.getState()).toMatchObject({ loading: false, columns: { names: ['KRA1', 'KRA2'] } });
      expect(requestedPages).toEqual([0]);
    });

    it('loads all on demand, each once, and the nearest keep their rows [D13]', async () => {
      const source = nearestOf('https://sklep.example/najblizsze-i-inne');
      await vi.waitFor(() => expect(source.getState().nearby).toBeDefined());
      source.load();
      await vi.waitFor(() => expect(source.getState()).toMatchObject({ progress: 1, nearby: undefined }));
      expect(source.getState().columns.names).toHaveLength(PAGES);
      expect(source.getState().columns.names.slice(0, 2)).toEqual(['KRA1', 'KRA2']);
      expect([...requestedPages].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('loads all if they are requested before the nearest arrive', async () => {
      const source = nearestOf('https://sklep.example/szybko');
      source.load();
      await vi.waitFor(() => expect(source.getState()).toMatchObject({ loading: false, progress: 1 }));
      expect(source.getState().columns.names).toHaveLength(PAGES);
    });

    it('loads all if the nearest are unavailable [D13]', async () => {
      broken = new Set([0]);
      const source = nearestOf('https://sklep.example/bez-najblizszych');
      await vi.waitFor(() => expect(source.getState()).toMatchObject({ loading: false, failed: false, progress: 1 }));
      expect(source.getState().columns.names).toHaveLength(PAGES);
    });
  });

  it('keeps the lockers after a failed page, and continues with the missing pages only', async () => {
    broken = new Set([5]);
    const source = createLockersSource('https://sklep.example/api/points');
    const half = await done(source);
    expect(half.failed).toBe(true);
    expect(half.columns.names.length).toBeGreaterThan(2);
    expect(half.progress).toBeLessThan(1);
    broken = new Set();
    requestedPages.length = 0;
    const whole = await done(source);
    expect(whole).toMatchObject({ failed: false, progress: 1 });
    expect(whole.columns.names).toHaveLength(PAGES);
    expect(requestedPages).toContain(5);
    expect(requestedPages).not.toContain(1);
  });

  it('fails and warns for a list of which no record can be read, and loads all of it again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    itemsOf = () => [{ broken: true }];
    const source = createLockersSource('https://sklep.example/api/unread');
    expect(await done(source)).toMatchObject({ failed: true, loading: false });
    expect(warn.mock.calls[0]).toContain('shop-elements: no locker of the list can be read.');
    itemsOf = (page) => [aPoint({ name: `KRA${page}` })];
    const { failed, columns } = await done(source);
    expect([failed, columns.names.length]).toEqual([false, PAGES]);
  });

  it('loads again after a failed first page', async () => {
    broken = new Set([1]);
    const source = createLockersSource('https://sklep.example/api/points');
    expect(await done(source)).toMatchObject({ failed: true });
    broken = new Set();
    expect((await done(source)).columns.names).toHaveLength(PAGES);
  });

  it('does not fail if the person leaves the page, and continues after Back', async () => {
    vi.resetModules();
    const page = stubPage();
    const fresh = await import('../../../src/lockers/source');
    const source = fresh.createLockersSource('https://sklep.example/api/points');
    vi.stubGlobal('fetch', (url: string) => {
      if (requestedPages.length < 3) return Promise.resolve(answer(url));
      page.send('pagehide');
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const half = await done(source);
    expect([half.failed, half.columns.names.length]).toEqual([false, 3]);
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
    page.send('pageshow', { persisted: true });
    await vi.waitFor(() => expect(source.getState().columns.names).toHaveLength(PAGES));
  });

  it('fails for an invalid URL, and logs it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await done(createLockersSource('http://['))).toMatchObject({ failed: true });
    expect(error.mock.calls).toEqual([
      ['shop-elements: http://[', expect.any(TypeError), 'node_modules/shop-elements/dist/faults.html#shape'],
    ]);
    error.mockRestore();
  });

  it.each([
    ['brings the same lockers again', () => [aPoint()]],
    ['is empty', (page: number) => (page < 6 ? [aPoint({ name: `KRA${page}` })] : [])],
  ])('ends after a page that %s, whatever the announced total', async (_, items) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    [totalPages, itemsOf] = [1500, items];
    const { columns, progress, failed } = await done(createLockersSource('https://sklep.example/api/points'));
    expect({ progress, failed }).toEqual({ progress: 1, failed: false });
    expect(columns.names).toHaveLength(new Set([1, 2, 3, 4, 5].flatMap((page) => JSON.stringify(items(page)))).size);
    expect(requestedPages.length).toBeLessThan(12);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('continues after a page of shop points only', async () => {
    itemsOf = (page) => (page % 2 ? [aPoint({ name: `KRA${page}` })] : [aPoint({ name: `POP-${page}` })]);
    const { columns } = await done(createLockersSource('https://sklep.example/api/points'));
    expect([...columns.names].sort()).toEqual(['KRA1', 'KRA3', 'KRA5', 'KRA7', 'KRA9']);
  });

  it('loads at most 2000 pages, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    totalPages = '999999999';
    await done(createLockersSource('https://sklep.example/api/points'));
    expect(requestedPages).toHaveLength(2000);
    expect(warn.mock.calls.join()).toContain('999999999');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('requests a failed page before the last one again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    [totalPages, broken] = [5000, new Set([3])];
    itemsOf = (page) => (page < 5 ? [aPoint({ name: `KRA${page}` })] : []);
    const source = createLockersSource('https://sklep.example/api/points');
    expect((await done(source)).failed).toBe(true);
    broken = new Set();
    const { columns, failed } = await done(source);
    expect([[...columns.names].sort(), failed]).toEqual([['KRA1', 'KRA2', 'KRA3', 'KRA4'], false]);
  });

  it('notifies after the first page and whenever the lockers have doubled', async () => {
    const updates: number[] = [];
    const source = createLockersSource('https://sklep.example/api/points', () => 0);
    source.subscribe(() => updates.push(source.getState().columns.names.length));
    await done(source);
    expect(updates).toEqual([0, 1, 2, 4, 8, PAGES]);
  });
});
