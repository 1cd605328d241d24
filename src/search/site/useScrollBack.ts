/** Decides that a person who comes back to the results finds the scroll position they left. */
import { useEffect } from 'react';
import { keepScroll, scrollBack } from '../../page/scroll';

export function useScrollBack(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    scrollBack();
    return keepScroll();
  }, [isShown]);
}
