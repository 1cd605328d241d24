/** Decides how what shows a cart learns that one has changed elsewhere: in another tab, or by a product added on this page. */
import { openChannel } from './tabs';

const ADDED = ['shop-product-added-to-cart', 'shop-product-added'];
const listeners = new Set<() => void>();
let tell: (() => void) | undefined;

const open = (): (() => void) =>
  (tell ??= openChannel('shop-elements.carts', () => listeners.forEach((listener) => listener())));

/** Until the function that it gives is called. Which cart has changed only the server knows. */
export function onCartNews(listener: () => void): () => void {
  open();
  listeners.add(listener);
  for (const event of ADDED) globalThis.addEventListener?.(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ADDED) globalThis.removeEventListener(event, listener);
  };
}

/** Tells the other tabs; on this page events tell it. */
export const tellCartNews = (): void => open()();
