/** Decides what waiting is: one function, so that tests can hold the time in their hands. */

export interface Clock {
  /** Runs `action` once after `ms` milliseconds; what it returns calls that off. */
  after(ms: number, action: () => void): () => void;
}

/** ms: what takes no longer is not shown as waiting, so that nothing flashes. */
export const UNSEEN_WAIT = 500;

/** The page's own time. The global is looked up late: a page may have replaced it. */
export const pageClock: Clock = {
  after(ms, action) {
    const timer = globalThis.setTimeout(action, ms);
    return () => globalThis.clearTimeout(timer);
  },
};
