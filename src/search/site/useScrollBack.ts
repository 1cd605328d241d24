/** Restores the scroll position when a person returns to the results. */
import { useEffect } from 'react';
import { keepScroll, scrollBack } from '../../page/scroll';

export function useScrollBack(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    scrollBack();
    return keepScroll();
  }, [isShown]);
}
