/** Decides what an element tells when its code could not be loaded; loaded itself only then. */
import { elementText } from './text';

export function tellFailed(element: HTMLElement): void {
  const detail = { code: 'load', message: elementText.loadFailed, retryable: true };
  element.dispatchEvent(new CustomEvent('shop-error', { detail, bubbles: true, composed: true }));
}
