/** A cart in memory, as the actions of a shop read and change it, and what the shop offers for it. */
import type { Id } from '../http/tolerant';
import type { addressLimits } from '../http/limits';
import type { Grosze } from './money';
import { noTexts } from './texts';

/** The choices and texts of a new cart: columns of the demo's table `carts`. */
export const noChoices = {
  carrierId: null as Id | null,
  /** Net prices that a trader has set, by carrier. */
  carrierPrices: {} as Readonly<Record<string, string>>,
  paymentId: null as Id | null,
  paymentMethodId: null as Id | null,
  projectId: null as Id | null,
  deliveryAddressId: null as Id | null,
  invoiceAddressId: null as Id | null,
  ...noTexts,
  inpostCode: null as string | null,
  inpostEmail: null as string | null,
  inpostPhone: null as string | null,
  /** Stored values of the cart's fields, by name. */
  extraFields: {} as Readonly<Record<string, string>>,
};
export type Choices = typeof noChoices;

export interface Bounds {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  /** Below the minimum if nothing is left. */
  readonly max: number;
  readonly step: number;
}

/** A further field of the cart, of its lines, or of approval and quotes. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'date' | 'select' | 'tel' | 'email' | 'consent' | 'choice' | 'file';
  readonly scope?: 'order' | 'line' | 'delivery' | 'approval' | 'quote';
  readonly required?: boolean;
  readonly max?: number;
  readonly help?: string;
  /** The version of a consent's wording. Any change of the wording invalidates earlier ticks. */
  readonly version?: string;
  readonly links?: readonly { readonly text: string; readonly url: string }[];
  /** The error if the field is required and empty. */
  readonly error?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Of a file: where it is sent, its media types, its most bytes. */
  readonly upload_url?: string;
  readonly accept?: readonly string[] | undefined;
  readonly max_bytes?: number;
}

export type Address = Readonly<Record<keyof typeof addressLimits, string>>;

interface ShopLine {
  quantity: number;
  /** Stored values of the fields of lines. */
  extraFields?: Readonly<Record<string, string>>;
}

interface Option {
  readonly id: Id;
}
export type Carrier = Option & { readonly type: string };

/** The functions are methods, so that a cart with lines of any shop is a `ShopCart`. */
export interface ShopCart<Line extends ShopLine = ShopLine> {
  readonly own: Choices;
  readonly lines: readonly Line[];
  readonly carriers: readonly Carrier[];
  readonly payments: readonly (Option & { readonly hookName: string | null })[];
  readonly methods: readonly (Option & { readonly paymentId: Id })[];
  /** Only specialists have projects (rule U2). */
  readonly projects: readonly Option[];
  readonly addresses: readonly Option[];
  readonly fields: readonly Field[];
  /** The days that a field of the type `date` may name. */
  readonly days: readonly [first: string, last: string];
  readonly now: string;
  readonly isTrader: boolean;
  /** The client has to pay a former invoice before another transfer. */
  readonly isOverdue: boolean;
  readonly houseNumberMax: number;
  /** Number of addresses that this session has added. */
  readonly addedAddresses: number;
  /** The carriers that accept the chosen payment. */
  accepts(carrier: Carrier): boolean;
  isCart(id: Id): boolean;
  /** One of the carts of a master cart. */
  isChild(id: Id): boolean;
  /** In one of the carts, or in any if there is no id of a cart. */
  lineOf(id: Id | undefined, cartId?: Id): Line | undefined;
  boundsOf(line: Line): Bounds;
  /** The net prices that a trader may set. */
  limitsOf(line: Line): { readonly label: string; readonly least: Grosze; readonly most: Grosze };
  setPrice(line: Line, net: string): void;
  priceOf(line: Line): Grosze;
  /** A trader has set the price within their limits; the seller of a quote has none. */
  isAgreed(line: Line): boolean;
  remove(line: Line): void;
  move(line: Line, cartId: Id): void;
  /** Another line of the same product, in this cart. */
  sameIn(cartId: Id, line: Line): Line | undefined;
  /** Stores a locker; undefined if parcels cannot be sent there. */
  setLocker(sent: Readonly<Record<string, string>> | undefined): void;
  isOpenLocker(code: string): boolean;
  addAddress(address: Address, isForInvoice: boolean): void;
  /** Whether the buyer of this cart has sent the file for this field, and it is still there. */
  hasFile(field: string, id: string): boolean;
}
