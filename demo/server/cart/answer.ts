/** Converts a cart to its wire format. */
import type * as v from 'valibot';
import type { cartAnswer } from '../../../src/cart/wire/cart';
import { textsOf } from '../../../src/shop/texts';
import { kindOf } from '../../../src/cart/session/kinds';
import { houseNumberMax } from '../../../src/http/limits';
import { processesOf, stateOf } from '../held/process';
import { grossOf, toAmount, toGrosze } from '../money/grosze';
import { revisionOf } from './seen';
import { depositOf, goodsOf, missingToFree, totalsOf } from './amounts';
import { NORMAL, toWire } from '../money/rate';
import { carrierPrice, chosenCarrier, minimumValueOf, vatOf } from './prices';
import { guaranteeNotice } from './duties';
import { wireFields } from './extra';
import { isLocker } from './kinds';
import { houseNumberMaxOf } from './memory';
import { promiseOf } from './promise';
import type { CartRow, LoadedCart } from './load';
import type { WireMessages } from './messages';
import { hasAddress } from './rules';
import { wireLines } from './wire-line';
import { paymentUrl, wirePayment } from './wire-payment';

function minimumOrder(cart: LoadedCart) {
  const net = minimumValueOf(cart);
  if (net === undefined) return {};
  const missing = Math.max(net - goodsOf(cart, cart.lines).net, 0);
  return { minimum_order: { net: toAmount(net), missing: toAmount(missing) } };
}

/** The price of a carrier, chosen or not. */
function toFree(cart: LoadedCart) {
  const missing = missingToFree(cart, chosenCarrier(cart)?.type ?? 'courier');
  const net = cart.client.freeDeliveryFrom;
  return missing === undefined ? {} : { free_delivery: { net, missing: toAmount(missing) } };
}

/** The shared data of a master cart and its children; `delivery` goes into the totals of the whole cart only. */
function wireOwn(cart: LoadedCart, row: CartRow, origin: string | undefined, delivery = { net: 0, gross: 0 }) {
  const lines = cart.lines.filter((line) => line.cartId === row.id);
  const counted = row.isMaster ? cart.lines : lines;
  const { net, gross } = goodsOf(cart, counted);
  const deposit = depositOf(counted);
  return {
    id: row.id,
    cart_name: row.name,
    department_name: cart.branches.find((one) => one.id === row.branchId)?.name,
    items: lines.flatMap((line) => wireLines(cart, line)),
    paymentUrl: paymentUrl(cart, row, origin),
    payment_init: row.paymentInit && !row.isMaster,
    prices: {
      net: toAmount(net),
      gross: toAmount(gross),
      total_net: toAmount(net + delivery.net),
      total_gross: toAmount(gross + delivery.gross + deposit),
      ...(deposit > 0 && { deposit_total: toAmount(deposit) }),
      total_gross_only_products: toAmount(totalsOf(counted).gross),
      vat: vatOf(cart, counted, delivery).map(({ rate, ...sums }) => ({
        rate: toWire(rate),
        net: toAmount(sums.net),
        vat: toAmount(sums.gross - sums.net),
        gross: toAmount(sums.gross),
      })),
      ...(cart.voucher !== undefined && {
        voucher_value: {
          net: toAmount(totalsOf(counted).net - net),
          gross: toAmount(totalsOf(counted).gross - gross),
        },
      }),
      ...(row === cart.own && { ...minimumOrder(cart), ...toFree(cart) }),
    },
  };
}

function wireClientAddress({ client }: LoadedCart) {
  if (!hasAddress(client)) return null;
  return {
    id: null,
    name: client.name,
    first_name: client.firstName,
    last_name: client.lastName,
    nip: client.nip,
    street: client.street,
    house_no: client.houseNo,
    flat_no: client.flatNo,
    zip_code: client.zipCode,
    city: client.city,
    country: client.country,
    region: client.voivodeship,
    phone: client.phone,
    email: client.email,
  };
}

function wireAddress(row: LoadedCart['addresses'][number] | undefined) {
  if (row === undefined) return null;
  const { id, name, street, houseNo, flatNo, zipCode, city, post, country, region, ...rest } = row;
  const own = { id, name, street, house_no: houseNo, flat_no: flatNo, zip_code: zipCode, city, post, country, region };
  const { nip, phone, driverNote } = rest;
  return { ...own, ...(nip && { nip }), ...(phone && { phone }), ...(driverNote && { driver_note: driverNote }) };
}

