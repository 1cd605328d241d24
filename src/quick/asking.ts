/** Decides how the waiting rows of a list are looked up: a hundred at a time, until all are done, one fails, or the person stops it. */
import { failureReason } from '../http/failure-reason';
import { MOST_ROWS } from '../lookup/schema';
import type { LookedUpRow, LookupRow } from '../lookup/schema';
import { answered, askedOf } from './rows';
import type { Row } from './rows';

export interface List {
  readonly rows: readonly Row[];
  readonly isAsking: boolean;
  /** Stopped by the person, or because a request failed: rows wait. */
  readonly isStopped: boolean;
}

export interface DeskSetup {
  /** Looks up at most a hundred rows; passes results to `onRows` as they arrive, and stops if that returns false. */
  readonly find: (
    rows: readonly LookupRow[],
    onRows: (from: number, found: readonly LookedUpRow[]) => boolean,
  ) => Promise<unknown>;
  /** Everything that could be looked up has been. */
  readonly onSettled: () => void;
}

/** Rows updated in one piece of work. */
const PIECE = 25;

interface Asking {
  readonly get: () => List;
  readonly show: (change: Partial<List>) => void;
  /** Yields to the page between pieces of work. */
  readonly breathe: () => Promise<void>;
  /** Without it nothing is looked up yet. */
  readonly setup: () => DeskSetup | undefined;
}

/** Returns what looks up the rows that wait, if nothing does so already. */
export function asking({ get, show, breathe, setup }: Asking): () => Promise<void> {
  /** An answer applies only to the row as it was sent: one that has changed meanwhile is looked up again. */
  async function apply(asked: readonly Row[], found: readonly LookedUpRow[]): Promise<void> {
    for (let from = 0; from < found.length; from += PIECE) {
      if (from > 0) await breathe();
      const answers = new Map(
        asked.slice(from, from + PIECE).map((row, nth) => [row.key, [row, found[from + nth]] as const]),
      );
      show({
        rows: get().rows.map((row) => {
          const [before, answer] = answers.get(row.key) ?? [];
          return answer === undefined || row.entry !== before?.entry || row.found !== 'asking'
            ? row
            : answered(row, answer);
        }),
      });
    }
  }

  const backTo = (asked: readonly Row[], to: (row: Row) => Row): void => {
    const keysOf = new Set(asked.map(({ key }) => key));
    show({ rows: get().rows.map((row) => (row.found === 'asking' && keysOf.has(row.key) ? to(row) : row)) });
  };

  async function askBatch(): Promise<void> {
    const batch = get()
      .rows.filter(({ found }) => found === 'waiting')
      .slice(0, MOST_ROWS);
    const asked = new Set(batch.map(({ key }) => key));
    show({ rows: get().rows.map((row) => (asked.has(row.key) ? { ...row, found: 'asking' } : row)) });
    const work: Promise<void>[] = [];
    try {
      await setup()?.find(batch.map(askedOf), (from, found) => {
        work.push(apply(batch.slice(from, from + found.length), found));
        return !get().isStopped;
      });
      await Promise.all(work);
      backTo(batch, (row) => ({ ...row, found: 'waiting' }));
    } catch (error) {
      const message = failureReason(error);
      await Promise.all(work);
      show({ isStopped: true });
      backTo(batch, (row) => ({ ...row, found: 'failed', message }));
    }
  }

  return async function ask(): Promise<void> {
    if (setup() === undefined || get().isAsking || !get().rows.some(({ found }) => found === 'waiting')) return;
    show({ isAsking: true, isStopped: false });
    while (!get().isStopped && get().rows.some(({ found }) => found === 'waiting')) await askBatch();
    show({ isAsking: false });
    if (!get().isStopped) setup()?.onSettled();
  };
}
