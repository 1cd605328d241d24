/** Decides that whoever comes back to the results finds them where they were left. */
import { useEffect } from 'react';
import { keepScroll, scrollBack } from '../../page/scroll';

export function useScrollBack(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    scrollBack();
    return keepScroll();
  }, [isShown]);
}
