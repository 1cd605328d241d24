/** The example of `<shop-cart>`: the visitor's whole cart, as the shop's cart page has it. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el, from, json, when } from '../tree';

export const example: Example = {
  words: ['koszyk', 'zamówienie', 'checkout', 'basket'],
  use: 'The page of the cart and checkout: lines, delivery, payment, addresses, summary, the order.',
  instead: 'The count in the header is `<shop-cart-widget>`; orders that were placed are `<shop-orders>`.',
  scriptless: 'The cart as a form, if the shop prints its first screen; otherwise the template’s content of the tag.',
  height: 720,
  snippet: [
    el(
      'shop-cart',
      {
        'cart-url': '/koszyk',
        'shop-url': '/',
        'payment-url': '/pulpit',
        'points-url': '/api/points',
        'company-url': '/api/firma',
        trader: when('isTrader'),
      },
      json({ client: from('client') }),
      el('p', { slot: 'legal' }, el('a', { href: '/regulamin' }, 'Regulamin')),
      'Wczytywanie koszyka…',
    ),
  ],
  notes: [
    'The server has one URL that responds to every action with the whole cart: see the wire contract.',
    'Buyers with overdue payments, or a limit below the order’s total, get a link to `payment-url`.',
    'An empty cart leads to `shop-url`, and to whatever stands in its slot `empty`: `<nav slot="empty">` with last orders, favourites, a quick order.',
    'The server sends consents as `extra_fields`; the slots `before-summary` and `legal` contain the shop’s own text and links.',
    'A request for approval and a quote are carts with `approval` or `quote` at their own URL, which `cart-url` names.',
    'This is your own cart of the demo shop, and the demo shop stores its orders.',
  ],
  states: [
    { name: 'loading', answer: 'never', shows: 'Wczytywanie koszyka…' },
    { name: 'not loaded', answer: { status: 500 }, shows: 'Nie udało się wczytać koszyka' },
    { name: 'empty', shop: 'empty', shows: 'Nie znaleziono produktów w koszyku.' },
    {
      name: 'of a trader',
      shop: 'trader',
      with: { trader: true },
      has: '[part~=price-change], [aria-label^="Zmień cenę"]',
    },
    { name: 'of several carts', shop: 'master', shows: 'Budowa A' },
    { name: 'locked by a payment', shop: 'locked', shows: 'Płatność została rozpoczęta' },
    { name: 'overdue', shop: 'overdue', shows: 'Masz zaległe płatności: ' },
    {
      name: 'blocked',
      shop: 'blocked',
      data: { client: { first_name: 'Anna', last_name: 'Nowak', is_purchase_blocked: true } },
      shows: 'Zakupy na tym koncie są zablokowane',
    },
    { name: 'to send for approval', shop: 'approval', shows: 'przekracza limit' },
    { name: 'waiting for approval', shop: 'waiting', shows: 'czeka na akceptację: ' },
    { name: 'to approve', shop: 'approve', shows: ' prosi o akceptację' },
    { name: 'to approve as the first of two', shop: 'approve-first', shows: ' prosi o akceptację' },
    { name: 'to approve as the last of two', shop: 'approve-last', shows: ' prosi o akceptację' },
    { name: 'rejected', shop: 'rejected', shows: 'Zamówienie odrzucone (' },
    { name: 'approved', shop: 'approved', shows: 'Zaakceptowane (' },
    { name: 'taken back', shop: 'withdrawn', shows: 'przekracza limit' },
    { name: 'request expired', shop: 'request-expired', shows: 'Prośba o akceptację wygasła' },
    { name: 'to ask for a quote', shop: 'quote', shows: 'Zapytaj o ofertę' },
    { name: 'quote asked for', shop: 'quote-asked', shows: 'Przygotowujemy ofertę ' },
    { name: 'quote answered', shop: 'quote-offered', shows: ' jest ważna do ' },
    { name: 'quote ordered', shop: 'quote-ordered', shows: ': zamówiono.' },
    { name: 'quote declined', shop: 'quote-declined', shows: ': zrezygnowano.' },
    { name: 'quote expired', shop: 'quote-expired', shows: 'Oferta wygasła ' },
    // With the deposit of each pallet.
    { name: '500 lines', shop: 'lines', shows: '666 pozycji' },
    { name: 'long words', shop: 'long', shows: LONG },
  ],
  keys: [
    { press: 'ArrowUp', at: 'Ilość: ', does: 'Increases to the next orderable quantity.' },
    { press: 'Enter', after: '0', does: 'Asks whether the line should go.' },
    { press: 'Escape', does: 'Keeps it.' },
    { press: 'Enter', at: 'Usuń z koszyka', does: 'Removes the line; the focus moves to the undo button.' },
    { press: 'Enter', does: 'Takes it back.' },
    { press: 'Space', at: 'Kurier', does: 'Chooses the delivery; the total is announced.' },
    { press: 'ArrowDown', does: 'Chooses the next one.' },
  ],
};
