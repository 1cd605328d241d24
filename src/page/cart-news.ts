/** Decides how what shows a cart learns that one has changed elsewhere: in another tab, or by a product added on this page. */
import { openChannel } from './tabs';

const ADDED = ['shop-product-added-to-cart', 'shop-product-added', 'shop-rows-added', 'shop-order-repeated'];
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

/** Told of a change of a cart on this page whose lines are others now, not its carrier, payment or notes alone. A page's own event may say nothing of that. */
export function onLinesChange(listener: () => void): () => void {
  const heard = (event: Event) => {
    const { cart, previous } = ((event as CustomEvent).detail ?? {}) as Record<string, Record<string, unknown> | null>;
    // What did not change kept its identity.
    const isSame = (name: string) => cart?.[name] === previous?.[name];
    if (!cart || !previous || !isSame('items') || !isSame('childCarts')) listener();
  };
  document.addEventListener('shop-cart-changed', heard);
  return () => document.removeEventListener('shop-cart-changed', heard);
}
