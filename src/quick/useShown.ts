/** Decides how many rows are made at once: a long list comes piece by piece, so that the page stays alive. */
import { useEffect, useState } from 'react';

const PIECE = 40;

export function useShown(count: number): number {
  const [shown, setShown] = useState(PIECE);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown(shown + PIECE));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return Math.min(shown, count);
}
