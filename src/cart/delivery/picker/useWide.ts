/** Decides whether there is room for list and map side by side: by the picker's own width, not the window's. */
import { useLayoutEffect, useState, type RefObject } from 'react';

export function useWide(element: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current!;
    const measure = () => setIsWide(measured.clientWidth >= pixels);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, pixels]);
  return isWide;
}
