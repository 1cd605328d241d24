/** Decides that a removed radio button does not leak memory. */

/**
 * A ref for radios in a shadow root. Chromium (still in 156) keeps a radio that is removed with its parent, and everything
 * around it, in its group for ever; a radio without a name is in no group.
 */
export const leavesGroup = (radio: HTMLInputElement) => () => {
  radio.name = '';
};
