/** Reads the step from the URL, and redirects from a step that may not be entered (rule R4). */
import { useEffect, useSyncExternalStore } from 'react';
import type { Routes } from '../../page/routes';
import { useCartSettings, useCartState } from '../parts/CartContext';
import { isOrdering, lacksAddress, type CartState } from '../session/state';
import { diversion, stepOf, type Step } from '../session/steps';

export function useStep(routes: Routes): Step {
  const { session, client } = useCartSettings();
  const requested = stepOf(useSyncExternalStore(routes.subscribe, routes.current, routes.current));
  // While the order is being placed, the cart may already be the next, empty one: no redirect.
  const diverted = (state: CartState) =>
    state.cart === null || isOrdering(state)
      ? undefined
      : diversion(requested, state.cart, client, lacksAddress(state));
  const step = useCartState((state) => diverted(state)?.step);
  const need = useCartState((state) => diverted(state)?.need);
  useEffect(() => {
    if (step === undefined) return;
    routes.go(step, { replace: true });
    if (need === undefined) return;
    const { slot, message } = need;
    const current = session.getState().messages.get(slot);
    // Keeps the server's own reason, for example that the locker is out of order.
    const why = current?.status === 'error' ? current.messages : [];
    session.show(slot, { messages: [...new Set([...why, message()])] });
  }, [step, need, requested, routes, session]);
  return step ?? requested;
}
