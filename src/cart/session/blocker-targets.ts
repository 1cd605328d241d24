/** Maps each blocker to the place where it can be fixed, and moves focus and scroll position there. */
import type { AddressBlocker, CartBlocker } from './rules';
import type { SubmitBlocker } from './submit-blockers';
import type { Messages } from '../../http/messages';
import { kinds } from './kinds';
import type { Step } from './steps';

export type Blocker = CartBlocker | AddressBlocker | SubmitBlocker;

const ADDRESS = '[part~="delivery-address"] :is([name="saved-address"], input[value="other"]:not(:checked), button)';

interface BlockerTarget {
  readonly step: Step;
  readonly place: string;
  /** The place offers no choice: the button is disabled. */
  readonly rests?: true;
}

/** Blockers that are not listed cannot be fixed in the cart. A card without choices has a focusable sentence instead. */
export const blockerTargets: Partial<Record<Blocker, BlockerTarget>> = {
  no_payments: { step: '/', place: '[part~="account"]', rests: true },
  no_carrier: { step: '/', place: '[part~="delivery"] :is(input:enabled, .stack > [tabindex])' },
  minimum_order: { step: '/', place: '[part~="table"] .items__quantity input' },
  no_payment: { step: '/', place: '[part~="payment"] input:enabled' },
  no_address: { step: '/addresses', place: ADDRESS },
  missing_address: { step: '/addresses', place: ADDRESS },
  missing_line_field: { step: '/', place: '[part~="line-fields"] [data-empty] :is(input, select)' },
  missing_field: { step: '/addresses', place: '[part~="extra-fields"] [data-empty] :is(input, select)' },
  missing_consent: { step: '/summary', place: '[part~="consents"] [data-empty] input' },
  changed: { step: '/summary', place: '[part~="changes"] .notice__more > button', rests: true },
  unpriced_transport: { step: '/summary', place: '.reviews button', rests: true },
  ...Object.fromEntries(
    kinds.flatMap(({ needs }) => needs.flatMap((need) => (need.step === '/' ? [[need.blocker, need]] : []))),
  ),
};

/** A missing choice or value: the button looks enabled, and a press leads to the gap (rule R10). */
export const isGap = (blocker: Blocker): boolean =>
  blockerTargets[blocker] !== undefined && blockerTargets[blocker].rests === undefined;

/** Focuses the blocker's place; returns false if it is not on this step. */
export function focusBlocker(root: ShadowRoot, blocker: Blocker | undefined): boolean {
  const place = blocker && blockerTargets[blocker]?.place;
  return focusOn(place ? root.querySelector<HTMLElement>(place) : null);
}

/** Focuses the first error, preferring those with `scroll`; returns false without errors. */
export function focusFirstError(root: ShadowRoot, messages: Messages): boolean {
  const errors = [...root.querySelectorAll<HTMLElement>('[part~="messages"][part~="notice-error"]')];
  const isScrolledTo = ({ part }: HTMLElement) => [...part].some((slot) => messages.get(slot)?.scroll);
  return focusOn(errors.find(isScrolledTo) ?? errors[0] ?? null);
}

function focusOn(target: HTMLElement | null): boolean {
  if (target === null) return false;
  target.focus({ preventScroll: true });
  settle(target, FRAMES);
  return true;
}

/** Animation frames: about half a second. */
const FRAMES = 30;

/** Scrolls repeatedly: lines of a long cart get their real heights only when near, and would push the target out of view. */
function settle(target: HTMLElement, frames: number): void {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => target.matches(':focus') && settle(target, frames - 1));
}
