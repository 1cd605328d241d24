/** Decides how a view knows what stands in a tree of the page, which scripts may change at any time. */
import { useCallback, useSyncExternalStore } from 'react';

/** What `find` gives now, and again whenever nodes in `tree` come or go. It must give the same where nothing has changed. */
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
