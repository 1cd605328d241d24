/** The rules of each action: its effect and its refusals. */
import { EFFECT, WRONG_ID, must, should, type Rule } from './rule';
import { lines } from './lines';

export const actions = {
  ...lines,
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
