/** Decides which tests show what the specification says about the cart's purpose and screens (sections 1 and 2); what it says is told in our own words. */
import type { Said } from './said';

export const screens: readonly Said[] = [
  {
    section: 1,
    says: 'A buyer checks a cart out.',
    shown: [
      'e2e/journey › with the mouse: quantity, carrier, payment, a new address, and the order is in the database',
    ],
  },
  {
    section: 1,
    says: 'A trader may change prices.',
    shown: [
      'e2e/states › changes a product’s price, not below the minimum, and reads no news of it',
      'e2e/states › alone sees the price buttons',
    ],
  },
  {
    section: 1,
    says: 'Carriers: courier, pickup, parcel locker, the shop’s own transport named after the brand.',
    shown: [
      'server/cart › answers the empty object with the cart, readable by the elements’ own schema',
      'browser/cart/cart › brand names the shop’s own transport',
      'e2e/lockers › by keyboard alone in the list',
    ],
  },
  {
    section: 1,
    says: 'Instant payments come with methods and logos.',
    shown: [
      'e2e/states › show three methods of an instant payment, then all by „pokaż więcej”',
      'server/pages › draws every product’s picture and every payment method’s logo',
    ],
  },
  {
    section: 1,
    says: 'The upfront wire depends on the merchant limit.',
    shown: ['e2e/states › grey the upfront transfer while the limit is exceeded'],
  },
  {
    section: 1,
    says: 'A deferred payment’s provider is reached by a token from a configured address.',
    shown: [
      'e2e/payments-begun › that waits is begun at its provider: another origin, in a new tab, behind a token, without a referrer',
    ],
  },
  {
    section: 1,
    says: 'A master cart groups child carts.',
    shown: ['e2e/states › shows one table per child cart and changes the right child'],
  },
  {
    section: 1,
    says: 'A project cart opens an external configurator.',
    shown: [
      'e2e/project › opens the configurator in a new tab with exactly the nine parameters, and without a referrer',
    ],
  },
  {
    section: 1,
    says: 'The interface is Polish, quoted texts are exact.',
    shown: [
      'e2e/states › says so, warns of clearing, and leads back to the shop',
      'browser/cart/cart › without contact data answers the way to the summary with the sentence',
    ],
  },

  {
    section: 2,
    says: 'Three routes: cart, addresses, summary.',
    shown: ['e2e/routes › obey Back, Forward and a reload'],
  },
  {
    section: 2,
    says: 'The step bar: steps 2 and 3 by availability, a step that is not available is disabled and ignores clicks, earlier ones have a check mark.',
    shown: [
      'e2e/routes › are entered by the step bar as far as they are available, earlier ones with a check mark',
      'unit/cart/session/rules › a cart that has not loaded opens no step',
    ],
  },
  {
    section: 2,
    says: 'Step 2 is not reachable without payments.',
    shown: ['e2e/states › without payments: the second step stays closed'],
  },
  {
    section: 2,
    says: 'A spinner shows while the cart loads.',
    shown: ['e2e/details › shows a spinner until the cart is there'],
  },
  {
    section: 2,
    says: 'The empty cart has its title, sentence and note of clearing.',
    shown: ['e2e/states › says so, warns of clearing, and leads back to the shop'],
  },
  {
    section: 2,
    says: 'There is a link back to the shop.',
    shown: ['e2e/states › says so, warns of clearing, and leads back to the shop'],
  },
  {
    section: 2,
    says: 'Links of the dropdown: the list of carts and each cart.',
    shown: ['e2e/widget › tells the count on any page, and opens with carts, lines, images, prices and links'],
  },
  {
    section: 2,
    says: 'The payment link leads to the cart’s payment, or the master’s.',
    shown: [
      'e2e/payments-begun › of a child cart names the child and leads to the child’s payment',
      'e2e/payments-begun › of a master cart names the master and leads to the master’s payment',
    ],
  },
  {
    section: 2,
    says: 'The configurator gets token, session, ids, names and the way back to the project, in a new tab.',
    shown: [
      'e2e/project › opens the configurator in a new tab with exactly the nine parameters, and without a referrer',
      'e2e/project › names the trader where one acts for the client',
    ],
  },
  {
    section: 2,
    says: 'One table per child of a master cart, one otherwise.',
    shown: [
      'e2e/states › shows one table per child cart and changes the right child',
      'browser/cart/cart › has the columns of the spec, the package flag in words, and money as Poles write it',
    ],
  },
  {
    section: 2,
    says: 'Columns with the package flag in words; traders have a price button.',
    shown: [
      'browser/cart/cart › has the columns of the spec, the package flag in words, and money as Poles write it',
      'e2e/states › alone sees the price buttons',
    ],
  },
  {
    section: 2,
    says: 'Carriers are radios; a locker carrier offers the choice of a locker.',
    shown: [
      'browser/cart/cart › without a locker says so and keeps the next step closed, with its reason',
      'e2e/lockers › by keyboard alone in the list',
    ],
  },
  {
    section: 2,
    says: 'Payments are radios; three methods stand before the button that shows the others.',
    shown: [
      'e2e/states › show three methods of an instant payment, then all by „pokaż więcej”',
      'browser/cart/cart › payment-methods-visible decides how many methods stand before „pokaż więcej”',
    ],
  },
  {
    section: 2,
    says: 'Below: project for specialists who have some, notes, branch, totals.',
    shown: [
      'e2e/states › chooses a project, which the server keeps',
      'e2e/details › names the branch and all totals, and offers a project to specialists alone',
      'e2e/details › saves notes without losing a keystroke, and has them after a reload',
    ],
  },
  {
    section: 2,
    says: 'The next step is the route of the addresses.',
    shown: ['e2e/routes › obey Back, Forward and a reload'],
  },
  {
    section: 2,
    says: 'Step 2 shows the invoice address, or the client’s data, and a link back to the cart.',
    shown: ['e2e/details › shows the invoice address on step 2, and leads back to the cart'],
  },
  {
    section: 2,
    says: 'The delivery goes to the invoice address or to a chosen saved one.',
    shown: [
      'e2e/journey › with the mouse: quantity, carrier, payment, a new address, and the order is in the database',
      'unit/cart/session/rules › while it has the same id, as number or string',
    ],
  },
  {
    section: 2,
    says: 'A new address is added in a dialog, then confirmed in another.',
    shown: [
      'e2e/journey › with the mouse: quantity, carrier, payment, a new address, and the order is in the database',
    ],
  },
  {
    section: 2,
    says: 'For a locker: the locker and its contact data, with a dialog to change them.',
    shown: ['e2e/details › keeps the locker’s contact data: dialog, messages, saved, closed, fields empty again'],
  },
  {
    section: 2,
    says: 'The button to the summary is disabled without payments.',
    shown: [
      'unit/cart/session/rules › going on from the addresses is blocked without payments, and without the other address that is meant',
    ],
  },
  {
    section: 2,
    says: 'The summary: order table, delivery and payment, totals, buyer, shipping, order button, link back.',
    shown: [
      'e2e/details › shows on the summary all that is ordered, and leads back to the addresses',
      'e2e/journey › with the keyboard alone',
    ],
  },
  {
    section: 2,
    says: 'A cart dropdown for any page.',
    shown: [
      'e2e/widget › shows the child carts of a master cart, each with its lines and packages',
      'e2e/widget › says that the cart is empty, and closes by Escape with the focus on its button',
    ],
  },
];
