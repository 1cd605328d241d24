/** Decides which message slots have their place on which step; all others stand above the cart (rule M2). */
import type { Carrier } from '../wire/delivery';
import { isLockerCarrier } from '../session/rules';
import type { SlotName } from '../wire/slots';
import type { Step } from '../session/steps';

const inPlace: Record<Step, readonly SlotName[]> = {
  '/': [
    'abrys',
    'quantity',
    'add_discount',
    'delivery_price',
    'inpost',
    'add_carrier_discount',
    'payment_id',
    'extra_field',
  ],
  '/addresses': ['extra_field'],
  '/summary': ['payment_init', 'amount_after_deadline', 'abrys'],
};
/** Slots of the second step if the carrier delivers to a locker. */
const ofLocker: readonly SlotName[] = ['inpost', 'inpost_contact', 'extra_field'];

/** The slots above the cart on this step, unknown ones included, so that no message is lost. `confirm` has its own place (OrderMessage). */
export function slotsAbove(step: Step, carrier: Carrier | undefined, slots: Iterable<string>): string[] {
  const here = step === '/addresses' && isLockerCarrier(carrier) ? ofLocker : inPlace[step];
  return [...slots].filter((slot) => slot !== 'confirm' && !here.some((name) => name === slot));
}
