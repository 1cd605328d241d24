/** Decides when the cart is asked for: once, when the first element shows it, and in the background where it has been brought along. */
import { useEffect, useMemo, useState } from 'react';
import type { CartSession } from './session/session';
import type { CartAnswer } from './wire/cart';
import { answeredEarly } from './session/early';

/** `given` by the template; else what was asked for while this code came. */
export function useCartLoad(session: CartSession, given: CartAnswer | undefined): void {
  const brought = useMemo(() => given ?? answeredEarly(session.url), [session, given]);
  const [begun, setBegun] = useState<readonly [CartSession, CartAnswer | undefined]>();
  // While rendering, so that what is rendered in pieces is the cart already and not its skeleton.
  if (begun?.[0] !== session || begun[1] !== brought) {
    setBegun([session, brought]);
    if (brought) session.begin(brought);
  }
  useEffect(() => {
    if (brought !== undefined || session.getState().cart === null) void session.load();
  }, [session, brought]);
}
