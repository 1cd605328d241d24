/** The rules of each action: its effect and its refusals. */
import { must, should, type Rule } from './rule';

const WRONG_ID =
  'Before you store the id, look it up among this buyer’s choices. Answer 422 with a message if it is not there.';
const EFFECT = 'Perform the action, then read the cart from the database again for the response.';

export const actions = {
  quantity: must(
    'quantity sets the quantity and does not add to it',
    'The elements send absolute values and repeat them after a failure.',
    EFFECT,
    'QuantityAction',
  ),
  'quantity-many': must(
    'several quantities in one body are all set, and nothing else changes',
    'The elements collect changes and send them in one body.',
    'Process all entries of quantity.',
    'QuantityAction',
  ),
  'quantity-bounds': must(
    'a quantity outside min, max and step is refused, or corrected with a message',
    'The order cannot be delivered.',
    'Answer 422 with messages.quantity, or set the nearest valid quantity with a message there.',
    'CartItem',
  ),
  'quantity-wrong': must(
    'a quantity below zero, or of an unknown line or cart, is refused and changes nothing',
    'Otherwise lines of other carts change, and totals become negative.',
    WRONG_ID,
    'QuantityAction',
  ),
  'quantity-parallel': must(
    'two concurrent changes are both stored',
    'Otherwise two tabs, or two colleagues with one account, overwrite each other’s change.',
    'Take a lock before you read: SELECT … FOR UPDATE, or BEGIN IMMEDIATE in SQLite.',
    'QuantityAction',
  ),
  remove: must('remove deletes the line', 'Otherwise the buyer pays for it.', EFFECT, 'RemoveAction'),
  'remove-wrong': must(
    'remove with an unknown line deletes nothing',
    'Otherwise another line is deleted.',
    'DELETE … WHERE id = ? AND cart_id = ?',
    'RemoveAction',
  ),
  product: must('add_product adds a product by its id', 'The search box uses it.', EFFECT, 'AddProductBody'),
  'one-action': must(
    'two actions in one body are not both performed',
    'A response states one result, so a refusal of the other action would be lost.',
    'Answer 400 to a body with two actions; cartToUpdate belongs to quantity, seen to confirm.',
    'actions',
  ),
  carrier: must('each offered carrier can be chosen', 'The page offers all of them.', EFFECT, 'CarrierAction'),
  'carrier-wrong': must(
    'an unknown carrier is refused and changes nothing',
    'The order would have no delivery.',
    WRONG_ID,
    'CarrierAction',
  ),
  payment: must(
    'each offered payment can be chosen, or its refusal has a reason',
    'The page offers all of them.',
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
    'The page offers all of them.',
    'Store the method, and its payment as the chosen one.',
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
    'It may belong to another client.',
    WRONG_ID,
    'ProjectAction',
  ),
  comments: must(
    'order notes are stored unchanged',
    'Wrong escaping loses quotes, Polish letters, line breaks and "<".',
    'Store the text unchanged (prepared statements, utf8mb4). Escape it only when you print HTML.',
    'ClientCommentsAction',
  ),
  address: must(
    'new_address saves an address with all its fields',
    'The page then offers it.',
    EFFECT,
    'NewAddressAction',
  ),
  'address-long': must(
    'an address of maximum lengths is stored whole; one character more is refused or stored, never cut',
    'A cut name is another company.',
    'Compare the lengths (PHP: mb_strlen) with the limits of the contract. Columns need at least 200 characters.',
    'NewAddress',
  ),
  'address-named': should(
    'the refusal of an address names the field that is too long',
    'The buyer cannot find the wrong one of nine fields.',
    'Begin each sentence of messages.new_address.messages with the name of its field.',
    'NewAddress',
  ),
  'address-wrong': must(
    'an incomplete address is refused under new_address and not saved',
    'The parcel would not arrive.',
    'Check the fields on the server as the form does. List every error in messages.new_address.messages.',
    'NewAddressAction',
  ),
  'address-once': must(
    'an address sent twice with one Idempotency-Key is saved once; another address with that key is not lost',
    'If a response is lost, the repetition saves the address twice, or not at all.',
    'Store (session, action, key) with the body. Answer the same body with the cart, another body with 422.',
    'headers',
  ),
  delivery: must(
    'a saved address can be chosen for the delivery, with all its fields; null clears the choice',
    'null is “Adres z rachunku”.',
    EFFECT,
    'DeliveryAddressAction',
  ),
  'delivery-wrong': must(
    'an unknown delivery address is refused and changes nothing',
    'It may belong to another client.',
    WRONG_ID,
    'DeliveryAddressAction',
  ),
  invoice: must(
    'a saved address can be chosen for the invoice',
    'The page offers all of them.',
    EFFECT,
    'InvoiceAddressAction',
  ),
  'invoice-wrong': must(
    'an unknown invoice address is refused and changes nothing',
    'It may belong to another client.',
    WRONG_ID,
    'InvoiceAddressAction',
  ),
  'invoice-data': must(
    'with can_add_invoice_address, a tax number with a wrong check sum is refused, and the address becomes the invoice address',
    'An invoice with a wrong number must be corrected, and none can follow a receipt without a number.',
    'Check the number as the form does. With "purpose": "invoice" save the address and choose it as invoice_address, with "delivery" only save it.',
    'NewAddress',
  ),
  locker: must(
    'inpost_data stores a parcel locker with all seven fields',
    'The summary displays it.',
    EFFECT,
    'InpostDataAction',
  ),
  'locker-wrong': must(
    'a locker without a code is refused; a code above the limit is refused or stored whole',
    'The parcel would have no destination.',
    'Answer 422 with messages.inpost.',
    'InpostDataAction',
  ),
  contact: must(
    'inpost_contact stores e-mail and phone; one above its limit is refused or stored whole',
    'The carrier sends the code of the locker there.',
    EFFECT,
    'InpostContactAction',
  ),
  'contact-wrong': must(
    'an e-mail or a phone below 3 characters is refused',
    'The carrier cannot notify the buyer.',
    'Answer 422 with messages.inpost_contact.',
    'InpostContactAction',
  ),
  discount: must(
    'a trader’s prices are stored, and a buyer’s are refused',
    'Otherwise buyers set their own prices.',
    'Take the role from the session, not from the request.',
    'AddDiscountAction',
  ),
  'discount-low': must(
    'a price below minimal_price_net is refused',
    'The form checks it, but a request may bypass the form.',
    'Compare the price with the product’s minimum.',
    'AddDiscountAction',
  ),
  'discount-carrier': must(
    'a delivery price below 1.00 is refused',
    'The form checks it, but a request may bypass the form.',
    'Compare the price with 1.00.',
    'AddCarrierDiscountAction',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
