/** The data that elements send, and the template's URL that receives them. Tests compare the elements with this table. */

export interface Sent {
  readonly tag: string;
  /** The attribute that contains the URL. */
  readonly attribute: string;
  readonly method: 'GET' | 'POST';
  readonly what: string;
  readonly when: string;
}

type Row = readonly [method: Sent['method'], what: string, when: string];

/** By tag and attribute. */
const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'shop-cart': {
    'cart-url': [
      'POST',
      'One change of the cart: a quantity, a choice, an address, a locker with its e-mail and phone, notes, further fields, the order.',
      'what is pressed or typed is done',
    ],
    'points-url': [
      'GET',
      'The post code of the delivery, for the nearest lockers; the code of a chosen one; pages of the list. No cookies are sent to another host.',
      'a locker carrier is chosen, or the picker opens',
    ],
    'company-url': [
      'POST',
      'The typed tax number, only to the page’s own origin. The shop’s server queries the registers.',
      '“Pobierz dane firmy” is pressed',
    ],
    'map-style-url': [
      'GET',
      'The visible part of the map, to the host of the style, without cookies.',
      'the picker’s map is shown',
    ],
  },
  'shop-locker-map': {
    'points-url': ['GET', 'Like the cart; the post code of `near`.', 'the element is shown'],
    'map-style-url': ['GET', 'As the cart does.', 'the map is shown'],
  },
  'shop-cart-widget': {
    url: ['GET', 'Nothing but the session.', 'the page is displayed, and lines change'],
  },
  'shop-add-to-cart': {
    'cart-url': ['POST', 'The fields of the template’s form.', 'it is sent, to the form’s own action'],
  },
  'shop-suggester': {
    url: ['POST', 'The typed phrase, from its second letter on.', 'typing pauses'],
    'popular-url': ['GET', 'Nothing of the person.', 'the empty box is gone to'],
  },
  'shop-autocomplete': {
    url: ['GET', 'The typed phrase.', 'typing pauses'],
  },
  'shop-search': {
    url: [
      'POST',
      'The phrase of the page’s URL, the page number, and the sort order.',
      'the page is displayed, or the buyer loads more',
    ],
    'add-url': ['POST', 'Product and quantity.', 'the button is pressed'],
  },
  'shop-add-product': {
    url: ['POST', 'The typed phrase, or each pasted code.', 'typing pauses, rows are pasted'],
    'add-url': ['POST', 'Product and quantity.', 'one is added'],
  },
  'shop-favourite': {
    'add-url': ['POST', 'The product’s id.', 'the heart is pressed'],
    'remove-url': ['POST', 'The product’s id.', 'the heart is pressed again'],
  },
  'shop-filters': {
    'base-url': ['GET', 'What is ticked, in the address.', 'it is applied'],
  },
  'shop-regulations': {
    url: ['GET', 'Nothing but the session.', 'the regulations are opened'],
  },
  'shop-withdrawal': {
    url: [
      'POST',
      'Name, number of the order or contract, e-mail address, and the ticked lines with their quantities.',
      '“Potwierdź odstąpienie od umowy” is pressed',
    ],
  },
  'shop-orders': {
    'orders-url': [
      'GET',
      'The page, the searched phrase, and the chosen view.',
      'the page is displayed, the buyer searches or loads more',
    ],
    'find-url': ['POST', 'The number of the order, and the e-mail address or phone.', '“Znajdź zamówienie” is pressed'],
    'lookup-url': ['POST', 'The codes and quantities of the order.', 'an order is to be had again'],
    'add-url': ['POST', 'Products and quantities.', 'they are added'],
  },
  'shop-quick-order': {
    'lookup-url': [
      'POST',
      'Codes, names and quantities of the rows. A file is read in the browser and never sent.',
      'rows are typed, pasted or dropped',
    ],
    'suggest-url': ['POST', 'The typed code.', 'typing pauses'],
    'add-url': ['POST', 'Products and quantities.', 'they are added'],
    'lists-url': ['POST', 'The list and its name.', 'it is kept by name'],
  },
  'shop-config': {
    test: [
      'POST',
      'The name of the mock’s scenario, as the header `X-Shop-Test` of each call to the page’s own origin. Only on localhost, so never for a buyer.',
      'a test’s page calls',
    ],
  },
};

export const sent: readonly Sent[] = Object.entries(rows).flatMap(([tag, attributes]) =>
  Object.entries(attributes).map(([attribute, [method, what, when]]) => ({ tag, attribute, method, what, when })),
);

export const sentBy = (tag: string): Sent[] => sent.filter((one) => one.tag === tag);
