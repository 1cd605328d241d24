/** Decides that a radio button which is taken away holds nothing back. */

/**
 * A ref for radios in a shadow root. Chromium (156 has it) never lets go of one that is removed with its parent, and so
 * of all that was around it; one without a name is in no group.
 */
export const leavesGroup = (radio: HTMLInputElement) => () => {
  radio.name = '';
};
