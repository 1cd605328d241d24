/** Decides whether a search box is disabled: a surrounding fieldset counts, as for a native field. */
import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../../element/useHost';

export function useDisabled(own: boolean): boolean {
  const { element } = useHost();
  const follow = useCallback(
    (look: () => void) => {
      const observer = new MutationObserver(look);
      observer.observe(element.getRootNode(), { subtree: true, attributeFilter: ['disabled'] });
      return () => observer.disconnect();
    },
    [element],
  );
  const look = () => element.closest('fieldset:disabled') !== null;
  const isOff = useSyncExternalStore(follow, look, () => false);
  return own || isOff;
}
