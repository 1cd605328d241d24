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
  readonly tag: string;
  /** The attribute by which the template names the address. */
  readonly attribute: string;
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
    what: 'Changes of the cart that no answer had settled when the page was left: a quantity, a note, the contact data of a locker.',
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
    tag: 'shop-cart',
    attribute: 'cart-url',
    method: 'POST',
    what: 'One change of the cart: a quantity, a choice, an address, a locker with its e-mail and phone, notes, further fields, the order.',
    when: 'what is pressed or typed is done',
  },
  {
    tag: 'shop-cart',
    attribute: 'points-url',
    method: 'GET',
    what: 'The post code of the delivery, for the nearest lockers; the code of a chosen one; pages of the list. No cookie goes to a foreign host.',
    when: 'a locker carrier is chosen, or the picker opens',
  },
  {
    tag: 'shop-cart',
    attribute: 'map-style-url',
    method: 'GET',
    what: 'The part of the map that is looked at, to the host of the style. No cookie goes there.',
    when: 'the picker’s map is shown',
  },
  {
    tag: 'shop-locker-map',
    attribute: 'points-url',
    method: 'GET',
    what: 'As the cart does; the post code is that of `near`.',
    when: 'the element is shown',
  },
  {
    tag: 'shop-locker-map',
    attribute: 'map-style-url',
    method: 'GET',
    what: 'As the cart does.',
    when: 'the map is shown',
  },
  {
    tag: 'shop-cart-widget',
    attribute: 'url',
    method: 'GET',
    what: 'Nothing but the session.',
    when: 'the page is shown, and lines change',
  },
  {
    tag: 'shop-add-to-cart',
    attribute: 'cart-url',
    method: 'POST',
    what: 'The fields of the template’s form.',
    when: 'it is sent',
  },
  {
    tag: 'shop-suggester',
    attribute: 'url',
    method: 'POST',
    what: 'The typed phrase, from its second letter on.',
    when: 'typing pauses',
  },
  {
    tag: 'shop-suggester',
    attribute: 'popular-url',
    method: 'GET',
    what: 'Nothing of the person.',
    when: 'the empty box is gone to',
  },
  { tag: 'shop-autocomplete', attribute: 'url', method: 'GET', what: 'The typed phrase.', when: 'typing pauses' },
  {
    tag: 'shop-search',
    attribute: 'url',
    method: 'POST',
    what: 'The phrase of the address, page and order.',
    when: 'the page is shown, or one asks for more',
  },
  {
    tag: 'shop-search',
    attribute: 'add-url',
    method: 'POST',
    what: 'Product and quantity.',
    when: 'the button is pressed',
  },
  {
    tag: 'shop-add-product',
    attribute: 'url',
    method: 'POST',
    what: 'The typed phrase, or each pasted code.',
    when: 'typing pauses, rows are pasted',
  },
  {
    tag: 'shop-add-product',
    attribute: 'add-url',
    method: 'POST',
    what: 'Product and quantity.',
    when: 'one is added',
  },
  {
    tag: 'shop-favourite',
    attribute: 'add-url',
    method: 'POST',
    what: 'The product’s id.',
    when: 'the heart is pressed',
  },
  {
    tag: 'shop-favourite',
    attribute: 'remove-url',
    method: 'POST',
    what: 'The product’s id.',
    when: 'the heart is pressed again',
  },
  {
    tag: 'shop-filters',
    attribute: 'base-url',
    method: 'GET',
    what: 'What is ticked, in the address.',
    when: 'it is applied',
  },
  {
    tag: 'shop-regulations',
    attribute: 'url',
    method: 'GET',
    what: 'Nothing but the session.',
    when: 'the regulations are opened',
  },
  {
    tag: 'shop-orders',
    attribute: 'orders-url',
    method: 'GET',
    what: 'The page and the searched phrase.',
    when: 'the page is shown, one searches or asks for more',
  },
  {
    tag: 'shop-orders',
    attribute: 'lookup-url',
    method: 'POST',
    what: 'The codes and quantities of the order.',
    when: 'an order is to be had again',
  },
  {
    tag: 'shop-orders',
    attribute: 'add-url',
    method: 'POST',
    what: 'Products and quantities.',
    when: 'they are added',
  },
  {
    tag: 'shop-quick-order',
    attribute: 'lookup-url',
    method: 'POST',
    what: 'Codes, names and quantities of the rows. A file is read in the browser and never sent.',
    when: 'rows are typed, pasted or dropped',
  },
  { tag: 'shop-quick-order', attribute: 'suggest-url', method: 'POST', what: 'The typed code.', when: 'typing pauses' },
  {
    tag: 'shop-quick-order',
    attribute: 'add-url',
    method: 'POST',
    what: 'Products and quantities.',
    when: 'they are added',
  },
  {
    tag: 'shop-quick-order',
    attribute: 'lists-url',
    method: 'POST',
    what: 'The list and its name.',
    when: 'it is kept by name',
  },
];

export const keptBy = (tag: string): Kept[] => kept.filter(({ tags }) => tags.includes(tag));

export const sentBy = (tag: string): Sent[] => sent.filter((one) => one.tag === tag);
