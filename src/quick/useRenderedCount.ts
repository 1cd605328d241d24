/** Decides how many rows are rendered at once: a long list comes in pieces, so that the page stays responsive. */
import { useEffect, useState } from 'react';

const PIECE = 40;

export function useRenderedCount(count: number): number {
  const [rendered, setRendered] = useState(PIECE);
  useEffect(() => {
    if (rendered >= count) return undefined;
    const timer = setTimeout(() => setRendered(rendered + PIECE));
    return () => clearTimeout(timer);
  }, [rendered, count]);
  return Math.min(rendered, count);
}
