/** Finds where the focus goes after a line has left its table or has come back. */

/** The rows of lines. */
export const rows = (table: HTMLTableElement | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
];

/** The line that took the removed one's place, else the last line. */
export function lineAt(table: HTMLTableElement | null, index: number): HTMLElement | undefined {
  const left = rows(table);
  return left[Math.min(index, left.length - 1)];
}

/** The quantity input, where a key still held down does no harm. After a pointer press the bin, because an input would open a phone's keyboard. */
export const focusIn = (line: HTMLElement | undefined, byPointer: boolean): HTMLElement | null | undefined =>
  line?.querySelector<HTMLElement>(byPointer ? '.items__remove button' : '.items__quantity input') ??
  line?.querySelector('button');

/** The focus target after a table lost its last line: the search that hid the others, else the step's title. */
export const fallbackFocus = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>('.line-search input') ?? root.querySelector<HTMLElement>('[data-step-title]');
