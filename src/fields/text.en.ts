/** Decides the English words that fields say by themselves. */
import type { Translation } from '../page/texts';
import type { fieldText } from './text';

export const english: Translation<typeof fieldText> = {
  fields: {
    empty: 'This field cannot be empty',
    invalid: 'This is not valid',
    tick: 'Please tick this box.',
    optional: 'optional',
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
    least: 'The least quantity is {min}.',
    most: 'The greatest quantity is {max}.',
    steps: 'Packed by {step}. Nearest quantities: {nearest}.',
  },
};
