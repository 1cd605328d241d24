/** Decides how a component reads the lockers: loading begins when the first one asks. */
import { useEffect, useSyncExternalStore } from 'react';
import { lockersSource, type LockersState } from './source';

export function useLockers(pointsUrl: string): LockersState & { readonly retry: () => void } {
  const source = lockersSource(pointsUrl);
  useEffect(() => source.load(), [source]);
  return { ...useSyncExternalStore(source.subscribe, source.getState), retry: source.load };
}
