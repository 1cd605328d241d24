/** Moves the focus to the step's title when the focused element disappears. */
import { useCallback } from 'react';
import { useHost } from '../../element/useHost';

/** Returns a stable function; call it once the focused element may have disappeared. */
export function useFocusFallback(): () => void {
  const { root } = useHost();
  return useCallback(() => {
    if (document.querySelector(':focus-within') === null) root.querySelector<HTMLElement>('[data-step-title]')?.focus();
  }, [root]);
}
