/** Reports an error thrown by a listener, so that its caller can continue. */

/** Reports it as an uncaught error: to `window.onerror`, the console, an error tracker. */
export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
