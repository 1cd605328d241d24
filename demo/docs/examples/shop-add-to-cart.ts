/** The example of `<shop-add-to-cart>`: a product's form, which works without the element too. */
import type { Example } from '../example';
import { el, from, when } from '../tree';

const ADDED = { press: 'form button' };

export const example: Example = {
  words: ['do koszyka', 'kup', 'buy button', 'buy'],
  use: 'A product’s page or tile whose form should not leave the page.',
  instead:
    'Many products at once are `<shop-quick-order>`. A quantity in metres is `<shop-calculator>`, inside this one’s form.',
  height: 480,
  snippet: [
    el(
      'shop-add-to-cart',
      { 'product-id': from('product.id'), 'cart-url': '/koszyk', 'on-request': when('product.onRequest') },
      el(
        'form',
        { action: ['/produkt/', from('product.slug'), '/do-koszyka'], method: 'post' },
        el('input', { type: 'hidden', name: '_token', value: from('token') }),
        el('label', {}, 'Ilość ', el('input', { name: 'quantity', value: from('product.minQuantity') })),
        el('button', {}, 'Dodaj do koszyka'),
      ),
    ),
  ],
  states: [
    {
      name: 'added',
      answer: { body: { status: 'success', name: 'Gres', quantity: 2, price: '108.71', total: '217.42' } },
      steps: [ADDED],
      shows: 'Dodano do koszyka',
    },
    {
      name: 'refused',
      answer: { status: 422, body: { status: 'error', message: 'Tyle sztuk nie ma w magazynie.' } },
      steps: [ADDED],
      shows: 'Tyle sztuk nie ma w magazynie.',
    },
    { name: 'being added', answer: 'never', steps: [ADDED], has: '[aria-busy=true]' },
    { name: 'not answered', answer: { status: 500 }, steps: [ADDED], shows: 'Nie wiemy, czy dodano do koszyka' },
    { name: 'on request', with: { 'on-request': true }, steps: [ADDED], shows: 'Produkt na zamówienie' },
    {
      name: 'with a form of its own',
      snippet: [
        el('shop-add-to-cart', {
          'product-id': from('product.id'),
          action: ['/produkt/', from('product.slug'), '/do-koszyka'],
          'cart-url': '/koszyk',
        }),
      ],
      shows: 'Dodaj do koszyka',
    },
  ],
  keys: [
    { press: 'Enter', at: 'Ilość', does: 'Adds the product; the focus moves to the result dialog.' },
    { press: 'Escape', does: 'Closes the dialog, and leads back.' },
  ],
};
