/** The type of a cart action: it changes rows and returns its messages. The cart is read again afterwards, unless the action returns its lines. */
import type { Db } from '../db/open';
import type { Line } from './lines';
import type { LoadedCart } from './load';
import type { WireMessages } from './messages';

/** The outcome of an action that changed only lines: all lines after it. */
export interface ChangedLines {
  readonly messages: WireMessages;
  readonly lines: readonly Line[];
}

/** One action of the contract. An error among the messages makes the response a failure; changes made before stay. */
export type Action<Body> = (tx: Db, cart: LoadedCart, body: Body) => Promise<WireMessages | ChangedLines>;
