/** Decides how the small shop can be broken: by guards that do not check, and hooks on what it receives, does, and answers. */
import type { Guard, Style } from './guard';
import type { CartState, Loose, Session } from './state';
import type { World } from './world';

/** What a hook is given: the session's cart is the one before or after the action. */
export interface At {
  readonly world: World;
  /** What is wrong with the shop. */
  readonly fault: Fault;
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
  /** Changes a body before the action. */
  readonly sent?: (body: Loose, at: At) => void;
  /** Called after a successful action. */
  readonly done?: (at: At) => unknown;
  /** Called after a refused action. */
  readonly refused?: (at: At) => unknown;
  /** Changes the cart before it is sent. */
  readonly cart?: (cart: Loose, at: At) => unknown;
  /** Changes the whole answer before it is sent. */
  readonly answer?: (answer: Loose, at: At, printed: Printed) => unknown;
  /** Changes what is sent, pages included: for these `at` is undefined. */
  readonly printed?: (printed: Printed, at?: At) => void | Promise<void>;
  /** Changes the answer of a call other than the cart's. */
  readonly other?: (answer: Loose, pathname: string) => unknown;
  /** Called for each GET and HEAD, before its answer. */
  readonly got?: (address: URL, at: At) => void;
  /** Changes the headers of an answer by those of its request. */
  readonly headers?: (answer: Headers, asked: Headers) => void;
  /** A quantity is read, and written only after another call was let through. */
  readonly race?: boolean;
  /** A call may never end: the shop does not wait for it. */
  readonly hangs?: boolean;
  /** Maps a cookie to the session that it identifies. */
  readonly sessionOf?: (id: string) => string;
}
