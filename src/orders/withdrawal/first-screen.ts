/** The first screen of the withdrawal: its button, or the template's own form until the view is ready. */
import type { shopWithdrawal } from '../../../elements/shop-withdrawal';
import type { PropsOf } from '../../element/declare';
import type { FirstScreen } from '../../element/first-screen';
import { drawing } from './drawing.generated';

const isPlain = (element: HTMLElement): boolean => element.querySelector('form') !== null;

export const withdrawalScreen: FirstScreen<PropsOf<typeof shopWithdrawal>> = {
  ...drawing,
  values: (element) => ({ isPlain: isPlain(element) }),
  // The button is in the footer of every page, so its view is loaded only after the first touch. On the page of the form, the visitor
  // came for the form: the view is loaded at once.
  until: (element) => (isPlain(element) ? 'now' : 'touch'),
};
