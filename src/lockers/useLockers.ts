/** Decides how a component reads the lockers: the first one to ask starts loading them. */
import { useEffect, useSyncExternalStore } from 'react';
import { lockersSource, type LockersState } from './source';
import { postCodeIn } from './address';

/** `near`: an address; the lockers nearest to its post code arrive first. */
export function useLockers(pointsUrl: string, near: string): LockersState & { readonly retry: () => void } {
  const source = lockersSource(pointsUrl);
  const postCode = postCodeIn(near);
  useEffect(() => source.load(postCode), [source, postCode]);
  return { ...useSyncExternalStore(source.subscribe, source.getState), retry: () => source.load() };
}
