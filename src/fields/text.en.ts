/** English texts of the fields. */
import type { Translation } from '../page/texts';
import type { fieldText } from './text';

export const english: Translation<typeof fieldText> = {
  fields: {
    empty: 'This field cannot be empty',
    invalid: 'This is not valid',
    notOffered: 'The list does not have “{value}”. Choose another value.',
    tick: 'Please tick this box.',
    optional: 'optional',
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
    least: 'The least quantity is {min}.',
    most: 'The greatest quantity is {max}.',
    unorderable: 'This product cannot be ordered now.',
    leastBy: 'Packed by {step}: at least {min}.',
    mostBy: 'Packed by {step}: at most {max}.',
    typed: 'You typed {typed}. {why}',
    notTyped: 'You typed “{typed}”. {why}',
    noneTyped: 'No quantity was typed. {why}',
    whole: 'Only whole quantities: {now} was taken.',
    notNumber: 'Enter one number, for example 12.',
    onlyNumber: 'Enter the number alone.',
    otherUnit: 'The quantity is in {unit}: enter the number alone.',
    twoNumbers: 'This may be {first} or {second}: enter it without a separator.',
    kept: 'It stays {now}.',
    askRemoval: 'Remove this line?',
    remove: 'Remove',
    keep: 'Keep {now}',
    steps: 'Packed by {step}. Nearest quantities: {nearest}.',
  },
};
