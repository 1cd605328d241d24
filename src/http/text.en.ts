/** English sentences for failures that the server did not explain. */
import type { Translation } from '../page/texts';
import type { failuresText } from './text';

export const english: Translation<typeof failuresText> = {
  failures: {
    codes: {
      offline: 'You are offline. Check your connection and try again.',
      network: 'The shop could not be reached. Please try again.',
      session: 'Your session has expired – please log in again.',
      csrf: 'Your session has expired – reload the page and try again.',
      http: 'The shop could not do this. Please try again.',
      unreadable: 'The shop sent an answer that cannot be read. Please try again.',
      shape: 'The shop sent an answer that cannot be read. Please try again.',
      unknown: 'We do not know whether it was done. Look before you try again.',
    },
    statuses: {
      403: 'You are not allowed to do this.',
      413: 'There is too much data to send.',
      429: 'Too many attempts in a short time. Wait a moment and try again.',
      503: 'The shop is temporarily unavailable. Please try again in a moment.',
    },
  },
};
