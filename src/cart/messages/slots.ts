/** Decides which message slots of spec section 8 have their place on which step; all others stand above the cart. */
import type { Step } from '../steps/steps';

const inPlace: Record<Step, readonly string[]> = {
  '/': ['abrys', 'quantity', 'add_discount', 'delivery_price', 'inpost', 'add_carrier_discount', 'payment_id'],
  '/addresses': ['inpost', 'inpost_contact', 'new_address'],
  '/summary': ['confirm', 'payment_init', 'amount_after_deadline', 'abrys'],
};

/** The slots that stand above the cart on this step; unknown ones are among them, so that no message is dropped. */
export const slotsAbove = (step: Step, slots: Iterable<string>): string[] =>
  [...slots].filter((slot) => !inPlace[step].includes(slot));
