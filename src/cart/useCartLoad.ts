/** Loads the cart once when the first element displays it. A cart from the template is displayed at once and reloaded in the background. */
import { useEffect, useMemo, useState } from 'react';
import type { CartSession } from './session/session';
import type { CartAnswer } from './wire/cart';
import { prefetchedAnswer } from './session/prefetch';

/** `given`: the cart from the template. Default: the prefetched response. */
export function useCartLoad(session: CartSession, given: CartAnswer | undefined): void {
  const brought = useMemo(() => given ?? prefetchedAnswer(session.url), [session, given]);
  const [begun, setBegun] = useState<readonly [CartSession, CartAnswer | undefined]>();
  // During rendering, so that a concurrent render displays the cart and not its skeleton.
  if (begun?.[0] !== session || begun[1] !== brought) {
    setBegun([session, brought]);
    if (brought) session.begin(brought);
  }
  useEffect(() => {
    if (brought !== undefined || session.getState().cart === null) void session.load();
  }, [session, brought]);
}
