/** Decides what waiting is, as one function, so that tests can hold the time in their hands; and how long a person is waited for. */

export interface Clock {
  /** Runs `action` once after `ms` milliseconds; what it returns calls that off. */
  after(ms: number, action: () => void): () => void;
}

// How long, in ms. Technical waits stand where they are needed.

/** What takes no longer is not shown as waiting, so that nothing flashes. */
export const UNSEEN_WAIT = 500;
/** The loader of an order is shown so long; what takes longer says so. */
export const SLOW_WAIT = 5000;
/** Presses of a stepper are one change when none follows for so long. */
export const STEPPING_PAUSE = 250;
/** What is typed is judged, and order notes are sent, so long after the last key. */
export const TYPING_PAUSE = 800;
/** Several tabs answer one change of the cart at most this often. */
export const OTHER_TABS_PAUSE = 300;
/** A removed line can be taken back; the time stands still while somebody is at the button, up to the longest. */
export const UNDO_TIME = 10_000;
export const LONGEST_UNDO_TIME = 60_000;

/** A notice that nobody is at goes after so long; a screen reader has been told. */
export const NOTICE_TIME = 8000;

/** The page's own time. The global is looked up late: a page may have replaced it. */
export const pageClock: Clock = {
  after(ms, action) {
    const timer = globalThis.setTimeout(action, ms);
    return () => globalThis.clearTimeout(timer);
  },
};
