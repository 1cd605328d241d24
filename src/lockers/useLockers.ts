/** Decides how a component reads the lockers: the nearest at first where there is a post code, all of them at the first need. */
import { useEffect, useSyncExternalStore } from 'react';
import { lockersSource, type LockersState } from './source';
import { postCodeIn } from './address';

/**
 * `near`: where lockers are wanted. Its post code brings the nearest; if it is empty, nothing is asked for until it is wanted; a town alone,
 * or `isWhole`, brings all at once.
 */
export function useLockers(
  pointsUrl: string,
  near: string | undefined,
  isWhole: boolean,
): LockersState & { readonly load: () => void } {
  const source = lockersSource(pointsUrl);
  const postCode = near && postCodeIn(near);
  const waits = near?.trim() === '';
  useEffect(() => {
    if (isWhole) source.load();
    else if (postCode) source.begin(postCode);
    else if (!waits) source.load();
  }, [source, postCode, waits, isWhole]);
  return { ...useSyncExternalStore(source.subscribe, source.getState), load: source.load };
}
