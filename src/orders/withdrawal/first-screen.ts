/** The first screen of the withdrawal: its button, or the template's own form until the view is ready. */
import type { shopWithdrawal } from '../../../elements/shop-withdrawal';
import type { PropsOf } from '../../element/declare';
import type { FirstScreen } from '../../element/first-screen';
import { drawing } from './drawing.generated';

const isPlain = (element: HTMLElement): boolean => element.querySelector('form') !== null;

export const withdrawalScreen: FirstScreen<PropsOf<typeof shopWithdrawal>> = {
  ...drawing,
  values: (element) => ({ isPlain: isPlain(element) }),
  // The button is in the footer of every page, so its view waits; a page with the form is opened for the form.
  until: (element) => (isPlain(element) ? 'now' : 'touch'),
};
