/** What a revision covers: everything that the buyer sees and orders, and nothing that other buyers or the stock move. */

/** `true`: the whole value. An object: these fields of it, or of each entry of a list. */
interface Ordered {
  readonly [name: string]: true | Ordered;
}

const line: Ordered = {
  id: true,
  kind: true,
  belongs_to: true,
  index: true,
  buyer_code: true,
  product_name: true,
  unit: true,
  quantity: true,
  frontQuantity: true,
  vat_rate: true,
  price_until: true,
  was: true,
  wished_net: true,
  extra_fields: true,
  prices: { oryginal_net: true, net: true, gross: true, total_net: true, total_gross: true },
};

const option: Ordered = { id: true, name: true, type: true, price: true, price_net: true, price_gross: true };
/** Reasons name an exceeded budget; its remaining amount is the work of colleagues. */
const process: Ordered = { state: true, number: true, until: true, reasons: true, steps: { state: true } };
const table: Ordered = { id: true, cart_name: true, items: line, prices: true, payment_init: true };

/** The one list: the demo shop, the mock and the kit read it here, PHP and the contract in what is generated from it. */
export const orderedFields: Ordered = {
  ...table,
  childCarts: table,
  master_payment_init: true,
  childs_payment_init: true,
  buyer: true,
  currency: true,
  carrier: option,
  payment: option,
  payment_params: true,
  project: true,
  inpost_point_code: true,
  inpost_point_street: true,
  inpost_point_building_number: true,
  inpost_point_flat_number: true,
  inpost_point_post_code: true,
  inpost_point_city: true,
  inpost_point_province: true,
  inpost_email: true,
  inpost_phone_number: true,
  invoice_address: true,
  delivery_address: true,
  notes: true,
  client_comments: true,
  extra_fields: { name: true, label: true, type: true, scope: true, version: true, value: true },
  customer: true,
  voucher: true,
  approval: process,
  quote: process,
};

/** The covered part of a cart as it is on the wire, or as it was read. */
export function orderedPart(value: unknown, fields: true | Ordered = orderedFields): unknown {
  if (fields === true || !(value instanceof Object)) return value;
  if (Array.isArray(value)) return value.map((one) => orderedPart(one, fields));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, within]) => {
      const one: unknown = (value as Readonly<Record<string, unknown>>)[name];
      return one === undefined ? [] : [[name, orderedPart(one, within)]];
    }),
  );
}
