/** Decides where the focus goes when what had it is gone: to the step's title, not to the beginning of the page. */
import { useCallback } from 'react';
import { useHost } from '../../element/useHost';

/** A stable function, to be called once it may be gone. */
export function useKeptFocus(): () => void {
  const { root } = useHost();
  return useCallback(() => {
    if (document.querySelector(':focus-within') === null) root.querySelector<HTMLElement>('[data-step-title]')?.focus();
  }, [root]);
}
