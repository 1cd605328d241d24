/** Decides where the focus goes when the focused element disappears: to the step's title, not to the top of the page. */
import { useCallback } from 'react';
import { useHost } from '../../element/useHost';

/** A stable function; call it once the focused element may be gone. */
export function useKeptFocus(): () => void {
  const { root } = useHost();
  return useCallback(() => {
    if (document.querySelector(':focus-within') === null) root.querySelector<HTMLElement>('[data-step-title]')?.focus();
  }, [root]);
}
