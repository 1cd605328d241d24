/** The messages of a successful action. */
import type { ShopActionName } from '../../../src/shop/actions';
import { message, type WireMessages } from './messages';
import type { CartInMemory } from './memory';

const priced = (slot: 'add_discount' | 'add_carrier_discount') => () =>
  message(slot, 'success', 'Cena została zmieniona.');

export const done: Partial<
  Record<ShopActionName, (before: CartInMemory['own'], own: CartInMemory['own']) => WireMessages>
> = {
  add_discount: priced('add_discount'),
  add_carrier_discount: priced('add_carrier_discount'),
  inpost_contact: () => message('inpost_contact', 'success', 'Dane kontaktowe zostały zapisane.'),
  carrier: (before, own) =>
    before.paymentId === own.paymentId
      ? {}
      : message('payment_id', 'warning', 'Wybrana płatność nie jest dostępna przy tej dostawie. Wybierz inną.'),
};
