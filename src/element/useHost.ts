/** Decides how a view finds the element it fills. */
import { createContext, useContext } from 'react';
import type { Declaration } from './declare';
import type { Host } from './host';

export const HostContext = createContext<Host | null>(null);

/** The element around this view: `useHost<typeof shopCart>()`. Throws outside an element. */
export function useHost<D extends Declaration = Declaration>(): Host<D> {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost() was called outside an element');
  return host as unknown as Host<D>;
}
