/** One key press of an element's keyboard table. A test presses it and records the screen reader's output. */

export interface Key {
  /** Playwright's name: `ArrowDown`, `Shift+Tab`. */
  readonly press: string;
  readonly does: string;
  /** How the control's name begins on which it is pressed: Tab leads there. Without it, where the focus is. */
  readonly at?: string;
  /** Typed before. */
  readonly after?: string;
}
