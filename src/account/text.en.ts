/** English texts of account forms. */
import type { Translation } from '../page/texts';
import type { text } from './text';

export const english: Translation<typeof text> = {
  account: {
    password: {
      title: 'The password must contain:',
      invalid: 'The password does not meet the requirements',
      mismatch: 'The passwords do not match',
      required: 'The password field is required.',
      hints: {
        between: '{min} to {max} characters',
        atLeast: 'at least {min} characters',
        atMost: 'at most {max} characters',
        numeric: 'a digit',
        lowercase: 'a lower-case letter',
        uppercase: 'an upper-case letter',
        special: 'one of the characters {set}',
      },
      met: 'met',
      unmet: 'not met',
      show: 'Show password',
      hide: 'Hide password',
      shown: 'The password is visible.',
      hidden: 'The password is hidden.',
    },
    regulations: {
      label: 'I accept the terms and conditions',
      title: 'Terms and conditions',
      accept: 'Accept',
      cancel: 'Cancel',
      required: 'Please accept the terms and conditions.',
      hint: 'You can tick this once you have read the terms.',
      failed: 'The terms could not be loaded.',
      retry: 'Try again',
      openAlone: 'Open the terms in a new tab',
    },
  },
};
