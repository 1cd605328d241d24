/** English texts of the white list of VAT payers. */
import type { Translation } from '../../page/texts';
import type { transferText } from './text';

export const english: Translation<typeof transferText> = {
  transfer: {
    listed: 'The account is on the white list of VAT payers, {proof}.',
    listedBefore: 'The account was on the white list of VAT payers ({proof}). Check it on the day of the transfer.',
    checked: 'checked on {day}',
    asOf: 'as of {day}',
    request: 'request no. {id}',
    notListed: 'The account is not on the white list (as of {day}). Contact the seller before the transfer.',
    unknown: 'Not checked. Check it on the day of the transfer.',
    account: 'Account of the seller: {number}',
  },
};
