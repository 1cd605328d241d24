/** Returns whether a search box is disabled, also by a surrounding fieldset, like a native field. */
import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../../element/useHost';
import { followFieldset, isInDisabledFieldset } from '../../page/fieldset';

export function useDisabled(own: boolean): boolean {
  const { element } = useHost();
  const follow = useCallback((onChange: () => void) => followFieldset(element, onChange), [element]);
  const read = () => isInDisabledFieldset(element);
  const isOff = useSyncExternalStore(follow, read, () => false);
  return own || isOff;
}
