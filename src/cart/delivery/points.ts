/** Decides how the lockers of a `points-url` are loaded: page after page, kept for the life of the page. */
import * as v from 'valibot';
import { request } from '../../http/request';
import { pageAddress } from '../../page/address';
import { readPoint, type Point } from './point';

/** As many as the InPost points API gives at once. */
const PER_PAGE = 500;

const pageAnswer = v.object({ items: v.array(v.unknown()), total_pages: v.optional(v.number(), 1) });

/** What is known of one points-url. A failed load keeps the points that had come. */
export interface PointsState {
  readonly points: readonly Point[];
  readonly loading: boolean;
  readonly failed: boolean;
}

export interface PointsSource {
  getState(): PointsState;
  subscribe(listener: () => void): () => void;
  /** Begins, or goes on after a failure with the page that failed. */
  load(): void;
}

const sources = new Map<string, PointsSource>();

/** One source per address, shared by everything on the page that shows lockers. */
export function pointsSource(url: string): PointsSource {
  let source = sources.get(url);
  if (!source) sources.set(url, (source = createPointsSource(url)));
  return source;
}

function createPointsSource(url: string): PointsSource {
  let state: PointsState = { points: [], loading: false, failed: false };
  let nextPage = 1;
  let totalPages = 1;
  const listeners = new Set<() => void>();
  const set = (change: Partial<PointsState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  async function load() {
    if (state.loading || nextPage > totalPages) return;
    set({ loading: true, failed: false });
    try {
      for (; nextPage <= totalPages; nextPage++) {
        const answer = await request(pageAnswer, { url: pageUrl(url, nextPage), method: 'GET' });
        totalPages = answer.total_pages;
        const found = answer.items.flatMap((raw) => readPoint(raw) ?? []);
        set({ points: [...state.points, ...found] });
      }
      set({ loading: false });
    } catch {
      set({ loading: false, failed: true });
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    load: () => void load(),
  };
}

function pageUrl(url: string, page: number): string {
  const withPage = new URL(url, pageAddress());
  withPage.searchParams.set('type', 'parcel_locker');
  withPage.searchParams.set('status', 'Operating');
  withPage.searchParams.set('page', String(page));
  withPage.searchParams.set('per_page', String(PER_PAGE));
  return withPage.href;
}
