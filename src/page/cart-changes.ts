/** Broadcasts and observes cart changes: in other tabs, and by products added on this page. */
import { openChannel } from './tabs';

const ADDED = ['shop-product-added-to-cart', 'shop-product-added', 'shop-rows-added', 'shop-order-repeated'];
const listeners = new Set<() => void>();
let broadcast: (() => void) | undefined;

const open = (): (() => void) =>
  (broadcast ??= openChannel('shop-elements.carts', () => listeners.forEach((listener) => listener())));

/** Returns the unsubscribe function. Only the server knows which cart has changed. */
export function onCartChange(listener: () => void): () => void {
  open();
  listeners.add(listener);
  for (const event of ADDED) globalThis.addEventListener?.(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ADDED) globalThis.removeEventListener(event, listener);
  };
}

/** Tells the other tabs; this page learns of it by events. */
export const broadcastCartChange = (): void => open()();

/** Called when a cart's lines change on this page, not only its carrier, payment or notes; also for a page's own event without details. */
export function onLinesChange(listener: () => void): () => void {
  const onCartChanged = (event: Event) => {
    const { cart, previous } = ((event as CustomEvent).detail ?? {}) as Record<string, Record<string, unknown> | null>;
    // Unchanged parts keep their identity.
    const isSame = (name: string) => cart?.[name] === previous?.[name];
    if (!cart || !previous || !isSame('items') || !isSame('childCarts')) listener();
  };
  document.addEventListener('shop-cart-changed', onCartChanged);
  return () => document.removeEventListener('shop-cart-changed', onCartChanged);
}
