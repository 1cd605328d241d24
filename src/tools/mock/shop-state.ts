/** The sessions and orders of the small shop, their initial state, and the enabled checks. */
import { noChoices, type Choices } from '../../shop/cart';
import { byId } from '../../shop/choices';
import type { Guard, Style } from './guard';
import {
  products,
  type Address,
  type AfterOrder,
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
  /** The session that placed the order, if not the cart's own: the approver's. */
  readonly placedBy?: string;
}

/** A shop as it is opened. */
interface Begun {
  readonly style?: Style;
  readonly disabledChecks?: readonly Guard[];
  /** Called for each new session, with its first cart. */
  readonly begun?: ((session: Session, shop: MockShopState) => void) | undefined;
}

/** Units above the minimum, and the hundredths of the list price from there on. */
const STEPS = [
  [4, 95],
  [9, 90],
] as const;

/** The session whose ids are counted; a new session has no cart yet. */
type Counted = Pick<Session, 'lastId'>;

export class MockShopState {
  readonly sessions = new Map<string, Session>();
  readonly orders: Order[] = [];
  /** Held carts by id, each at its own URL. */
  readonly held = new Map<string, CartState>();
  /** By Idempotency-Key. */
  readonly withdrawals = new Map<string, { readonly body: string; readonly receipt: JsonObject }>();
  /** Requests for the link to an order, by its number. */
  readonly finds = new Map<string, number>();
  /** By session and order. */
  readonly afterOrders = new Map<string, AfterOrder>();
  /** Sent files by id, each with the session that sent it. */
  readonly files = new Map<string, { readonly owner: string; readonly name: string; readonly size: number }>();
  /** Values that a fault stores between calls. */
  readonly memory = new Map<string, unknown>();
  /** Stock by product; unlimited for other products. */
  readonly stock = new Map<number, number>();
  readonly #nets = new Map<number, number>();
  readonly style: Style;
  readonly #disabledChecks: readonly Guard[];
  readonly #begun: Begun['begun'];
  #next = 100;

  constructor({ style = {}, disabledChecks = [], begun }: Begun) {
    this.style = style;
    this.#disabledChecks = disabledChecks;
    this.#begun = begun;
  }

  /** Whether a check is enabled: false if the shop's fault disables it. */
  checks(guard: Guard): boolean {
    return !this.#disabledChecks.includes(guard);
  }

  /** The next id: of the session in shops with style `session`, otherwise of the whole shop. */
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
    this.#begun?.(session, this);
    return session;
  }

  /** The session at this URL, whose cart is the one with a URL of its own; undefined if there is none. */
  at(pathname: string, session: Session): Session | undefined {
    const id = /^\/koszyk\/(\w+)$/.exec(pathname)?.[1];
    const hasOthers = this.style.approvalOver !== undefined || this.style.quoteFrom !== undefined;
    if (id === undefined || !hasOthers || session.cart.owner) return session;
    const cart = this.held.get(id);
    return cart && (Object.assign(Object.create(session), { cart }) as Session);
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
      ...noChoices,
      ...(this.style.ready && { carrierId: 1, paymentId: 3 }),
      locker: {},
    };
  }

  line(product: Product, quantity: number, session: Counted): Line {
    return { id: this.newId(session), product, quantity, net: this.netAt(product, quantity) };
  }

  /** The net price of the product from these quantities on, if the shop has steps. */
  stepsOf(product: Product): readonly { readonly from: number; readonly net: number }[] {
    const list = this.#nets.get(product.id) ?? product.net;
    const steps = this.style.hasSteps ? STEPS : [];
    return steps.map(([more, part]) => ({ from: product.min + more, net: Math.round((list * part) / 100) }));
  }

  netAt(product: Product, quantity: number): number {
    const reached = this.stepsOf(product).findLast(({ from }) => from <= quantity);
    return reached?.net ?? this.#nets.get(product.id) ?? product.net;
  }

  /** Sets the product's price in grosze: lines change at once, except those with a trader's price. */
  setNet(id: number, net: number): void {
    this.#nets.set(id, net);
    if (!this.checks('price-follows')) return;
    const offered = this.checks('process-price') ? [] : [...this.held.values()].flatMap(({ lines }) => lines);
    for (const line of offered) if (line.product.id === id) line.net = net;
    for (const line of this.all(({ cart }) => cart.lines))
      if (line.product.id === id && !line.isAgreed) line.net = this.netAt(line.product, line.quantity);
  }

  prepare(cart: CartState): void {
    [cart.carrierId, cart.paymentId] = [1, 1];
  }

  /** A chosen address: the session's, or one that a fault has let it choose. */
  address(id: Choices['invoiceAddressId'], { addresses }: Session): Address | undefined {
    if (id === null) return undefined;
    return (
      byId(addresses, id) ??
      byId(
        this.all((one) => one.addresses),
        id,
      ) ?? { id: Number(id), city: '' }
    );
  }

  /** The items of one kind of all sessions, for a guard that does not check owners. */
  all<T>(of: (session: Session) => readonly T[]): T[] {
    return [...this.sessions.values()].flatMap(of);
  }
}
