/** The ways to break the small shop: disabled checks, and hooks on requests, actions and responses. */
import type { Guard, Style } from './guard';
import type { CartState, JsonObject, Session } from './state';
import type { MockShopState } from './shop-state';

/** The argument of a hook. `cart` is the session's cart, before or after the action. */
export interface CallContext {
  readonly shop: MockShopState;
  /** The fault of this shop. */
  readonly fault: Fault;
  readonly session: Session;
  readonly cart: CartState;
  /** The action's name; `load` without an action. */
  readonly name: string;
}

/** A response before it is sent. */
export interface RawAnswer {
  status: number;
  headers: [name: string, value: string][];
  text: string;
}

export interface Fault {
  /** Delay of the mock’s responses in ms. */
  readonly latency?: number;
  readonly disabledChecks?: readonly Guard[];
  readonly style?: Style;
  /** Called for each new session, with its first cart. */
  readonly begun?: (session: Session, shop: MockShopState) => void;
  /** Changes a body before the action. */
  readonly sent?: (body: JsonObject, at: CallContext) => void;
  /** Called after a successful action. */
  readonly done?: (at: CallContext) => unknown;
  /** Called after a refused action. */
  readonly refused?: (at: CallContext) => unknown;
  /** Changes the cart before it is sent. */
  readonly cart?: (cart: JsonObject, at: CallContext) => unknown;
  /** Changes the whole response of the cart before it is sent. */
  readonly answer?: (answer: JsonObject, at: CallContext, printed: RawAnswer) => unknown;
  /** Changes the response, also of pages, for which `at` is undefined. */
  readonly printed?: (printed: RawAnswer, at?: CallContext) => void | Promise<void>;
  /** Changes the response to a call other than the cart's. */
  readonly other?: (answer: JsonObject, pathname: string) => unknown;
  /** Called for each GET and HEAD, before the response. */
  readonly got?: (address: URL, at: CallContext) => void;
  /** Changes the headers of a response, depending on those of its request. */
  readonly headers?: (answer: Headers, request: Headers) => void;
  /** Whether other calls may run between reading and writing a quantity. */
  readonly race?: boolean;
  /** Whether calls may never end; the shop does not wait for them. */
  readonly hangs?: boolean;
  /** Maps a cookie to the session that it identifies. */
  readonly sessionOf?: (id: string) => string;
}
