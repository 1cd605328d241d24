/** English texts of a field for a file. */
import type { Translation } from '../../../page/texts';
import type { fileText } from './text';

export const english: Translation<typeof fileText> = {
  files: {
    types: 'Accepted files: {types}.',
    most: '{size} at most.',
    wrongType: 'Files of this kind are not accepted. Accepted files: {types}.',
    tooLarge: 'The file is too large: it has {size}, and may have {max} at most.',
    empty: 'The file is empty. Choose another one.',
    sending: 'Sending the file: {name}',
    wait: 'Wait until the file is sent, or stop it.',
    sent: 'File attached: {name}',
    removed: 'File removed: {name}',
    stopped: 'The file was not sent: you stopped it.',
    failed: 'The file could not be sent.',
    stop: 'Stop',
    again: 'Try again',
    remove: 'Remove the file',
  },
};
