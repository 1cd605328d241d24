/** Decides what is written down of a key: a test presses it, and writes beside it what a screen reader is told then. */

export interface Key {
  /** Playwright's name: `ArrowDown`, `Shift+Tab`. */
  readonly press: string;
  readonly does: string;
  /** How the control's name begins on which it is pressed: Tab leads there. Without it, where the focus is. */
  readonly at?: string;
  /** Typed before. */
  readonly after?: string;
}
