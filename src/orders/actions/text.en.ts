/** English texts of what a buyer can do about an order. */
import type { Translation } from '../../page/texts';
import type { actionsText } from './text';

export const english: Translation<typeof actionsText> = {
  orderActions: {
    messages: 'Messages',
    you: 'You',
    shop: 'Shop',
    message: 'Message to the shop',
    send: 'Send the message',
    sent: 'The message was sent.',
    blank: 'Type a message.',
    longest: 'A message may have at most {max} characters.',
    cancel: 'Cancel the order',
    cancel_open: 'Cancel what is not sent yet',
    ask: 'Cancel the order {number}?',
    askOpen: 'Cancel what is not sent yet of the order {number}?',
    keep: 'Do not cancel',
    cancelled: 'Cancelled.',
    return: 'Return or complaint',
    returns: 'Returns and complaints',
    returnOver: 'The time for requests ended on {day}.',
    returnSent: 'The request was sent.',
    returnUnloaded: 'The request could not be opened. Reload the page.',
    returnStates: { received: 'Sent', accepted: 'Accepted', rejected: 'Rejected', settled: 'Settled' },
  },
};
