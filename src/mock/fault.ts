/** Decides how the small shop can be broken: guards that do not look, and hooks on what it is sent, does, and answers. */
import type { CartState, Loose, Session } from './state';
import type { World } from './world';

/** Each stands before one rule of the shop; `csrf:` and `lock:` before one action each. */
export type Guard =
  | `csrf${string}`
  | `lock${string}`
  | `address-${string}`
  | `own-${'cart' | 'line' | 'address' | 'order'}`
  | `${'line' | 'carrier' | 'payment' | 'method' | 'project' | 'delivery' | 'invoice'}-known`
  | `quantity-${'type' | 'min' | 'max' | 'step' | 'cart'}`
  | `${'locker' | 'contact'}-${'code' | 'carrier' | 'email' | 'phone'}`
  | `price-${'trader' | 'minimum' | 'carrier-trader' | 'carrier-minimum' | 'line'}`
  | `order-${'empty' | 'carrier' | 'payment' | 'locker' | 'contact' | 'address' | 'blocked' | 'test' | 'overdue' | 'transport' | 'alone' | 'true' | 'limit'}`
  | `seen-${'cart_id' | 'revision' | 'total_gross' | 'delivery_address_id'}`
  | `key-${'once' | 'body' | 'session' | 'action' | 'empty' | 'address' | 'address-body'}`
  | 'readable'
  | 'type'
  | 'turn';

/** How a correct shop may differ from the plain one. */
export interface Style {
  readonly rounding?: 'unit' | 'line' | 'order' | 'rate';
  readonly emptyStart?: boolean;
  readonly cartIds?: 'same';
  /** Each session counts its lines, addresses and carts from 1. */
  readonly ids?: 'session';
  /** A new cart has its carrier and its payment. */
  readonly ready?: boolean;
  /** So many lines a new cart has; three by default. */
  readonly lines?: number;
  /** Without an account there is no cart, and no call. */
  readonly signedIn?: boolean;
  /** Whoever confirms an empty cart is led to the last order. */
  readonly thanksAgain?: boolean;
}

/** Where a hook stands: the session's cart is the one before or after the action. */
export interface At {
  readonly world: World;
  readonly session: Session;
  readonly cart: CartState;
  /** The action's name, `load` for none. */
  readonly name: string;
}

/** An answer before it is sent. */
export interface Printed {
  status: number;
  headers: [name: string, value: string][];
  text: string;
}

export interface Fault {
  /** In ms, of the mock’s answers. */
  readonly latency?: number;
  readonly blind?: readonly Guard[];
  readonly style?: Style;
  /** Changes a body before it is acted on. */
  readonly sent?: (body: Loose, at: At) => void;
  /** After an action that was carried out. */
  readonly done?: (at: At) => unknown;
  /** After an action that was refused. */
  readonly refused?: (at: At) => unknown;
  /** The cart as it is printed. */
  readonly cart?: (cart: Loose, at: At) => unknown;
  /** The whole answer as it is printed. */
  readonly answer?: (answer: Loose, at: At, printed: Printed) => unknown;
  /** What goes over the wire, pages too: there `at` is undefined. */
  readonly printed?: (printed: Printed, at?: At) => void | Promise<void>;
  /** A call besides the cart. */
  readonly other?: (answer: Loose, pathname: string) => unknown;
  /** A quantity is read, and written after another call was let by. */
  readonly race?: boolean;
  /** A call may never end: nobody waits for it. */
  readonly hangs?: boolean;
  /** Which session a cookie names. */
  readonly sessionOf?: (id: string) => string;
}
