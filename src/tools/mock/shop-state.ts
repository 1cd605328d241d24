/** The sessions and orders of the small shop, their start, and the checks that are enabled. */
import type { Guard, Style } from './guard';
import {
  carriers,
  payments,
  products,
  type CartState,
  type JsonObject,
  type Line,
  type Product,
  type Role,
  type Session,
} from './state';

export interface Order {
  readonly session: Session;
  readonly cart: CartState;
  readonly target: string;
}

/** Whose ids are counted; a new session has no cart yet. */
type Counted = Pick<Session, 'lastId'>;

export class MockShopState {
  readonly sessions = new Map<string, Session>();
  readonly orders: Order[] = [];
  /** By Idempotency-Key. */
  readonly withdrawals = new Map<string, { readonly body: string; readonly receipt: JsonObject }>();
  /** Values that a fault keeps between calls. */
  readonly memory = new Map<string, unknown>();
  /** Stock by product; unlimited for other products. */
  readonly stock = new Map<number, number>();
  readonly #nets = new Map<number, number>();
  readonly style: Style;
  readonly #disabledChecks: readonly Guard[];
  #next = 100;

  constructor({
    style = {},
    disabledChecks = [],
  }: {
    readonly style?: Style;
    readonly disabledChecks?: readonly Guard[];
  }) {
    this.style = style;
    this.#disabledChecks = disabledChecks;
  }

  /** Whether a guard checks: false if the shop is blind for it. */
  checks(guard: Guard): boolean {
    return !this.#disabledChecks.includes(guard);
  }

  /** Counted per session, if each session counts its own. */
  newId(session?: Counted): number {
    if (this.style.ids === 'session' && session !== undefined) return (session.lastId += 1);
    return (this.#next += 1);
  }

  session(id: string): Session {
    const known = this.sessions.get(id);
    if (known !== undefined) return known;
    const role = (/^as-([a-z]+)/.exec(id)?.[1] ?? 'guest') as Role;
    const token = `a+${this.newId()}/${id}=`;
    const begun = { id, token, role, addresses: [], keys: new Map(), lastId: 0 };
    const session: Session = Object.assign(begun, { cart: this.start(begun) });
    this.sessions.set(id, session);
    if (role === 'locked') this.prepare(session.cart);
    return session;
  }

  /** The first cart of a session. */
  start(session: Counted): CartState {
    const cart = this.empty(session);
    const many = this.style.emptyStart ? 0 : (this.style.lines ?? 3);
    cart.lines = Array.from({ length: many }, (_, at) => products[at % 3])
      .filter((one) => one !== undefined)
      .map((one) => this.line(one, one.step * 2, session));
    return cart;
  }

  empty(session: Counted): CartState {
    return {
      id: this.style.cartIds === 'same' ? 1 : this.newId(session),
      lines: [],
      carrier: this.style.ready ? carriers[0] : undefined,
      carrierNet: undefined,
      payment: this.style.ready ? payments[2] : undefined,
      method: undefined,
      project: undefined,
      delivery: undefined,
      invoice: undefined,
      notes: '',
      locker: {},
      contact: undefined,
      fields: {},
    };
  }

  line(product: Product, quantity: number, session: Counted): Line {
    return { id: this.newId(session), product, quantity, net: this.#nets.get(product.id) ?? product.net };
  }

  /** The product's price, in grosze: lines have it at once, but those of a trader's price. */
  setNet(id: number, net: number): void {
    this.#nets.set(id, net);
    if (!this.checks('price-follows')) return;
    for (const line of this.all(({ cart }) => cart.lines)) if (line.product.id === id && !line.isAgreed) line.net = net;
  }

  prepare(cart: CartState): void {
    [cart.carrier, cart.payment] = [carriers[0], payments[0]];
  }

  /** The items of one kind of all sessions, for a guard that does not check owners. */
  all<T>(of: (session: Session) => readonly T[]): T[] {
    return [...this.sessions.values()].flatMap(of);
  }
}
