/** Faults of stored choices and texts: lost or changed. */
import { disabled, done, printing, where, type Faults } from './fault-of';
import type { Fault } from '../fault';
import type { JsonObject } from '../state';

/** Loses a sent field. */
const drop = (action: string, field: string): Fault => ({
  sent: (body) =>
    void (body[action] && typeof body[action] === 'object' && field in body[action] && (body[action][field] = '')),
});
/** A field of saved addresses is missing in responses. */
const hide = (field: string): Fault =>
  printing((cart) => cart['addresses'].forEach((one: JsonObject) => delete one[field]));
/** A field of a new address is cut. */
const cut = (field: string, length: number): Fault =>
  done('new_address', ({ session }) => {
    const last = session.addresses.at(-1);
    if (last) last[field] = last[field].slice(0, length);
  });
const text = (change: (text: string) => string): Fault => ({
  sent: (body) =>
    void (typeof body['client_comments'] === 'string' && (body['client_comments'] = change(body['client_comments']))),
});

export const saved: Faults = {
  ...Object.fromEntries(
    ['name', 'street', 'house_no', 'flat_no', 'city', 'zip_code', 'post', 'country', 'region'].map((one) => [
      `an address loses its ${one}`,
      hide(one),
    ]),
  ),
  'an address loses its Polish letters': {
    sent: (body) =>
      void (
        typeof body['new_address']?.city === 'string' &&
        (body['new_address'].city = body['new_address'].city.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''))
      ),
  },
  'the chosen address loses its post': printing(({ delivery_address: one }) => one && delete one.post),
  'an invoice address becomes the delivery address': done(
    'invoice_address',
    ({ cart }) => (cart.deliveryAddressId = cart.invoiceAddressId),
  ),
  'the delivery address is not kept': done('delivery_address', ({ cart }) => (cart.deliveryAddressId = null)),
  'the choice of a delivery address cannot be cleared': {
    sent: (body, { cart }) =>
      void (body['delivery_address']?.id === null && (body['delivery_address'].id = cart.deliveryAddressId)),
  },
  'an unknown delivery address is taken': disabled('delivery-known'),
  'an unknown invoice address is taken': disabled('invoice-known'),
  ...Object.fromEntries(
    (['name', 'street', 'house_no', 'flat_no', 'city', 'zip_code'] as const).map((one) => [
      `an address with a wrong ${one} is saved`,
      disabled(`address-${one}`),
    ]),
  ),
  'a street ends after 128 characters': cut('street', 128),
  'a name of one character too many is cut': { ...disabled('address-long'), ...cut('name', 200) },
  'the e-mail address of a contact is cut after 190 characters': done(
    'inpost_contact',
    ({ cart }) => (cart.inpostEmail = cart.inpostEmail?.slice(0, 190) ?? null),
  ),
  'the phone number of a contact with one character too many is cut': {
    ...disabled('contact-long', 'contact-phone'),
    ...done('inpost_contact', ({ cart }) => (cart.inpostPhone = cart.inpostPhone?.slice(0, 60) ?? null)),
  },
  'the code of a locker with one character too many is cut': {
    ...disabled('locker-long'),
    ...done('inpost_data', ({ cart: { locker } }) => {
      locker['inpost_point_code'] = locker['inpost_point_code'].slice(0, 200);
    }),
  },
  'a new address is not saved': done('new_address', ({ session }) => void session.addresses.pop()),
  'a new address replaces the last one': done(
    'new_address',
    ({ session }) => void (session.addresses.length > 1 && session.addresses.splice(-2, 1)),
  ),
  ...Object.fromEntries(
    ['street', 'building_number', 'flat_number', 'city', 'province', 'post_code'].map((one) => [
      `a locker loses its ${one}`,
      drop('inpost_data', `inpost_point_${one}`),
    ]),
  ),
  'a locker is not kept': done('inpost_data', ({ cart }) => (cart.locker = {})),
  'a locker without a code is taken': disabled('locker-code'),
  'a contact without an e-mail is taken': disabled('contact-email', 'contact-short'),
  'a contact without a phone is taken': disabled('contact-phone', 'contact-short'),
  'a contact loses its phone': done('inpost_contact', ({ cart }) => (cart.inpostPhone = '')),
  'a contact’s e-mail is cut': done(
    'inpost_contact',
    ({ cart }) => (cart.inpostEmail = cart.inpostEmail?.slice(0, 12) ?? null),
  ),
  'notes are escaped': text((one) => one.replaceAll('<', '&lt;')),
  'notes lose their line breaks': text((one) => one.replaceAll('\n', ' ')),
  'notes lose their emoji': text((one) => one.replaceAll(/\p{Extended_Pictographic}/gu, '?')),
  'notes get slashes': text((one) => one.replaceAll("'", "\\'")),
  'notes end after 255 characters': text((one) => one.slice(0, 255)),
  'notes end after 1,000 characters': text((one) => one.slice(0, 1000)),
  'notes cannot be emptied': {
    sent: (body, { cart }) => void (body['client_comments'] === '' && (body['client_comments'] = cart.clientComments)),
  },
  'a carrier is not kept': done('carrier', ({ cart }) => (cart.carrierId = null)),
  'an unknown carrier is taken': disabled('carrier-known'),
  'a carrier takes the notes away': done('carrier', ({ cart }) => (cart.clientComments = '')),
  'a carrier takes the addresses away': done('carrier', ({ session }) => void session.addresses.splice(0)),
  'a payment is not kept': done('payment', ({ cart }) => (cart.paymentId = null)),
  'a payment takes the carrier away': done('payment', ({ cart }) => (cart.carrierId = null)),
  'an unknown payment is taken': disabled('payment-known'),
  'a method is not kept': done('payment_method', ({ cart }) => (cart.paymentMethodId = null)),
  'an unknown method is taken': disabled('method-known'),
  'a project is not kept': done('project', ({ cart }) => (cart.projectId = null)),
  'an unknown project is taken': disabled('project-known'),
  'a quantity takes the payment away': done('quantity', ({ cart }) => (cart.paymentId = null)),
  'a quantity takes the notes away': done('quantity', ({ cart }) => (cart.clientComments = '')),
  'a further field takes the notes away': done('extra_field', ({ cart }) => (cart.clientComments = '')),
  'a move takes the notes away': { ...where('move'), ...done('move', ({ cart }) => (cart.clientComments = '')) },
  'a response contains a change that the next load lacks': {
    cart: (cart, { name }) => void (name === 'load' && (cart['client_comments'] = '')),
  },
};
