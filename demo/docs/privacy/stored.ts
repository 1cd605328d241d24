/** The data that elements store in the browser, with reason and lifetime. Tests compare the elements with this table. */

export interface StoredItem {
  readonly place: 'localStorage' | 'sessionStorage' | 'IndexedDB';
  /** The key's beginning. */
  readonly key: string;
  readonly tags: readonly string[];
  readonly what: string;
  readonly why: string;
  readonly until: string;
}

export const storedItems: readonly StoredItem[] = [
  {
    place: 'localStorage',
    key: 'shop-elements.confirm ',
    tags: ['shop-cart'],
    what: 'A random number for the cart’s URL.',
    why: 'An order pressed in two tabs, or repeated after a lost response, is placed once.',
    until: 'the order, at most a day',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.confirm ',
    tags: ['shop-cart'],
    what: 'The same random number, for this tab.',
    why: 'A repeated order is placed once even if the page has cleared the other storage.',
    until: 'the order, or the tab is closed',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.placed ',
    tags: ['shop-cart'],
    what: 'When the last order of the cart’s URL was placed.',
    why: 'What is added afterwards makes another order, even an equal one.',
    until: 'a day',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.added',
    tags: ['shop-add-to-cart', 'shop-add-product', 'shop-quick-order', 'shop-orders'],
    what: 'When a product was last added to a cart.',
    why: 'What is added after an order makes another order, even an equal one.',
    until: 'a day',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.unknown ',
    tags: ['shop-cart'],
    what: 'The key of an order whose response was lost, and the cart’s id.',
    why: 'The next attempt repeats the same order instead of placing a second one.',
    until: '10 minutes, or the answer',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.said ',
    tags: ['shop-form-event', 'shop-order-tracking'],
    what: 'A reported analytics event: its name and the template’s key.',
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
    why: 'The empty search box lists them. One press deletes them.',
    until: '90 days',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.favourites',
    tags: ['shop-favourite', 'shop-favourites'],
    what: 'The ids of the products marked or unmarked last.',
    why: 'A page restored by the Back button displays current hearts.',
    until: 'a day',
  },
  {
    place: 'localStorage',
    key: 'shop-elements.calculated',
    tags: ['shop-calculator', 'shop-cart'],
    what: 'Input of the calculators of the last products with a `product-id`: amounts, rooms and their names.',
    why: 'A buyer who returns to a product need not measure again. One press deletes it.',
    until: 'the order, at most 30 days',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.unanswered ',
    tags: ['shop-cart'],
    what: 'Changes of the cart without a response when the page was left: a quantity, a note, the contact data of a locker.',
    why: 'The typed text is still there when the buyer comes back.',
    until: 'a minute, or the tab is closed',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.changes ',
    tags: ['shop-cart'],
    what: 'Changes on the summary that the buyer did not make, and the previous total: names, quantities, prices, addresses.',
    why: 'The order stays blocked until the buyer acknowledges them, also after a reload.',
    until: 'the buyer acknowledges them, at most a day, or the tab is closed',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.note ',
    tags: ['shop-cart'],
    what: 'Text being typed for an approver or a seller: a message, the reason of a rejection, wishes for a quote.',
    why: 'It is not lost by a reload or a refusal.',
    until: 'the shop accepted it, at most a day, or the tab is closed',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.message ',
    tags: ['shop-orders'],
    what: 'Text being typed for the shop about an order.',
    why: 'It is not lost by a reload or a refusal.',
    until: 'the shop accepted it, at most a day, or the tab is closed',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.return ',
    tags: ['shop-orders'],
    what: 'A return being filled in: lines, answers, and the names and ids of its photos.',
    why: 'It is not lost by a reload, a refusal or a closed dialog.',
    until: 'the shop accepted it, at most a day, or the tab is closed',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.scroll',
    tags: ['shop-add-product', 'shop-filters'],
    what: 'The scroll position of the page, and its URL.',
    why: 'A page that reloads itself restores its scroll position.',
    until: 'the reload',
  },
  {
    place: 'sessionStorage',
    key: 'shop-add-product.returning',
    tags: ['shop-add-product'],
    what: 'The text being typed when the page reloaded itself.',
    why: 'It stands in the box again.',
    until: '30 seconds',
  },
  {
    place: 'sessionStorage',
    key: 'shop-elements.quick-order',
    tags: ['shop-quick-order'],
    what: 'The rows of codes and quantities that were not added yet, for each `account` its own.',
    why: 'A reload or a login does not empty the list.',
    until: 'the tab is closed, at most a day',
  },
  {
    place: 'IndexedDB',
    key: 'points ',
    tags: ['shop-cart', 'shop-locker-map'],
    what: 'The parcel lockers of `points-url`, without personal data.',
    why: 'The picker opens at once, and the list is not loaded again.',
    until: 'a day',
  },
];

export const storedBy = (tag: string): StoredItem[] => storedItems.filter(({ tags }) => tags.includes(tag));
