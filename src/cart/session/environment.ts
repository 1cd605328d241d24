/** The session's dependencies on the page around it. */
import type { Clock } from '../../page/clock';
import type { PostCart } from '../wire/api';
import type { CartState } from './state';

/** Everything outside one cart; tests replace it. */
export interface CartEnvironment {
  /** Reads and writes the cart's state in the page's store. */
  read(): CartState;
  write(state: CartState): void;
  post: PostCart;
  clock: Clock;
  /** Observes carts changed elsewhere: in another tab, or by a product added on this page. */
  onChange(listener: () => void): void;
  /** Notifies other tabs that this cart has changed. */
  broadcastChange(): void;
  onPageHide(listener: () => void): void;
  onPageRestored(listener: () => void): void;
  onOnline(listener: () => void): void;
  /** Navigates to an absolute URL; returns false if the page stays. `onStayed`: called if the navigation did not leave the page. */
  leaveTo(url: string, onStayed: () => void): boolean;
}
