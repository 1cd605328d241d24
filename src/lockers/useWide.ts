/** Returns whether list and map fit side by side. Phones and tablets load the map only once the buyer opens it. */
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Minimum widths of picker and window in CSS pixels. */
const WIDE = 720;
const DESK = 1024;

export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setIsWide(measured.clientWidth >= WIDE && innerWidth >= DESK);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
