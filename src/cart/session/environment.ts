/** The session's dependencies on the page around it. */
import type { Clock } from '../../page/clock';
import type { PostCart } from '../wire/api';
import type { CartState } from './state';

/** Everything outside one cart, so that tests can script it. */
export interface CartEnvironment {
  /** The cart's place in the page's store. */
  read(): CartState;
  write(state: CartState): void;
  post: PostCart;
  clock: Clock;
  /** A cart has changed elsewhere: in another tab, or by a product added on this page. */
  onChange(listener: () => void): void;
  /** Tells other tabs that this cart has changed. */
  broadcastChange(): void;
  onPageHide(listener: () => void): void;
  onPageRestored(listener: () => void): void;
  onOnline(listener: () => void): void;
  /** Leaves for an absolute URL; false if the page stays. `onStayed`: called if the page should have been left, but is still there. */
  leaveTo(url: string, onStayed: () => void): boolean;
}
