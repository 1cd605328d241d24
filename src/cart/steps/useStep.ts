/** Reads the step from the URL, and redirects from a step that may not be entered (rule R4). A held cart has no steps. */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../../element/useHost';
import type { Routes } from '../../page/routes';
import { leaveField } from '../../page/typing';
import { useCartSettings, useCartState } from '../parts/CartContext';
import { isOrdering, lacksAddress, type CartState } from '../session/state';
import { isAnsweredQuote, isHeldByProcess } from '../session/process';
import { stepAvailability } from '../session/rules';
import { diversion, STEPS, stepNumber, stepOf, type Step } from '../session/steps';
import { focusUnread } from './unread';

/** `isDiverted`: another step takes the place of the requested one, at once. */
export function useStep(routes: Routes): { step: Step; isDiverted: boolean } {
  const { session, client } = useCartSettings();
  const { root } = useHost();
  /** A typed text counts first. Forward would drop an unreadable one without a word. */
  const subscribe = useCallback(
    (listener: () => void) => {
      let last = routes.current();
      return routes.subscribe((path) => {
        leaveField();
        const isAhead = stepNumber(stepOf(path)) > stepNumber(stepOf(last));
        if (isAhead && focusUnread(root)) return routes.go(last, { replace: true });
        last = path;
        listener();
      });
    },
    [routes, root],
  );
  const requested = stepOf(useSyncExternalStore(subscribe, routes.current, routes.current));
  // While the order is being placed, the cart may already be the next, empty one: no redirect.
  const diverted = (state: CartState) =>
    state.cart === null || isOrdering(state) || isHeldByProcess(state.cart)
      ? undefined
      : diversion(requested, state.cart, client, lacksAddress(state));
  const isHeld = useCartState(({ cart }) => cart !== null && isHeldByProcess(cart));
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
  useFurthestStep(routes);
  // A held cart is its summary alone, whatever the route (rule J10).
  return { step: isHeld ? '/summary' : (step ?? requested), isDiverted: isHeld || step !== undefined };
}

/** An answered quote opens at the furthest step that is available, once. */
function useFurthestStep(routes: Routes): void {
  const { session, client } = useCartSettings();
  const isAnswered = useCartState(({ cart }) => cart !== null && isAnsweredQuote(cart));
  const isOpened = useRef(false);
  useEffect(() => {
    const { cart } = session.getState();
    if (!isAnswered || isOpened.current) return;
    isOpened.current = true;
    const furthest = STEPS[stepAvailability(cart, client) - 1];
    if (furthest !== undefined && stepOf(routes.current()) === '/') routes.go(furthest, { replace: true });
  }, [isAnswered, session, client, routes]);
}
