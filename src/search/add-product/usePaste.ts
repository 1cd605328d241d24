/** Processes a pasted table: its rows, their verdicts, and the end. */
import { useEffect, useRef, useState } from 'react';
import { addRows, waiting } from './batch';
import type { BatchSetup, Verdict } from './batch';
import type { PastedRow } from './rows';

export interface Pasted {
  readonly rows: readonly PastedRow[];
  readonly verdicts: readonly Verdict[];
  readonly isDone: boolean;
}

export const addedCount = ({ verdicts }: Pasted): number => verdicts.filter(({ state }) => state === 'added').length;

type Steps = Pick<BatchSetup, 'find' | 'add' | 'reason'>;

/** Processes one table at a time, and appends rows pasted meanwhile. Calls `onDone` after the last row. */
export function usePaste(steps: Steps, onDone: (pasted: Pasted) => void) {
  const [pasted, setPasted] = useState<Pasted>();
  const newest = useRef<Pasted | undefined>(undefined);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const show = (next: Pasted | undefined) => {
    newest.current = next;
    setPasted(next);
  };

  async function run(rows: readonly PastedRow[]): Promise<void> {
    const before = newest.current;
    const first = before?.rows.length ?? 0;
    show({
      rows: [...(before?.rows ?? []), ...rows],
      verdicts: [...(before?.verdicts ?? []), ...rows.map(waiting)],
      isDone: false,
    });
    if (before !== undefined && !before.isDone) return;
    let from = first;
    // Rows pasted meanwhile come next.
    for (let batch = rows; batch.length > 0; batch = newest.current?.rows.slice(from) ?? []) {
      const at = from;
      await addRows(batch, {
        ...steps,
        isStopped: () => isUnmounted.current,
        onVerdict(row, verdict) {
          const now = newest.current;
          if (now) show({ ...now, verdicts: now.verdicts.with(at + row, verdict) });
        },
      });
      if (isUnmounted.current) return;
      from += batch.length;
    }
    const done = newest.current && { ...newest.current, isDone: true };
    show(done);
    if (done) onDone(done);
  }

  return {
    pasted,
    run,
    close: () => show(undefined),
    /** Whether some of the pasted rows have not been added. */
    hasLeft: () => newest.current !== undefined && addedCount(newest.current) < newest.current.rows.length,
  };
}
