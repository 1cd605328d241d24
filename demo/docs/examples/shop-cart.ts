/** Decides the example of `<shop-cart>`: the visitor's whole cart, as the shop's cart page has it. */
import type { Example } from '../example';
import { el, from, json, when } from '../tree';

export const example: Example = {
  words: ['koszyk', 'zamówienie', 'checkout', 'basket'],
  height: 720,
  snippet: [
    el(
      'shop-cart',
      {
        'cart-url': '/koszyk',
        'shop-url': '/',
        'payment-url': '/pulpit',
        'points-url': '/api/points',
        trader: when('isTrader'),
      },
      json({ client: from('client') }),
      'Wczytywanie koszyka…',
    ),
  ],
  notes: [
    'The server’s side is one address that answers every action with the whole cart: see the wire contract.',
    'Who owes something, or whose limit is smaller than the order, is led to `payment-url`.',
    'An empty cart leads to `shop-url`, and to whatever stands in its slot `empty`: `<nav slot="empty">` with last orders, favourites, a quick order.',
    'Here the cart is your own of this demo shop, and an order really goes through.',
  ],
};
