/** Decides that the bar at the bottom of a small screen is not fixed if it would cover too much: large letters, landscape, long texts. */
import { useLayoutEffect, useState, type RefObject } from 'react';

/** The largest part of the window's height that the bar may cover. */
const MAX_SHARE = 0.3;

export function useIsBarTooTall(element: RefObject<HTMLElement | null>): boolean {
  const [isTall, setTall] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setTall(measured.offsetHeight > MAX_SHARE * innerHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [element]);
  return isTall;
}
