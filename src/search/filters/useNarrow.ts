/** Returns whether the window is as narrow as a phone: then the filters are a sheet over the list. */
import { useSyncExternalStore } from 'react';

const QUERY = '(width < 760px)';

const follow = (onChange: () => void) => {
  const narrow = window.matchMedia(QUERY);
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
};

export const useNarrow = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(QUERY).matches);
