/** Opens sessions on the shop: the given visitor, new visitors without an account, and visitors with a role. */
import type { Cart } from '../../cart/wire/cart';
import { confirmOf, givenId, linesOf } from './cart-parts';
import { Client, type ClientOptions, type Sent } from './client';
import { Findings } from './findings';
import { Marks } from './marks';
import { Money } from './money';
import { Probe } from './probe';
import { makeComplete } from './complete-cart';
import { describeReply } from './reply';
import { TimedTransport } from './timeout';

export const roles = [
  'buyer',
  'trader',
  'specialist',
  'blocked',
  'test',
  'overdue',
  'locked',
  'approver',
  'colleague',
] as const;
export type Role = (typeof roles)[number];

/** A call that puts something into the cart: `POST /do-koszyka {"id":1,"quantity":1}`. */
export interface Add {
  readonly method: string;
  readonly path: string;
  readonly body?: string | undefined;
}

export interface VisitOptions extends ClientOptions {
  readonly add?: readonly Add[] | undefined;
  readonly product?: string | undefined;
  /** Cookies, by role. */
  readonly as?: Partial<Readonly<Record<Role, string>>> | undefined;
}

/** A visitor's data: the values found on the page, and the cart. */
export interface Visit {
  readonly probe: Probe;
  readonly page: Sent;
  readonly cart: Cart;
}

const hasLines = (cart: Cart | undefined): cart is Cart => cart !== undefined && linesOf(cart).length > 0;

export class Visits {
  readonly options: VisitOptions;
  readonly findings = new Findings();
  readonly main: Probe;
  readonly #waiting: TimedTransport;
  readonly #money = new Money();
  readonly #marks = new Marks((problem) => this.findings.break('own-cart', problem));
  /** Why `--product` or the last `--add` put nothing into an empty cart. */
  #failedAdd: string | undefined;
  /** A visitor without an account gets no cart. */
  #isClosed = false;

  constructor(options: VisitOptions) {
    this.options = options;
    this.#waiting = new TimedTransport(options.transport, options.timeout);
    this.main = this.#probe(options.cookie);
  }

  get money(): Money {
    return this.#money;
  }

  #probe(cookie: string | undefined): Probe {
    return new Probe(
      new Client({ ...this.options, cookie, waiting: this.#waiting, marks: this.#marks }),
      this.findings,
      this.#money,
    );
  }

  get failedAdd(): string | undefined {
    return this.#failedAdd;
  }

  get canFill(): boolean {
    return (this.options.add?.length ?? 0) > 0 || this.options.product !== undefined;
  }

  /** A visitor unknown to the shop, with something in the cart; undefined if the cart cannot be filled. */
  async newVisitor(): Promise<Visit | undefined> {
    if (this.#isClosed) return undefined;
    const visit = await this.#enter(undefined);
    this.#isClosed = visit === undefined;
    return visit;
  }

  /** A visitor unknown to the shop, with any cart. */
  async newSession(): Promise<Probe> {
    const probe = this.#probe(undefined);
    await probe.client.open();
    return probe;
  }

  /** A visitor who has not opened the page. */
  unopened(): Probe {
    return this.#probe(undefined);
  }

  get hasNewVisitors(): boolean {
    return !this.#isClosed;
  }

  /**
   * A stranger with a new cart. Without strangers it is the main visitor: with a new cart, after ordering the old one, if it can be filled; else with the present cart.
   */
  async nextVisitor(page: Sent): Promise<Visit | undefined> {
    const newVisitor = await this.newVisitor();
    if (newVisitor !== undefined) return newVisitor;
    if (this.canFill && hasLines(await this.main.loaded()) && (await makeComplete(this.main)) === undefined)
      await this.main.post(confirmOf(await this.main.loaded()), { idempotencyKey: crypto.randomUUID() });
    const cart = await this.fill(this.main);
    return cart && { probe: this.main, page, cart };
  }

  /** The session of a role, even with an empty cart; undefined if no cookie was given for the role. */
  async signedIn(role: Role): Promise<Probe | undefined> {
    const cookie = this.options.as?.[role];
    const probe = cookie === undefined ? undefined : this.#probe(cookie);
    await probe?.client.open();
    return probe;
  }

  /** A visitor with this role; undefined if no cookie was given for the role, or the cart cannot be filled. */
  async as(role: Role): Promise<Visit | undefined> {
    const cookie = this.options.as?.[role];
    return cookie === undefined ? undefined : this.#enter(cookie);
  }

  async #enter(cookie: string | undefined): Promise<Visit | undefined> {
    const probe = this.#probe(cookie);
    const page = await probe.client.open();
    const cart = await this.fill(probe);
    return cart && { probe, page, cart };
  }

  /** A cart with one product: that of `--product`, else, or if the shop lacks `add_product`, of the first `--add`. */
  async fillWithOne(probe: Probe): Promise<boolean> {
    const cart = await probe.loaded();
    for (const { item, cartId } of cart === undefined ? [] : linesOf(cart))
      await probe.post({ remove: { id: item.id, cartId } });
    const { add: [first] = [], product } = this.options;
    if (product !== undefined) await probe.post({ add_product: givenId(product) });
    if (first !== undefined && !hasLines(await probe.load())) await probe.call(first.path, first.body, first.method);
    const filled = await probe.load();
    return filled !== undefined && linesOf(filled).length === 1;
  }

  /** A cart with something in it: its present lines, else what `--add` and `--product` add. */
  async fill(probe: Probe): Promise<Cart | undefined> {
    const cart = await probe.loaded();
    if (hasLines(cart)) return cart;
    const { add = [], product } = this.options;
    let failed: string | undefined;
    for (const { method, path, body } of add)
      failed = `--add added nothing:\n${describeReply(await probe.call(path, body, method))}`;
    let filled = await probe.load();
    if (!hasLines(filled) && product !== undefined) {
      const reply = await probe.post({ add_product: givenId(product) });
      failed = `--product ${product} was not added; give the id of a product that can be bought:\n${describeReply(reply)}`;
      filled = await probe.load();
    }
    if (hasLines(filled)) return filled;
    this.#failedAdd = failed;
    return undefined;
  }
}

/** Whether the page has the cart's own element. */
export const hasCart = ({ text }: Sent): boolean => text.includes('<shop-cart');

/** Whether the page takes its visitor for a trader. */
export const isTradersPage = ({ text }: Sent): boolean =>
  /<shop-cart\b[^>]*\strader(?!\s*=\s*"?false)[\s>=/]/.test(text);

/** Whether the page knows the visitor's address: then a cart without an address can still be delivered. */
export const hasClientAddress = ({ text }: Sent): boolean =>
  /(?:address_)?(?:city|street)(?:"|&quot;|&#0?34;|\\u0022)\s*:\s*(?:"|&quot;|&#0?34;|\\u0022)[^"&\\]/.test(text);
