/** Decides how a view follows what is in a tree of the page, which scripts may change at any time. */
import { useCallback, useSyncExternalStore } from 'react';

/** The result of `find`, updated when nodes in `tree` are added or removed. `find` must return the same value if nothing changed. */
export function useFound<Found>(tree: Node, find: () => Found): Found {
  const follow = useCallback(
    (look: () => void) => {
      const observer = new MutationObserver(look);
      observer.observe(tree, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [tree],
  );
  return useSyncExternalStore(follow, find);
}
