/** Decides how many rows are rendered at once: a long list comes in pieces, so that the page stays responsive. */
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
