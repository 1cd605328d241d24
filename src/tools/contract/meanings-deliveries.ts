/** The meanings of what came of an order in the contract: deliveries, the parts of its lines, its actions and messages, a guest’s link. */
import { DAY } from './meanings-orders';

export const ofDeliveries: Readonly<Record<string, string>> = {
  'EarlierOrder.lines_sent':
    'Number of lines that were sent and of which nothing is open, once something has been sent; a cancelled line was not. Displayed while it is above 0 and below `lines_count`.',
  'WholeOrder.deliveries':
    'What was sent, delivery by delivery, in the order of their days. The quantities of a line in all of them are its `delivered`.',
  'WholeOrder.ask_url':
    'URL of the page on which the buyer asks about the order: a link beside the lines that are still open. Https, or http on an http page.',
  'EarlierOrder.messages_count': 'Number of `messages` about the order, displayed in the list if it is above 0.',
  'WholeOrder.actions':
    'What this buyer may do with the order now, each with a button: `cancel` the whole order, `cancel_open` what is not sent yet, send a `message`, file a `return`. Other names are ignored. Check each again when it comes.',
  'WholeOrder.messages': 'Messages about the order, oldest first.',
  OrderAction: 'Something the buyer may do with the order.',
  'OrderAction.name': '`cancel`, `cancel_open`, `message`, `return`.',
  'OrderAction.text': 'Consequence of a cancellation, displayed before the press: what is paid back, and how.',
  OrderMessage: 'A message of the buyer or of the shop.',
  'OrderMessage.text': 'Text, with its line breaks.',
  'OrderMessage.by': 'Name of the person. Default: „Ty” or „Sklep”.',
  'OrderMessage.at': `When it was sent. ${DAY}`,
  'OrderMessage.own': 'It is from the buyer’s side.',
  OrderActionBody: 'One action of an order.',
  'OrderActionBody.action': 'One of the order’s `actions`. Answer 409 with the `order` if it is no longer among them.',
  'OrderActionBody.text': 'The message, for `message` alone.',
  'OrderActionBody.return': 'What is returned or complained about, for `return` alone.',
  OrderActionAnswer: 'The order after the action.',
  'OrderActionAnswer.order': 'The order as it is now, with its lines.',
  'OrderActionAnswer.messages': 'Sentences about the outcome, or about a refusal.',
  OrderDelivery: 'What was sent or handed over at once.',
  'OrderDelivery.number': 'Number of the parcel or of the waybill. Default: its place in the list.',
  'OrderDelivery.date': `Day on which it was sent. ${DAY}`,
  'OrderDelivery.carrier': 'Name of the carrier.',
  'OrderDelivery.tracking_url': 'URL of the tracking, usually the carrier’s own page. Https, or http on an http page.',
  'OrderDelivery.documents':
    'Files of this delivery alone, such as its waybill. An invoice to pay belongs to the order’s `documents`.',
  DeliveredLine: 'What of a line is in a delivery. A line that the order does not have is not displayed.',
  'DeliveredLine.id': '`id` of a line of the same order.',
  'DeliveredLine.quantity': 'Quantity in this delivery, in the line’s `unit`.',
  'EarlierLine.id': 'Id of the line within its order, which `deliveries` name.',
  'EarlierLine.delivered':
    'Quantity that was sent: the sum of its `deliveries`. With `open` and `cancelled` it is `quantity`.',
  'EarlierLine.open': 'Quantity that is still to be sent. The buyer can order it again, or ask about it at `ask_url`.',
  'EarlierLine.cancelled': 'Quantity that will not be sent.',

  OrderFindBody: 'A guest’s request for the link to an order.',
  'OrderFindBody.number': 'Number of the order, as typed.',
  'OrderFindBody.contact': 'E-mail address or phone of the order, as typed.',
  OrderFindAnswer: 'The same for every number and contact, so that nobody learns which orders exist.',
  'OrderFindAnswer.messages': 'The sentence: if there is such an order, a link was sent to its e-mail address.',
};
