/** Decides whether there is room for list and map side by side: by the picker's own width, not the window's. */
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Minimum width in CSS pixels. */
const WIDE = 720;

export function useWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setIsWide(measured.clientWidth >= WIDE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
