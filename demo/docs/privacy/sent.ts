/** The data that elements send, and the template's URL that receives them. Tests compare the elements with this table. */

export interface Sent {
  readonly tag: string;
  /** The attribute that contains the URL. */
  readonly attribute: string;
  readonly method: 'GET' | 'POST';
  readonly what: string;
  readonly when: string;
}

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
    what: 'The post code of the delivery, for the nearest lockers; the code of a chosen one; pages of the list. No cookies are sent to another host.',
    when: 'a locker carrier is chosen, or the picker opens',
  },
  {
    tag: 'shop-cart',
    attribute: 'company-url',
    method: 'POST',
    what: 'The typed tax number, only to the page’s own origin. The shop’s server queries the registers.',
    when: '“Pobierz dane firmy” is pressed',
  },
  {
    tag: 'shop-cart',
    attribute: 'map-style-url',
    method: 'GET',
    what: 'The visible part of the map, to the host of the style, without cookies.',
    when: 'the picker’s map is shown',
  },
  {
    tag: 'shop-locker-map',
    attribute: 'points-url',
    method: 'GET',
    what: 'Like the cart; the post code of `near`.',
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
    when: 'the page is displayed, and lines change',
  },
  {
    tag: 'shop-add-to-cart',
    attribute: 'cart-url',
    method: 'POST',
    what: 'The fields of the template’s form.',
    when: 'it is sent, to the form’s own action',
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
    what: 'The phrase of the page’s URL, the page number, and the sort order.',
    when: 'the page is displayed, or the buyer loads more',
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
    tag: 'shop-withdrawal',
    attribute: 'url',
    method: 'POST',
    what: 'Name, number of the order or contract, e-mail address, and the ticked lines with their quantities.',
    when: '“Potwierdź odstąpienie od umowy” is pressed',
  },
  {
    tag: 'shop-orders',
    attribute: 'orders-url',
    method: 'GET',
    what: 'The page, the searched phrase, and the chosen view.',
    when: 'the page is displayed, the buyer searches or loads more',
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
  {
    tag: 'shop-config',
    attribute: 'test',
    method: 'POST',
    what: 'The name of the mock’s scenario, as the header `X-Shop-Test` of each call to the page’s own origin. Only on localhost, so never for a buyer.',
    when: 'a test’s page calls',
  },
];

export const sentBy = (tag: string): Sent[] => sent.filter((one) => one.tag === tag);
