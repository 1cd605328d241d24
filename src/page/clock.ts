/** Provides the clock as one function, so that tests control the time, and the durations of waits that the buyer notices. */

export interface Clock {
  /** Runs `action` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, action: () => void): () => void;
}

// Durations in ms. Technical waits are defined where they are used.

/** Shorter waits show no indicator, so that nothing flickers. */
export const UNSEEN_WAIT = 500;
/** An order that takes longer than this shows that it is slow. */
export const SLOW_WAIT = 5000;
/** Presses of a stepper become one change after this pause. */
export const STEPPING_PAUSE = 250;
/** Typed text is validated, and order notes are sent, this long after the last key. */
export const TYPING_PAUSE = 800;
/** Other tabs reload after a change of the cart at most this often. */
export const OTHER_TABS_PAUSE = 300;
/** How long a removed line can be restored; the time stops while the button has focus or pointer, up to the maximum. */
export const UNDO_TIME = 10_000;
export const LONGEST_UNDO_TIME = 60_000;

/** How long a notice stays without focus or pointer; a screen reader has already announced it. */
export const NOTICE_TIME = 8000;

/** The real clock. The global is read at each call, because a page may replace it. */
export const pageClock: Clock = {
  after(ms, action) {
    const timer = globalThis.setTimeout(action, ms);
    return () => globalThis.clearTimeout(timer);
  },
};
