/** English texts of the dialog that files a return or complaint. */
import type { Translation } from '../../page/texts';
import type { returnText } from './text';

export const english: Translation<typeof returnText> = {
  orderReturn: {
    title: 'Return or complaint: {number}',
    until: 'Requests are accepted until {day}.',
    lines: 'What the request is about',
    nothing: 'Tick what the request is about.',
    quantity: 'How many of {most}',
    notQuantity: 'Type a quantity above 0 and at most {most}.',
    choose: 'Choose…',
    photos: 'Add photos',
    most: { one: '{count}\u00A0photo at most.', other: '{count}\u00A0photos at most.' },
    sending: 'Sending photos: {sent} of {total}',
    wait: 'Wait until the photos are sent.',
    attached: 'Photo added: {name}',
    failed: 'The photo {name} could not be sent.',
    types: 'JPEG, PNG or WebP photos.',
    wrongType: 'This is no JPEG, PNG or WebP photo.',
    tooLarge: 'The photo is too large.',
    again: 'Send again',
    remove: 'Remove the photo',
    removed: 'Photo removed: {name}',
    note: 'Remarks',
    longest: 'Remarks may have at most {max} characters.',
    wrong: 'Fields to correct: {left}',
    close: 'Close',
    send: 'Send the request',
  },
};
