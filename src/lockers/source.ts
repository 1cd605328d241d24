/** Loads the lockers of a `points-url`: the nearest by one request, all of them page by page on demand. Caches them for a day. */
import { isFailure, isLeavingFailure } from '../http/failure';
import { absoluteUrl } from '../page/url';
import { cacheSet, cacheGet } from '../page/cache';
import { onPageRestored } from '../page/lifecycle';
import { columnsBuilder, isColumns, packed, pointAt, type Columns } from './columns';
import type { Coordinates } from './distance';
import { lastElsewhere, measuredFrom, nearestTo } from './nearest-points';
import { readPoint, type Point } from './point';
import { fetchPoints } from './points-page';
import { docsUrl } from '../page/docs-url';

/** The InPost points API's largest page, and how many pages are requested at a time. */
const PER_PAGE = '500';
const LANES = 4;
/** With the API's smallest pages (25 lockers), all of Poland would be about 1,200 pages. */
const MAX_PAGES = 2000;
/** Minimum time between progress updates, in ms. */
const NOTIFY_INTERVAL = 250;

/** State of one points-url. After a failure the received points stay. */
export interface LockersState {
  /** A new object after each addition of rows. */
  readonly columns: Columns;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Share of the received pages, 0 to 1. */
  readonly progress: number;
  /** Rows of the nearest lockers, nearest first, until all lockers are requested; then undefined. */
  readonly nearby: readonly number[] | undefined;
  /** Origin of their distances, if it can be computed from the response. */
  readonly from: Coordinates | undefined;
}

export interface LockersSource {
  getState(): LockersState;
  subscribe(listener: () => void): () => void;
  /** Requests the nearest to a post code and the one picked last; loads all if the server sends no distances. */
  begin(postCode: string): void;
  /** Starts loading all; after a failure it loads only the missing pages. */
  load(): void;
}

const sources = new Map<string, LockersSource>();

/** The source of lockers of a URL; all elements of the page share one per URL. */
export function lockersSource(url: string): LockersSource {
  const address = absoluteUrl(url);
  let source = sources.get(address);
  if (!source) sources.set(address, (source = createLockersSource(address)));
  return source;
}

