/** The meanings of what came of an order in the contract: deliveries, and the parts of its lines. */
import { DAY } from './meanings-orders';

export const ofDeliveries: Readonly<Record<string, string>> = {
  'EarlierOrder.lines_sent':
    'Number of lines that were sent and of which nothing is open, once something has been sent; a cancelled line was not. Displayed while it is above 0 and below `lines_count`.',
  'WholeOrder.deliveries':
    'What was sent, delivery by delivery, in the order of their days. The quantities of a line in all of them are its `delivered`.',
  'WholeOrder.ask_url':
    'URL of the page on which the buyer asks about the order: a link beside the lines that are still open. Https, or http on an http page.',
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
};
