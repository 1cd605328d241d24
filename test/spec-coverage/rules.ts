/** Decides which tests show what the specification says about the cart's states, validation and roles (sections 4, 5 and 6); what it says is told in our own words. */
import type { Said } from './said';

export const rules: readonly Said[] = [
  {
    section: 4,
    says: 'Every action posts to the cart’s address, and the answer replaces cart and messages.',
    shown: [
      'unit/cart/session/session › replaces cart and messages in one step',
      'unit/cart/wire/api › posts the action under its own name, in a request that outlives the page',
    ],
  },
  {
    section: 4,
    says: 'The order’s answer may lead the browser elsewhere.',
    shown: [
      'unit/cart/session/confirm › sends confirm with a key, locks until the outcome is known, then follows the redirect',
      'e2e/journey › with the keyboard alone',
    ],
  },
  {
    section: 4,
    says: 'The order’s answer may send the person back to the start.',
    shown: [
      'e2e/changes › answers an order with goToStep: back on the first step, told why and what changed, nothing ordered',
    ],
  },
  {
    section: 4,
    says: 'While any payment has begun, changes are ignored.',
    shown: [
      'unit/cart/session/rules › %s locks the cart',
      'e2e/payments-begun › ignores actions that a script asks for',
      'server/confirm › changes nothing while a payment has begun',
    ],
  },
  {
    section: 4,
    says: 'Then editing is locked, a payment link stands in place of the button, the sentence names the cart.',
    shown: [
      'e2e/states › is locked, names the cart, and offers the payment in place of the order button',
      'e2e/payments-begun › that another browser began shows with the next action, in every open tab',
      'e2e/payments-begun › locks the cart once it is confirmed, also in a tab that was open already',
    ],
  },
  {
    section: 4,
    says: 'An amount after its deadline, or an unpriced transport, stops the order.',
    shown: [
      'unit/cart/session/rules › when the amount after deadline is %s',
      'e2e/states › while the shop’s own transport is not priced',
      'server/confirm › refuses a transport without a price',
    ],
  },
  {
    section: 4,
    says: 'The order button is disabled while loading, for test and blocked clients, overdue amounts, unpriced transport, no payments.',
    shown: [
      'e2e/states › %s',
      'unit/cart/session/rules › while loading',
      'unit/cart/session/rules › for a test client',
      'unit/cart/session/rules › for a purchase-blocked client',
      'unit/cart/session/rules › by all reasons at once, so that each can be said',
    ],
  },
  {
    section: 4,
    says: 'The order button shows a loader for about five seconds.',
    shown: ['e2e/details › shows a loader while the order is placed, and says after five seconds that it takes long'],
  },
  {
    section: 4,
    says: 'A locker carrier without a locker keeps the next step closed; entering it goes back with the error.',
    shown: [
      'e2e/routes › without a locker go back to the start with the error',
      'unit/cart/session/steps › without a locker goes back to the start with its error',
    ],
  },
  {
    section: 4,
    says: 'The summary without contact data goes back to the addresses with the sentence.',
    shown: [
      'unit/cart/session/steps › without contact data goes from the summary back to the addresses with its error',
      'browser/cart/cart › without contact data answers the way to the summary with the sentence',
    ],
  },
  {
    section: 4,
    says: 'The next step is disabled without payments.',
    shown: ['e2e/states › without payments: the second step stays closed'],
  },
  {
    section: 4,
    says: 'After another carrier the locker’s dialog starts anew.',
    shown: ['e2e/details › forgets the locker with its carrier, and offers the choice anew'],
  },
  {
    section: 4,
    says: 'The locker’s dialog closes once a locker is picked.',
    shown: ['e2e/lockers › by keyboard alone in the list'],
  },
  {
    section: 4,
    says: 'The contact dialog closes and empties after a success, and shows messages otherwise.',
    shown: ['e2e/details › keeps the locker’s contact data: dialog, messages, saved, closed, fields empty again'],
  },
  {
    section: 4,
    says: 'A quantity is sent 250 ms after the last click.',
    shown: ['browser/cart/cart › is sent once, 250 ms after the last click, addressed to its cart'],
  },
  {
    section: 4,
    says: 'A new address is validated as a whole, refused with messages, or confirmed, and the form is reset.',
    shown: [
      'e2e/details › refuses a new address with its messages, and starts with Poland and dolnośląskie',
      'server/choices › refuses an address with %s "%s"',
    ],
  },
  {
    section: 4,
    says: 'The dropdown reloads when the cart has changed.',
    shown: [
      'e2e/widget › reloads when any script says that the cart has changed',
      'e2e/widget › follows what is done in the cart on the same page',
    ],
  },

  {
    section: 5,
    says: 'Contact data: both needed, three characters each.',
    shown: [
      'browser/cart/cart › shows „Wymagane minimum 3 znaki” under short contact data',
      'server/choices › wants three characters of contact data',
    ],
  },
  {
    section: 5,
    says: 'The summary waits for phone and e-mail of a locker.',
    shown: [
      'browser/cart/cart › without contact data answers the way to the summary with the sentence',
      'server/confirm › wants a locker, then its contact data',
    ],
  },
  {
    section: 5,
    says: 'A field speaks 800 ms after typing stops; an empty required one has its own sentence.',
    shown: [
      'browser/fields/text › says what is wrong 800 ms after typing stops, not before',
      'browser/fields/text › says that an emptied required field must not be empty',
    ],
  },
  {
    section: 5,
    says: 'Address form: lengths, house and flat number, post code, region.',
    shown: [
      'server/choices › refuses an address with %s "%s"',
      'a11y/matrix › covers every element',
      'e2e/details › refuses a new address with its messages, and starts with Poland and dolnośląskie',
    ],
  },
  {
    section: 5,
    says: 'Quantity: digits, least 1, step, next multiple by the buttons, bounds.',
    shown: [
      'browser/fields/quantity › goes to the next multiple of the step by its buttons, and stops at the bound',
      'browser/fields/quantity › keeps digits only and says nothing while they are typed',
      'browser/cart/cart › that is typed is sent on Enter, clamped to the bounds',
    ],
  },
  {
    section: 5,
    says: 'A trader sees the least price of an item, and 1.00 for a carrier.',
    shown: [
      'e2e/states › changes a product’s price, not below the minimum, and reads no news of it',
      'e2e/states › changes a carrier’s price, at least 1.00',
    ],
  },

  {
    section: 6,
    says: 'A buyer changes quantities, removes, chooses, writes notes and orders.',
    shown: [
      'e2e/journey › with the mouse: quantity, carrier, payment, a new address, and the order is in the database',
      'browser/cart/removing › is removed with its cart’s id when the page is put out of sight; the focus goes to the next line’s quantity',
    ],
  },
  {
    section: 6,
    says: 'A trader has price buttons for products and carriers but pickups.',
    shown: [
      'e2e/states › changes a carrier’s price, at least 1.00',
      'unit/cart/pricing/rules › every carrier but a pickup can be priced',
    ],
  },
  {
    section: 6,
    says: 'Specialists with projects choose one.',
    shown: [
      'e2e/states › chooses a project, which the server keeps',
      'server/choices › gives projects to specialists only',
    ],
  },
  {
    section: 6,
    says: 'Test and blocked clients cannot order.',
    shown: ['e2e/states › %s', 'server/confirm › refuses %s under %s'],
  },
  {
    section: 6,
    says: 'The upfront wire is greyed with its sentence while the limit is exceeded.',
    shown: [
      'e2e/states › grey the upfront transfer while the limit is exceeded',
      'server/choices › keeps the upfront wire from a client over the limit',
    ],
  },
  {
    section: 6,
    says: 'The wire shows the free limit, or with factoring whom to ask.',
    shown: [
      'e2e/states › show the free limit of a wire transfer',
      'e2e/states › with factoring name the bank instead of a balance',
    ],
  },
];
