/** Prevents a memory leak of removed radio buttons. */

/**
 * A ref for radios in a shadow root. Chromium (still in 156) keeps a radio that is removed with its parent, and everything
 * around it, in its group for ever. A radio without a name is in no group.
 */
export const leavesGroup = (radio: HTMLInputElement) => () => {
  radio.name = '';
};
