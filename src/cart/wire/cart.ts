/** Wire schemas of the cart, its messages and its client. */
import * as v from 'valibot';
import { messages } from '../../http/messages';
import { decimal } from '../../http/decimal';
import { rate } from '../../http/rate';
import { entriesOf, flag, having, id, list, maybe, readEntries, text } from '../../http/tolerant';
import { wire, type Further, type Reads } from '../../http/wire';
import { address } from './address';
import { guaranteeNotice } from './duties';
import { carrier, chosenCarrier, inpostFields } from './delivery';
import { extraField } from './extra';
import { cartItem, withDeposits } from './item';
import { chosenPayment, payment, paymentParams } from './payment';
import { process } from './process';

const vatRow = v.object({ rate, net: maybe(decimal), vat: decimal, gross: maybe(decimal) });
const net = maybe(decimal);
const gross = maybe(decimal);
/** The missing amount; zero or less if nothing is missing. */
const missing = maybe(decimal);

/** Totals of a cart, in its currency. `voucher_value`: the amount deducted by the voucher. `weight`: in kilograms. */
export const cartPrices = v.object({
  net,
  gross,
  total_net: maybe(decimal),
  total_gross: maybe(decimal),
  total_gross_only_products: maybe(decimal),
  vat: list(vatRow, 'VAT rate'),
  deposit_total: maybe(decimal),
  voucher_value: maybe(v.object({ net, gross })),
  minimum_order: maybe(v.object({ net, gross, missing })),
  free_delivery: maybe(v.object({ net, gross, missing })),
  weight: maybe(decimal),
  pallets: maybe(decimal),
});

const project = v.object({ id, name: maybe(text), identifier: maybe(text) });
export type Project = v.InferOutput<typeof project>;

/** Fields of both a master cart and its children. */
const common = {
  id,
  cart_name: maybe(text),
  department_name: maybe(text),
  items: readEntries(cartItem, 'cart line'),
  prices: maybe(cartPrices),
  paymentUrl: maybe(text),
  payment_init: flag,
};

/** A cart inside a master cart. `unread`: number of lines that could not be read, although they would be ordered. */
export const childCart = v.pipe(
  v.object(common),
  v.transform(({ items: { read, broken }, ...rest }) => ({
    ...rest,
    items: withDeposits(read, read),
    unread: broken.length,
  })),
);
export type ChildCart = v.InferOutput<typeof childCart>;

/** The brand in the name varies: `has_shop_discount`, `has_budmax_discount` … */
const withDiscount = (raw: unknown): unknown =>
  raw instanceof Object
    ? {
        ...raw,
        has_discount: Object.entries(raw).some(
          ([name, value]) => /^has_.+_discount$/.test(name) && v.parse(flag, value),
        ),
      }
    : raw;

/** The buyer's legal status, which only the server knows. */
const buyer = v.picklist(['company', 'sole-trader', 'consumer']);

/** Its fields by name; `cart` also reads a discount. */
export const cartFields = v.object({
  ...common,
  ...inpostFields,
  revision: maybe(text),
  approval: maybe(process),
  quote: maybe(process),
  buyer: maybe(buyer),
  guarantee_notice: maybe(guaranteeNotice),
  department_phone: maybe(text),
  client_name: maybe(text),
  client_name_abrys: maybe(text),
  trader_name: maybe(text),
  is_master: flag,
  master_cart_name: maybe(text),
  childCarts: readEntries(childCart, 'child cart'),
  can_move_lines: flag,
  currency: maybe(v.object({ iso_code: text })),
  country: maybe(v.object({ iso_code: text })),
  availableCarriers: list(carrier, 'carrier'),
  carrier: maybe(chosenCarrier),
  availablePayments: list(payment, 'payment'),
  payment: maybe(chosenPayment),
  payment_params: maybe(paymentParams),
  project: maybe(project),
  is_abrys: flag,
  abrys_id: maybe(id),
  abrys_config_url: maybe(text),
  is_inpost: flag,
  masterPaymentUrl: maybe(text),
  master_payment_init: flag,
  child_payment_init: flag,
  childs_payment_init: list(id, 'child cart id'),
  client_amount_after_deadline: maybe(decimal),
  invoice_address: maybe(address),
  can_add_invoice_address: flag,
  can_add_site_contact: flag,
  house_no_max: maybe(decimal),
  delivery_address: maybe(address),
  addresses: list(address, 'address'),
  notes: maybe(text),
  client_comments: maybe(text),
  extra_fields: list(extraField, 'further field'),
  customer: maybe(v.object({ email: maybe(text) })),
  voucher: maybe(v.object({ voucher_code: maybe(text) })),
});

const linesIn = (child: unknown): number => entriesOf(Object(child).items, 'cart line').length;
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/**
 * The whole cart, as in every response; absent fields are undefined. `unread`: number of unread lines of the carts in `tablesOf`,
 * including a child cart without an id.
 */
export const cart = v.pipe(
  v.unknown() as Reads<v.InferInput<typeof cartFields> & Further>,
  wire({ as: v.intersect([cartFields, v.record(v.string(), v.unknown())]) }),
  v.transform(withDiscount),
  v.object({ ...cartFields.entries, has_discount: v.boolean() }),
  v.transform(({ items, childCarts: { read: childCarts, broken }, ...rest }) => ({
    ...rest,
    items: withDeposits(items.read, items.read),
    childCarts,
    unread: rest.is_master
      ? sum([...childCarts.map(({ unread }) => unread), ...broken.map(linesIn)])
      : items.broken.length,
  })),
  // A cart without readable lines must not count as empty.
  v.check(
    ({ unread, is_master, items, childCarts }) =>
      unread === 0 || (is_master ? childCarts : [{ items }]).some((table) => table.items.length > 0),
    'none of its lines can be read',
  ),
);
export type Cart = v.InferOutput<typeof cart>;

/** Every response of the cart URL. `cart: null`: the cart is gone (without meaning in a refusal). If the field is absent, the displayed cart stays. */
export const cartAnswer = v.object({ cart: v.optional(v.nullable(cart)), messages: v.optional(messages, {}) });
export type CartAnswer = v.InferOutput<typeof cartAnswer>;

/** A response with a cart or messages: unrelated JSON (`{"error": "…"}`) must not count as an empty cart. */
export const offeredCart = having(['cart', 'messages'], cartAnswer);

const clientData = {
  first_name: maybe(text),
  last_name: maybe(text),
  phone: maybe(text),
  address_street: maybe(text),
  address_house_no: maybe(text),
  address_country: maybe(text),
  address_city: maybe(text),
  address_zip_code: maybe(text),
  address_voivodeship: maybe(text),
  email: maybe(text),
  user_type: maybe(text),
};

const clientFields = {
  ...clientData,
  name: maybe(text),
  nip: maybe(text),
  is_specialist: flag,
  projects: list(project, 'project'),
  is_test: flag,
  is_purchase_blocked: flag,
};
type ClientFields = v.InferInput<v.ObjectSchema<typeof clientFields, undefined>>;
const client = v.looseObject(clientFields);

/** The buyer's data in the `client` attribute. `{brand}_id` and `trader_{brand}_id` stay as extra keys. */
export const cartClient = client as v.GenericSchema<ClientFields & Further, v.InferOutput<typeof client>>;
export type CartClient = v.InferOutput<typeof cartClient>;
