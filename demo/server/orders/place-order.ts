/** Turns a cart into an order: a full copy of goods, prices, buyer and addresses. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { goesToAddress, kindOf } from '../../../src/cart/session/kinds';
import { answeredFields } from '../cart/extra';
import { isLocker } from '../cart/kinds';
import type { LoadedCart } from '../cart/load';
import { depositOf, goodsOf, linePrices, totalsOf } from '../cart/amounts';
import { carrierPrice, chosenCarrier } from '../cart/prices';
import { extraFieldsOf } from '../cart/extra-fields';
import { promisedText } from '../cart/promise';
import type { Db } from '../db/open';
import { orderItems, orders, type OrderAddress } from '../db/schema/orders';
import { toAmount } from '../money/grosze';
import { sealFiles } from '../uploads/store';
import { paymentAs } from './payments';

function invoiceAddress({ client, own, addresses }: LoadedCart): OrderAddress {
  const chosen = addresses.find((one) => one.id === own.invoiceAddressId);
  const { street, houseNo, flatNo, zipCode, city, country, name } = chosen ?? client;
  return { name, nip: chosen?.nip || client.nip, street, houseNo, flatNo, zipCode, city, country };
}

/** Empty for pickup and lockers: the order names the branch or the locker. */
function deliveryAddress(cart: LoadedCart): OrderAddress | null {
  if (!goesToAddress(chosenCarrier(cart))) return null;
  const chosen = cart.addresses.find((one) => one.id === cart.own.deliveryAddressId);
  const { street, houseNo, flatNo, zipCode, city, country, name } = chosen ?? invoiceAddress(cart);
  const { phone, driverNote } = chosen ?? {};
  const site = { ...(phone && { phone }), ...(driverNote && { driverNote }) };
  return { name, street, houseNo, flatNo, zipCode, city, country, ...site };
}

/** Stores the order inside the caller's transaction and returns its guid. `cart` must have passed the rules. */
export async function placeOrder(tx: Db, cart: LoadedCart): Promise<string> {
  const { own, client } = cart;
  const carrier = chosenCarrier(cart);
  const payment = cart.payments.find((one) => one.id === own.paymentId);
  if (carrier === undefined || payment === undefined) throw new Error('an order needs a carrier and a payment');
  const locker = isLocker(carrier);
  const delivery = carrierPrice(cart);
  const goods = goodsOf(cart, cart.lines);
  const guid = randomUUID();
  const [order] = await tx
    .insert(orders)
    .values({
      guid,
      number: guid,
      cartId: own.id,
      sessionId: cart.sessionId,
      clientId: client.id,
      ...(cart.me !== undefined && { memberId: cart.held[0]?.ownerId ?? cart.me.id, space: cart.space }),
      traderId: own.traderId,
      carrierName: carrier.name,
      carrierType: carrier.type,
      promise: promisedText(kindOf(carrier).name),
      carrierNet: toAmount(delivery.net),
      carrierGross: toAmount(delivery.gross),
      paymentName: payment.name,
      ...paymentAs(payment.hookName ?? ''),
      paymentMethod: cart.methods.find((one) => one.id === own.paymentMethodId)?.name ?? null,
      projectName: cart.projects.find((one) => one.id === own.projectId)?.name ?? null,
      branchName: cart.branches.find((one) => one.id === own.branchId)?.name ?? '',
      voucherCode: own.voucherCode,
      voucherGross: own.voucherCode === null ? null : toAmount(totalsOf(cart.lines).gross - goods.gross),
      totalNet: toAmount(goods.net + delivery.net),
      totalGross: toAmount(goods.gross + delivery.gross + depositOf(cart.lines)),
      deposit: toAmount(depositOf(cart.lines)),
      invoiceAddress: invoiceAddress(cart),
      deliveryAddress: deliveryAddress(cart),
      lockerCode: locker ? own.inpostCode : null,
      lockerAddress: locker
        ? `${own.inpostStreet ?? ''} ${own.inpostBuildingNumber ?? ''}, ${own.inpostPostCode ?? ''} ${own.inpostCity ?? ''}`.trim()
        : null,
      contactEmail: locker ? (own.inpostEmail ?? client.email) : client.email,
      contactPhone: locker ? (own.inpostPhone ?? client.phone) : client.phone,
      comments: own.clientComments,
      extraFields: answeredFields(cart, 'order', own.extraFields),
    })
    .returning({ id: orders.id });
  if (order === undefined) throw new Error('the order was not stored');
  await sealFiles(tx, cart, extraFieldsOf(cart), order.id);
  await tx
    .update(orders)
    .set({
      number: sql`to_char(${orders.createdAt} at time zone 'Europe/Warsaw', '"ZAM"/YYYY/') || lpad(${orders.id}::text, 6, '0')`,
    })
    .where(eq(orders.id, order.id));
  const rows = cart.lines.map((line) => {
    const prices = linePrices(line);
    return {
      orderId: order.id,
      productId: line.productId,
      sku: line.sku,
      buyerCode: line.buyerCode,
      name: line.name,
      categoryName: line.category,
      brandName: line.brand,
      unit: line.unit,
      quantity: line.quantity,
      priceNet: line.priceNet,
      priceGross: toAmount(prices.gross),
      totalNet: toAmount(prices.totalNet),
      totalGross: toAmount(prices.totalGross),
      vat: line.vat,
      extraFields: answeredFields(cart, 'line', line.extraFields),
    };
  });
  await tx.insert(orderItems).values(rows);
  return guid;
}
