/** Decides how the lockers of a `points-url` are loaded: page by page in the background, and kept for a day. */
import { isFailure, isLeft } from '../http/failure';
import { absoluteUrl } from '../page/address';
import { keepValue, keptValue } from '../page/kept-values';
import { onPageRestored } from '../page/lifecycle';
import { columnsBuilder, isColumns, packed, type Columns } from './columns';
import { nearestTo } from './few';
import { readPoint } from './point';
import { askPoints } from './points-page';
import { see } from '../page/see';

/** The InPost points API's largest page, and how many pages are requested at a time. */
const PER_PAGE = '500';
const LANES = 4;
/** With the API's smallest pages (25 lockers), all of Poland would be about 1,200 pages. */
const MOST_PAGES = 2000;
/** Minimum time between progress updates, in ms. */
const TELL_EVERY = 250;

/** The state of one points-url. A failed load keeps the points that arrived. */
export interface LockersState {
  /** A new object whenever rows were added. */
  readonly columns: Columns;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Share of the pages that have arrived, 0 to 1. */
  readonly progress: number;
}

export interface LockersSource {
  getState(): LockersState;
  subscribe(listener: () => void): () => void;
  /** Starts loading, with the nearest to a post code if given; after a failure it loads only the missing pages. */
  load(postCode?: string): void;
}

const sources = new Map<string, LockersSource>();

/** One source per address, shared by everything on the page that shows lockers. */
export function lockersSource(url: string): LockersSource {
  const address = absoluteUrl(url);
  let source = sources.get(address);
  if (!source) sources.set(address, (source = createLockersSource(address)));
  return source;
}

/** The source of an absolute address. `now` in ms. */
export function createLockersSource(url: string, now: () => number = () => performance.now()): LockersSource {
  const builder = columnsBuilder();
  let state: LockersState = { columns: builder.columns, loading: false, failed: false, progress: 0 };
  const listeners = new Set<() => void>();
  const set = (change: Partial<LockersState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };

  /** Undefined until the first answer says how many pages there are. */
  let missing: Set<number> | undefined;
  let total = 1;
  let last = Infinity;
  let toldAt = -Infinity;
  let toldRows = 0;
  /** How many lockers arrived ahead of the pages; the pages contain them again. */
  let nearest = 0;

  const warn = (what: string) => console.warn(`shop-elements: ${url}: ${what}`, see('left-out'));

  /** No lockers follow this page, whatever total was announced. Earlier pages may still be on their way. */
  function endWith(page: number, left: Set<number>): void {
    last = Math.min(last, page);
    for (const other of left) if (other > page) left.delete(other);
  }

  /** Resolves to the pages still missing. */
  async function loadPage(page: number): Promise<Set<number>> {
    const answer = await askPoints(url, { status: 'Operating', page: String(page), per_page: PER_PAGE });
    if (missing === undefined) {
      total = Math.min(Math.max(1, answer.total_pages), MOST_PAGES);
      if (total < answer.total_pages) warn(`only ${MOST_PAGES} of ${answer.total_pages} pages are asked for`);
      missing = new Set([...Array(total).keys()].map((index) => index + 1));
    }
    const left = missing;
    left.delete(page);
    const before = builder.columns.names.length;
    const points = answer.items.flatMap((raw) => readPoint(raw) ?? []);
    for (const point of points) builder.add(point);
    // A page of nothing but shop points or broken records is not the end; only an empty page or one with repeated lockers is.
    const isRepeated = points.length > nearest && builder.columns.names.length === before;
    if (answer.items.length === 0 || isRepeated) endWith(page, left);
    // Search and draw again only when the lockers have doubled: doing so for each page costs more than loading.
    const rows = builder.columns.names.length;
    if (rows < 2 * toldRows && now() - toldAt < TELL_EVERY) return left;
    toldAt = now();
    if (rows >= 2 * toldRows) toldRows = rows;
    set({ progress: 1 - left.size / total, ...(toldRows === rows && { columns: { ...builder.columns } }) });
    return left;
  }

  /** Several lanes take page after page; after the first failure the others finish their page, then all stop. */
  async function loadPages(): Promise<void> {
    const left = missing ?? (await loadPage(1));
    const waiting = [...left];
    /** Undefined also beyond the end, which another lane may have found. */
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
    if (last < total) warn(`page ${last} of ${total} has no other lockers, so the further ones are not asked for`);
    const failed = lanes.find((one) => one.status === 'rejected');
    // A failed page beyond the end does not matter.
    if (failed && left.size > 0) throw failed.reason;
  }

  /** The nearest lockers appear after one short answer, however long the pages take; if it fails, the pages suffice. */
  async function loadNearest(postCode: string): Promise<void> {
    const near = await nearestTo(url, postCode).catch(() => []);
    for (const { point } of near) builder.add(point);
    nearest = near.length;
    if (nearest > 0) set({ columns: { ...builder.columns } });
  }

  async function load(postCode?: string): Promise<void> {
    if (state.loading || missing?.size === 0) return;
    set({ loading: true, failed: false });
    const key = `points 4 ${url}`;
    const kept = missing === undefined ? await keptValue(key) : undefined;
    if (isColumns(kept)) {
      missing = new Set();
      return set({ columns: kept, loading: false, progress: 1 });
    }
    try {
      if (missing === undefined && postCode) await loadNearest(postCode);
      await loadPages();
      set({ columns: { ...builder.columns }, loading: false, progress: 1 });
      // An empty list is hardly right, so it is not kept for a day.
      if (builder.columns.names.length > 0) await keepValue(key, packed(builder.columns));
    } catch (error) {
      toldAt = -Infinity;
      if (!isFailure(error)) console.error(`shop-elements: ${url}`, error, see('shape'));
      set({ columns: { ...builder.columns }, loading: false, failed: !isLeft(error) });
      if (isLeft(error)) goOnWhenRestored();
    }
  }

  /** The page was left during loading: if Back restores it, load the missing pages. */
  function goOnWhenRestored(): void {
    const stop = onPageRestored(() => {
      stop();
      void load();
    });
  }

  return {
    getState: () => state,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    load: (postCode) => void load(postCode),
  };
}
