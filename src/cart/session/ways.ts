/** Decides where what stops the person is mended, and how they are brought there: what is told is in view, and the focus is at it. */
import type { AddressBlocker, CartBlocker, SubmitBlocker } from './rules';
import type { Messages } from '../../http/messages';
import type { Step } from './steps';

export type Blocker = CartBlocker | AddressBlocker | SubmitBlocker;

const ADDRESS = '[part~="delivery-address"] :is([name="saved-address"], input[value="other"]:not(:checked), button)';

/** A card without choices has its sentence in place of them. What is not listed, the buyer cannot mend in the cart. */
export const ways: Partial<Record<Blocker, { readonly step: Step; readonly place: string }>> = {
  no_payments: { step: '/', place: '[part~="payment"] .stack > [tabindex]' },
  no_carrier: { step: '/', place: '[part~="delivery"] :is(input:enabled, .stack > [tabindex])' },
  no_locker: { step: '/', place: '[part~="locker"] button' },
  minimum_order: { step: '/', place: '[part~="table"] input' },
  no_payment: { step: '/', place: '[part~="payment"] input:enabled' },
  no_address: { step: '/addresses', place: ADDRESS },
  missing_address: { step: '/addresses', place: ADDRESS },
  missing_line_field: { step: '/', place: '[part~="line-fields"] [data-empty] :is(input, select)' },
  missing_field: { step: '/addresses', place: '[part~="extra-fields"] [data-empty] :is(input, select)' },
  unpriced_transport: { step: '/summary', place: '.reviews button' },
};

/** False where that is not on this step. */
export function leadTo(root: ShadowRoot, blocker: Blocker | undefined): boolean {
  const place = blocker && ways[blocker]?.place;
  return show(place ? root.querySelector<HTMLElement>(place) : null);
}

/** To the first error, of those that the shop wants to be seen if there are any; false where there is none. */
export function leadToError(root: ShadowRoot, messages: Messages): boolean {
  const errors = [...root.querySelectorAll<HTMLElement>('[part~="messages"][part~="notice-error"]')];
  const isWanted = ({ part }: HTMLElement) => [...part].some((slot) => messages.get(slot)?.scroll);
  return show(errors.find(isWanted) ?? errors[0] ?? null);
}

function show(target: HTMLElement | null): boolean {
  if (target === null) return false;
  target.focus({ preventScroll: true });
  settle(target, FRAMES);
  return true;
}

/** About half a second. */
const FRAMES = 30;

/** The lines of a long cart have their true heights only once they come near, and would push it out of view again. */
function settle(target: HTMLElement, frames: number): void {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => target.matches(':focus') && settle(target, frames - 1));
}
