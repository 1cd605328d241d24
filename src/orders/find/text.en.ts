/** English texts of the form by which a guest asks for the link to an order. */
import type { Translation } from '../../page/texts';
import type { findText } from './text';

export const english: Translation<typeof findText> = {
  orderFind: {
    title: 'Find an order',
    lead: 'We send a link to the e-mail address of the order. You need no account.',
    number: 'Order number',
    contact: 'E-mail address or phone of the order',
    send: 'Find the order',
    sent: 'If we have such an order, we have sent a link to the e-mail address of the order.',
    notContact: 'Type an e-mail address or a phone number.',
    wrong: 'Fields to correct: {left}',
  },
};
