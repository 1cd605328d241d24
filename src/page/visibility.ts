/** Notices when the buyer looks at the page again, after another tab or app. */
import { listen } from './lifecycle';

export const isPageVisible = (): boolean => globalThis.document?.visibilityState !== 'hidden';

/** The event bubbles from the document. */
export const onPageVisible = (listener: () => void): (() => void) =>
  listen('visibilitychange', () => isPageVisible() && listener());
