/** The type of a cart action: it changes rows and returns its messages. The cart is read again afterwards. */
import type { Db } from '../db/open';
import type { LoadedCart } from './load';
import type { WireMessages } from './messages';

/** One of the contract's actions. An error among the messages makes the answer a failure; what was changed stays. */
export type Action<Body> = (tx: Db, cart: LoadedCart, body: Body) => Promise<WireMessages>;
