/** The safety, the guarantee and the notes of a line, as texts (rules Z40–Z42). */
import { linkUrl } from '../../page/safe-url';
import { formatNumber } from '../../ui/money';
import type { CartItem } from '../wire/item';
import { dutyText } from './text';

export const isWarning = (note: CartItem['notes'][number]): boolean => note.kind === 'warning';

const row = (term: string, ...values: (string | undefined)[]): string[] => {
  const filled = values.filter(Boolean);
  return filled.length === 0 ? [] : [`${term}: ${filled.join(', ')}`];
};

/** Texts of the details; if all are missing, the line has no safety section. */
export const safetyRows = ({ safety }: CartItem): string[] =>
  safety === undefined
    ? []
    : [
        ...row(dutyText.producer, safety.producer, safety.address, safety.contact),
        ...row(dutyText.responsible, safety.responsible),
        ...row(dutyText.identifier, safety.identifier),
        ...row(dutyText.warnings, safety.warnings.join(' ')),
      ];

/** The label of the guarantee; undefined without its picture, which only the shop has. */
export function guaranteeOf({ guarantee }: CartItem) {
  const label = linkUrl(guarantee?.image);
  if (guarantee === undefined || label === undefined) return undefined;
  const sign = dutyText.guarantee(formatNumber(guarantee.years));
  return {
    sign,
    label,
    nested: linkUrl(guarantee.nested),
    alt: guarantee.alt || sign,
    terms: linkUrl(guarantee.url),
  };
}

/** The values of the first screen. */
export const dutiesOf = (item: CartItem) => ({
  advices: item.notes.map((note) => ({ advice: note.text, lead: linkUrl(note.url), alarm: isWarning(note) })),
  safety: safetyRows(item).map((row) => ({ row })),
  guarantees: [guaranteeOf(item) ?? []].flat(),
});

/** The texts for the printed order, besides the product's name. */
export const printedDuties = (item: CartItem): string[] => {
  const sign = guaranteeOf(item)?.sign;
  return [...item.notes.map((note) => note.text), ...(sign === undefined ? [] : [sign])];
};
