/** Reports that the bottom bar would cover too much of a small screen: large type, landscape, long texts. */
import { useLayoutEffect, useState, type RefObject } from 'react';

/** The bar's maximum share of the window's height. */
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
