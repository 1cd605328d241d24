/** Follows a query on a tree of the page, which scripts may change at any time. */
import { useCallback, useSyncExternalStore } from 'react';

/** The result of `query`, updated when nodes in `tree` are added, removed or put into a slot. `query` must return the same value if nothing changed. */
export function useDomQuery<Result>(tree: Node, query: () => Result): Result {
  const follow = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(tree, { childList: true, subtree: true, attributeFilter: ['slot'] });
      return () => observer.disconnect();
    },
    [tree],
  );
  // The third argument is for src/tools/pack/drawings, which renders views without a browser.
  return useSyncExternalStore(follow, query, query);
}
