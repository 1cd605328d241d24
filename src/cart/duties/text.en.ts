/** English texts of the legally required information on lines and before the order. */
import type { Translation } from '../../page/texts';
import type { noticeText } from './notice/text';
import type { dutyText } from './text';

export const english: Translation<typeof dutyText> & Translation<typeof noticeText> = {
  duties: {
    safety: 'Product safety',
    producer: 'Producer',
    responsible: 'Responsible person in the EU',
    identifier: 'Identifier',
    warnings: 'Warnings',
    guarantee: 'Producer’s guarantee of durability (years): {years}',
  },
  notice: {
    guarantee: 'Notice on the legal guarantee of conformity',
    enlarge: 'Enlarge',
    more: 'More about the legal guarantee: {url}',
  },
};
