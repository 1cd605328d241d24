/** Reads which slots a page fills, so that 500 lines render only these. */
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useDomQuery } from './useDomQuery';
import { useHost } from './useHost';

/** Names do not contain it. */
const END = '\n';

/** The `slot` of each child of the element. A change renders in pieces: a page may fill 500 slots at once. */
export function useSlotNames(): ReadonlySet<string> {
  const { element } = useHost();
  const read = useCallback(() => [...element.children].map(({ slot }) => slot).join(END), [element]);
  const names = useDeferredValue(useDomQuery(element, read));
  return useMemo(() => new Set(names.split(END)), [names]);
}
