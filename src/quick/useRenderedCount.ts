/** The number of rows to render: a long list renders in pieces, so that the page stays responsive. */
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
