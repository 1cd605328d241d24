/** Decides what the documentation says of privacy: everything that an element keeps in the browser or sends, with its reason and its time. */

export interface Kept {
  readonly place: 'localStorage' | 'sessionStorage' | 'IndexedDB';
  /** How the key begins. */
  readonly key: string;
  readonly tags: readonly string[];
  readonly what: string;
  readonly why: string;
  readonly until: string;
}

export interface Sent {
  /** Tag and attribute, as the template names the address. */
  readonly by: string;
  readonly method: 'GET' | 'POST';
  readonly what: string;
  readonly when: string;
}

export const kept: readonly Kept[] = [
  {
    place: 'localStorage',
    key: 'shop-elements.confirm ',
    tags: ['shop-cart'],
    what: 'A random number for the cart’s address.',
    why: 'An order that is pressed in two tabs, or sent again after a lost answer, is one order.',
    until: 'the order, at most a day',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.unknown ',
    tags: ['shop-cart'],
    what: 'The number of an order whose answer was lost, and the cart’s id.',
    why: 'The next try asks for the same order instead of placing another.',
    until: '10 minutes, or the answer',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.said ',
    tags: ['shop-form-event', 'shop-order-tracking'],
    what: 'That an event was measured: its name and the template’s own key.',
    why: 'A reloaded confirmation page does not count a purchase twice.',
    until: '30 days',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.last-locker',
    tags: ['shop-cart', 'shop-locker-map'],
    what: 'The code of the parcel locker picked last.',
    why: 'It is offered first the next time.',
    until: 'half a year',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.last-searches',
    tags: ['shop-suggester'],
    what: 'The last phrases that were searched for.',
    why: 'They stand in the empty search box. One press forgets them.',
    until: '90 days',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.calculated',
    tags: ['shop-calculator', 'shop-cart'],
    what: 'What was entered into the calculators of the last products that have a `product-id`: amounts, rooms and their names.',
    why: 'Who comes back to a product need not measure again. One press forgets it.',
    until: 'the order, at most 30 days',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.favourites',
    tags: ['shop-favourite', 'shop-favourites'],
    what: 'The last products that were marked or unmarked: their ids.',
    why: 'A page from the browser’s own memory shows the hearts as they are.',
    until: 'a day',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.unanswered ',
    tags: ['shop-cart'],
    what: 'Changes of the cart that no answer had settled when the page was left.',
    why: 'Nothing that was typed is lost on the way back.',
    until: 'a minute, or the tab is closed',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.scroll',
    tags: ['shop-add-product', 'shop-filters'],
    what: 'How far the page was scrolled, and its address.',
    why: 'A page that reloads itself comes back to the same place.',
    until: 'the reload',
  },
  {
    place: 'sessionStorage',
    key: 'shop-add-product.returning',
    tags: ['shop-add-product'],
    what: 'What was being typed when the page reloaded itself.',
    why: 'It stands in the box again.',
    until: '30 seconds',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.quick-order',
    tags: ['shop-quick-order'],
    what: 'The rows of codes and quantities that were not added yet.',
    why: 'A reload or a login does not empty the list.',
    until: 'the tab is closed, at most a day',
  },
  {
    place: 'IndexedDB',
    key: 'points ',
    tags: ['shop-cart', 'shop-locker-map'],
    what: 'The parcel lockers of `points-url`, which say nothing of the person.',
    why: 'The picker opens at once, and the list is not loaded again.',
    until: 'a day',
  },
];

export const sent: readonly Sent[] = [
  {
    by: 'shop-cart cart-url',
    method: 'POST',
    what: 'One change of the cart: a quantity, a choice, an address, a locker with its e-mail and phone, notes, further fields, the order.',
    when: 'what is pressed or typed is done',
  },
  {
    by: 'shop-cart points-url',
    method: 'GET',
    what: 'The post code of the delivery, for the nearest lockers; the code of a chosen one; pages of the list. No cookie goes to a foreign host.',
    when: 'a locker carrier is chosen, or the picker opens',
  },
  {
    by: 'shop-cart map-style-url',
    method: 'GET',
    what: 'The part of the map that is looked at, to the host of the style. No cookie goes there.',
    when: 'the picker’s map is shown',
  },
  {
    by: 'shop-locker-map points-url',
    method: 'GET',
    what: 'As the cart does; the post code is that of `near`.',
    when: 'the element is shown',
  },
  { by: 'shop-locker-map map-style-url', method: 'GET', what: 'As the cart does.', when: 'the map is shown' },
  { by: 'shop-cart-widget url', method: 'GET', what: 'Nothing but the session.', when: 'it is shown, lines change' },
  { by: 'shop-add-to-cart cart-url', method: 'POST', what: 'The fields of the template’s form.', when: 'it is sent' },
  {
    by: 'shop-suggester url',
    method: 'POST',
    what: 'The typed phrase, from its second letter on.',
    when: 'typing pauses',
  },
  { by: 'shop-suggester popular-url', method: 'GET', what: 'Nothing of the person.', when: 'the empty box is gone to' },
  { by: 'shop-autocomplete url', method: 'GET', what: 'The typed phrase.', when: 'typing pauses' },
  {
    by: 'shop-search url',
    method: 'POST',
    what: 'The phrase of the address, page and order.',
    when: 'the page is shown, or one asks for more',
  },
  { by: 'shop-search add-url', method: 'POST', what: 'Product and quantity.', when: 'the button is pressed' },
  {
    by: 'shop-add-product url',
    method: 'POST',
    what: 'The typed phrase, or each pasted code.',
    when: 'typing pauses, rows are pasted',
  },
  { by: 'shop-add-product add-url', method: 'POST', what: 'Product and quantity.', when: 'one is added' },
  { by: 'shop-favourite add-url', method: 'POST', what: 'The product’s id.', when: 'the heart is pressed' },
  { by: 'shop-favourite remove-url', method: 'POST', what: 'The product’s id.', when: 'the heart is pressed again' },
  { by: 'shop-filters base-url', method: 'GET', what: 'What is ticked, in the address.', when: 'it is applied' },
  { by: 'shop-regulations url', method: 'GET', what: 'Nothing but the session.', when: 'the regulations are opened' },
  {
    by: 'shop-orders orders-url',
    method: 'GET',
    what: 'The page and the searched phrase.',
    when: 'the page is shown, one searches or asks for more',
  },
  {
    by: 'shop-orders lookup-url',
    method: 'POST',
    what: 'The codes and quantities of the order.',
    when: 'an order is to be had again',
  },
  { by: 'shop-orders add-url', method: 'POST', what: 'Products and quantities.', when: 'they are added' },
  {
    by: 'shop-quick-order lookup-url',
    method: 'POST',
    what: 'Codes, names and quantities of the rows. A file is read in the browser and never sent.',
    when: 'rows are typed, pasted or dropped',
  },
  { by: 'shop-quick-order suggest-url', method: 'POST', what: 'The typed code.', when: 'typing pauses' },
  { by: 'shop-quick-order add-url', method: 'POST', what: 'Products and quantities.', when: 'they are added' },
  { by: 'shop-quick-order lists-url', method: 'POST', what: 'The list and its name.', when: 'it is kept by name' },
];