/** The source of an absolute URL. `now` in ms. */
export function createLockersSource(url: string, now: () => number = () => performance.now()): LockersSource {
  const builder = columnsBuilder();
  const none = { nearby: undefined, from: undefined };
  let state: LockersState = { columns: builder.columns, loading: false, failed: false, progress: 0, ...none };
  const listeners = new Set<() => void>();
  const set = (change: Partial<LockersState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };

  /** Numbers of the missing pages; undefined until the first response has the total. */
  let missing: Set<number> | undefined;
  let total = 1;
  let last = Infinity;
  let notifiedAt = -Infinity;
  let notifiedRows = 0;
  /** Number of lockers added before the pages, which contain them again. */
  let ahead = 0;
  let isAllRequested = false;
  let hasUnreadable = false;

  const warn = (what: string) => console.warn(`shop-elements: ${url}: ${what}`, docsUrl('left-out'));

  /** No lockers follow this page, whatever the announced total. Earlier pages may still be loading. */
  function endWith(page: number, left: Set<number>): void {
    last = Math.min(last, page);
    for (const other of left) if (other > page) left.delete(other);
  }

  /** Resolves to the pages still missing. */
  async function loadPage(page: number): Promise<Set<number>> {
    const answer = await fetchPoints(url, { status: 'Operating', page: String(page), per_page: PER_PAGE });
    if (missing === undefined) {
      total = Math.min(Math.max(1, answer.total_pages), MAX_PAGES);
      if (total < answer.total_pages) warn(`only ${MAX_PAGES} of ${answer.total_pages} pages are requested`);
      missing = new Set([...Array(total).keys()].map((index) => index + 1));
    }
    const left = missing;
    left.delete(page);
    const before = builder.columns.names.length;
    const points = answer.items.flatMap((raw) => readPoint(raw) ?? []);
    const isUnreadable = answer.items.length > 0 && points.length === 0;
    if (isUnreadable)
      console.warn('shop-elements: no locker of the list can be read.', answer.items[0], docsUrl('left-out'));
    hasUnreadable ||= isUnreadable;
    for (const point of points) builder.add(point);
    // Only an empty page or one with repeated lockers is the end, not a page of shop points or broken records.
    const isRepeated = points.length > ahead && builder.columns.names.length === before;
    if (answer.items.length === 0 || isRepeated) endWith(page, left);
    // Publish new columns only when the lockers have doubled: searching and drawing per page costs more than loading.
    const rows = builder.columns.names.length;
    if (rows < 2 * notifiedRows && now() - notifiedAt < NOTIFY_INTERVAL) return left;
    notifiedAt = now();
    if (rows >= 2 * notifiedRows) notifiedRows = rows;
    set({ progress: 1 - left.size / total, ...(notifiedRows === rows && { columns: { ...builder.columns } }) });
    return left;
  }

  /** Several lanes take page after page; after the first failure the others finish their page, then all stop. */
  async function loadPages(): Promise<void> {
    const left = missing ?? (await loadPage(1));
    const waiting = [...left];
    /** Undefined also beyond the end, which another lane may have reached. */
    const next = () => waiting.splice(0, 1).find((page) => left.has(page));
    let broken = false;
    const lane = async () => {
      for (let page = next(); page !== undefined && !broken; page = next()) {
        try {
          await loadPage(page);
        } catch (error) {
          broken = true;
          throw error;
        }
      }
    };
    const lanes = await Promise.allSettled([...Array(LANES).keys()].map(lane));
    if (last < total)
      warn(`page ${last} of ${total} repeats earlier lockers, so the following pages are not requested`);
    const failed = lanes.find((one) => one.status === 'rejected');
    // A failed page beyond the end does not matter.
    if (failed && left.size > 0) throw failed.reason;
  }

  /** Adds lockers ahead of their pages, and returns their rows. */
  function addAhead(points: readonly Point[]): number[] {
    for (const point of points) builder.add(point);
    ahead = builder.columns.names.length;
    return points.map(({ name }) => builder.columns.names.indexOf(name));
  }

  async function begin(postCode: string): Promise<void> {
    if (isAllRequested || state.loading) return;
    set({ loading: true, failed: false, ...none });
    const near = await nearestTo(url, postCode).catch(() => []);
    const nearby = addAhead(near.map(({ point }) => point));
    set({ columns: { ...builder.columns }, loading: false });
    if (near.length === 0 || isAllRequested) return load();
    set({ nearby, from: measuredFrom(near) });
    const last = await lastElsewhere(url, builder.columns.names);
    if (last === undefined || isAllRequested) return;
    addAhead([last]);
    set({ columns: { ...builder.columns } });
  }

  /** Existing rows keep their numbers. */
  function withStored(stored: Columns): Columns {
    if (ahead === 0) return stored;
    for (const row of stored.names.keys()) builder.add(pointAt(stored, row));
    return { ...builder.columns };
  }

  async function load(): Promise<void> {
    isAllRequested = true;
    if (state.loading || missing?.size === 0) return;
    set({ loading: true, failed: false, nearby: undefined });
    const key = `points 4 ${url}`;
    const stored = missing === undefined ? await cacheGet(key) : undefined;
    if (isColumns(stored)) {
      missing = new Set();
      return set({ columns: withStored(stored), loading: false, progress: 1 });
    }
    try {
      await loadPages();
      const failed = hasUnreadable && builder.columns.names.length === 0;
      if (failed) missing = undefined;
      set({ columns: { ...builder.columns }, loading: false, failed, progress: 1 });
      // An empty list is probably wrong, so it is not cached.
      if (builder.columns.names.length > 0) await cacheSet(key, packed(builder.columns));
    } catch (error) {
      notifiedAt = -Infinity;
      if (!isFailure(error)) console.error(`shop-elements: ${url}`, error, docsUrl('shape'));
      set({ columns: { ...builder.columns }, loading: false, failed: !isLeavingFailure(error) });
      if (!isLeavingFailure(error)) return;
      // The person left the page during loading: load the missing pages if Back restores it.
      const stop = onPageRestored(() => (stop(), void load()));
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    begin: (postCode) => void begin(postCode),
    load: () => void load(),
  };
}
