/** Decides how the lockers of a `points-url` are loaded: page after page in the background, and kept for a day. */
import { isFailure, isLeft } from '../http/failure';
import { absoluteUrl } from '../page/address';
import { keepValue, keptValue } from '../page/kept-values';
import { onPageRestored } from '../page/lifecycle';
import { columnsBuilder, isColumns, packed, type Columns } from './columns';
import { nearestTo } from './few';
import { readPoint } from './point';
import { askPoints } from './points-page';
import { see } from '../page/see';

/** As many as the InPost points API gives at once, and how many of its pages are asked for at a time. */
const PER_PAGE = '500';
const LANES = 4;
/** All lockers of Poland by twenty-five, the API's smallest pages, would be some 1,200. */
const MOST_PAGES = 2000;
/** Between two signs of progress, in ms. */
const TELL_EVERY = 250;

/** What is known of one points-url. A failed load keeps the points that had come. */
export interface LockersState {
  /** A new object whenever there are more rows. */
  readonly columns: Columns;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Share of the pages that are there, 0 to 1. */
  readonly progress: number;
}

export interface LockersSource {
  getState(): LockersState;
  subscribe(listener: () => void): () => void;
  /** Begins, with the nearest to a post code where one is given, or goes on after a failure with the pages that are missing. */
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

  /** Undefined until the first answer has said how many pages there are. */
  let missing: Set<number> | undefined;
  let total = 1;
  let last = Infinity;
  let toldAt = -Infinity;
  let toldRows = 0;
  /** How many came before the pages; these come with a page once more. */
  let nearest = 0;

  const warn = (what: string) => console.warn(`shop-elements: ${url}: ${what}`, see('left-out'));

  /** No lockers come behind this page, whatever number of pages was said. Pages before it may still be on their way. */
  function endWith(page: number, left: Set<number>): void {
    last = Math.min(last, page);
    for (const other of left) if (other > page) left.delete(other);
  }

  /** Resolves to the pages that are missing now. */
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
    // A page of shop points or broken records alone is no end: what it has are no lockers, not the same ones again.
    const isRepeated = points.length > nearest && builder.columns.names.length === before;
    if (answer.items.length === 0 || isRepeated) endWith(page, left);
    // Lockers are searched and drawn anew when they have doubled, not with each page: that costs more than the loading.
    const rows = builder.columns.names.length;
    if (rows < 2 * toldRows && now() - toldAt < TELL_EVERY) return left;
    toldAt = now();
    if (rows >= 2 * toldRows) toldRows = rows;
    set({ progress: 1 - left.size / total, ...(toldRows === rows && { columns: { ...builder.columns } }) });
    return left;
  }

  /** Several lanes take page after page; the first failure lets the others finish theirs and stops all. */
  async function loadPages(): Promise<void> {
    const left = missing ?? (await loadPage(1));
    const waiting = [...left];
    /** Undefined behind the end too, which may have been found meanwhile. */
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
    // What failed behind the end is not missed.
    if (failed && left.size > 0) throw failed.reason;
  }

  /** They are on the screen after one short answer, whatever the pages take; without it those do as well. */
  async function loadNearest(postCode: string): Promise<void> {
    const near = await nearestTo(url, postCode).catch(() => []);
    for (const { point } of near) builder.add(point);
    nearest = near.length;
    if (nearest > 0) set({ columns: { ...builder.columns } });
  }

  async function load(postCode?: string): Promise<void> {
    if (state.loading || missing?.size === 0) return;
    set({ loading: true, failed: false });
    const key = `points 3 ${url}`;
    const kept = missing === undefined ? await keptValue(key) : undefined;
    if (isColumns(kept)) {
      missing = new Set();
      return set({ columns: kept, loading: false, progress: 1 });
    }
    try {
      if (missing === undefined && postCode) await loadNearest(postCode);
      await loadPages();
      set({ columns: { ...builder.columns }, loading: false, progress: 1 });
      // An empty list is hardly the truth for a whole day.
      if (builder.columns.names.length > 0) await keepValue(key, packed(builder.columns));
    } catch (error) {
      toldAt = -Infinity;
      if (!isFailure(error)) console.error(`shop-elements: ${url}`, error, see('shape'));
      set({ columns: { ...builder.columns }, loading: false, failed: !isLeft(error) });
      if (isLeft(error)) goOnWhenRestored();
    }
  }

  /** The page was left meanwhile: where Back brings it again, so are the pages that are missing. */
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
