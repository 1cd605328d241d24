/** Prints a cart of the small shop for the wire. */
import type { Field } from '../../shop/cart';
import { textsOf } from '../../shop/texts';
import { valueOf } from '../../shop/fields';
import { orderedPart } from '../../cart/wire/ordered';
import { processesOf } from './process';
import { termsOf } from './terms';
import { grossOf, toAmount as amount } from '../../shop/money';
import { CARRIER_VAT, deliveryOf, depositOf, goodsOf, lineGross } from './money';
import {
  carrierIn,
  carriers,
  dispatch,
  drawing,
  extraFields,
  paymentIn,
  payments,
  type Address,
  type Carrier,
  type CartState,
  type JsonObject,
  type Line,
  type Payment,
  type Session,
} from './state';
import type { CallContext } from './fault';
import type { MockShopState } from './shop-state';

const priced = ({ net }: { net: number }) => ({
  price_net: amount(net),
  price_gross: amount(grossOf(net, CARRIER_VAT)),
});

/** The account, its check and all legally required information are invented. */
const ACCOUNT = {
  number: '12 1140 2004 0000 3302 7654 3210',
  white_list: { state: 'listed', checked_at: '2026-11-20T08:15:00+01:00', request_id: 'aa111-8f8b5e1' },
};

const paymentOf = ({ id, name, hook, methods }: Payment) => ({
  id,
  name,
  hook_name: hook,
  is_instant_transfer_payment: methods.length > 0,
  additional_data: { payment_methods: methods.map((one) => ({ id: one, name: one.toUpperCase() })) },
  ...(hook === 'manual_wire' && { split_payment: true, seller_account: ACCOUNT }),
});
const carrierOf = (one: Carrier) => ({ id: one.id, name: one.name, type: one.type, ...priced(one) });

/** FNV-1a: different carts give different hashes, which is all that a revision needs, and it also runs in a browser. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

export const revisionOf = (cart: JsonObject): string => hashOf(JSON.stringify(orderedPart(cart)));

/** Whether the shop asks for the field: fields of approval and quotes only if it has them. */
const isAsked = ({ name, scope }: Field, style: MockShopState['style']): boolean => {
  const { approvalOver, quoteFrom, isInParts, file } = style;
  if (name === dispatch.name) return isInParts === true;
  if (name === drawing.name) return file !== undefined;
  if (scope === 'approval') return approvalOver !== undefined;
  return scope !== 'quote' || quoteFrom !== undefined;
};

function fieldOn(field: Field, { extraFields: values }: CartState, { style, files }: MockShopState): JsonObject {
  const value = valueOf(field, values);
  const file = files.get(value);
  if (field.type !== 'file') return { ...field, value };
  return {
    ...field,
    required: style.file === 'required',
    value,
    ...(file && { file: { name: file.name, size: file.size } }),
  };
}

/** After all lines: the elements move each deposit below its line. */
const depositLines = (line: Line): JsonObject[] => {
  const { product, quantity } = line;
  if (product.deposit === undefined) return [];
  const [one, all] = [amount(product.deposit), amount(depositOf([line]))];
  return [
    {
      id: `kaucja-${line.id}`,
      kind: 'deposit',
      belongs_to: line.id,
      product_name: `Kaucja za paletę: ${product.name}`,
      quantity,
      prices: { net: one, gross: one, total_net: all, total_gross: all },
    },
  ];
};

/** The cart before a fault changes it. */
export function wireCart(session: Session, shop: MockShopState): JsonObject {
  const { cart } = session;
  // Everybody reads the cart of its owner.
  const { addresses, role } = cart.owner ?? session;
  const { style } = shop;
  const isOffered = cart.quote?.state === 'answered';
  const goods = goodsOf(cart, style.rounding);
  const delivery = deliveryOf(cart);
  const deposit = depositOf(cart.lines);
  const chosen = carrierIn(cart);
  const payment = paymentIn(cart);
  // Copies, which a fault may change.
  const address = (id: CartState['invoiceAddressId'], other?: Address) => {
    const one = shop.address(id, cart.owner ?? session) ?? other;
    return one ? { ...one } : null;
  };
  const carrier = chosen && {
    id: chosen.id,
    name: chosen.name,
    type: chosen.type,
    price: { net: amount(delivery.net), gross: amount(delivery.gross) },
  };
  const own: JsonObject = {
    id: cart.id,
    cart_name: 'Koszyk',
    buyer: role === 'guest' ? null : 'company',
    currency: { iso_code: 'PLN' },
    items: [
      ...cart.lines.map((one) => ({
        id: one.id,
        index: `T-${one.product.id}`,
        ...termsOf(one.product, cart.owner ?? session, shop),
        product_name: one.product.name,
        unit: 'szt.',
        quantity: one.quantity,
        min: isOffered ? one.quantity : one.product.min,
        max: isOffered ? one.quantity : one.product.max,
        step: one.product.step,
        vat_rate: one.product.vat,
        notes: one.product.id === 1 ? [{ kind: 'warning', text: 'Chroń przed mrozem.' }] : [],
        safety: {
          producer: 'Cegielnia sp. z o.o.',
          address: 'ul. Polna 3, 30-001 Kraków',
          contact: 'biuro@cegielnia.example',
        },
        ...(one.was !== undefined && { was: { net: amount(one.was) } }),
        ...(one.wished !== undefined && { wished_net: amount(one.wished) }),
        prices: {
          net: amount(one.net),
          gross: amount(grossOf(one.net, one.product.vat)),
          total_gross: amount(lineGross(one, style.rounding)),
          minimal_price_net: amount(one.product.minNet),
        },
      })),
      ...cart.lines.flatMap(depositLines),
    ],
    prices: {
      net: amount(goods.net),
      gross: amount(goods.gross),
      total_net: amount(goods.net + delivery.net),
      total_gross: amount(goods.gross + delivery.gross + deposit),
      ...(deposit > 0 && { deposit_total: amount(deposit) }),
      total_gross_only_products: amount(goods.gross),
    },
    availableCarriers: carriers.map(carrierOf),
    carrier: carrier ?? null,
    availablePayments: payments.map(paymentOf),
    payment: payment ? paymentOf(payment) : null,
    payment_params:
      cart.paymentMethodId && payment
        ? { payment_method: { payment_id: payment.id, method_id: cart.paymentMethodId } }
        : null,
    payment_init: role === 'locked',
    paymentUrl: '/platnosc',
    extra_fields: extraFields.filter((one) => isAsked(one, style)).map((one) => fieldOn(one, cart, shop)),
    project: cart.projectId === null ? null : { id: cart.projectId, name: 'Osiedle' },
    ...cart.locker,
    inpost_email: cart.inpostEmail,
    inpost_phone_number: cart.inpostPhone,
    addresses: addresses.map((one) => ({ ...one })),
    delivery_address: address(cart.deliveryAddressId),
    can_add_invoice_address: true,
    can_add_site_contact: true,
    invoice_address: address(cart.invoiceAddressId, cart.client),
    ...textsOf(cart),
    client_amount_after_deadline: role === 'overdue' ? '120.00' : null,
    ...processesOf(session, shop),
  };
  return { ...own, revision: revisionOf(own) };
}

/** The cart in the response to this call. */
export function answeredCart(at: CallContext): JsonObject {
  const cart = wireCart(at.session, at.shop);
  at.fault.cart?.(cart, { ...at, cart: at.session.cart });
  return cart;
}
