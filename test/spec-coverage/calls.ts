/** Decides which tests show what the specification says about the cart's calls, errors and constants (sections 7, 8 and 9); what it says is told in our own words. */
import type { Said } from './said';

export const calls: readonly Said[] = [
  {
    section: 7,
    says: 'Every request says who asks, and carries the CSRF token.',
    shown: [
      'browser/cart/cart › carries X-Requested-With and asks for JSON',
      'unit/http/request › as JSON by POST, with the headers of every call and the cookies of the own origin',
      'server/session › refuses a POST with %s: 419, in Polish, and the cart stays',
    ],
  },
  {
    section: 7,
    says: 'Bodies of load, quantity and remove.',
    shown: [
      'unit/cart/wire/api › posts the action under its own name, in a request that outlives the page',
      'browser/cart/cart › is sent once, 250 ms after the last click, addressed to its cart',
      'server/cart › changes lines of child carts',
    ],
  },
  {
    section: 7,
    says: 'Bodies of carrier, payment, payment_method and project.',
    shown: [
      'e2e/details › posts each choice under its own name',
      'server/choices › chooses a method together with its payment',
    ],
  },
  {
    section: 7,
    says: 'Bodies of the addresses, a new one included.',
    shown: [
      'e2e/details › posts each choice under its own name',
      'server/choices › adds an address that this session alone can choose',
    ],
  },
  {
    section: 7,
    says: 'Bodies of the locker and its contact data.',
    shown: [
      'unit/cart/wire/delivery › a picked locker posts all seven fields, empty text where it has none',
      'e2e/details › keeps the locker’s contact data: dialog, messages, saved, closed, fields empty again',
    ],
  },
  {
    section: 7,
    says: 'Body of the notes.',
    shown: [
      'e2e/details › saves notes without losing a keystroke, and has them after a reload',
      'server/choices › keeps notes as they were written',
    ],
  },
  {
    section: 7,
    says: 'Bodies of the price changes.',
    shown: [
      'unit/cart/pricing/rules › %s is posted as %s: two decimals and a point',
      'server/choices › changes a price down to the line’s minimum and up to twice its own, for traders only',
    ],
  },
  {
    section: 7,
    says: 'Body of the order.',
    shown: [
      'unit/cart/wire/api › the order goes out with its key',
      'server/confirm › becomes an order with its lines, and the session gets an empty cart',
    ],
  },
  {
    section: 7,
    says: 'The token is asked for at the configured address, and fails with its sentence.',
    shown: [
      'e2e/project › says „Nie wygenerowano tokenu” under abrys when the token server %s, and opens on another try',
      'server/configurator › is readable to the shop’s scripts alone, without cookies',
    ],
  },
  {
    section: 7,
    says: 'The dropdown reads count, list address and carts.',
    shown: [
      'e2e/widget › tells the count on any page, and opens with carts, lines, images, prices and links',
      'unit/cart/widget/schema › reads carts, their lines and their children',
    ],
  },
  {
    section: 7,
    says: 'Measuring: begin_checkout and purchase.',
    shown: [
      'e2e/measure › is said once when the addresses are entered: not in the cart, not by a reload, not by the summary',
      'e2e/measure › is said once on the confirmation page, with the order, its voucher and lines',
    ],
  },
  {
    section: 7,
    says: 'Contact data are for measuring only.',
    shown: [
      'e2e/measure › never stand in the data layer by default, nor do notes, tax numbers or tokens',
      'e2e/measure › go along hashed where the page declares the person’s consent',
    ],
  },

  {
    section: 8,
    says: 'Messages of a failed action replace the old ones, by slot, twelve slots, each shown.',
    shown: [
      'browser/cart/cart › in the slot ${slot} is shown once and spoken',
      'unit/cart/session/session › that refuses without a cart leaves the cart that is shown',
    ],
  },
  {
    section: 8,
    says: 'Each slot has messages, a status and a scroll flag.',
    shown: ['unit/cart/wire/cart › have the status error unless told', 'unit/cart/wire/cart › come as %s'],
  },
  {
    section: 8,
    says: 'Errors of quantities stand below the lines and lead to theirs.',
    shown: ['browser/cart/cart › about a quantity leads to its line'],
  },
  {
    section: 8,
    says: 'No locker: the sentence under inpost.',
    shown: ['e2e/routes › without a locker go back to the start with the error'],
  },
  {
    section: 8,
    says: 'No contact data: the sentence under inpost_contact.',
    shown: ['browser/cart/cart › without contact data answers the way to the summary with the sentence'],
  },
  {
    section: 8,
    says: 'A begun payment: the sentence with the cart’s name and its link.',
    shown: [
      'e2e/states › is locked, names the cart, and offers the payment in place of the order button',
      'e2e/payments-begun › of a child cart names the child and leads to the child’s payment',
    ],
  },
  {
    section: 8,
    says: 'The way to the configurator: what is missing is logged, a failure stands under abrys.',
    shown: [
      'e2e/project › logs „Error - Redirect to Abrys” and opens nothing when the %s is missing',
      'e2e/project › logs „Error - Redirect to Abrys” when the project’s id is missing',
      'e2e/payments-begun › says „Nie wygenerowano tokenu” where its provider gives none',
    ],
  },
  {
    section: 8,
    says: 'No request has a timeout of its own.',
    shown: ['unit/http/queue › a request that hangs holds the others back, and is not broken off'],
  },

  {
    section: 9,
    says: 'Quantities wait 250 ms.',
    shown: ['browser/cart/cart › is sent once, 250 ms after the last click, addressed to its cart'],
  },
  {
    section: 9,
    says: 'Validation waits 800 ms.',
    shown: ['browser/fields/text › says what is wrong 800 ms after typing stops, not before'],
  },
  {
    section: 9,
    says: 'The loader of the order: about 5000 ms.',
    shown: ['e2e/details › shows a loader while the order is placed, and says after five seconds that it takes long'],
  },
  {
    section: 9,
    says: 'A carrier costs at least 1.00.',
    shown: [
      'unit/cart/pricing/rules › a carrier costs at least 1.00 net',
      'server/choices › holds the carrier’s fixed minimum of 1.00 and leaves pickup alone',
    ],
  },
  {
    section: 9,
    says: 'Poland and the first voivodeship, dolnośląskie.',
    shown: [
      'unit/fields/places › lists the 16 voivodeships in Polish order, dolnośląskie first',
      'e2e/details › refuses a new address with its messages, and starts with Poland and dolnośląskie',
    ],
  },
  {
    section: 9,
    says: 'Three payment methods, then the others.',
    shown: ['e2e/states › show three methods of an instant payment, then all by „pokaż więcej”'],
  },
  {
    section: 9,
    says: 'A step of 1 by default.',
    shown: ['unit/fields/quantity › keeps of %j only %j', 'browser/fields/quantity › goes by the arrow keys'],
  },
  {
    section: 9,
    says: 'The note of 30 days.',
    shown: ['e2e/states › says so, warns of clearing, and leads back to the shop'],
  },
  {
    section: 9,
    says: 'No timeout.',
    shown: ['unit/http/queue › a request that hangs holds the others back, and is not broken off'],
  },
  {
    section: 9,
    says: 'Names of the CSRF cookie and header.',
    shown: [
      'unit/http/request › as JSON by POST, with the headers of every call and the cookies of the own origin',
      'e2e/faults › because the CSRF token had expired is repeated once by itself',
    ],
  },
];
