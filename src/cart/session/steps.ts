/** Decides which of the three steps an address leads to, and where a step that may not be entered redirects. */
import { lacksLocker, lacksLockerContact, stepAvailability } from './rules';
import type { Cart, CartClient } from '../wire/cart';

/** The three routes in their order (rule R1). */
export const STEPS = ['/', '/addresses', '/summary'] as const;
export type Step = (typeof STEPS)[number];

/** The step of a route; an unknown route is the first step. */
export const stepOf = (path: string): Step => STEPS.find((step) => step === path) ?? '/';

/** The step's number from 1, comparable with `stepAvailability`. */
export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

/** The step to enter instead of the wanted one, and the error to show there. */
export interface Diversion {
  step: Step;
  error?: 'locker_missing' | 'contact_missing';
}

/**
 * The rules for entering a step (rule R4): without a locker back to the start, without contact data back to the addresses, each
 * with its error; otherwise the furthest step available. Undefined if the step may be entered.
 */
export function diversion(wanted: Step, cart: Cart, client?: CartClient, lacksAddress = false): Diversion | undefined {
  if (wanted === '/') return undefined;
  const available = stepAvailability(cart, client, lacksAddress);
  if (available >= stepNumber(wanted)) return undefined;
  if (available === 0) return { step: '/' };
  if (lacksLocker(cart)) return { step: '/', error: 'locker_missing' };
  if (available < 2) return { step: '/' };
  // If only the address is missing, the step's button says so.
  return lacksLockerContact(cart) ? { step: '/addresses', error: 'contact_missing' } : { step: '/addresses' };
}
