/** Broadcasts and observes cart changes: in other tabs, and by products added on this page. */
import { openChannel } from './tabs';

const ADDED = ['shop-product-added-to-cart', 'shop-product-added', 'shop-rows-added', 'shop-order-repeated'];
const listeners = new Set<() => void>();
let broadcast: (() => void) | undefined;

const open = (): (() => void) =>
  (broadcast ??= openChannel('shop-elements.carts', () => listeners.forEach((listener) => listener())));

/** Calls the listener after changes elsewhere; only the server knows which cart has changed. Returns the unsubscribe function. */
export function onCartChange(listener: () => void): () => void {
  open();
  listeners.add(listener);
  for (const event of ADDED) globalThis.addEventListener?.(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ADDED) globalThis.removeEventListener(event, listener);
  };
}

/** Notifies the other tabs; elements of this page receive DOM events. */
export const broadcastCartChange = (): void => open()();

/** Calls the listener when a cart's lines change on this page, not for carrier, payment or notes. Events without details count as a change. */
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
