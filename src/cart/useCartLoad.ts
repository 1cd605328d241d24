/** Decides when the cart is loaded: once, when the first element shows it, and in the background if the template brought it. */
import { useEffect, useMemo, useState } from 'react';
import type { CartSession } from './session/session';
import type { CartAnswer } from './wire/cart';
import { prefetchedAnswer } from './session/prefetch';

/** `given`: the template's answer; without it the early request's is used. */
export function useCartLoad(session: CartSession, given: CartAnswer | undefined): void {
  const brought = useMemo(() => given ?? prefetchedAnswer(session.url), [session, given]);
  const [begun, setBegun] = useState<readonly [CartSession, CartAnswer | undefined]>();
  // Done while rendering, so that a concurrent render shows the cart and not its skeleton.
  if (begun?.[0] !== session || begun[1] !== brought) {
    setBegun([session, brought]);
    if (brought) session.begin(brought);
  }
  useEffect(() => {
    if (brought !== undefined || session.getState().cart === null) void session.load();
  }, [session, brought]);
}
