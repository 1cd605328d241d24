/** Gives a view access to its element. */
import { createContext, useContext } from 'react';
import type { Declaration } from './declare';
import type { Host } from './host';

export const HostContext = createContext<Host | null>(null);

const isOneOf = <D extends Declaration>(host: Host, tags: readonly D['tag'][]): host is Host & Host<D> =>
  tags.includes(host.tag);

/**
 * The element around this view. Naming its tags types its events: `useHost<typeof shopCart>('shop-cart')`. Throws outside an
 * element, and in an element with another tag.
 */
export function useHost(): Host;
export function useHost<D extends Declaration>(...tags: readonly [D['tag'], ...D['tag'][]]): Host<D>;
export function useHost<D extends Declaration>(...tags: readonly D['tag'][]): Host | Host<D> {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost() was called outside an element');
  if (tags.length === 0 || isOneOf<D>(host, tags)) return host;
  throw new Error(`useHost() was called for <${tags.join('> or <')}> in <${host.tag}>`);
}
