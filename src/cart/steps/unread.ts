/** Focuses a field with an unreadable text, which would not be part of the order. */

/** Whether there is one. Its error is beside it. */
export function focusUnread(root: ParentNode): boolean {
  const field = root.querySelector<HTMLElement>('[data-unread]');
  field?.focus();
  return field !== null;
}
