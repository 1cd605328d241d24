/** Decides when the cart is asked for: once, when the first element shows it. */
import { useEffect } from 'react';
import type { CartSession } from './session';

export function useCartLoad(session: CartSession): void {
  useEffect(() => {
    if (session.getState().cart === null) void session.load();
  }, [session]);
}
