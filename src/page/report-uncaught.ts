/** Decides what happens to an error thrown by a listener: the page reports it, and the code that called the listener goes on. */

/** Reports it as an uncaught error: to `window.onerror`, the console, an error tracker. */
export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
