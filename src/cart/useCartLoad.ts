/** Decides when the cart is asked for: once, when the first element shows it, and in the background where the template brought it along. */
import { useEffect, useLayoutEffect } from 'react';
import type { CartAnswer } from './wire/cart';
import type { CartSession } from './session/session';

export function useCartLoad(session: CartSession, brought: CartAnswer | undefined): void {
  // Before the first painting, so that nobody sees a cart loading that is there.
  useLayoutEffect(() => {
    if (brought) session.begin(brought);
  }, [session, brought]);
  useEffect(() => {
    if (brought !== undefined || session.getState().cart === null) void session.load();
  }, [session, brought]);
}
