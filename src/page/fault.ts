/** Decides what becomes of an error thrown by a listener: the page hears of it, the work that called the listener goes on. */

/** Reports as if it had been thrown by nobody's call: `window.onerror`, the console, an error tracker. */
export function reportFault(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
