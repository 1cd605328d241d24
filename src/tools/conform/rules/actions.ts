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
    'QuantityAction',
  ),
  'quantity-many': must(
    'several quantities of one body are all set, and nothing else is',
    'The queue sends in one body what was changed meanwhile.',
    'Walk through all entries of quantity.',
    'QuantityAction',
  ),
  'quantity-bounds': must(
    'no quantity outside min, max and step gets into the cart, and none is changed without a word',
    'The order cannot be delivered as it stands.',
    'Refuse with 422 and messages.quantity, or set the nearest that can be ordered and say so there.',
    'CartItem',
  ),
  'quantity-wrong': must(
    'a quantity of an unknown line or cart, or below zero, is refused and changes nothing',
    'Lines of other carts could be changed, and totals become negative.',
    WRONG_ID,
    'QuantityAction',
  ),
  'quantity-parallel': must(
    'two changes at once are both kept',
    'Two tabs, or two colleagues with one account, lose each other’s change.',
    'Take a lock before you read: SELECT … FOR UPDATE, or BEGIN IMMEDIATE in SQLite.',
    'QuantityAction',
  ),
  remove: must('a removed line is gone', 'The buyer pays for it otherwise.', EFFECT, 'RemoveAction'),
  'remove-wrong': must(
    'removing an unknown line removes nothing',
    'Another line would go.',
    'DELETE … WHERE id = ? AND cart_id = ?',
    'RemoveAction',
  ),
  product: must('a product is added by its id', 'The search box adds so.', EFFECT, 'AddProductBody'),
  'one-action': must(
    'of two actions in one body not both are carried out',
    'The answer has one result: what was refused of the other is lost.',
    'Answer 400 to a body with two actions; cartToUpdate belongs to quantity, seen to confirm.',
    'actions',
  ),
  carrier: must('each offered carrier can be chosen', 'What is offered has to work.', EFFECT, 'CarrierAction'),
  'carrier-wrong': must(
    'an unknown carrier is refused and changes nothing',
    'The order would have no delivery.',
    WRONG_ID,
    'CarrierAction',
  ),
  payment: must(
    'each offered payment can be chosen, or its refusal says why',
    'What is offered has to work.',
    EFFECT,
    'PaymentAction',
  ),
  'payment-wrong': must(
    'an unknown payment is refused and changes nothing',
    'The order could not be paid.',
    WRONG_ID,
    'PaymentAction',
  ),
  method: must(
    'each method of an instant payment can be chosen',
    'What is offered has to work.',
    EFFECT,
    'PaymentMethodAction',
  ),
  'method-wrong': must(
    'an unknown method is refused and changes nothing',
    'The operator would refuse it later.',
    WRONG_ID,
    'PaymentMethodAction',
  ),
  project: must('a project can be chosen', 'Specialists order for projects.', EFFECT, 'ProjectAction'),
  'project-wrong': must(
    'an unknown project is refused and changes nothing',
    'It may be another client’s.',
    WRONG_ID,
    'ProjectAction',
  ),
  comments: must(
    'order notes come back letter for letter',
    'Quotes, Polish letters, line breaks and "<" get lost in wrong escaping.',
    'Store the text as it came (prepared statements, utf8mb4) and escape it only where it becomes HTML.',
    'ClientCommentsAction',
  ),
  address: must(
    'a new address joins the saved ones with all its fields',
    'The buyer is told that it can be chosen now.',
    EFFECT,
    'NewAddressAction',
  ),
  'address-long': must(
    'an address of the greatest lengths is kept whole, and one sign more is refused or kept too, never cut',
    'A name that was cut is another company.',
    'Compare mb_strlen with the limits of the contract before the database cuts; columns hold 200 characters at least.',
    'NewAddress',
  ),
  'address-named': should(
    'the refusal of an address says which field is too long',
    'Of nine fields the buyer does not find the wrong one.',
    'Begin each sentence of messages.new_address.messages with the name of its field.',
    'NewAddress',
  ),
  'address-wrong': must(
    'an incomplete address is refused under new_address and not saved',
    'The parcel would not arrive.',
    'Check the fields on the server as the form does; messages.new_address.messages lists every fault.',
    'NewAddressAction',
  ),
  'address-once': must(
    'an address sent twice with one Idempotency-Key is saved once, and another one with that key is not lost',
    'The answer may have been lost on its way; the buyer finds the address twice, or not at all.',
    'Keep (session, action, key) with the body: the same body is answered by the cart, another one by 422.',
    'headers',
  ),
  delivery: must(
    'a saved address can be chosen for the delivery, with all its fields, and null takes it back',
    'null is “Adres z rachunku”.',
    EFFECT,
    'DeliveryAddressAction',
  ),
  'delivery-wrong': must(
    'an unknown delivery address is refused and changes nothing',
    'It may be another client’s.',
    WRONG_ID,
    'DeliveryAddressAction',
  ),
  invoice: must(
    'a saved address can be chosen for the invoice',
    'What is offered has to work.',
    EFFECT,
    'InvoiceAddressAction',
  ),
  'invoice-wrong': must(
    'an unknown invoice address is refused and changes nothing',
    'It may be another client’s.',
    WRONG_ID,
    'InvoiceAddressAction',
  ),
  'invoice-data': must(
    'where the buyer gives the invoice’s data, a tax number without a right check sum is refused, and the address becomes the invoice’s',
    'An invoice without the right number has to be corrected, and to a receipt none is issued.',
    'Check the number as the form does; with "purpose": "invoice" save the address and choose it as invoice_address, with "delivery" only save it.',
    'NewAddress',
  ),
  locker: must('a parcel locker is kept with all seven fields', 'The summary shows it.', EFFECT, 'InpostDataAction'),
  'locker-wrong': must(
    'a locker without a code is refused',
    'The parcel would have no destination.',
    'Answer 422 with messages.inpost.',
    'InpostDataAction',
  ),
  contact: must(
    'the locker’s contact data are kept',
    'The code for the locker goes there.',
    EFFECT,
    'InpostContactAction',
  ),
  'contact-wrong': must(
    'contact data under 3 characters are refused',
    'Nobody could tell the buyer that the parcel has come.',
    'Answer 422 with messages.inpost_contact.',
    'InpostContactAction',
  ),
  discount: must(
    'a trader’s prices are kept, and a buyer’s refused',
    'Otherwise buyers make their own prices.',
    'Ask the session, not the request, whether this is a trader.',
    'AddDiscountAction',
  ),
  'discount-low': must(
    'a price below minimal_price_net is refused',
    'The form enforces it; the server is the judge.',
    'Compare with the product’s minimum.',
    'AddDiscountAction',
  ),
  'discount-carrier': must(
    'a delivery price below 1.00 is refused',
    'The form enforces it; the server is the judge.',
    'Compare with 1.00.',
    'AddCarrierDiscountAction',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
