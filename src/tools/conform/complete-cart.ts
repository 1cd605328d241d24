/** Completes a cart for an order. */
import type { Cart } from '../../cart/wire/cart';
import type { Carrier } from '../../cart/wire/delivery';
import { isPositive } from '../../http/decimal';
import { goesToAddress, kindOf } from '../../cart/session/kinds';
import { isAllowedByProcess } from '../../cart/session/process';
import { uploaded } from './checks/files';
import { linesOf, quantityBody, valueIn } from './cart-parts';
import { addressOf, valueFor } from './sample';
import { fieldBody } from './samples';
import type { Probe } from './probe';

export const isLocker = (one: Carrier): boolean => kindOf(one).name === 'locker';
export const isUnpriced = (one: Carrier): boolean => kindOf(one).isQuoted === true && !isPositive(one.price_gross);

/** A carrier that requires no choice except an address. */
const needsNothing = (one: Carrier): boolean => kindOf(one).needs.length === 0 && !isUnpriced(one);

/** Whether the carrier delivers to an address of the buyer. */
export const delivers = (one: Carrier): boolean => needsNothing(one) && goesToAddress(one);

export const carrierOf = (cart: Cart, fits: (one: Carrier) => boolean): Carrier | undefined =>
  cart.availableCarriers.find(fits);

export const chooseCarrier = async (probe: Probe, carrier: Carrier): Promise<boolean> =>
  (await probe.post({ carrier: { id: carrier.id } })).isDone;

/** The first payment that the shop lets this buyer choose. */
export async function choosePayment(probe: Probe): Promise<boolean> {
  for (const { id } of (await probe.loaded())?.availablePayments ?? [])
    if ((await probe.post({ payment: { id } })).isDone) return true;
  return false;
}

/** An address to deliver to: the chosen one, a saved one, or a new one. */
export async function chooseAddress(probe: Probe): Promise<void> {
  let cart = await probe.loaded();
  if (cart === undefined || cart.delivery_address !== undefined || cart.invoice_address !== undefined) return;
  if (cart.addresses.length === 0) {
    await probe.post({ new_address: addressOf('dostawa') });
    cart = await probe.load();
  }
  const id = cart?.addresses.at(-1)?.id;
  if (id !== undefined) await probe.post({ delivery_address: { id } });
}

/** Fills the empty required fields, which an order needs; of a frozen cart the consents of whoever approves. */
export async function fillRequired(probe: Probe): Promise<void> {
  const cart = await probe.loaded();
  for (const field of cart?.extra_fields ?? []) {
    if (cart === undefined || !field.required || valueIn(cart, field) !== '') continue;
    const value = field.type === 'file' ? (await uploaded(probe, field))?.id : valueFor({ ...field, value: undefined });
    if (value !== undefined) await probe.post(fieldBody(cart, field, value));
  }
}

/** Lowers the quantities if the order would need approval. Returns why it cannot be placed. */
async function makeOrderable(probe: Probe): Promise<string | undefined> {
  const isOrderable = async () => isAllowedByProcess((await probe.loaded()) ?? {}, 'confirm');
  const cart = await probe.loaded();
  if (cart === undefined || (await isOrderable())) return undefined;
  for (const line of linesOf(cart)) await probe.post(quantityBody(line, Number(line.item.min ?? line.item.step ?? 1)));
  return (await isOrderable())
    ? undefined
    : 'each order of this visitor needs approval: pass --cookie of a buyer who needs none';
}

/** Like `complete`, for a cart that must not need approval. */
export const makeComplete = async (probe: Probe): Promise<string | undefined> =>
  (await complete(probe)) ?? (await makeOrderable(probe));

/** Chooses a carrier, a payment and an address that need nothing else, and fills required fields. Returns the missing part. */
export async function complete(probe: Probe): Promise<string | undefined> {
  const cart = await probe.loaded();
  const carrier = cart && (carrierOf(cart, delivers) ?? carrierOf(cart, needsNothing));
  if (carrier === undefined) return 'no carrier without a locker is offered';
  await chooseCarrier(probe, carrier);
  await chooseAddress(probe);
  await fillRequired(probe);
  return (await choosePayment(probe)) ? undefined : 'no payment can be chosen';
}
