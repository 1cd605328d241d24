/** Decides what each action of a cart has to do, and what it has to refuse. */
import { must, should, type Rule } from './rule';

const WRONG_ID =
  'Look the id up among what this buyer may choose before you store it; answer 422 with a message when it is not there.';
const EFFECT = 'Carry the action out, then read the cart from the database again for the answer.';

export const actions = {
  quantity: must(
    'a quantity is set, not added',
    'The queue sends absolute values and repeats them after a failure.',
    EFFECT,
  ),
  'quantity-wrong': must(
    'a quantity of an unknown line, or below zero, is refused and changes nothing',
    'Lines of other carts could be changed, and totals become negative.',
    WRONG_ID,
  ),
  'quantity-parallel': must(
    'two changes at once are both kept',
    'Two tabs, or two colleagues with one account, lose each other’s change.',
    'Take a lock before you read: SELECT … FOR UPDATE, or BEGIN IMMEDIATE in SQLite.',
  ),
  totals: should(
    'the products’ total is the sum of the lines',
    'Buyers add up.',
    'Round each line once and sum what was rounded; count in grosze, not in floats.',
  ),
  remove: must('a removed line is gone', 'The buyer pays for it otherwise.', EFFECT),
  'remove-wrong': must(
    'removing an unknown line removes nothing',
    'Another line would go.',
    'DELETE … WHERE id = ? AND cart_id = ?',
  ),
  product: must('a product is added by its id', 'The search box adds so.', EFFECT),
  carrier: must('each offered carrier can be chosen', 'What is offered has to work.', EFFECT),
  'carrier-wrong': must(
    'an unknown carrier is refused and changes nothing',
    'The order would have no delivery.',
    WRONG_ID,
  ),
  payment: must('each offered payment can be chosen, or its refusal says why', 'What is offered has to work.', EFFECT),
  'payment-wrong': must('an unknown payment is refused and changes nothing', 'The order could not be paid.', WRONG_ID),
  method: must('each method of an instant payment can be chosen', 'What is offered has to work.', EFFECT),
  'method-wrong': must(
    'an unknown method is refused and changes nothing',
    'The operator would refuse it later.',
    WRONG_ID,
  ),
  project: must('a project can be chosen', 'Specialists order for projects.', EFFECT),
  'project-wrong': must('an unknown project is refused and changes nothing', 'It may be another client’s.', WRONG_ID),
  comments: must(
    'order notes come back letter for letter',
    'Quotes, Polish letters, line breaks and "<" get lost in wrong escaping.',
    'Store the text as it came (prepared statements, utf8mb4) and escape it only where it becomes HTML.',
  ),
  address: must('a new address joins the saved ones', 'The buyer is told that it can be chosen now.', EFFECT),
  'address-wrong': must(
    'an incomplete address is refused under new_address and not saved',
    'The parcel would not arrive.',
    'Check the fields on the server as the form does; messages.new_address.messages lists every fault.',
  ),
  delivery: must(
    'a saved address can be chosen for the delivery, and null takes it back',
    'null is “Adres z rachunku”.',
    EFFECT,
  ),
  'delivery-wrong': must(
    'an unknown delivery address is refused and changes nothing',
    'It may be another client’s.',
    WRONG_ID,
  ),
  invoice: must('a saved address can be chosen for the invoice', 'What is offered has to work.', EFFECT),
  'invoice-wrong': must(
    'an unknown invoice address is refused and changes nothing',
    'It may be another client’s.',
    WRONG_ID,
  ),
  locker: must('a parcel locker is kept with its address', 'The summary shows it.', EFFECT),
  'locker-wrong': must(
    'a locker without a code is refused',
    'The parcel would have no destination.',
    'Answer 422 with messages.inpost.',
  ),
  contact: must('the locker’s contact data are kept', 'The code for the locker goes there.', EFFECT),
  'contact-wrong': must(
    'contact data under 3 characters are refused',
    'Nobody could tell the buyer that the parcel has come.',
    'Answer 422 with messages.inpost_contact.',
  ),
  discount: must(
    'a trader’s price is kept, and a buyer’s refused',
    'Otherwise buyers make their own prices.',
    'Ask the session, not the request, whether this is a trader.',
  ),
  'discount-low': must(
    'a price below minimal_price_net is refused',
    'The form enforces it; the server is the judge.',
    'Compare with the product’s minimum.',
  ),
  'discount-carrier': must(
    'a delivery price below 1.00 is refused',
    'The form enforces it; the server is the judge.',
    'Compare with 1.00.',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