/** The whole answer. `origin` is the configurator's and the provider's. Locks of children are listed by id; the address list omits the client's own data. */
export function wireAnswer(cart: LoadedCart, messages: WireMessages, origin: string | undefined) {
  const { own, client, children } = cart;
  const carrier = chosenCarrier(cart);
  const payment = cart.payments.find((one) => one.id === own.paymentId);
  const project = cart.projects.find((one) => one.id === own.projectId);
  const delivery = carrierPrice(cart);
  const locked = children.filter((one) => one.paymentInit).map((one) => one.id);
  const address = (id: number | null) => wireAddress(cart.addresses.find((one) => one.id === id));
  const fields = wireFields(cart);
  // Nobody may choose another address, so that everybody reads the same cart.
  const isDecided = cart.held.some((one) => ['waiting', 'approved', 'asked'].includes(stateOf(one)));
  const wired = {
    ...wireOwn(cart, own, origin, delivery),
    buyer: client.userType,
    ...(client.userType !== 'company' && { guarantee_notice: guaranteeNotice }),
    department_phone: cart.branches.find((one) => one.id === own.branchId)?.phone,
    client_name: client.name,
    client_name_abrys: client.name,
    trader_name: cart.trader?.name,
    is_master: own.isMaster,
    childCarts: children.map((child) => wireOwn(cart, child, origin)),
    currency: { iso_code: 'PLN' },
    country: { iso_code: client.country },
    availableCarriers: cart.carriers.map((one) => ({
      id: one.id,
      name: one.name,
      type: one.type,
      price_net: one.priceNet,
      price_gross: toAmount(grossOf(toGrosze(one.priceNet), NORMAL)),
      delivery: promiseOf(kindOf(one).name),
    })),
    carrier:
      carrier === undefined
        ? null
        : {
            id: carrier.id,
            name: carrier.name,
            type: carrier.type,
            price: { net: toAmount(delivery.net), gross: toAmount(delivery.gross) },
          },
    availablePayments: cart.payments.map((one) =>
      wirePayment(cart, one, goodsOf(cart, cart.lines).gross + delivery.gross),
    ),
    payment:
      payment === undefined
        ? null
        : { id: payment.id, name: payment.name, is_instant_transfer_payment: payment.isInstant },
    payment_params:
      own.paymentMethodId === null
        ? null
        : { payment_method: { payment_id: own.paymentId, method_id: own.paymentMethodId } },
    project: project === undefined ? null : { id: project.id, name: project.name },
    is_abrys: own.isAbrys,
    abrys_id: own.abrysId,
    abrys_config_url: origin !== undefined && own.abrysConfigUrl !== null ? origin + own.abrysConfigUrl : null,
    is_inpost: isLocker(carrier),
    inpost_point_code: own.inpostCode,
    inpost_point_street: own.inpostStreet,
    inpost_point_building_number: own.inpostBuildingNumber,
    inpost_point_flat_number: own.inpostFlatNumber,
    inpost_point_city: own.inpostCity,
    inpost_point_province: own.inpostProvince,
    inpost_point_post_code: own.inpostPostCode,
    inpost_email: own.inpostEmail,
    inpost_phone_number: own.inpostPhone,
    ...(own.isMaster && {
      master_cart_name: own.name,
      masterPaymentUrl: paymentUrl(cart, own, origin),
      can_move_lines: true,
    }),
    master_payment_init: own.isMaster && own.paymentInit,
    child_payment_init: locked.length > 0,
    childs_payment_init: locked,
    client_amount_after_deadline: client.amountAfterDeadline,
    has_shop_discount:
      cart.lines.some((line) => line.priceNet !== line.originalNet) || Object.keys(own.carrierPrices).length > 0,
    // For other cart lines the shop already has the invoice data.
    ...(!hasAddress(client) && { can_add_invoice_address: true }),
    can_add_site_contact: true,
    ...(houseNumberMaxOf(client) !== houseNumberMax && { house_no_max: houseNumberMaxOf(client) }),
    invoice_address: address(own.invoiceAddressId) ?? wireClientAddress(cart),
    delivery_address: address(own.deliveryAddressId),
    addresses: cart.addresses.flatMap((row) =>
      !isDecided || row.id === own.deliveryAddressId || row.id === own.invoiceAddressId ? (wireAddress(row) ?? []) : [],
    ),
    ...textsOf(own),
    ...(fields.length > 0 && { extra_fields: fields }),
    customer: { email: client.email },
    voucher: own.voucherCode === null ? null : { voucher_code: own.voucherCode },
    ...processesOf(cart),
  };
  return { cart: { ...wired, revision: revisionOf(wired) }, messages } satisfies v.InferInput<typeof cartAnswer>;
}
