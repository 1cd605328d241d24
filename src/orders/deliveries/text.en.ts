/** English texts of what came of an order. */
import type { Translation } from '../../page/texts';
import type { deliveriesText } from './text';

export const english: Translation<typeof deliveriesText> = {
  orderDeliveries: {
    title: 'Deliveries',
    delivery: 'Delivery {number}',
    tracking: 'Track the parcel',
    part: '{quantity} of {ordered}',
    open: 'Not sent yet',
    cancelled: 'Cancelled',
    repeat: 'Order what is missing',
    ask: 'Ask about what is missing',
  },
};
