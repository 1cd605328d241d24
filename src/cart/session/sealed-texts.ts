/** Sentences about an action whose outcome is unknown, or which was not sent because the cart differs from the screen. */
import { text } from '../text';
import type { CartActionName } from '../wire/actions';

export const unknownText = (action: CartActionName): string =>
  action === 'confirm' ? text.summary.unknown : text.process.unknown;

export const changedText = (action: CartActionName): string =>
  action === 'confirm' ? text.summary.cartChanged : text.process.changed;
