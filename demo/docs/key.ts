/** One key press of an element's keyboard table. A test presses it and records the screen reader's output. */

export interface Key {
  /** Playwright's name: `ArrowDown`, `Shift+Tab`. */
  readonly press: string;
  readonly does: string;
  /** The beginning of the control's name on which the key is pressed; Tab moves to it. Default: the focused control. */
  readonly at?: string;
  /** Text typed before the press. */
  readonly after?: string;
}
