/** Shows how the lockers are loaded: all pages, a failure half-way that keeps what came, and going on with what is missing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLockersSource } from '../../../src/lockers/source';
import { stubPage } from '../../fixtures/page';
import { aPoint } from '../../fixtures/points';

const PAGES = 9;
let said: unknown = PAGES;
/** What a page holds. */
let itemsOf: (page: number) => unknown[];
const asked: number[] = [];
let broken = new Set<number>();

/** The points API with nine pages of two points, one of them dirt. */
function answer(url: string): Response {
  const page = Number(new URL(url).searchParams.get('page'));
  asked.push(page);
  if (broken.has(page)) return new Response('<h1>502</h1>', { status: 502 });
  return Response.json({ count: PAGES * 3, page, total_pages: said, items: itemsOf(page) });
}

const done = async (source: ReturnType<typeof createLockersSource>) => {
  source.load();
  await vi.waitFor(() => expect(source.getState().loading).toBe(false));
  return source.getState();
};

beforeEach(() => {
  stubPage();
  asked.length = 0;
  broken = new Set();
  said = PAGES;
  itemsOf = (page) => [aPoint({ name: `KRA${page}` }), aPoint({ name: `POP-${page}` }), { broken: true }];
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the lockers of a points-url', () => {
  it('come page after page, each once, without shop points and broken records [D9]', async () => {
    const { columns, progress, failed } = await done(createLockersSource('https://sklep.example/api/points'));
    expect([...columns.names].sort()).toEqual(Array.from({ length: PAGES }, (_, index) => `KRA${index + 1}`));
    expect([...asked].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
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

    it('are the nearest alone, by one request [D13]', async () => {
      const source = nearestOf('https://sklep.example/najblizsze');
      await vi.waitFor(() => expect(source.getState().nearby).toEqual([0, 1]));
      expect(source.getState()).toMatchObject({ loading: false, columns: { names: ['KRA1', 'KRA2'] } });
      expect(asked).toEqual([0]);
    });

    it('are all once they are wanted, each once, and the nearest keep their rows [D13]', async () => {
      const source = nearestOf('https://sklep.example/najblizsze-i-inne');
      await vi.waitFor(() => expect(source.getState().nearby).toBeDefined());
      source.load();
      await vi.waitFor(() => expect(source.getState()).toMatchObject({ progress: 1, few: undefined }));
      expect(source.getState().columns.names).toHaveLength(PAGES);
      expect(source.getState().columns.names.slice(0, 2)).toEqual(['KRA1', 'KRA2']);
      expect([...asked].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('are all where these are wanted before the nearest have come', async () => {
      const source = nearestOf('https://sklep.example/szybko');
      source.load();
      await vi.waitFor(() => expect(source.getState()).toMatchObject({ loading: false, progress: 1 }));
      expect(source.getState().columns.names).toHaveLength(PAGES);
    });

    it('are all where the nearest cannot be had [D13]', async () => {
      broken = new Set([0]);
      const source = nearestOf('https://sklep.example/bez-najblizszych');
      await vi.waitFor(() => expect(source.getState()).toMatchObject({ loading: false, failed: false, progress: 1 }));
      expect(source.getState().columns.names).toHaveLength(PAGES);
    });
  });

  it('stay where a page fails half-way, and go on with the missing pages alone', async () => {
    broken = new Set([5]);
    const source = createLockersSource('https://sklep.example/api/points');
    const half = await done(source);
    expect(half.failed).toBe(true);
    expect(half.columns.names.length).toBeGreaterThan(2);
    expect(half.progress).toBeLessThan(1);
    broken = new Set();
    asked.length = 0;
    const whole = await done(source);
    expect(whole).toMatchObject({ failed: false, progress: 1 });
    expect(whole.columns.names).toHaveLength(PAGES);
    expect(asked).toContain(5);
    expect(asked).not.toContain(1);
  });

  it('can be asked for again when not even the first page came', async () => {
    broken = new Set([1]);
    const source = createLockersSource('https://sklep.example/api/points');
    expect(await done(source)).toMatchObject({ failed: true });
    broken = new Set();
    expect((await done(source)).columns.names).toHaveLength(PAGES);
  });

  it('that were broken off by leaving the page have not failed, and go on where Back brings it again', async () => {
    vi.resetModules();
    const page = stubPage();
    const fresh = await import('../../../src/lockers/source');
    const source = fresh.createLockersSource('https://sklep.example/api/points');
    vi.stubGlobal('fetch', (url: string) => {
      if (asked.length < 3) return Promise.resolve(answer(url));
      page.send('pagehide');
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const half = await done(source);
    expect([half.failed, half.columns.names.length]).toEqual([false, 3]);
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
    page.send('pageshow', { persisted: true });
    await vi.waitFor(() => expect(source.getState().columns.names).toHaveLength(PAGES));
  });

  it('of an address that is none fail, and the console names it', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await done(createLockersSource('http://['))).toMatchObject({ failed: true });
    expect(said.mock.calls).toEqual([
      ['shop-elements: http://[', expect.any(TypeError), 'node_modules/shop-elements/dist/faults.html#shape'],
    ]);
    said.mockRestore();
  });

  it.each([
    ['brings the same lockers again', () => [aPoint()]],
    ['is empty', (page: number) => (page < 6 ? [aPoint({ name: `KRA${page}` })] : [])],
  ])('end where a page %s, whatever number of pages is said', async (_, items) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    [said, itemsOf] = [1500, items];
    const { columns, progress, failed } = await done(createLockersSource('https://sklep.example/api/points'));
    expect({ progress, failed }).toEqual({ progress: 1, failed: false });
    expect(columns.names).toHaveLength(new Set([1, 2, 3, 4, 5].flatMap((page) => JSON.stringify(items(page)))).size);
    expect(asked.length).toBeLessThan(12);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('go on behind a page of shop points alone: there may be lockers yet', async () => {
    itemsOf = (page) => (page % 2 ? [aPoint({ name: `KRA${page}` })] : [aPoint({ name: `POP-${page}` })]);
    const { columns } = await done(createLockersSource('https://sklep.example/api/points'));
    expect([...columns.names].sort()).toEqual(['KRA1', 'KRA3', 'KRA5', 'KRA7', 'KRA9']);
  });

  it('are no more than 2000 pages, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    said = '999999999';
    await done(createLockersSource('https://sklep.example/api/points'));
    expect(asked).toHaveLength(2000);
    expect(warn.mock.calls.join()).toContain('999999999');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('keep a page that failed before the one that ended them, and ask for it again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    [said, broken] = [5000, new Set([3])];
    itemsOf = (page) => (page < 5 ? [aPoint({ name: `KRA${page}` })] : []);
    const source = createLockersSource('https://sklep.example/api/points');
    expect((await done(source)).failed).toBe(true);
    broken = new Set();
    const { columns, failed } = await done(source);
    expect([[...columns.names].sort(), failed]).toEqual([['KRA1', 'KRA2', 'KRA3', 'KRA4'], false]);
  });

  it('are told of at the first page and whenever they have doubled', async () => {
    const told: number[] = [];
    const source = createLockersSource('https://sklep.example/api/points', () => 0);
    source.subscribe(() => told.push(source.getState().columns.names.length));
    await done(source);
    expect(told).toEqual([0, 1, 2, 4, 8, PAGES]);
  });
});
