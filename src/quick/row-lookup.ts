/** Looks up the waiting rows of a list, a hundred at a time, until all are done, a request fails, or the person stops it. */
import { failureReason } from '../http/failure-reason';
import { MAX_ROWS } from '../lookup/schema';
import type { LookedUpRow, LookupRow } from '../lookup/schema';
import { answered, lookupRowOf } from './rows';
import type { Row } from './rows';

export interface List {
  readonly rows: readonly Row[];
  readonly isAsking: boolean;
  /** The person stopped the lookup, or a request failed. */
  readonly isStopped: boolean;
}

export interface RowListSetup {
  /** Looks up at most a hundred rows; passes results to `onRows` as they arrive, and stops if that returns false. */
  readonly find: (
    rows: readonly LookupRow[],
    onRows: (from: number, results: readonly LookedUpRow[]) => boolean,
  ) => Promise<unknown>;
  /** Called after the last row of a run. */
  readonly onSettled: () => void;
}

/** Number of rows to update before yielding to the page. */
const PIECE = 25;

interface RowLookup {
  readonly get: () => List;
  readonly show: (change: Partial<List>) => void;
  /** Yields to the page between pieces of work. */
  readonly yieldToPage: () => Promise<void>;
  /** Undefined until the list can be looked up. */
  readonly setup: () => RowListSetup | undefined;
}

/** Returns a function that looks up the waiting rows; it does nothing while a lookup is running. */
export function createRowLookup({ get, show, yieldToPage, setup }: RowLookup): () => Promise<void> {
  /** A result applies only to an unchanged row; a row changed meanwhile is looked up again. */
  async function apply(batch: readonly Row[], results: readonly LookedUpRow[]): Promise<void> {
    for (let from = 0; from < results.length; from += PIECE) {
      if (from > 0) await yieldToPage();
      const answers = new Map(
        batch.slice(from, from + PIECE).map((row, index) => [row.key, [row, results[from + index]] as const]),
      );
      show({
        rows: get().rows.map((row) => {
          const [before, answer] = answers.get(row.key) ?? [];
          return answer === undefined || row.entry !== before?.entry || row.state !== 'asking'
            ? row
            : answered(row, answer);
        }),
      });
    }
  }

  const backTo = (batch: readonly Row[], to: (row: Row) => Row): void => {
    const keys = new Set(batch.map(({ key }) => key));
    show({ rows: get().rows.map((row) => (row.state === 'asking' && keys.has(row.key) ? to(row) : row)) });
  };

  async function askBatch(): Promise<void> {
    const batch = get()
      .rows.filter(({ state }) => state === 'waiting')
      .slice(0, MAX_ROWS);
    const keys = new Set(batch.map(({ key }) => key));
    show({ rows: get().rows.map((row) => (keys.has(row.key) ? { ...row, state: 'asking' } : row)) });
    const work: Promise<void>[] = [];
    try {
      await setup()?.find(batch.map(lookupRowOf), (from, results) => {
        work.push(apply(batch.slice(from, from + results.length), results));
        return !get().isStopped;
      });
      await Promise.all(work);
      backTo(batch, (row) => ({ ...row, state: 'waiting' }));
    } catch (error) {
      const message = failureReason(error);
      await Promise.all(work);
      show({ isStopped: true });
      backTo(batch, (row) => ({ ...row, state: 'failed', message }));
    }
  }

  return async function ask(): Promise<void> {
    if (setup() === undefined || get().isAsking || !get().rows.some(({ state }) => state === 'waiting')) return;
    show({ isAsking: true, isStopped: false });
    while (!get().isStopped && get().rows.some(({ state }) => state === 'waiting')) await askBatch();
    show({ isAsking: false });
    if (!get().isStopped) setup()?.onSettled();
  };
}
