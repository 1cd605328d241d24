/** Detects key presses of the browser or the system: with a modifier, such as Alt+Left for the previous page. */

type Keys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
