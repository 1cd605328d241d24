/** Sentences about an action under way, of unknown outcome, or not sent because the cart differs from the screen. */
import { text } from '../text';
import type { CartActionName } from '../wire/actions';

export const unknownText = (action: CartActionName): string =>
  action === 'confirm' ? text.summary.unknown : text.process.unknown;

export const changedText = (action: CartActionName): string =>
  action === 'confirm' ? text.summary.cartChanged : text.process.changed;

export function placingText(action: CartActionName): string {
  if (action === 'confirm') return text.summary.placing;
  return action === 'send_for_approval' ? text.process.sending : text.saving;
}
