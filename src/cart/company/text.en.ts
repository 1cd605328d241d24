/** English texts of invoice data and the company lookup. */
import type { Translation } from '../../page/texts';
import type { companyText } from './text';

export const english: Translation<typeof companyText> = {
  company: {
    title: 'Invoice details',
    submit: 'Save the invoice details',
    nip: 'Tax ID (NIP)',
    hint: 'After the tenth digit the data come by themselves.',
    byHand: 'Enter the details without a tax ID',
    underWay: 'Getting the data for {nip}…',
    correct: 'Correct the address',
    removed: 'The data of {name} are removed: they belong to the tax ID {nip}.',
    restore: 'Restore',
    wrong: 'This tax ID is not valid. Check the digits.',
    wrongAbroad: 'VAT number required in the format {format}',
    unfit: 'Please correct the register’s data:',
    ask: 'Get the company’s data',
    found: 'From the {source} register, {date}. Please check.',
    foundAnywhere: 'From the register. Please check.',
    unknown: 'We found no company with this number. Please enter the data yourself.',
    ended: 'Business ended on {date}.',
    endedOnce: 'Business ended.',
    despite: 'Invoice this company anyway',
    unconfirmed: 'Tick this if the invoice is to go to this company.',
    silent: 'The register does not answer. Please enter the data yourself.',
    several: 'There are several entries under this number. Choose yours.',
    differs: 'The register says otherwise:',
    replace: 'Replace',
  },
};
