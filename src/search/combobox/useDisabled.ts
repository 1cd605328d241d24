/** Whether a search box is disabled, also by a surrounding fieldset, like a native field. */
import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../../element/useHost';
import { followFieldset, isInDisabledFieldset } from '../../page/fieldset';

export function useDisabled(own: boolean): boolean {
  const { element } = useHost();
  const follow = useCallback((look: () => void) => followFieldset(element, look), [element]);
  const look = () => isInDisabledFieldset(element);
  const isOff = useSyncExternalStore(follow, look, () => false);
  return own || isOff;
}
