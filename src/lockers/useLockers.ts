/** Subscribes a component to the lockers and starts loading: the nearest to a post code first, all on demand. */
import { useEffect, useSyncExternalStore } from 'react';
import { lockersSource, type LockersState } from './source';
import { postCodeIn } from './address';

/**
 * A post code in `near` loads the nearest lockers. An empty `near` loads nothing until `load`. A town alone,
 * no `near`, or `loadsAll` loads all at once.
 */
export function useLockers(
  pointsUrl: string,
  near: string | undefined,
  loadsAll: boolean,
): LockersState & { readonly load: () => void } {
  const source = lockersSource(pointsUrl);
  const postCode = near && postCodeIn(near);
  const waits = near?.trim() === '';
  useEffect(() => {
    if (loadsAll) source.load();
    else if (postCode) source.begin(postCode);
    else if (!waits) source.load();
  }, [source, postCode, waits, loadsAll]);
  return { ...useSyncExternalStore(source.subscribe, source.getState), load: source.load };
}
