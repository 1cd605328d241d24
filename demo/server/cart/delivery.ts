/** Selects carriers, parcel lockers and their contact data. */
import { and, eq } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { email, phone } from '../../../src/fields/validators';
import { sameId } from '../../../src/http/tolerant';
import { carts } from '../db/schema/carts';
import { carrierPayments } from '../db/schema/delivery';
import { findPoint } from '../points/points';
import { isLocker } from './kinds';
import { refuse, message } from './messages';
import type { Action } from './outcome';
import { chosenCarrier } from './prices';
import { text } from './text';

const NO_LOCKER = {
  inpostCode: null,
  inpostStreet: null,
  inpostBuildingNumber: null,
  inpostFlatNumber: null,
  inpostCity: null,
  inpostProvince: null,
  inpostPostCode: null,
};

/** A new carrier clears the locker, and a payment that it does not accept. */
export const chooseCarrier: Action<CartActionBody<'carrier'>> = async (tx, cart, { carrier }) => {
  const chosen = cart.carriers.find((one) => sameId(one.id, carrier.id));
  if (chosen === undefined) return refuse('0', text.unknownCarrier);
  if (chosen.id === cart.own.carrierId) return {};
  const { paymentId } = cart.own;
  const pair = and(eq(carrierPayments.carrierId, chosen.id), eq(carrierPayments.paymentId, paymentId ?? 0));
  const keepsPayment = paymentId === null || (await tx.select().from(carrierPayments).where(pair)).length > 0;
  await tx
    .update(carts)
    .set({
      carrierId: chosen.id,
      ...(isLocker(chosen) ? {} : NO_LOCKER),
      ...(keepsPayment ? {} : { paymentId: null, paymentMethodId: null }),
    })
    .where(eq(carts.id, cart.own.id));
  return keepsPayment ? {} : message('payment_id', 'warning', text.paymentLeft);
};

/** Looks the point up in the shop's own list, because the browser's address data is not trusted. */
export const chooseLocker: Action<CartActionBody<'inpost_data'>> = async (tx, cart, { inpost_data: data }) => {
  if (!isLocker(chosenCarrier(cart))) return refuse('inpost', text.lockerCarrier);
  if (data.inpost_point_code.trim() === '') return refuse('inpost', text.noLocker);
  const point = findPoint(data.inpost_point_code.trim());
  if (point === undefined || point.status !== 'Operating' || !point.type.includes('parcel_locker')) {
    return refuse('inpost', text.lockerClosed(data.inpost_point_code.trim()));
  }
  const { address_details: at } = point;
  await tx
    .update(carts)
    .set({
      inpostCode: point.name,
      inpostStreet: at.street ?? '',
      inpostBuildingNumber: at.building_number ?? '',
      inpostFlatNumber: at.flat_number ?? '',
      inpostCity: at.city,
      inpostProvince: at.province,
      inpostPostCode: at.post_code,
    })
    .where(eq(carts.id, cart.own.id));
  return {};
};

export const saveContact: Action<CartActionBody<'inpost_contact'>> = async (tx, cart, { inpost_contact: contact }) => {
  const data = { email: contact.email.trim(), phone: contact.phone.trim() };
  if (data.email.length < 3 || data.phone.length < 3) return refuse('inpost_contact', text.contactShort);
  const faults = [email(data.email) ? '' : text.contactEmail, phone(data.phone) ? '' : text.contactPhone].filter(
    Boolean,
  );
  if (faults.length > 0) return refuse('inpost_contact', ...faults);
  await tx.update(carts).set({ inpostEmail: data.email, inpostPhone: data.phone }).where(eq(carts.id, cart.own.id));
  return message('inpost_contact', 'success', text.contactSaved);
};
