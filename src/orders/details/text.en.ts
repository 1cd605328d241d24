/** English texts of an order's details. */
import type { Translation } from '../../page/texts';
import type { detailsText } from './text';

export const english: Translation<typeof detailsText> = {
  orderDetails: {
    buyerNumber: 'Your no. {number}',
    due: 'invoice due by {day}',
    messages: { one: '{count}\u00A0message', other: '{count}\u00A0messages' },
    steps: 'Progress of the order',
    done: 'done',
    delivery: 'Delivery',
    awaited: 'awaited until {day}',
    payBy: 'pay by {day}',
    charges: { delivery: 'Delivery', deposit: 'Deposit (returnable)', voucher: 'Voucher' },
    charge: '{label}: {name}',
    vat: 'VAT',
    net: 'Net total',
    gross: 'Gross total',
  },
};
