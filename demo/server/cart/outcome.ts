/** The type of a cart action: it changes rows and returns its messages. The cart is read again afterwards. */
import type { Db } from '../db/open';
import type { LoadedCart } from './load';
import type { WireMessages } from './messages';

/** One action of the contract. An error among the messages makes the response a failure; changes made before stay. */
export type Action<Body> = (tx: Db, cart: LoadedCart, body: Body) => Promise<WireMessages>;
