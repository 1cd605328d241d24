/** Scrolls a row, such as the tabs on a phone, to its current entry. `scrollIntoView` could scroll the page too. */
import { useEffect, useRef, type RefObject } from 'react';

/** The ref of the current entry; another `key` is another entry. */
export function useCentred(key: string | undefined): RefObject<HTMLButtonElement | null> {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const entry = current.current?.getBoundingClientRect();
    const list = current.current?.parentElement;
    if (entry === undefined || !list) return;
    const row = list.getBoundingClientRect();
    list.scrollLeft += entry.left + entry.width / 2 - row.left - row.width / 2;
  }, [key]);
  return current;
}
