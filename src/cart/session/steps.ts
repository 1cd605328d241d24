/** Maps a route to a step, and redirects from a step that may not be entered. */
import { unmet, type KnownNeed } from './kinds';
import { stepAvailability } from './rules';
import type { Cart, CartClient } from '../wire/cart';

/** The three routes in their order (rule R1). */
export const STEPS = ['/', '/addresses', '/summary'] as const;
export type Step = (typeof STEPS)[number];

/** The step of a route; step 1 for an unknown route. */
export const stepOf = (path: string): Step => STEPS.find((step) => step === path) ?? '/';

/** The step's number from 1, comparable with `stepAvailability`. */
export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

/** The step to enter instead of the requested one, and the missing choice there. */
export interface Diversion {
  readonly step: Step;
  readonly need?: KnownNeed | undefined;
}

/**
 * The rules for entering a step (rule R4): back to the furthest available step, with the carrier's unmet need there. Undefined
 * if the step may be entered.
 */
export function diversion(
  requested: Step,
  cart: Cart,
  client?: CartClient,
  lacksAddress = false,
): Diversion | undefined {
  if (requested === '/') return undefined;
  const available = stepAvailability(cart, client, lacksAddress);
  if (available >= stepNumber(requested)) return undefined;
  if (available === 0) return { step: '/' };
  const step = available < 2 ? '/' : '/addresses';
  // If only the address is missing, the step's button displays the reason.
  return { step, need: unmet(cart, step) };
}
