/** The goods, carriers and payments of the small shop, and the state of a session. */
import type { Choices, Field } from '../../shop/cart';
import { byId } from '../../shop/choices';

/** Untyped JSON: the kit's bodies, and responses that a fault may change. */
// oxlint-disable-next-line typescript/no-explicit-any
export type JsonObject = Record<string, any>;

/** Money is in whole grosze. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly net: number;
  readonly minNet: number;
  /** VAT rate in per cent, or `zw` for goods without VAT. */
  readonly vat: number | 'zw';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Returnable, without VAT. */
  readonly deposit?: number;
}

export interface Line {
  readonly id: number;
  readonly product: Product;
  quantity: number;
  net: number;
  /** A trader has set the price. */
  isAgreed?: boolean;
  /** In a master cart: the child cart to which the line was moved. */
  child?: number;
  /** The net price before the reduction, if the product is reduced. */
  was?: number;
  /** The net price that the buyer proposed for a quote. */
  wished?: number;
}

export interface Choice {
  readonly id: number;
  readonly name: string;
}
export interface Carrier extends Choice {
  readonly type: string;
  readonly net: number;
}
export interface Payment extends Choice {
  readonly hook: string | null;
  readonly methods: readonly string[];
}
export type Address = JsonObject & { readonly id: number };

/** A request for approval, or a quote. */
export interface Process {
  state: string;
  readonly number: string;
  readonly until: string;
  readonly history: JsonObject[];
  /** The approvers of a request, one after another, and the index of the person who decides next. */
  approvers: readonly string[];
  step: number;
  order?: JsonObject;
}

/** What happened to an order since it was placed. */
export interface AfterOrder {
  readonly messages: JsonObject[];
  readonly returns: JsonObject[];
  readonly keys: Map<string, string>;
  isCancelled: boolean;
}

export interface CartState extends Choices {
  readonly id: number;
  /** The buyer of a held cart; any other cart belongs to its session. */
  owner?: Session;
  approval?: Process;
  quote?: Process;
  lines: Line[];
  locker: JsonObject;
  /** The client's own address, for the invoice if no other is chosen. */
  client?: Address;
}

export type Role =
  | 'guest'
  | 'buyer'
  | 'trader'
  | 'specialist'
  | 'blocked'
  | 'test'
  | 'overdue'
  | 'locked'
  | 'approver'
  | 'director'
  | 'colleague';

export interface Session {
  readonly id: string;
  readonly token: string;
  readonly role: Role;
  cart: CartState;
  lastId: number;
  readonly addresses: Address[];
  /** The request and its response, by Idempotency-Key. */
  readonly keys: Map<string, { readonly content: string; readonly answer: JsonObject }>;
}

export const products: readonly Product[] = [
  { id: 1, name: 'Klej elastyczny', net: 1045, minNet: 800, vat: 23, min: 1, max: 50, step: 1 },
  { id: 2, name: 'Wkręty 3,5×35', net: 333, minNet: 300, vat: 8, min: 2, max: 40, step: 2 },
  { id: 3, name: 'Gres Karpaty', net: 12999, minNet: 9900, vat: 23, min: 1, max: 30, step: 1, deposit: 3500 },
  { id: 4, name: 'Farba biała', net: 777, minNet: 700, vat: 'zw', min: 1, max: 20, step: 1 },
];

export const carriers: readonly Carrier[] = [
  { id: 1, name: 'Kurier', type: 'courier', net: 1999 },
  { id: 2, name: 'Paczkomat', type: 'parcelLocker', net: 1495 },
  { id: 3, name: 'Odbiór w oddziale', type: 'pickup', net: 0 },
  { id: 4, name: 'Transport z HDS', type: 'transportShop', net: 0 },
];

export const payments: readonly Payment[] = [
  { id: 1, name: 'Online', hook: null, methods: ['blik', 'karta'] },
  { id: 2, name: 'Przelew z terminem', hook: 'manual_wire', methods: [] },
  { id: 3, name: 'Przy odbiorze', hook: null, methods: [] },
];

/** How goods are sent that are not all at hand. */
export const dispatch: Field = {
  name: 'dispatch',
  label: 'Wysyłka',
  type: 'choice',
  options: [
    { value: 'parts', label: 'Częściami' },
    { value: 'together', label: 'Wszystko razem' },
  ],
};

/** A file that goes with the order. */
export const drawing: Field = {
  name: 'drawing',
  label: 'Rysunek',
  type: 'file',
  upload_url: '/api/pliki',
  accept: ['application/pdf', 'image/png'],
  max_bytes: 200_000,
};

/** The shop's own fields. The file, the choice of the dispatch and the fields of approval and quotes exist only in a shop that has them. */
export const extraFields: readonly Field[] = [
  { name: 'order_number', label: 'Numer zamówienia', type: 'text', scope: 'order', max: 20 },
  { name: 'delivery_day', label: 'Dzień dostawy', type: 'date', scope: 'delivery' },
  {
    name: 'offers',
    label: 'Chcę otrzymywać oferty e-mailem.',
    type: 'consent',
    version: '3',
    links: [{ text: 'oferty', url: '/oferty' }],
  },
  {
    name: 'purpose',
    label: 'Cel zakupu',
    type: 'choice',
    options: [
      { value: 'private', label: 'Zakup nie ma dla mnie charakteru zawodowego' },
      { value: 'trade', label: 'Zakup ma dla mnie charakter zawodowy' },
    ],
  },
  {
    name: 'budget',
    label: 'Budżet',
    type: 'select',
    scope: 'approval',
    options: [
      { value: 'naramowice', label: 'Naramowice' },
      { value: 'ursus', label: 'Ursus' },
    ],
  },
  { name: 'offer_day', label: 'Oferta potrzebna do', type: 'date', scope: 'quote' },
  dispatch,
  drawing,
];

/** The chosen ones of a cart. */
export const carrierIn = ({ carrierId }: Pick<Choices, 'carrierId'>): Carrier | undefined => byId(carriers, carrierId);
export const paymentIn = ({ paymentId }: Pick<Choices, 'paymentId'>): Payment | undefined => byId(payments, paymentId);

export const PROJECT = 5;
export const LOCKER = 'WAW12A';
