/** Performs each of the 16 cart actions in the fault matrix, with the text that the buyer typed. */
import type { CartActionName, ProcessActionName } from '../../src/cart/wire/actions';
import type { CartSession } from '../../src/cart/session/session';
import { anAddress, chosenLocker } from '../fixtures/cart';
import { savedAddress } from './wire-shop';

const point = {
  inpost_point_code: 'WAW02A',
  inpost_point_street: 'Prosta',
  inpost_point_building_number: '1',
  inpost_point_flat_number: '',
  inpost_point_city: 'Warszawa',
  inpost_point_province: 'mazowieckie',
  inpost_point_post_code: '00-001',
};

/** Cart 7 with lines 12 and 13, as `aWireShop` has it. */
export const cartActs: Record<
  Exclude<CartActionName, ProcessActionName>,
  (session: CartSession) => Promise<unknown>
> = {
  load: (session) => session.load(),
  quantity: (session) => session.setQuantity(7, 12, 5, true),
  remove: (session) => session.remove(7, 13),
  move: (session) => session.move([13], 8),
  delivery_address: (session) => session.chooseDeliveryAddress(savedAddress.id as number),
  invoice_address: (session) => session.choose('invoice_address', savedAddress.id as number),
  new_address: (session) => session.addAddress(anAddress),
  inpost_contact: (session) => session.saveContact({ email: 'jan@example.pl', phone: '601234567' }),
  carrier: (session) => session.choose('carrier', 2),
  payment: (session) => session.choose('payment', 2),
  payment_method: (session) => session.chooseMethod(2, 'blik'),
  client_comments: (session) => session.writeComments('Proszę dzwonić'),
  extra_field: (session) => session.writeField('order_number', 'PO-7'),
  project: (session) => session.choose('project', 5),
  add_discount: (session) => session.addDiscount(7, 12, '9.00'),
  add_carrier_discount: (session) => session.addCarrierDiscount(1, '15.00'),
  inpost_data: (session) => session.chooseLocker({ ...chosenLocker, ...point }),
  confirm: async (session) => {
    // A press is always a double click.
    void session.confirm();
    await session.confirm();
  },
};

export const cartActionNames = Object.keys(cartActs) as (keyof typeof cartActs)[];
