/** Decides how a component reads the lockers: loading begins when the first one asks. */
import { useEffect, useSyncExternalStore } from 'react';
import { pointsSource, type PointsState } from './points';

export function usePoints(url: string): PointsState & { retry: () => void } {
  const source = pointsSource(url);
  useEffect(() => source.load(), [source]);
  return { ...useSyncExternalStore(source.subscribe, source.getState), retry: source.load };
}
