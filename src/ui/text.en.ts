/** English texts of the common components. */
import type { Translation } from '../page/texts';
import type { uiText } from './text';

export const english: Translation<typeof uiText> = {
  ui: {
    close: 'Close',
    busy: 'Saving',
    openAll: 'Expand all',
    closeAll: 'Collapse all',
    slider: {
      role: 'carousel',
      slide: 'slide',
      of: '{at} of {all}',
      goTo: 'Show slide {at}',
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause the slides',
      play: 'Play the slides',
    },
    stepDone: 'completed',
    stepUnavailable: 'not available yet',
    splitPayment: 'Pay by the split payment mechanism (MPP)',
    status: { error: 'Error', success: 'Done', info: 'Information', warning: 'Warning' },
  },
};
