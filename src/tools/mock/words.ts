/** The small shop's own sentences, which the contract's examples contain. */
import type { RuleName, Sentence } from '../../shop/text';

export const words: Partial<Record<RuleName, Sentence>> = {
  'quantity-cart': 'Tego koszyka nie ma.',
  'quantity-max': ({ limit }) => `Najwyżej ${limit}.`,
  'carrier-known': 'Tej dostawy nie ma.',
  'payment-known': 'Tej płatności nie ma.',
  'method-known': 'Tego sposobu nie ma.',
  'project-known': 'Nie ma projektu.',
  'delivery-known': 'Tego adresu nie ma.',
  'invoice-known': 'Tego adresu nie ma.',
  'locker-code': 'Brak paczkomatu.',
  'contact-email': 'Zły e-mail.',
  'field-long': ({ label }) => `Za długie: ${label}.`,
  'price-minimum': ({ limit }) => `Najmniej ${limit}.`,
  'price-carrier-minimum': 'Najmniej 1,00.',
  ...Object.fromEntries(
    (['cart_id', 'revision', 'total_gross', 'delivery_address_id'] as const).map((one) => [
      `seen-${one}`,
      'Koszyk zmienił się.',
    ]),
  ),
};
